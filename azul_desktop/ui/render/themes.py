"""What a theme changes besides its pictures: accents and the frame of the wall."""

from typing import NamedTuple

from azul_desktop.ui.render.tokens import COBALT, COBALT_DARK, GOLD, Colour, colour


class Shell(NamedTuple):
    """A board of moulded plastic: its rim from above to below, the lit line on it, the sheet."""

    rim: tuple[Colour, ...]
    line: Colour
    sheet: tuple[Colour, ...]


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
    gilt: Colour = GOLD
    """The line of its small boards."""
    shell: Shell | None = None
    """What the boards are moulded from, if they are not of paper."""


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
        gilt=colour("#c08a3e"),
    ),
    "travel": Accents(
        colour("#12616b"),
        colour("#0c464e"),
        colour("#3f858b"),
        colour("#1f4d54"),
        (colour("#2f8f99"), colour("#12616b"), colour("#0a4047")),
        shell=Shell(
            rim=(colour("#57a2a8"), colour("#3d8188"), colour("#2a5f67")),
            line=colour("#9bd0cf"),
            sheet=(colour("#f1f3ee"), colour("#e4e9e5")),
        ),
    ),
    "pavilion": _PLAIN._replace(gilt=colour("#b99a55")),
}


def accents_of(theme: str) -> Accents:
    """The colours of a theme; those of the first one for a theme of the user's own."""
    return _ACCENTS.get(theme, _PLAIN)
