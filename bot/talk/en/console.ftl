### The hot-seat table in the terminal.

console-player = Player { $n }
console-welcome = { $game }, { $seats } players at one keyboard. Type a number or a move; “help” tells more.
console-commitment =
    SHA-256 of the seed (the seed itself is shown at the end):
    { $hash }
console-seed = Seed: { $seed }
console-check =
    Its SHA-256, as announced at the start:
    { $hash }
console-begin = Write that down if you like to check the seed later. Press Enter to begin.
console-clear = Press Enter to clear the screen for the next player.
console-news = Since your last look
console-hand-over = Press Enter, { $name }.
console-hand-over-choice = Next is { $name }. Press Enter, or type another number: { $others }.
console-turn = { $name }, your choice
console-others = also to decide: { $names }
console-default = Enter: { $choice }
console-some =
    numbers or names, with spaces or commas between them{ $lo ->
        [0] ; - for none
       *[other] { "" }
    }
console-back = b: back
console-undo = undo: takes back your last move
console-played = Played: { $move }
console-automatic = The computer plays on for { $name }.
console-automatic-once = The computer moved for { $name }.
console-undone = Taken back: { $name }, 1 move.
console-more = … and more
console-wait = { $name } has nothing to decide now.
console-reopen = { $name } is done. “undo { $n }” opens that plan again while others still decide.
console-computer = The computer plays for { $name }.
console-no-tile = No tile is called “{ $typed }”. A part of its name is enough.
console-no-number = There is no { $typed } here: 1 to { $most }.
console-no-seat = There is no seat { $typed }: 1 to { $most }.
console-incomplete = { $n } chosen, { $range } needed.
console-too-many = { $item }: { $n } chosen, only { $most } there.
console-not-together = These do not go together. Choose others.
console-bye =
    Goodbye. The game ends here and is not kept. The same game again:
    { $command }
console-over = The game is over
console-total = Total
console-tiebreak = Tie-break
console-winner = wins
console-help =
    Type the number of a choice, or a move in words: a verb and its details, in full or shortened.
    A move may stop early; then the rest is asked. Several moves at once: with ; between them.

      tile NAME    what a tile does (tile alone: all of yours; help NAME: a tile or a kind of move)
      table        the table again          moves    all moves that are possible now
      undo         take back your last move (undo 2: that of seat 2, while others still decide)
      log          what happened lately     seat 2   let seat 2 decide first
      auto         the computer moves for this seat, as long as it is asked (auto on: to the end)
      b            back to the question before       quit     leave the game

    Now possible:
