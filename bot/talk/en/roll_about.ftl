### What each tile of Roll for the Galaxy does, in one line. Worlds are told from their facts.
### “End:” is the bonus of a 6+ development; halves and thirds are rounded up.

## Worlds: what they give once, when they enter the tableau

roll-effect-gains = Gains { $gains }.
roll-effect-swap = Give up 1 of your dice; gains { $gains }.
roll-effect-start = You start with ${ $amount }.
roll-effect-credits = ${ $amount }
roll-effect-dice =
    { $count ->
        [one] 1 { $die } die
       *[other] { $count } { $die } dice
    } { $to ->
        [cup] to the cup
        [citizenry] to the Citizenry
       *[good] as a good here
    }

## One tile, with all about it

roll-card-development = development, cost { $cost }
roll-card-world = world ({ $colour }), cost { $cost }
roll-card-reassign = has a Reassign power
roll-card-price = A good here Trades for ${ $amount }.
roll-card-back = Other side: { $face }
roll-card-faction = Faction tile, together with { $face }
roll-card-home = Home world

## Developments

roll-about-advanced_logistics = Explore: reorder and turn over your construction tiles as often as you like.
roll-about-alien_archaeology = Explore: a yellow explorer Stocks for $4 instead of $2.
roll-about-alien_research_ship = Explore: 2 extra explorers, 1 white and 1 yellow.
roll-about-alien_research_team = Explore: 1 more tile at the end; +$1 if a yellow explorer of yours Scouted.
roll-about-alien_uplift_blueprints = Settle: Genes and Alien Technology worlds cost you 1 less.
roll-about-backup_planning = Assign: Dictate as often as you like, giving up a worker each time.
roll-about-biological_adaptation = Develop: developments with a Reassign power cost you 1 less, at least 1.
roll-about-colonial_affinity = Assign: Reassign 1 worker to Settle.
roll-about-conscription = When built: give up 1 die, then 2 red dice go to your cup.
roll-about-consumer_markets = Produce: +$1 for each good on your Novelty worlds.
roll-about-diversification = Assign: Reassign 1 white worker from Explore to any phase.
roll-about-executive_power = Assign: Reassign exactly 2 workers of one column to the phase you selected.
roll-about-export_duties = Ship: +$1 for every good you Trade.
roll-about-free_trade_association = Ship: +$2. End: half the cost of your Novelty worlds in VP.
roll-about-free_trade_zone = Settle: grey worlds cost you 2 less, but at least 2.
roll-about-galactic_bankers = Ship: after each Trade you may pay $1 for 1 VP. End: 1 VP per development.
roll-about-galactic_demand = Ship: +$2 when you Trade from a Novelty world.
roll-about-galactic_exchange = Settle: 1 or 2 spent settlers go to the cup. End: 1 VP per die colour you own.
roll-about-galactic_federation = Develop: 1 or 2 spent developers go to the cup. End: ⅓ of your developments’ cost.
roll-about-galactic_influence = Assign: Reassign 1 worker to any phase.
roll-about-galactic_investors = Develop: +$2 at the end of the phase.
roll-about-galactic_mandate = Assign: your Dictate moves up to 3 workers instead of 1.
roll-about-galactic_recycling = Develop, Settle: +$1 for each tile you complete after this one.
roll-about-galactic_religion = Develop: +$1 for each cyan die in your Citizenry.
roll-about-galactic_renaissance = Ship: +1 VP per good you Consume. End: 1/2/3/4… VP for 1/3/6/10… VP in chips.
roll-about-galactic_reserves = Each coloured world of yours holds 2 goods. End: 1 VP per good on your worlds.
roll-about-galactic_salon = Ship: +1 VP.
roll-about-genetics_lab = Produce: +$2 for each green die that is a good on your worlds.
roll-about-homeworld_patriotism = Assign: Reassign 1 or 2 white workers to the phase you selected.
roll-about-hydroponics_guild = Assign: Reassign 1 cyan or green worker to any phase.
roll-about-improved_reconnaissance = Explore: tiles you Scout may go on top of a stack.
roll-about-information_tech = When built: give up 1 die, then 2 cyan dice go to your cup.
roll-about-investment_credits = Develop: developments cost you 1 less, but at least 1.
roll-about-isolation_policy = Assign: Reassign 1 or 2 explorers, each to any phase.
roll-about-jumpdrive_research = Ship: +$1 when you Trade from a Rare Elements world.
roll-about-local_subsidies = Assign: Reassign 1 white worker to any phase.
roll-about-mad_scientists = Assign: with the most Novelty worlds, Reassign 1 or 2 workers; only 1 if tied.
roll-about-major_research_labs = Explore: 1 extra white explorer.
roll-about-merchant_guild = Produce: +$2 at the end of the phase.
roll-about-mining_industry = Ship: +$1 when you Consume from a Rare Elements world.
roll-about-mining_league = Produce: +$1 per good on your Rare Elements worlds. End: 2 VP per such world.
roll-about-minor_research_labs = Ship: +1 VP when you Consume from a Genes or Alien Technology world.
roll-about-nanotechnology = Assign: Reassign 1 or 2 workers, each to any phase.
roll-about-new_economy = Ship: +$2 per good you Consume. End: 1 VP per development without Reassign power.
roll-about-new_galactic_order = Settle: spent red settlers go to the cup. End: 2 VP per started group of 3 red dice.
roll-about-operations_affinity = Assign: Reassign 1 worker to Explore or Produce.
roll-about-organic_shipyards = Ship: 2 extra shippers, 1 white and 1 green.
roll-about-propaganda_campaign = Assign: Reassign 1 or 2 workers to the phase you selected.
roll-about-public_works = Develop: +$1 for each development you complete after this one.
roll-about-replicant_robots = Settle: worlds cost you 1 less, but at least 1.
roll-about-robot_surveyors = Settle: +$2 at the end of the phase.
roll-about-shipping_affinity = Assign: Reassign 1 worker to Ship.
roll-about-space_docks = Ship: 1 extra white shipper.
roll-about-space_marines = When built: give up 1 die, then gain $1 and 1 red die to your cup.
roll-about-space_mercenaries = Assign: Reassign 1 red or brown worker to any phase.
roll-about-space_piracy = Ship: +$1 for every 2 red dice in your Citizenry, an odd one too.
roll-about-space_refineries = Ship: +1 VP when you Consume from a Rare Elements world.
roll-about-space_tourism = Ship: +$1, and $1 more if only you have a world of the highest cost in play.
roll-about-system_diversification = Assign: Reassign 1 or 2 non-white workers. End: half your Reassign tiles’ cost.
roll-about-technology_affinity = Assign: Reassign 1 worker to Develop.
roll-about-technology_unions = Explore, Produce: +$1 if you alone have the most developments.
roll-about-terraforming_robots = Settle: +$1 for each world you complete, $2 for a Rare Elements world.
roll-about-trade_levies = Ship: +$1 for every good you Consume.
