"""`python -m bot`: starts what is asked for. Today that is the hot-seat table in the terminal."""

from __future__ import annotations

import argparse
import os
import sys

from bot.console.start import add_arguments, start

COMING = """\
Later: `python -m bot run` will start the server with its web page and the Discord bot.
"""


def main(argv: list[str] | None = None) -> int:
    """Whoever reads our output may stop reading (`| head`): then we stop too, without a word."""
    try:
        try:
            return room(argv)
        finally:
            sys.stdout.flush()  # here, not at the very end, where nobody could catch it
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def room(argv: list[str] | None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Orrery, a table for space board games.", epilog=COMING
    )
    rooms = parser.add_subparsers(dest="room", metavar="command")
    console = rooms.add_parser("console", help="play at one keyboard, in this terminal")
    add_arguments(console)
    chosen = parser.parse_args(argv)
    if chosen.room is None:
        parser.print_help()
        return 0
    return start(chosen)


if __name__ == "__main__":
    sys.exit(main())
