"""The best walls: pictures of what was built in the best games, each of which opens its game."""

from collections.abc import Callable, Hashable
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.editions import edition_name
from azul_desktop.languages.formats import listed, minus
from azul_desktop.library.rows import GameRow
from azul_desktop.library.statistics.summary import Played, Statistics
from azul_desktop.ui.boardpicture import BoardPictures
from azul_desktop.ui.botnames import seats_names
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD_HI, INK, INK2, Face, colour
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.statistics.moments import day_of, month_of
from azul_desktop.ui.scenes.statistics.sheet import inside, sheet
from azul_desktop.ui.widgets.button import Button, focus_ring
from azul_desktop.ui.widgets.surfaces import well
from azul_desktop.ui.widgets.widget import Widget

MOST = 4
_STORY = 184
"""How high the story of a game is."""
_CROWN = colour("#a8781f")


class Wall(NamedTuple):
    """A game among the best, and whose board of it is shown."""

    row: GameRow
    seat: int
    score: int
    won: bool


def best_walls(desk: Desk, found: Statistics) -> list[Wall]:
    """The best of each edition, then the second best; the edition that is played most first."""
    by_edition = [
        [one for one in found.best if one.side.edition == edition] for edition in found.editions()
    ]
    in_order = [one for rank in zip_longest(*by_edition) for one in rank if one is not None]
    walls = []
    for one in in_order[:MOST]:
        row = _row(desk, one)
        if row is not None and one.seat < len(row.seats):
            walls.append(Wall(row, one.seat, one.score, one.won))
    return walls


def _row(desk: Desk, one: Played) -> GameRow | None:
    """The game; None if it is gone, or cannot be read any more: the figures told that."""
    try:
        return desk.library.games.row(one.game)
    except UserError:
        return None


class BestBoard(Button):
    """The picture of a board; an empty one until somebody has looked the game up."""

    def __init__(
        self,
        name: str,
        box: Box,
        action: Callable[[], None],
        wall: Wall,
        desk: Desk,
        pictures: BoardPictures,
    ) -> None:
        super().__init__(name, box, action)
        self.hint = translate("Show this game")
        self._wall = wall
        self._edition = desk.catalogue.find(wall.row.edition)
        self._pictures = pictures

    @property
    def is_known(self) -> bool:
        """Whether the game was looked up."""
        return self._pictures.known(self._wall.row) is not None

    def look_up(self) -> None:
        """Find out how the board looks: some milliseconds."""
        self._pictures.look_up(self._wall.row)

    def look(self) -> Hashable:
        """Whether there is a board to be seen."""
        return super().look(), self.is_known

    def paint(self, brush: Brush) -> list[Sprite]:
        """The board in its place, with a ring under the pointer."""
        box = self.box.rounded()
        sprites = [self._board(brush, box)]
        if self.hovered or self.pressed:
            around = box.grown(brush.px(3)).rounded()
            size = int(around.w), int(around.h)
            ring = shapes.ring(size, brush.px(9), GOLD_HI, brush.px(3))
            sprites.append(Sprite(ring, int(around.x), int(around.y)))
        if self.focused:
            sprites.append(focus_ring(brush, box, 6, "cream"))
        return sprites

    def _board(self, brush: Brush, box: Box) -> Sprite:
        known = self._pictures.known(self._wall.row)
        if known is not None and not isinstance(known, UserError):
            cells = known.boards[self._wall.seat].cells
            return self._pictures.board(brush, known.rules, cells, box)
        if self._edition is None:
            return well(brush, box, 8)
        return self._pictures.blank(brush, self._edition, self._wall.row.variant, box)


def paint_walls(
    desk: Desk, brush: Brush, box: Box, walls: list[Wall], pictures: BoardPictures
) -> tuple[list[Sprite], list[Widget]]:
    """The panel: the best wall with its story, and smaller ones below."""
    sprites = sheet(brush, box, translate("Best boards"))
    u, area = brush.unit, inside(brush, box)
    if not walls:
        words = translate("Your best games will be shown here.")
        room = Box(area.x, area.y, area.w, area.h)
        return [*sprites, brush.label(words, Face.TEXT, 22, INK2, room)], []
    small = min((area.w - 2 * 16 * u) / 3, area.h * 0.31) if len(walls) > 1 else 0.0
    below = 60 * u
    rest = area.h - (small + below + 14 * u if small else 0)
    if rest > area.w:  # a tall panel has the story below its picture
        large = min(area.w, rest - _STORY * u)
        first = Box(area.x + (area.w - large) / 2, area.y, large, large)
        story = Box(area.x, first.bottom + 8 * u, area.w, _STORY * u)
    else:
        large = min(area.w * 0.56, rest)
        first = Box(area.x, area.y, large, large)
        story = Box(first.right + 22 * u, area.y, area.right - first.right - 22 * u, large)
    widgets: list[Widget] = [_button(desk, first, 1, walls[0], pictures)]
    sprites += _story(desk, brush, story, walls[0])
    pitch = (area.w - small) / 2
    for at, wall in enumerate(walls[1:]):
        place = Box(area.x + at * pitch, area.bottom - small - below, small, small)
        widgets.append(_button(desk, place, at + 2, wall, pictures))
        sprites += _words(brush, Box(place.x, place.bottom + 4 * u, small, below), wall)
    return sprites, widgets


def _words(brush: Brush, room: Box, wall: Wall) -> list[Sprite]:
    """Points and day below a small picture."""
    u = brush.unit
    line = room._replace(h=32 * u)
    score = brush.label(minus(wall.score), Face.HEAD_BOLD, 27, INK, line, "left")
    day = Box(room.x, line.bottom - 2 * u, room.w, room.h - line.h)
    said, short = day_of(wall.row.changed), month_of(wall.row.changed)
    sprites = [score, brush.label(said, Face.TEXT, 18, INK2, day, "left", short)]
    if wall.won:
        at = score.x + score.surface.get_width() + 20 * u, line.centre[1]
        sprites.append(brush.icon("crown", 22, _CROWN, at))
    return sprites


def _button(desk: Desk, box: Box, number: int, wall: Wall, pictures: BoardPictures) -> BestBoard:
    action = partial(routes.to_games, desk, wall.row.id)
    return BestBoard(f"best-walls/{number}", box.rounded(), action, wall, desk, pictures)


def _story(desk: Desk, brush: Brush, room: Box, wall: Wall) -> list[Sprite]:
    """How many points, in which edition, against whom, and when."""
    u, row = brush.unit, wall.row
    edition = desk.catalogue.find(row.edition)
    name = row.edition if edition is None else edition_name(edition)
    names = seats_names([one.seat for one in row.seats])
    others = listed([one for at, one in enumerate(names) if at != wall.seat])
    score = room._replace(h=68 * u)
    sprites = [brush.label(minus(wall.score), Face.HEAD_BOLD, 58, COBALT, score, "left")]
    if wall.won:
        x = sprites[0].x + sprites[0].surface.get_width() + 26 * u
        sprites.append(brush.icon("crown", 30, _CROWN, (x, score.centre[1])))
    y = score.bottom + 4 * u
    for text, face, tint in (
        (name, Face.SEMI, INK),
        (translate("against {names}", names=others), Face.TEXT, INK2),
        (day_of(row.changed), Face.TEXT, INK2),
    ):
        line = brush.paragraph(text, face, 21, tint, Box(room.x, y, room.w, room.h))
        sprites.append(line)
        y += line.surface.get_height() + 6 * u
    return sprites
