"""What lies around a page of the rules: back, the search, editions, and tabs or chips for pages."""

from collections.abc import Callable, Sequence

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.editions import edition_name
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.tokens import Face
from azul_desktop.ui.scenes.help.search import MOST
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.chip import Chip, chip_width, in_lines
from azul_desktop.ui.widgets.field import Field
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.widget import Widget

SEARCH = "search"
_AIR, _LEFT = 16.0, 748.0
"""Between chips of editions, and what lies at their left."""


def back_button(box: Box, action: Callable[[], None]) -> Button:
    """Back to what is below."""
    button = Button("button/back", box, action, icon="back", ground="wood")
    button.hint = translate("Back")
    return button


def search_field(box: Box, query: str, change: Callable[[str], None]) -> Field:
    """Where one types what is looked for."""
    return Field(
        SEARCH,
        box,
        query,
        change,
        most=MOST,
        placeholder=translate("Search the rules"),
        icon="search",
    )


def edition_chips(
    brush: Brush,
    editions: Sequence[Edition],
    chosen: Edition,
    wide: float,
    show: Callable[[Edition], None],
) -> list[Widget]:
    """A chip for each edition, from the right edge of a page so many logical pixels wide."""
    if len(editions) < 2:
        return []
    u = brush.unit
    most = (wide - 48 - _LEFT - _AIR * (len(editions) - 1)) / len(editions)
    found: list[Widget] = []
    right = wide - 48
    for edition in reversed(editions):
        name = edition_name(edition)
        width = min(most, brush.type.width(name, Face.SEMI, brush.px(20)) / u + 48)
        chip = Chip(
            f"edition/{edition.id}",
            Box((right - width) * u, 36 * u, width * u, 48 * u).rounded(),
            lambda chosen=edition: show(chosen),  # type: ignore[misc]
            label=name,
            chosen=edition is chosen,
            ground="wood",
        )
        found.insert(0, chip)
        right -= width + _AIR
    return found


def chips_in_lines(
    brush: Brush,
    room: Box,
    editions: Sequence[Edition],
    chosen: Edition,
    pages: Sequence[Option],
    page: str,
    show: tuple[Callable[[Edition], None], Callable[[str], None]],
) -> tuple[list[Widget], float]:
    """Chips for editions and for pages in lines of a narrow page, and where they end."""
    show_edition, show_page = show
    of_editions = [
        _chip(
            brush,
            f"edition/{one.id}",
            edition_name(one),
            one is chosen,
            lambda one=one: show_edition(one),  # type: ignore[misc]
        )
        for one in (editions if len(editions) > 1 else ())
    ]
    of_pages = [
        _chip(
            brush,
            f"page/{one.id}",
            one.label,
            one.id == page,
            lambda one=one: show_page(one.id),  # type: ignore[misc]
        )
        for one in pages
    ]
    found: list[Widget] = []
    for chips in (of_editions, of_pages):
        if chips:
            room = room._replace(y=in_lines(chips, room, brush.px(12)) + 20 * brush.unit)
        found += chips
    return found, room.y


def _chip(brush: Brush, name: str, label: str, chosen: bool, action: Callable[[], None]) -> Chip:
    box = Box(0, 0, chip_width(brush, label), brush.px(52))
    return Chip(name, box, action, label=label, chosen=chosen, ground="wood")
