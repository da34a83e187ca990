"""Runs vectors and ends with the line `N passed, M failed`; exit status 1 if any failed, 2 if nothing could be run."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.conformance import GAMES, Unusable, adapter, check, read


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    parser.add_argument("game", help=f"the name of its folder of vectors: {', '.join(GAMES)}")
    parser.add_argument("path", nargs="+", type=Path, help="vector files, or folders of them")
    asked = parser.parse_args(argv)
    try:
        how = adapter(asked.game)
        cases = read(asked.path, asked.game)
    except Unusable as problem:
        print(problem, file=sys.stderr)
        return 2
    failed = 0
    for case in cases:
        if differences := check(case, how):
            failed += 1
            print(f"FAILED {case.name} in {case.file}")
            for difference in differences:
                print(f"  {difference}")
    print(f"{len(cases) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
