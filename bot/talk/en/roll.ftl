### Roll for the Galaxy.
### An attribute named after a field is added when that field is known and not empty: secrets, and rare details.

## Phases, dice, places

roll-phase-explore = Explore
roll-phase-develop = Develop
roll-phase-settle = Settle
roll-phase-produce = Produce
roll-phase-ship = Ship
roll-phase-wild = wild

roll-die-home = white
roll-die-military = red
roll-die-consumption = purple
roll-die-novelty = cyan
roll-die-rare = brown
roll-die-genes = green
roll-die-alien = yellow
roll-die-none = no dice
roll-die-count = { $n } { $item }

roll-worker-home = white
roll-worker-military = red
roll-worker-consumption = purple
roll-worker-novelty = cyan
roll-worker-rare = brown
roll-worker-genes = green
roll-worker-alien = yellow
roll-worker-home-plus = white (from a power)
roll-worker-genes-plus = green (from a power)
roll-worker-alien-plus = yellow (from a power)

roll-explorer-alien = a yellow explorer
roll-explorer-other = an explorer of another colour
roll-explorer-none = any explorer

roll-place-cup = cup
roll-place-citizenry = Citizenry
roll-place-developments = on the developments
roll-place-worlds = on the worlds
roll-place-explore = Explore
roll-place-develop = Develop
roll-place-settle = Settle
roll-place-produce = Produce
roll-place-ship = Ship
roll-place-wild = wild

roll-at-bottom = bottom
roll-at-top = top
roll-stack-development = development
roll-stack-world = world

roll-colour-novelty = Novelty
roll-colour-rare = Rare Elements
roll-colour-genes = Genes
roll-colour-alien = Alien Technology
roll-colour-grey = grey

roll-parts-2 = { $a } ({ $b })
roll-parts-3 = { $a }: { $b } → { $c }

roll-hint-amount = ${ $amount }
roll-hint-vp = { $vp } VP

## Fields of moves

roll-field-abandon = Tiles to abandon
roll-field-at = Place
roll-field-back = Dice to recall
roll-field-bank = Pay for a VP chip
roll-field-depth = Position
roll-field-development = Development
roll-field-dice = Dice
roll-field-die = Die
roll-field-explorer = Explorer
roll-field-face = Tile
roll-field-good = Good
roll-field-phase = Phase
roll-field-place = Place
roll-field-power = Power
roll-field-shifts = Workers to Reassign
roll-field-shipper = Shipper
roll-field-world = World

## Verbs

roll-verb-start = Choose sides
roll-verb-start-help = One start tile becomes a development, the other a world.
roll-verb-select = Select a phase
roll-verb-select-help = One worker of any colour makes a phase happen, and works in it.
roll-verb-wild = Place a wild
roll-verb-wild-help = A wild goes to the column of your choice.
roll-verb-use = Use a Reassign power
roll-verb-use-help = Once a round each, after selecting, a power moves workers to other columns.
roll-verb-dictate = Dictate
roll-verb-dictate-help = Give up one worker for this round to Reassign another.
roll-verb-done = Done
roll-verb-done-help = Your choices stand.
roll-verb-stock = Stock
roll-verb-stock-help = An explorer takes credits.
roll-verb-scout = Scout
roll-verb-scout-help = An explorer draws 1 tile, and 1 more for each tile you abandon first.
roll-verb-place = Place a tile
roll-verb-place-help = Choose a side; it joins the stack of its kind.
roll-verb-rearrange = Rearrange
roll-verb-rearrange-help = Move or turn over a tile of your construction zone.
roll-verb-wait = Wait for the others
roll-verb-wait-help = Your share of the bag is used up: explore on after the others, with the whole bag.
roll-verb-abandon = Abandon a tile
roll-verb-abandon-help = The bag is empty: give back one tile of your construction zone.
roll-verb-spend = Spend workers
roll-verb-spend-help = Say which workers complete the top tile.
roll-verb-return = Return workers
roll-verb-return-help = Say which of the workers just spent go to your cup.
roll-verb-remove = Give up a die
roll-verb-remove-help = Give one of your dice, from anywhere, back to the supply.
roll-verb-produce = Produce
roll-verb-produce-help = A producer becomes a good on one of your worlds.
roll-verb-trade = Trade
roll-verb-trade-help = A shipper sells a good for credits, by the colour of its world.
roll-verb-consume = Consume
roll-verb-consume-help = A shipper turns a good into VP: 1, and 1 more for each colour match.
roll-verb-recruit = Recruit
roll-verb-recruit-help = $1 a die, from the Citizenry to the cup, as many as you can pay.
roll-verb-recall = Recall
roll-verb-recall-help = Take dice back from your construction zone and your worlds, free of charge.

## Questions

roll-ask-start-development = Which tile is your development?
roll-ask-start-world = Which tile is your world?
roll-ask-select-phase = Which phase do you select?
roll-ask-select-die = Which worker selects { $phase }?
roll-ask-wild-die = Which wild?
roll-ask-wild-phase = Where does the { $die } wild go?
roll-ask-use-power = Which power?
roll-ask-use-shifts = { $power }: which workers go where? (choose { $range })
roll-ask-dictate-die = Which worker do you give up for this round?
roll-ask-dictate-shifts = Which worker goes where? (choose { $range })
roll-ask-stock-explorer = Which explorer Stocks?
roll-ask-scout-abandon = Which tiles do you abandon first? (choose { $range })
roll-ask-scout-explorer = Which explorer Scouts?
roll-ask-place-face = Which side of a drawn tile?
roll-ask-place-at = { $face }: top or bottom of the stack?
roll-ask-rearrange-face = Which tile, with which side up?
roll-ask-rearrange-depth = { $face }: how deep in its stack? (1 is the top)
roll-ask-abandon-face = Which tile do you abandon?
roll-ask-spend-dice = Which workers complete the tile? (choose { $range })
roll-ask-return-dice = Which of the workers just spent go to your cup? (choose { $range })
roll-ask-remove-die = Which die do you give up?
roll-ask-remove-place = The { $die } die: from where?
roll-ask-produce-die = Which producer?
roll-ask-produce-world = The { $die } producer: on which world?
roll-ask-trade-world = Trade a good from which world?
roll-ask-trade-good = { $world }: which good?
roll-ask-trade-shipper = Which shipper takes it?
roll-ask-trade-bank = Then pay $1 for 1 VP (Galactic Bankers)?
roll-ask-consume-world = Consume a good from which world?
roll-ask-consume-good = { $world }: which good?
roll-ask-consume-shipper = Which shipper takes it?
roll-ask-recruit-dice = Which dice do you recruit? (choose { $range })
roll-ask-recall-back = Which dice do you take back to your cup? (choose { $range })

## Moves

roll-move-start = Development { $development }, world { $world }
roll-move-select = Select { $phase } with { $die }
roll-move-wild = { $die } wild to { $phase }
roll-move-use = { $power }: { $shifts }
roll-move-dictate = Dictate, giving up { $die }: { $shifts }
roll-move-done = Done
roll-move-stock =
    Stock{ $explorer-id ->
        [none] { "" }
       *[other] { " " }with { $explorer }
    }
roll-move-scout =
    Scout{ $explorer-id ->
        [none] { "" }
       *[other] { " " }with { $explorer }
    }{ $abandon-n ->
        [0] { "" }
       *[other] , abandoning { $abandon }
    }
roll-move-place = { $face } to the { $at } of its stack
roll-move-rearrange = { $face } to position { $depth } of its stack
roll-move-wait = Wait for the others
roll-move-abandon = Abandon { $face }
roll-move-spend = Spend { $dice }
roll-move-return = { $dice } back to the cup
roll-move-remove = Give up { $die } ({ $place })
roll-move-produce = { $die } produces on { $world }
roll-move-trade =
    Trade the { $good } good of { $world }, shipper { $shipper }{ $bank-id ->
        [true] , then $1 for 1 VP
       *[false] { "" }
    }
roll-move-consume = Consume the { $good } good of { $world }, shipper { $shipper }
roll-move-recruit = Recruit { $dice }
roll-move-recall =
    { $back-n ->
        [0] Recall nothing
       *[other] Recall { $back }
    }

## What happened: setup and rounds

roll-event-dealt = { $player } begins with { $faces }.
roll-event-start_credits = { $player } begins with ${ $amount } ({ $face }).
roll-event-gained_dice =
    { $player }: { $dice } from { $face }, { $place-id ->
        [cup] into the cup
        [citizenry] into the Citizenry
       *[other] as a good there
    }.
roll-event-gained_credits =
    { $player }: +${ $amount } from { $face }{ $amount ->
        [0] , the marker is at $10
       *[other] { "" }
    }.
roll-event-drew = { $player } draws { $count } start tiles.
    .tiles = They are { $tiles }.
roll-event-start_tiles = { $player } starts to build { $faces }.
roll-event-round = Round { $round }
roll-event-rolled = { $player } rolls { $dice }.
    .columns = { $columns }.
roll-event-reassigned = { $player } uses { $power }: { $shifts }.
roll-event-dictated = { $player } Dictates, giving up { $die }: { $shifts }.
roll-event-revealed = { $player } selected { $phase }. { $columns }.
roll-event-extra_die = The extra die shows { $phase }.
roll-event-phases = Phases this round: { $phases }.

## Explore

# Less than a Stock pays: the rest was lost. (RG-7.6; so with Trade, whose lowest price is $3.)
roll-event-stocked =
    { $player } Stocks: +${ $amount }{ $amount ->
        [0] , the marker is at $10
        [1] , the marker is at $10
        [3] , the marker is at $10
       *[other] { "" }
    }.
roll-event-scouted = { $player } Scouts: { $drawn } drawn, { $abandoned } abandoned.
    .missing = { $missing } more to come: the bag was empty.
    .faces = Abandoned: { $faces }.
    .tiles = Drawn: { $tiles }.
roll-event-scout_ended = { $player } ends the Scout: { $drawn } more drawn.
    .missing = { $missing } could not be drawn: the bag is empty.
    .tiles = Drawn: { $tiles }.
roll-event-placed = { $player } puts a tile at the { $at } of the { $stack } stack.
    .face = It is { $face }.
roll-event-rearranged = { $player } rearranges the construction zone. On top now: { $faces }.
    .face = Moved: { $face }, position { $depth }.
roll-event-waits =
    { $player } waits for the others with { $count ->
        [one] 1 explorer
       *[other] { $count } explorers
    } left.
roll-event-abandoned_forced = { $player } abandons 1 tile of the { $stack } stack, because the bag is empty.
    .face = It is { $face }.
roll-event-refilled =
    { $count ->
        [one] 1 abandoned tile goes
       *[other] { $count } abandoned tiles go
    } back into the bag.
roll-event-research_team = { $player } draws { $drawn } more ({ $power }).
    .tiles = Drawn: { $tiles }.

## Develop and Settle

roll-event-workers_placed = { $player } builds { $face }: { $count } of { $cost } workers there.
roll-event-completed = { $player } completes { $face } for { $cost }: { $dice } spent.
roll-event-workers_returned = { $player }: { $dice } back to the cup ({ $power }).
roll-event-completion_paid =
    { $player }: +${ $amount } from { $power } for { $face }{ $amount ->
        [0] , the marker is at $10
       *[other] { "" }
    }.
roll-event-removed = { $player } gives up 1 { $die } die ({ $place }) for { $face }.
roll-event-unused = { $player }: { $dice } unused in { $phase }, back to the cup.

## Produce and Ship

roll-event-produced = { $player } produces on { $world } with { $die }.
roll-event-traded =
    { $player } Trades the { $good } good of { $world }: +${ $amount }{ $amount ->
        [0] , the marker is at $10
        [1] , the marker is at $10
        [2] , the marker is at $10
       *[other] { "" }
    }.
roll-event-banked = { $player } pays ${ $amount } for { $vp } VP.
roll-event-consumed = { $player } Consumes the { $good } good of { $world } with { $shipper }: { $vp } VP.
    .amount = +${ $amount }.
roll-event-income =
    { $player }: +${ $amount } from { $face }{ $amount ->
        [0] , the marker is at $10
       *[other] { "" }
    }.
roll-event-income_vp = { $player }: { $vp } VP from { $face }.

## Manage Empire and the end

roll-event-recruited = { $player } recruits { $dice } for ${ $amount }.
roll-event-broke = { $player } is out of credits and gets ${ $amount }.
roll-event-recalled = { $player } recalls { $back }.
roll-event-bonus = { $player }: { $vp } VP bonus from { $face }.
roll-event-scored =
    { $player }: { $vp } VP (chips { $chips }, developments { $developments }, worlds { $worlds }, bonuses { $bonuses }).
roll-event-won =
    { $winners-n ->
        [1] { $winners } wins!
       *[other] Shared victory: { $winners }.
    }

## Why a move is not possible: setup and Assign

roll-why-not_a_start_tile = { $face } is not a side you can use here. Possible: { $faces }.
roll-why-both_start_tiles = { $development } and { $world } are two sides of one tile: use one side of each start tile.
roll-why-already_selected = You have selected { $phase } already. “undo” takes moves back, one by one.
roll-why-no_such_phase = { $phase } is not a phase. The phases: { $phases }.
roll-why-no_such_worker = You have no such worker here: { $die }.
    .workers = Yours: { $workers }.
    .dice = Yours: { $dice }.
roll-why-no_such_wild = You have no { $die } wild to place. Left: { $dice }.
roll-why-no_phase_selected = Select a phase first: { $phases }.
roll-why-wilds_left = First place your wilds: { $dice }.
roll-why-select_first = Select a phase first; Reassign comes after that.
roll-why-no_such_power = { $power } is not a Reassign power of yours. Yours: { $faces }.
roll-why-power_used = { $power } was used this round already.
roll-why-not_most_worlds = { $power } needs the most Novelty worlds, at least shared.
roll-why-selector_stays = The { $die } worker that selected { $phase } stays there. Choose another one.
roll-why-wild_not_placed = The { $die } wild has no column yet: place it first.
roll-why-dictate_used = You have used Dictate this round already.
roll-why-too_few_shifts = { $have } chosen, at least { $need } needed.
roll-why-too_many_shifts = { $have } chosen, { $most } at most.
roll-why-no_such_shift = “{ $shift }” is no way to move a worker. Write colour:from:to, such as white:explore:ship.
roll-why-wrong_colour = This power does not move { $die } workers, only { $dice }.
roll-why-wrong_column = This power does not move workers from { $phase }, only from { $phases }.
roll-why-wrong_target = This power does not move workers to { $phase }, only to { $phases }.
roll-why-same_column = { $shift }: the worker stands in { $phase } already. Choose another column.
roll-why-too_few_workers = { $die }: { $need } needed, { $have } there.
roll-why-different_columns = All of them must leave one column; these leave { $phases }.

## Explore

roll-why-explorer_not_asked = It makes no difference which explorer acts: leave out “{ $explorer }”.
roll-why-name_explorer = Say which explorer acts: { $choices }.
roll-why-not_in_zone = { $face } is not in your construction zone. There: { $faces }.
roll-why-named_twice = { $face } is named twice. Once is enough.
roll-why-share_used_up = { $need } tiles needed, { $have } set aside for you. Abandon fewer, or wait for the others.
roll-why-no_tile_left = No tile can be drawn: the bag is empty. You can still Stock.
roll-why-no_need_to_wait = No need to wait: you can draw { $need } at most, and { $have } are set aside for you.
roll-why-explorers_left = Every explorer acts first: { $dice } left. Scout or Stock.
roll-why-not_drawn = { $face } is not a side of a tile you drew. Drawn: { $faces }.
roll-why-wrong_place = This tile cannot go to the { $at }. Possible: { $places }.
roll-why-no_such_depth = Position { $depth } does not exist there: 1 (top) to { $most }.
roll-why-nothing_changes = { $face } lies at position { $depth } already.

## Develop and Settle

roll-why-spend_exactly = { $face }: spend exactly { $need }; { $have } chosen.
roll-why-not_spent = No { $die } worker was spent on { $face } and is still in the Citizenry. Spent: { $dice }.
roll-why-return_count = { $power }: { $least } to { $most } go to the cup; { $have } chosen.
roll-why-no_die_there = You have no die there: { $place }. You have dice here: { $places }.
roll-why-no_such_die = You have no { $die } die there ({ $place }). There: { $dice }.

## Produce and Ship

roll-why-not_your_world = { $world } is not a world of yours. Room for a good: { $faces }.
roll-why-grey_world = { $world } is grey and holds no goods. Room for a good: { $faces }.
roll-why-world_full = { $world } is full. Room for a good: { $faces }.
roll-why-no_such_producer = You have no { $die } producer left. Left: { $dice }.
roll-why-no_good_on_world = There is no good of yours there: { $world }. Goods: { $faces }.
roll-why-other_good_on_world = The good on { $world } is not { $good }. There: { $dice }.
roll-why-no_such_shipper = You have no { $shipper } shipper left. Left: { $shippers }.
roll-why-no_bank = Paying for a VP chip needs Galactic Bankers.
roll-why-bank_too_dear = The VP chip costs ${ $need }; you would have ${ $have }.

## Manage Empire

roll-why-not_in_citizenry = Not in your Citizenry: { $dice }.
roll-why-recruit_number = Recruit exactly { $need } (as many as you can pay); { $have } chosen.
roll-why-not_recallable = These cannot be recalled: { $back }. Dice on your construction zone and your goods can.
roll-why-cup_stays_empty = Your cup is empty: recall at least { $need }.

## Options, scores, standing answers

roll-option-beginner = First game: start tiles are arranged by cost
roll-part-chips = VP chips
roll-part-developments = Developments
roll-part-worlds = Worlds
roll-part-bonuses = Bonuses
roll-standing-no_recall = Never recall dice, unless the cup would stay empty
roll-standing-return_two = Return as many workers as allowed when they are all alike

## The table in words

roll-table-title =
    Roll for the Galaxy · { $round ->
        [0] setup
       *[other] round { $round }
    } · VP pool { $pool } · bag { $bag }
roll-table-phases = Phases
roll-table-credits = ${ $n }
roll-table-chips = { $n } VP
roll-table-tiles = { $n }/{ $most } tiles
roll-table-score = { $n } points
roll-table-tableau = Tableau
roll-table-developments = Developments
roll-table-worlds = Worlds
roll-table-cup = Cup
roll-table-citizenry = Citizenry
roll-table-workers = Workers
roll-table-screen = Behind the screen
roll-table-selected = Selected
roll-table-selected-with = { $phase } with { $die }
roll-table-dictated = Dictate spot
roll-table-extra = From powers
roll-table-drawn = Drawn
roll-table-abandoned = Abandoned
roll-table-good = good { $dice }
roll-table-on = { $dice } on it
roll-table-more = +{ $n } below
roll-table-empty = empty
