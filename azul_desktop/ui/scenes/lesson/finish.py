"""The end of a lesson: what was learnt, and what comes next."""

from collections.abc import Sequence

from azul_desktop.coach.prompt import Prompt
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.teaching.words import said
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import GOOD_TEXT, INK, INK2, Face
from azul_desktop.ui.scenes.lesson.flowing import flowed
from azul_desktop.ui.scenes.lesson.plate import Deed
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.widgets.button import Button

_WIDE = 620
_TOP, _TILE, _APART, _FOOT = 44, 58, 14, 40
_TITLE, _AFTER_TITLE, _AFTER_ABOUT = 40, 10, 26
_BUTTON, _NOTED, _BETWEEN, _PAD = 62, 82, 14, 56


class Finish:
    """A card in the middle of the window."""

    def __init__(
        self,
        brush: Brush,
        pieces: Pieces,
        lesson: Lesson,
        deeds: Sequence[Deed],
        window: tuple[int, int],
    ) -> None:
        px, inside = brush.px, brush.px(_WIDE - 2 * _PAD)
        title = flowed(
            brush, pieces, Prompt(translate("Well done!")), Face.TITLE, _TITLE, INK, inside
        )
        learnt = flowed(
            brush, pieces, said(lesson.title, (), {}), Face.HEAD_BOLD, 28, GOOD_TEXT, inside
        )
        about = flowed(brush, pieces, said(lesson.about, (), {}), Face.TEXT, 23, INK2, inside)
        high = sum(px(part) for part in (_TOP, _TILE, 20, _AFTER_TITLE, _AFTER_ABOUT, _FOOT))
        high += title.h + learnt.h + about.h
        highs = [px(_NOTED if deed.note else _BUTTON) for deed in deeds]
        high += sum(highs) + (len(deeds) - 1) * px(_BETWEEN)
        middle = window[0] / 2, window[1] / 2
        self.box = box_around(middle, px(_WIDE), high).rounded()
        found = panels.board(brush, self.box, corners=True)
        y = self.box.y + px(_TOP)
        found += self._tiles(brush, pieces, y)
        y += px(_TILE) + px(20)
        for part, after in ((title, _AFTER_TITLE), (learnt, 0), (about, _AFTER_ABOUT)):
            found += part.at((self.box.centre[0] - part.w / 2, y))
            y += part.h + px(after)
        self.group = Group(found)
        self.buttons: list[Button] = []
        for deed, tall in zip(deeds, highs, strict=True):
            place = Box(self.box.x + px(_PAD), y, inside, tall).rounded()
            button = Button(
                deed.name,
                place,
                deed.action,
                label=deed.label,
                note=deed.note,
                icon=deed.icon,
                kind=deed.kind,
                size=24,
            )
            button.hint = deed.hint
            self.buttons.append(button)
            y += tall + px(_BETWEEN)

    def _tiles(self, brush: Brush, pieces: Pieces, y: float) -> list[Sprite]:
        """A row of the edition's tiles, and a check over the middle of it."""
        size = brush.px(_TILE * (0.62 if pieces.rhombic else 0.8))
        pictures = [
            pieces.tile(tile, size, pieces.upright, ground="none")
            for tile in range(len(pieces.edition.colours))
        ]
        apart = brush.px(_APART)
        wide = sum(picture.get_width() for picture in pictures) + apart * (len(pictures) - 1)
        x, middle, found = self.box.centre[0] - wide / 2, y + brush.px(_TILE) / 2, []
        for picture in pictures:
            found.append(centred(picture, (x + picture.get_width() / 2, middle)))
            x += picture.get_width() + apart
        return found
