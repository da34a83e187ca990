"""`python -m bot`: starts what is asked for. Today that is the hot-seat table in the terminal."""

from __future__ import annotations

import argparse
import sys

from bot.console.start import add_arguments, start

COMING = """\
Later: `python -m bot run` will start the server with its web page and the Discord bot.
"""


def main(argv: list[str] | None = None) -> int:
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
