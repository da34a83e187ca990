"""The hot-seat table in the terminal: everybody at one keyboard, the engine in between."""
