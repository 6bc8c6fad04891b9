"""What a theme changes besides its pictures: accents and the frame of the wall."""

from typing import NamedTuple

from azul_desktop.ui.render.tokens import COBALT, COBALT_DARK, Colour, colour


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


_PLAIN = Accents(
    COBALT,
    COBALT_DARK,
    colour("#c2b08a"),
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
    ),
    "travel": Accents(
        colour("#12616b"),
        colour("#0c464e"),
        colour("#9fb8b3"),
        colour("#5f857f"),
        (colour("#2f8f99"), colour("#12616b"), colour("#0a4047")),
    ),
}


def accents_of(theme: str) -> Accents:
    """The colours of a theme; those of the first one for a theme of the user's own."""
    return _ACCENTS.get(theme, _PLAIN)
