"""The head of the screens about the library: the way back, the title, and chips to switch."""

from collections.abc import Callable
from typing import Literal, NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.chip import Chip, chip_width
from azul_desktop.ui.widgets.widget import Widget

HEAD, LOW_HEAD = 116.0, 172.0
"""Down to where the head reaches: with the chips beside the title, or below it."""
_BACK, _CHIP, _GAP = 56.0, 48.0, 12.0

Here = Literal["games", "statistics"]


class LibraryHead(NamedTuple):
    """What lies at the top of the page."""

    widgets: list[Widget]
    sprites: list[Sprite]


def head_height(brush: Brush, here: Here, across: float) -> float:
    """Down to where the head reaches in a page with so many logical pixels between its edges."""
    needed = brush.type.width(_titles()[here], Face.TITLE, brush.px(46)) / brush.unit
    chips = sum(chip_width(brush, label, icon=True) for label in _titles().values()) / brush.unit
    return HEAD if _BACK + 24 + needed + 40 + chips + _GAP <= across else LOW_HEAD


def library_head(scene: PageScene, here: Here, left: float, across: float) -> LibraryHead:
    """The head between the edges of a page; `left` and `across` are logical pixels."""
    brush = scene.brush
    back = Button(
        "button/back",
        scene.box(left, 32, _BACK, _BACK),
        lambda: routes.to_title(scene.desk),
        icon="back",
        ground="wood",
    )
    back.hint = translate("Back")
    beside = head_height(brush, here, across) == HEAD
    chips = _chips(scene, here)
    if beside:
        x = scene.box(left + across, 0, 0, 0).x
        for chip in reversed(chips):
            x -= chip.box.w
            chip.box = chip.box._replace(x=x, y=scene.box(0, 36, 0, 0).y).rounded()
            x -= brush.px(_GAP)
        room = x - scene.box(left, 0, 0, 0).x - brush.px(_BACK + 24)
    else:
        x = scene.box(left, 0, 0, 0).x
        for chip in chips:
            chip.box = chip.box._replace(x=x, y=scene.box(0, 104, 0, 0).y).rounded()
            x += chip.box.w + brush.px(_GAP)
        room = scene.box(0, 0, across - _BACK - 24, 0).w
    title = scene.box(left + _BACK + 24, 22, 0, 76)._replace(w=max(1.0, room))
    return LibraryHead([back, *chips], heading(brush, _titles()[here], title))


def _titles() -> dict[Here, str]:
    return {"games": translate("Games"), "statistics": translate("Statistics")}


def _chips(scene: PageScene, here: Here) -> list[Chip]:
    ways: dict[Here, tuple[str, Callable[[], None]]] = {
        "games": ("library", lambda: routes.to_games(scene.desk)),
        "statistics": ("chart", lambda: routes.to_statistics(scene.desk)),
    }
    brush, titles = scene.brush, _titles()
    return [
        Chip(
            f"chip/{name}",
            Box(0, 0, chip_width(brush, titles[name], icon=True), brush.px(_CHIP)),
            _stay if name == here else action,
            label=titles[name],
            icon=icon,
            chosen=name == here,
            ground="wood",
        )
        for name, (icon, action) in ways.items()
    ]


def _stay() -> None:
    """The chip of the screen that is shown already."""
