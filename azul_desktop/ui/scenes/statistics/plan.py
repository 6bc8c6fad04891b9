"""Where the parts of the page lie, in logical pixels."""

from typing import Final, NamedTuple

from azul_desktop.geometry import Box

THREE: Final = 1840.0
"""From this width on the panels stand in three columns."""
_TWO: Final = 1280.0
LEAST: Final = 560.0
_WIDEST: Final = 2200.0
_GAP, _ROW, _FOOT, _NOTE = 24.0, 52.0, 52.0, 84.0
_HIGH: Final = {
    "glance": 236.0,
    "walls": 560.0,
    "ladder": 398.0,
    "course": 398.0,
    "scores": 446.0,
    "sources": 350.0,
}
"""How high each panel is at least."""
_COLUMNS: Final = {
    1: (tuple(_HIGH),),
    2: (("glance", "walls", "sources"), ("ladder", "course", "scores")),
    3: (("glance", "walls"), ("ladder", "course"), ("scores", "sources")),
}


class Plan(NamedTuple):
    """The page in a width: filters, panels by name, and the foot."""

    left: float
    across: float
    filters: tuple[Box, Box, Box, Box]
    """Whose games, which edition, how many players, and since when."""
    panels: dict[str, Box]
    note: Box
    export: Box
    bottom: float
    """Down to where everything reaches."""


def plan_of(wide: float, top: float, high: float = 0.0) -> Plan:
    """The page below its head; where it is higher than needed, panels become higher."""
    edge = 48.0 if wide >= 900 else 12.0
    across = min(wide - 2 * edge, _WIDEST)
    left = (wide - across) / 2
    columns = 3 if wide >= THREE else 2 if wide >= _TWO else 1
    filters = _filters(left, top, across, columns)
    y = max(box.bottom for box in filters) + 20
    rest = _FOOT + (_NOTE + 8 if columns == 1 else 0) + 28
    panels = _panels(Box(left, y, across, max(0.0, high - y - rest)), columns)
    foot = max(box.bottom for box in panels.values()) + 12
    button = min(280.0, across)
    if columns == 1:
        note = Box(left, foot, across, _NOTE)
        export = Box(left, note.bottom + 8, across, _FOOT)
    else:
        note = Box(left, foot, across - button - _GAP, _FOOT)
        export = Box(left + across - button, foot, button, _FOOT)
    return Plan(left, across, filters, panels, note, export, export.bottom + 16)


def _filters(left: float, top: float, across: float, columns: int) -> tuple[Box, Box, Box, Box]:
    if columns == 3:
        rest = across - 268 - 340 - 250 - 3 * 20
        player = Box(left, top, 268, _ROW)
        edition = Box(player.right + 20, top, rest, _ROW)
        players = Box(edition.right + 20, top, 340, _ROW)
        return player, edition, players, Box(players.right + 20, top, 250, _ROW)
    half = (across - _GAP) / 2
    player, since = Box(left, top, half, _ROW), Box(left + half + _GAP, top, half, _ROW)
    edition = Box(left, top + _ROW + 12, across, _ROW)
    if columns == 2:
        edition = edition._replace(w=across - 340 - _GAP)
        return player, edition, Box(edition.right + _GAP, edition.y, 340, _ROW), since
    return player, edition, Box(left, edition.bottom + 12, across, _ROW), since


def _panels(area: Box, columns: int) -> dict[str, Box]:
    """Panels in columns of one width; what is left over goes to all but the first."""
    lists = _COLUMNS[columns]
    # The middle column is the widest of three: it has charts.
    shares = (560.0, 640.0, 576.0) if columns == 3 else (1.0,) * columns
    unit = (area.w - _GAP * (columns - 1)) / sum(shares)
    needed = max(sum(_HIGH[name] for name in names) + 20 * (len(names) - 1) for names in lists)
    high = max(needed, area.h)
    placed, x = dict[str, Box](), area.x
    for names, share in zip(lists, shares, strict=True):
        spare = high - sum(_HIGH[name] for name in names) - 20 * (len(names) - 1)
        growing = [name for name in names if name != "glance"]
        y = area.y
        for name in names:
            tall = _HIGH[name] + (spare / len(growing) if name in growing else 0)
            placed[name] = Box(x, y, share * unit, tall)
            y += tall + 20
        x += share * unit + _GAP
    return placed
