### Roll for the Galaxy: the words in its pictures.

## Shared by all of Roll's pictures (renderers/roll/faces.py). Icons stand in angle quotes: ‹ship›, ‹die:M›, ‹vp:1›.

roll-phase-explore = Explore
roll-phase-develop = Develop
roll-phase-settle = Settle
roll-phase-produce = Produce
roll-phase-ship = Ship

roll-stage-setup = Setup
roll-stage-assign = Assign
roll-stage-explore = Explore
roll-stage-develop = Develop
roll-stage-settle = Settle
roll-stage-produce = Produce
roll-stage-ship = Ship
roll-stage-manage = Manage empire
roll-stage-over = Game over

roll-world-novelty = Novelty
roll-world-rare = Rare
roll-world-genes = Genes
roll-world-alien = Alien
roll-world-grey = no goods

roll-power-once = once:

roll-power-new_galactic_order = ‹settle› ‹die:M› → ‹cup›
roll-power-galactic_exchange = ‹settle› 1–2 dice → ‹cup›
roll-power-galactic_federation = ‹develop› 1–2 dice → ‹cup›
roll-power-galactic_bankers = ‹ship› trade: $1 → ‹vp:1›
roll-power-free_trade_association = ‹ship› +$2
roll-power-mining_league = ‹produce› $1 / ‹world:rare› good
roll-power-alien_research_ship = ‹explore› +‹die:H›‹die:A›
roll-power-galactic_renaissance = ‹ship› consume +‹vp:1›
roll-power-new_economy = ‹ship› consume +$2
roll-power-galactic_investors = ‹develop› +$2
roll-power-organic_shipyards = ‹ship› +‹die:H›‹die:G›
roll-power-nanotechnology = ‹reassign› move 1–2, any
roll-power-robot_surveyors = ‹settle› +$2
roll-power-investment_credits = ‹develop› ‹development› −1, min. 1
roll-power-galactic_reserves = ‹produce› 2 a world
roll-power-export_duties = ‹ship› trade +$1
roll-power-replicant_robots = ‹settle› worlds −1, min. 1
roll-power-galactic_recycling = ‹develop› ‹settle› tile: +$1
roll-power-isolation_policy = ‹reassign› move 1–2 from ‹explore›
roll-power-space_tourism = ‹ship› $1, dearest world $2
roll-power-jumpdrive_research = ‹ship› trade ‹world:rare› +$1
roll-power-mad_scientists = ‹reassign› move 1–2, if most ‹world:novelty›
roll-power-space_mercenaries = ‹reassign› move 1 ‹die:M› or ‹die:R›
roll-power-operations_affinity = ‹reassign› 1 → ‹explore› or ‹produce›
roll-power-space_refineries = ‹ship› consume ‹world:rare› +‹vp:1›
roll-power-local_subsidies = ‹reassign› move 1 ‹die:H›
roll-power-system_diversification = ‹reassign› 1–2, no ‹die:H›
roll-power-homeworld_patriotism = ‹reassign› 1–2 ‹die:H› → selected
roll-power-advanced_logistics = ‹explore› rearrange stacks
roll-power-executive_power = ‹reassign› 2 of a column → selected
roll-power-diversification = ‹reassign› 1 ‹die:H› from ‹explore›
roll-power-galactic_salon = ‹ship› +‹vp:1›
roll-power-galactic_demand = ‹ship› trade ‹world:novelty› +$2
roll-power-merchant_guild = ‹produce› +$2
roll-power-terraforming_robots = ‹settle› world +$1, ‹world:rare› +$2
roll-power-alien_research_team = ‹explore› +1 tile, ‹die:A› scouts: +$1
roll-power-public_works = ‹develop› ‹development›: +$1
roll-power-free_trade_zone = ‹settle› ‹world:grey› −2, min. 2
roll-power-backup_planning = ‹dictate› any number
roll-power-propaganda_campaign = ‹reassign› 1–2 → selected
roll-power-trade_levies = ‹ship› consume +$1
roll-power-minor_research_labs = ‹ship› consume ‹world:genes›‹world:alien› +‹vp:1›
roll-power-hydroponics_guild = ‹reassign› move 1 ‹die:N› or ‹die:G›
roll-power-colonial_affinity = ‹reassign› move 1 → ‹settle›
roll-power-major_research_labs = ‹explore› +‹die:H›
roll-power-galactic_mandate = ‹dictate› moves 1–3
roll-power-alien_uplift_blueprints = ‹settle› ‹world:genes› ‹world:alien› −1
roll-power-shipping_affinity = ‹reassign› move 1 → ‹ship›
roll-power-galactic_influence = ‹reassign› move 1, any
roll-power-space_docks = ‹ship› +‹die:H›
roll-power-technology_affinity = ‹reassign› move 1 → ‹develop›
roll-power-technology_unions = ‹explore› ‹produce› $1, if most ‹development›
roll-power-space_piracy = ‹ship› $1 / 2 ‹die:M› in ‹people›
roll-power-alien_archaeology = ‹explore› ‹die:A› stocks $4
roll-power-consumer_markets = ‹produce› $1 / ‹world:novelty› good
roll-power-improved_reconnaissance = ‹explore› tiles on top
roll-power-genetics_lab = ‹produce› $2 / ‹die:G› good
roll-power-galactic_religion = ‹develop› $1 / ‹die:N› in ‹people›
roll-power-biological_adaptation = ‹develop› tiles with ‹reassign› −1
roll-power-mining_industry = ‹ship› consume ‹world:rare› +$1

## Table: everybody's mats

roll-table-round = Round { $round }
roll-table-waiting = waiting for { $names }
roll-table-pool = VP pool
roll-table-of = of { $whole }
roll-table-bag = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
roll-table-phase-hidden = hidden
roll-table-phase-skipped = skipped
roll-table-phase-done = done
roll-table-phase-now = now
roll-table-phase-next = next
roll-table-phase-later = later
roll-table-chips = chips
roll-table-credits = credits
roll-table-tiles = of { $full } tiles
roll-table-cup = Cup
roll-table-citizenry = Citizenry
roll-table-screen = Behind the screen
roll-table-no-development = no development
roll-table-no-world = no world
roll-table-unknown = unknown tile
roll-table-wait-setup = start tiles
roll-table-wait-assign = assigning dice
roll-table-wait-explore = exploring
roll-table-wait-develop = developing
roll-table-wait-settle = settling
roll-table-wait-produce = producing
roll-table-wait-ship = shipping
roll-table-wait-manage = recruit and recall
roll-table-later = turn to come
roll-table-done = done
roll-table-won = winner
roll-table-place = { $place ->
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
roll-table-last-pool = Last round: the VP pool is empty
roll-table-last-tiles = Last round: { $name } has { $tiles } tiles
roll-table-winner = { $count ->
    [one] { $names } wins with { $vp } VP
   *[other] { $names } share the victory with { $vp } VP
}

## Final: who won, and where the points come from

roll-final-title = Final score
roll-final-so-far = Score so far
roll-final-length = { $players } players · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
roll-final-pool = End: no VP left
roll-final-tiles = End: 12 tiles
roll-final-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
roll-final-wins = wins by { $by }
roll-final-wins-tie = wins the tie-break
roll-final-shared = shares the victory
roll-final-chips = VP chips
roll-final-developments = Developments
roll-final-worlds = Worlds
roll-final-bonuses = 6+ bonuses
roll-final-each = each 6+ development, beyond its own 6
roll-final-tie = Tie-break: dice in cup + credits

## Reveal: everybody's dice, and which phases happen

roll-reveal-round = Round { $round }
roll-reveal-happen = { $count ->
    [one] This phase happens, for everybody.
   *[other] These { $count } phases happen, for everybody.
}
roll-reveal-hidden = Plans are still hidden
roll-reveal-secret = When everybody is ready, all dice are shown at once.
roll-reveal-selects = selects the phase
roll-reveal-back = pale: back to the cup
roll-reveal-skipped = skipped
roll-reveal-extra = extra die of two players
roll-reveal-none = no dice rolled
roll-reveal-return = { $count ->
    [one] { $count } die goes back
   *[other] { $count } dice go back
}
roll-reveal-planning = planning
roll-reveal-ready = ready
roll-dictate = Dictate

## Seat: a seat's own picture

roll-seat-title-setup = Your start tiles
roll-seat-title-assign = Your plan
roll-seat-title-over = Your game
roll-seat-secret = Only you see this. Revise until all are in.
roll-seat-ready = Ready. Waiting for
roll-seat-waiting = Waiting for
roll-seat-your-move = Your move
roll-seat-won = { $shared ->
    [one] You win!
   *[other] You share the victory!
}
roll-seat-selects = selects
roll-seat-certain = certain
roll-seat-if-picked = if picked
roll-seat-open = open, if others pick
roll-seat-nobody = nothing selected yet
roll-seat-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
roll-seat-wild = Wild
roll-seat-wild-do = put each in a column
roll-seat-dictate-do = { $count ->
    [one] Put one die here to move one other worker.
   *[other] Put one die here to move up to { $count } others.
}
roll-seat-dictate-does = { $count ->
    [one] spend one die, move one other
   *[other] spend one die, move up to { $count } others
}
roll-seat-dictate-free = free
roll-seat-dictate-again = again
roll-seat-dictate-used = used
roll-seat-dictate-first = not yet
roll-seat-dictate-never = too few dice
roll-seat-reassign = Your reassign powers
roll-seat-power-free = may be used
roll-seat-power-again = may be used again
roll-seat-power-used = used
roll-seat-power-first = select a phase first
roll-seat-power-never = nothing to move
roll-seat-power-not_most = not the most worlds
roll-seat-any-worker = { $count ->
    [one] worker
   *[other] workers
}
roll-seat-any-phase = any phase
roll-seat-your-phase = your phase
roll-seat-one-column = of one column
roll-seat-does = What this does
roll-seat-does-nothing = Nothing happens with these dice.
roll-seat-does-explore = { $count ->
    [one] { $count } task: scout, or stock for { $amount }
   *[other] { $count } tasks: scout, or stock for { $amount } each
}
roll-seat-does-draw = { $count ->
    [one] +{ $count } tile ({ $name })
   *[other] +{ $count } tiles ({ $name })
}
roll-seat-does-complete = complete
roll-seat-does-stand = { $count } of { $cost }
roll-seat-does-no-tile = { $dice } no tile: back to the cup
roll-seat-does-no-room = { $dice } no room: back to the cup
roll-seat-does-no-goods = { $dice } no goods: back to the cup
roll-seat-does-no-goods-yet = { $dice } no goods yet
roll-seat-does-produce = { $count ->
    [one] → { $count } good:
   *[other] → { $count } goods:
}
roll-seat-does-ship = ship { $count } of { $goods }:
roll-seat-does-worth = { $amount } or { $vp }
roll-seat-zone = Your construction zone
roll-seat-zone-secret = others see only the top tiles
roll-seat-zone-over = unfinished, worth nothing
roll-seat-stack-development = { $count ->
    [one] Developments: { $count } tile
   *[other] Developments: { $count } tiles
}
roll-seat-stack-world = { $count ->
    [one] Worlds: { $count } tile
   *[other] Worlds: { $count } tiles
}
roll-seat-stack-empty = no tile
roll-seat-of = { $count } of { $cost }
roll-seat-tableau = Your tableau
roll-seat-tiles = { $count } of { $most } tiles
roll-seat-cup = Cup
roll-seat-citizenry = Citizenry
roll-seat-unknown = not seen yet
roll-seat-powers = Your powers in this phase
roll-seat-now = now { $gain }
roll-seat-phase-hidden = hidden
roll-seat-phase-skipped = skipped
roll-seat-phase-done = done
roll-seat-phase-now = now
roll-seat-phase-next = no worker of yours
roll-seat-phase-later = no worker of yours
roll-seat-start = Two tiles, both sides
roll-seat-start-do = one becomes a development, the other a world
roll-seat-drawn = { $count ->
    [one] Drawn: { $count } tile
   *[other] Drawn: { $count } tiles
}
roll-seat-place = either side up, to the bottom of its stack
roll-seat-place-top = either side up, to the top or the bottom of its stack
roll-seat-explorers = Explorers left
roll-seat-developers = Developers
roll-seat-settleers = Settlers
roll-seat-producers = Producers
roll-seat-shippers = Shippers
roll-seat-scout = Scout
roll-seat-scout-do = draw a tile, and one more for each tile given up
roll-seat-stock = Stock
roll-seat-stock-do = take { $amount }
roll-seat-spend = Spend { $need } of { $dice } on { $face }
roll-seat-return = { $power }: send { $least }–{ $most } workers of { $face } to the cup
roll-seat-remove = { $face }: give up one die
roll-seat-rooms = { $count ->
    [0] No room for goods
    [one] Room for { $count } more good
   *[other] Room for { $count } more goods
}
roll-seat-goods = { $count ->
    [0] No goods
    [one] { $count } good on your worlds
   *[other] { $count } goods on your worlds
}
roll-seat-ship-do = each shipper trades or consumes one good
roll-seat-good-worth = What your goods fetch, with the best shipper
roll-seat-recruit = Recruit
roll-seat-recruit-do = ${ $credits } in hand, $1 each: { $need } of { $count } go to the cup
roll-seat-recruit-done = these stay in the Citizenry
roll-seat-citizenry-empty = the Citizenry is empty
roll-seat-recall = Recall
roll-seat-recall-do = free: any of these may go to the cup
roll-seat-recall-must = your cup is empty: at least one must go there
roll-seat-recall-none = no dice to recall
roll-seat-on-developments = on developments
roll-seat-on-worlds = on worlds
roll-seat-total = points
