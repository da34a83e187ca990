"""The drawing kit that all games' pictures share.

Layers, from the bottom: colour, palette, layout, fonts, masks; sketch and canvas; icons and text; and on these the
things one sees: surfaces, dice, seats, pieces, hexes, tiles, tracks, tables, marks. Nothing here knows a game.
"""

from renderers.kit import dice, seats  # these make {die:N} and {seat:A} known inside texts

__all__ = ["dice", "seats"]
