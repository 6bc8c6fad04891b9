"""How tiles are to look, for every eye; one value for all that draw them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TileLooks:
    """What the user has chosen for tiles, and the scale of the window."""

    letters: bool = False
    """Whether each tile shows the letter of its colour over its motif."""
    palette: str = ""
    """The name of another set of drawings; empty for the usual one."""
    contrast: bool = False
    """Whether empty cells are paler, so that tiles stand out."""
    unit: float = 1.0
    """Real pixels for a logical one: letters have a smallest size."""
    language: str = ""
    """Which language the letters are of; empty where there are none."""


USUAL = TileLooks()
