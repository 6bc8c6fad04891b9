"""What a theme changes besides its pictures: accents and the frame of the wall."""

from typing import NamedTuple

from azul_desktop.ui.render.tokens import COBALT, COBALT_DARK, GOLD, Colour, colour


class Accents(NamedTuple):
    """The colours of a theme."""

    strong: Colour
    """Scores and what is chosen, on cream."""
    deep: Colour
    """The ground of the badge under the pointer."""
    frame: Colour
    """The frame of the wall, and its edge."""
    frame_edge: Colour
    glaze: tuple[Colour, Colour, Colour]
    """What shines from its upper edge to its lower: the first button, a winner's name."""
    paper: Colour = colour("#f2e9d6")
    """The mean of its paper, for what hides things that are printed on it."""
    gilt: Colour = GOLD
    """The line of its small boards."""
    lip: Colour | None = None
    """The lit edge of a wall that is sunk into the board; None where a frame lies on it."""
    cups: tuple[Colour, Colour] | None = None
    """What round cups stand on, from its upper edge to its lower; None where cells are square."""
    card: Colour | None = None
    """The cells of small floors, where the usual ones are too dark for the numbers in them."""


_PLAIN = Accents(
    COBALT,
    COBALT_DARK,
    colour("#d9cdb4"),
    colour("#a8833a"),
    (colour("#3670c8"), COBALT, colour("#143a7d")),
)
_ACCENTS = {
    "praline": Accents(
        colour("#7d1f33"),
        colour("#5c1424"),
        colour("#6a2030"),
        colour("#d9b25a"),
        (colour("#a93a50"), colour("#7d1f33"), colour("#54121f")),
        paper=colour("#f5e5d9"),
        gilt=colour("#c08a3e"),
        cups=(colour("#6a1f33"), colour("#4d1020")),
        card=colour("#f3e3d2"),
    ),
    "travel": Accents(
        colour("#12616b"),
        colour("#0c464e"),
        colour("#3f858b"),
        colour("#1f4d54"),
        (colour("#2f8f99"), colour("#12616b"), colour("#0a4047")),
        paper=colour("#eee5d1"),
        lip=colour("#9bd0cf"),
    ),
    "pavilion": _PLAIN._replace(paper=colour("#f0e7d2"), gilt=colour("#b99a55")),
}


def accents_of(theme: str) -> Accents:
    """The colours of a theme; those of the first one for a theme of the user's own."""
    return _ACCENTS.get(theme, _PLAIN)
