"""The first button of the title: which game waits, how it stands, and the board one left."""

from collections.abc import Callable, Hashable

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush, aligned
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import WHITE, Face
from azul_desktop.ui.scenes.wording import row_heading, row_scores
from azul_desktop.ui.widgets.button import Button

HEIGHT = 116.0
_PICTURE, _PAD = 82, 16
_ICON, _LEFT = 36, 78
_NAMED = 2
"""So many players are named where there is no room for all."""


class ContinueButton(Button):
    """Three lines, and a picture of the board, which is painted when nothing else is to be done."""

    def __init__(
        self, box: Box, action: Callable[[], None], game: GameRow, catalogue: Catalogue
    ) -> None:
        super().__init__(
            "button/continue",
            box,
            action,
            label=translate("Continue"),
            note=row_heading(game, catalogue),
            icon="play",
            kind="primary",
            ground="wood",
            size=30,
            align="left",
            radius=14,
        )
        self.scores = row_scores(game)
        self._short = _short(game)
        self._picture: Sprite | None = None

    def room(self, brush: Brush) -> Box:
        """The room for the picture."""
        side = brush.px(_PICTURE)
        x = self.box.right - brush.px(_PAD) - side
        return Box(x, self.box.centre[1] - side / 2, side, side).rounded()

    def give(self, picture: Sprite) -> None:
        """The picture is painted."""
        self._picture = picture

    def look(self) -> Hashable:
        """What it says, and whether the picture is there."""
        return super().look(), self.scores, self._picture is not None

    def _inside(self, brush: Brush, box: Box) -> list[Sprite]:
        px, moved = brush.px, box.y - self.box.y
        room = self.room(brush)
        left = box.x + px(_LEFT)
        words = Box(left, box.y + px(8), room.x - px(10) - left, box.h - px(16))
        lines = [
            brush.words(self.label, Face.BOLD, 28, WHITE, words._replace(h=px(44)), "left"),
            brush.words(self.note, Face.TEXT, 20, WHITE, words._replace(h=px(28)), "left"),
            brush.words(
                self.scores, Face.TEXT, 20, WHITE, words._replace(h=px(28)), "left", self._short
            ),
        ]
        high = sum(line.get_height() for line in lines)
        y = box.centre[1] - high / 2
        sprites = [brush.icon("play", _ICON, WHITE, (box.x + px(42), box.centre[1]))]
        for line in lines:
            sprites.append(aligned(line, Box(left, y, words.w, line.get_height()), "left"))
            y += line.get_height()
        if self._picture is not None:
            sprites.append(self._picture._replace(y=self._picture.y + round(moved)))
        return sprites


def _short(game: GameRow) -> str:
    """The points of the first players, and how many others there are."""
    more = len(game.seats) - _NAMED
    if more <= 0:
        return ""
    some = row_scores(game._replace(seats=game.seats[:_NAMED]))
    # Translators: the points of two players, and how many others play: Ana 7 – Bea 12 +2.
    return translate("{scores} +{n}", scores=some, n=more)


def paint_board(desk: Desk, brush: Brush, button: ContinueButton, game: GameRow) -> None:
    """Give the button the picture of the board; a game that cannot be read has none."""
    # What paints boards is read late: the first frame of the program shall not wait for it.
    from azul_desktop.library.positions import Position
    from azul_desktop.ui.boardpicture import BoardPictures, own_seat

    pictures = BoardPictures(desk)
    found = pictures.look_up(game)
    seat = own_seat(game)
    if isinstance(found, Position) and seat < len(found.boards):
        cells = found.boards[seat].cells
        button.give(pictures.board(brush, found.rules, cells, button.room(brush)))
