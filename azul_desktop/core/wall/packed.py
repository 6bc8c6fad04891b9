"""The wall board as a list of integers: what stands at which index, after what all boards have."""

from typing import Final

WANTED: Final = 8
"""Per colour, six bits each: the lines whose wall row does not have the colour yet."""
TARGETS: Final = 9
"""Per colour, six bits each: the lines that take the colour now."""
FLOOR: Final = 10
"""The pieces on the floor, left to right, one octal digit each: colour + 1, or MARKER_PIECE."""
FLOOR_COUNT: Final = 11
SHIELD: Final = 12
"""0 without the shield disc, NO_PIECE while it is empty, else the piece that it caught."""
LINES: Final = 13
"""First of six pattern lines: tiles on it, times 8, plus their colour."""
WALL_BOARD: Final = 19

MARKER_PIECE: Final = 7
NO_PIECE: Final = 8
