"""Draw the reference pictures anew: `python -m tests.renderers.refresh`. Look at what changed before committing it.

`--check FOLDER` changes nothing: it writes old and new side by side, with the differences in red, into the folder.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PIL import Image

from tests.renderers.compare import beside, coarse, differences, small
from tests.renderers.golden_set import FOLDER, drawn, golden_shots, path_of


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.renderers.refresh", description=__doc__)
    parser.add_argument("--check", type=Path, help="folder for comparisons; nothing is refreshed")
    parser.add_argument("--all", action="store_true", help="also those that look the same")
    asked = parser.parse_args(arguments)
    changed = 0
    kept = set()
    for game, shot in golden_shots():
        path, now = path_of(game, shot), drawn(game, shot)
        kept.add(path)
        old = Image.open(path).convert("RGB") if path.exists() else None
        if not asked.all and old is not None and not differences(old, now):
            continue
        changed += 1
        print(path.name, "is new" if old is None else "has changed")
        if asked.check is None:
            FOLDER.mkdir(exist_ok=True)
            coarse(small(now)).save(path, optimize=True)
        elif old is not None:
            asked.check.mkdir(parents=True, exist_ok=True)
            beside(old, now, asked.check / path.name)
    for path in sorted(set(FOLDER.glob("*.png")) - kept):
        print(path.name, "belongs to no picture")
        if asked.check is None:
            path.unlink()
    total = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    print(f"{len(kept)} reference pictures, {changed} changed, {total // 1000} kB")
    return 1 if asked.check is not None and changed else 0


if __name__ == "__main__":
    sys.exit(main())
