"""Games in progress as released rules stored them, by number of the rules: later ones must still play them on.

`schema.json` holds the fingerprint of the stored form under each number. `make` writes what belongs to the present one.
"""

from pathlib import Path

HERE = Path(__file__).parent
SCHEMAS = HERE / "schema.json"
