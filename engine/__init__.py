"""The rules of the games. No I/O, no clock, no chat: states, moves and what they do."""
