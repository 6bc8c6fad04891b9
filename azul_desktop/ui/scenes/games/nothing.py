"""What is shown where there is no game: in a new library, and where a filter finds none."""

from collections.abc import Callable
from typing import Final

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import quoted
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, INK2, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.games.filter_bar import Wanted
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget

_TILE, _LIFTED = 92, 100
WAYS_ON: Final = ("button/quick", "button/clear")
"""Where the keyboard begins if there is no game to be seen."""


def empty_library(
    scene: PageScene, area: Box, import_: Callable[[], None]
) -> tuple[list[Sprite], list[Widget]]:
    """A sheet with a row of tiles, of which one is on its way, and how to begin."""
    brush = scene.brush
    sprites = panels.board(brush, scene.box(*area), corners=True)
    middle, wide = area.centre[0], min(area.w - 60, 1200)
    top = area.y + max(40, (area.h - 536) / 2)
    sprites += _tiles(scene, middle, top + 66, min(98, (area.w - 60) / 5))
    title = scene.box(middle - wide / 2, top + 160, wide, 64)
    words = scene.box(middle - wide / 2, title.bottom / brush.unit, wide, 72)
    said = translate("Every game is kept here by itself: to play on and to watch again.")
    sprites += [
        brush.label(translate("No games yet"), Face.HEAD_BOLD, 42, INK, title),
        brush.label(said, Face.TEXT, 24, INK2, words),
    ]
    half = min(420, area.w - 60) / 2
    quick = Button(
        "button/quick",
        scene.box(middle - half, top + 316, 2 * half, 76),
        lambda: routes.quick_game(scene.desk),
        label=translate("Play the first one"),
        icon="bolt",
        kind="primary",
        size=26,
        radius=14,
    )
    take_in = Button(
        "button/import",
        scene.box(middle - half, top + 412, 2 * half, 60),
        import_,
        label=translate("Add games from files"),
        icon="import",
    )
    return sprites, [quick, take_in]


def _tiles(scene: PageScene, middle: float, y: float, pitch: float) -> list[Sprite]:
    """The colours of the first edition carved into the sheet, one tile above its place."""
    desk, brush = scene.desk, scene.brush
    editions = desk.catalogue.editions.values()
    edition = next((one for one in editions if not table_family(one).rhombic), None)
    if edition is None:
        return []
    pieces, unit = pieces_of(edition, desk.images, desk.type, desk.looks), brush.unit
    side = brush.px(_TILE * pitch / 98)
    count = len(edition.colours)
    sprites = []
    for colour in range(count):
        at = (middle + (colour - (count - 1) / 2) * pitch) * unit, y * unit
        sprites.append(centred(pieces.cell(colour, side), at))
    over = (middle + (1 - (count - 1) / 2) * pitch) * unit, (y - 20) * unit
    lifted = pieces.tile(1 % count, brush.px(_LIFTED * pitch / 98), ground="air")
    return [*sprites, centred(lifted, over)]


def nothing_found(
    scene: PageScene, area: Box, wanted: Wanted, clear: Callable[[], None]
) -> tuple[list[Sprite], list[Widget]]:
    """Why the list is empty, and the way back to all games; `area` is in real pixels."""
    brush, px = scene.brush, scene.brush.px
    if wanted.text:
        said = translate("Nothing found for {text}", text=quoted(wanted.text))
    elif wanted.edition or wanted.player or wanted.level:
        said = translate("No such game is here.")
    else:
        said = {
            "running": translate("No game is running."),
            "finished": translate("No game is finished yet."),
            "deleted": translate("The bin is empty. Deleted games stay in it for 30 days."),
        }.get(wanted.state, translate("All games are in the bin."))
    top = area.y + min(area.h * 0.2, px(120))
    words = Box(area.x, top + px(56), area.w, px(72))
    sprites = [
        brush.icon("search", 56, INK2, (area.centre[0], top + px(28))),
        brush.label(said, Face.HEAD_BOLD, 26, INK, words),
    ]
    half = min(px(150), area.w / 2)
    button = Button(
        "button/clear",
        Box(area.centre[0] - half, words.bottom + px(12), 2 * half, px(56)).rounded(),
        clear,
        label=translate("Show all games"),
        icon="close",
    )
    return sprites, [] if wanted.is_all else [button]
