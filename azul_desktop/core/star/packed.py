"""The star board as a list of integers: what stands at which index, after what all boards have."""

from typing import Final

PASSED: Final = 8
HAND: Final = 9
"""First of six counts: the tiles in hand."""
KEPT: Final = 15
"""First of six counts: the tiles on the corner spaces."""
STAR_BOARD: Final = 21
