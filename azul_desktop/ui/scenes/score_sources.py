"""Sources of points as the screens show them: a name and a medallion for each."""

from azul_desktop.core.events import Reason
from azul_desktop.i18n import translate
from azul_desktop.ui.render.medals import Metal

_MEDALS: dict[Reason | None, tuple[str, Metal]] = {
    None: ("total", "stone"),
    Reason.TILE: ("tiles", "gold"),
    Reason.FLOOR: ("floor", "stone"),
    Reason.MARKER: ("marker", "stone"),
    Reason.DISCARD: ("floor", "stone"),
    Reason.ROW: ("row", "gold"),
    Reason.COLUMN: ("column", "gold"),
    Reason.COLOUR: ("colour", "gold"),
    Reason.STAR: ("star", "gold"),
    Reason.NUMBER: ("number-4", "gold"),
}


def medal_of(reason: Reason | None) -> tuple[str, Metal]:
    """The medallion of a source of points, and its metal: stone for what costs."""
    return _MEDALS[reason]


def source_name(reason: Reason) -> str:
    """What a source of points is called."""
    match reason:
        case Reason.TILE:
            return translate("Tiles placed")
        case Reason.FLOOR:
            return translate("Floor line")
        case Reason.MARKER:
            return translate("Marker")
        case Reason.DISCARD:
            return translate("Discarded")
        case Reason.ROW:
            return translate("Rows")
        case Reason.COLUMN:
            return translate("Columns")
        case Reason.COLOUR:
            return translate("Colours")
        case Reason.STAR:
            return translate("Stars")
        case Reason.NUMBER:
            return translate("Numbers")
