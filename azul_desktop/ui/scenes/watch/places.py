"""How the window is divided for watching: the table, the log beside it, the strip below."""

from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.ui.table.layout.screen import BAR, GAP, MARGIN, Frame

BUTTONS = ("settings", "help")
"""What stands in the top bar."""
_PLATE, _LEAST_PLATE = 472, 340
_SQUARISH, _SLIM_PLATE = 1.6, 400
"""In a window of this shape or a higher one the table needs the width more than the log does."""
_STRIP, _LEAST_STRIP = 234, 180
"""The width of the log and the height of the strip at 1080p, and at least."""
_SHARE, _SLIM_SHARE = 0.27, 0.21
"""Log and strip never take more of the window, however large letters are to be."""


class Places(NamedTuple):
    """The parts of the window."""

    frame: Frame
    """Where the table stands."""
    back: Box
    plate: Box
    strip: Box
    text: float
    """Pixels for a logical one in the plate and in the strip."""


def places(size: tuple[int, int], scale: int) -> Places:
    """The window divided, with letters as large as the user wants and there is room for."""
    wide, high = size
    unit = min(wide / 1920, high / 1080)
    plate, share = (_PLATE, _SHARE) if wide > _SQUARISH * high else (_SLIM_PLATE, _SLIM_SHARE)
    most = min(share * wide / (_LEAST_PLATE * unit), _SHARE * high / (_LEAST_STRIP * unit))
    applied = min(scale, int(100 * max(most, 1)))
    text = unit * applied / 100
    across = min(max(wide * plate / 1920, _LEAST_PLATE * text), plate * text)
    down = min(max(high * _STRIP / 1080, _LEAST_STRIP * text), _STRIP * text)
    margin, gap = round(MARGIN * unit), round(GAP * unit)
    inside = wide - 2 * margin
    head = round(BAR * text)
    back = Box(margin, margin, head, head)
    bar = Box(back.right + gap / 2, margin, inside - head - gap / 2, head).rounded()
    strip = Box(margin, high - margin - down, inside, down).rounded()
    top = bar.bottom + gap
    log = Box(wide - margin - across, top, across, strip.y - gap - top).rounded()
    room = Box(margin, top, log.x - gap - margin, log.h).rounded()
    return Places(Frame(room, bar, BUTTONS, applied), back, log, strip, text)
