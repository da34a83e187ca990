### What every game says.

## Values

value-yes = yes
value-no = no
value-none = none

## Why a move is not possible

why-ambiguous = “{ $typed }” could mean several things: { $candidates }. Please write a little more.
why-bad_value = { $field }: “{ $typed }” cannot be read. Expected: { $expected }.
why-game_over = The game is over.
why-incomplete = { $field } is still open. Possible: { $choices }.
why-missing_value = { $field } is still missing.
why-no_move = There is no move in this. Write a verb, and its details after it.
why-not_a_choice = { $field }: “{ $typed }” is not possible here. Possible: { $choices }.
why-not_awaited = { $seat } has nothing to decide now. We wait for { $awaited }.
why-not_now = “{ $verb }” is not possible now. Possible: { $verbs }.
why-not_pending = { $what } is not waiting to be carried out. Waiting: { $pending }.
why-not_together = { $field }: { $typed } do not go together.
why-nothing_to_do = There is nothing to do here.
why-nothing_to_take_back = There is no move of yours to take back now.
why-seen_already =
    { $free ->
        [0] Your last move showed something new, so it stays.
       *[other] Only your last { $free } can be taken back; what came before showed something new.
    }
why-too_long = Too long: { $most } characters at most.
why-too_many_moves = Too many moves at once: { $most } at most.
why-too_many_values = “{ $typed }” is left over at the end. Please leave it out.
why-unknown_name = “{ $typed }” is no part of this move. Its parts: { $names }.
why-unknown_verb = “{ $typed }” is not possible now. Possible: { $verbs }.
    .near = Did you mean { $near }?
why-wrong_number = { $field }: { $n } chosen, { $range } needed.

## Why a finished game does not check out

why-bad_row = This row of the log cannot be read.
why-not_finished = The log stops before the end of the game: { $awaited } would have to decide.
why-no_such_row = It goes back to a row that is not in the log.
why-row_refused = Row { $row } of the log, { $seat }: “{ $text }” is not possible there: { $why }.
why-secret_changed = The published seed does not belong to the game: SHA-256 announced { $announced }, published { $published }.
why-state_differs = The stored end of the game differs from its log: { $places }.
why-state_unreadable = The stored end of the game cannot be read.
why-timeout_differs = When the time ran out, the rules would have played: { $played }.

## What a value looks like when it is typed

kind-bag = names with commas between them, or - for none
kind-bool = yes or no
kind-count = amounts such as ore:2,water:1
kind-int = a whole number
kind-optional = a name, or - for none
kind-path = names in order, with commas between them
kind-str = a name

## Questions

ask-verb = What do you do?
ask-field = { $field }?

field-verb = What to do
field-what = Effect
ask-first-what = Which effect comes first?
move-first = First { $what }
verb-first = Carry out first
verb-first-help = Say which of the waiting effects comes first.
