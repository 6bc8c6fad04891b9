"""The one question before the first quick game: whether this game is new to somebody."""

from collections.abc import Callable

import pygame

from azul_desktop.bots.characters import at_home
from azul_desktop.bots.levels import LEVELS, USUAL
from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.editions import edition_name
from azul_desktop.storage.lastsetup import BOT
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.draft_pictures import from_disc
from azul_desktop.ui.families.register import pieces_of
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.portraits import PLEASED, face
from azul_desktop.ui.render.shelf import Drawer
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import COBALT, GOLD, INK, INK2, WHITE, Face, colour
from azul_desktop.ui.scenes import first_steps, routes
from azul_desktop.ui.scenes.learn.standing import learner_of, number_of
from azul_desktop.ui.scenes.setup.cards import Pictures
from azul_desktop.ui.scenes.setup.choices import last_choices, remember
from azul_desktop.ui.scenes.sheet import SheetScene
from azul_desktop.ui.widgets.button import Button, focus_ring

_WIDTH, _PAD, _GAP, _MARGIN = 1040.0, 44.0, 28.0, 40.0
_HEAD, _CARD, _LOW = 146.0, 424.0, 300.0
"""How high the head is, and a card with its picture above its words: at best, and at least."""
_BESIDE = 760.0
"""In a narrower window the answers lie below each other, each beside its picture."""
_LOW_CARD, _WORDS = 200.0, 136.0
_RING = colour("#8f6f2c")
_PAPER, _HOVERED = (colour("#fffdf7"), colour("#f4ead3")), (colour("#fffefb"), colour("#fbf4e2"))
_EDGE = colour("#c2ab78")
_TILES, _CHOSEN = (0, 1, 0, 2), (0, 2)
"""What lies on the disc of the picture, and which of it is taken."""

Paint = Callable[[Brush, tuple[int, int]], pygame.Surface]


class Answer(Button):
    """A card with a picture to press."""

    def __init__(
        self, name: str, box: Box, action: Callable[[], None], words: tuple[str, str], paint: Paint
    ) -> None:
        super().__init__(name, box, action, label=words[0], note=words[1])
        self._picture = paint

    def paint(self, brush: Brush) -> list[Sprite]:
        """Paper, the picture above the words or beside them."""
        lift = 2 if self.pressed else -3 * self.hovered
        box = self.box.moved(0, lift * brush.unit).rounded()
        size, x, y = (int(box.w), int(box.h)), int(box.x), int(box.y)
        paper = _HOVERED if self.hovered else _PAPER
        edge = GOLD if self.hovered or self.focused else _EDGE
        sprites = [
            *panels.shadow(brush, box, 16, offset=(2, 6), blur=8 + 4 * self.hovered, alpha=120),
            Sprite(shapes.framed(size, brush.px(16), paper, edge, brush.px(2)), x, y),
        ]
        frame, words = _parts(brush, box)
        picture = self._picture(brush, (int(frame.w), int(frame.h)))
        sprites.append(Sprite(picture, int(frame.x), int(frame.y)))
        sprites += panels.outline(brush, frame, 10, GOLD, 1.6)
        label = brush.words(self.label, Face.HEAD_BOLD, 30, COBALT, words, "left")
        is_below = words.y >= frame.bottom
        line, air = label.get_height(), brush.px(16 if is_below else 8)
        note = brush.paragraph(self.note, Face.TEXT, 21, INK2, Box(0, 0, words.w, 0)).surface
        most = words.h - line - air * (1 if is_below else 2)
        if note.get_height() > most:
            # Too many lines: they come closer, and only then become smaller.
            room = Box(0, 0, words.w, most)
            note = brush.words(self.note, Face.TEXT, 21, brush.ink(INK2), room, "left")
        above = air if is_below else (words.h - line - note.get_height()) / 2
        top = round(words.y + above)
        sprites.append(Sprite(label, round(words.x), top))
        sprites.append(Sprite(note, round(words.x), top + line))
        if self.focused:
            sprites.append(focus_ring(brush, box, 16, "cream"))
        return sprites


def _parts(brush: Brush, box: Box) -> tuple[Box, Box]:
    """The picture and the words of a card: one above the other, or side by side in a low one."""
    inset, air = brush.px(12), brush.px(24)
    if box.h < brush.px(_LOW_CARD + 60):
        frame = Box(box.x + inset, box.y + inset, box.w * 0.4, box.h - 2 * inset).rounded()
        left = frame.right + air
        return frame, Box(left, box.y, box.right - air - left, box.h)
    high = max(box.h * 0.5, box.h - brush.px(_WORDS))
    frame = Box(box.x + inset, box.y + inset, box.w - 2 * inset, high - inset).rounded()
    return frame, Box(box.x + air, frame.bottom, box.w - 2 * air, box.bottom - frame.bottom)


class FirstQuestionScene(SheetScene):
    """Who is new learns first, and meets novices then; Escape leaves the question open."""

    name = "first-question"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.rules_of = ""
        choices = last_choices(desk)
        taught = desk.lessons.of(choices.edition.id) or desk.lessons.all
        self._lesson: Lesson = taught[0]
        self._edition: Edition = self._lesson.rules.edition
        self._pictures = Pictures()
        self._shown = Drawer()

    def enter(self) -> None:
        """The keyboard begins at learning."""
        if self.focused is None:
            self.focus(self.widget("button/new-to-it"))

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window the answers lie below each other."""
        return 560.0, self._size(wide, 0)[1] + _MARGIN

    @staticmethod
    def _size(wide: float, high: float) -> tuple[float, float]:
        """How large the board is in a window: its pictures are smaller in a low one."""
        if wide >= _BESIDE + 40:
            card = max(_LOW, min(_CARD, high - _MARGIN - _HEAD - _PAD))
            return min(_WIDTH, wide - 40), _HEAD + card + _PAD
        return min(_WIDTH, wide - 40), _HEAD + 2 * _LOW_CARD + _GAP + _PAD

    def arrange(self) -> None:
        """The question, and two answers with their pictures."""
        self._shown = Drawer()
        brush, (wide, high) = self.brush, self._size(self.wide, self.high)
        left, top = (self.wide - wide) / 2, (self.high - high) / 2
        inner = wide - 2 * _PAD
        title = self.box(left + _PAD, top + 28, inner, 62)
        below = self.box(left + _PAD, top + 90, inner, 40)
        name = edition_name(self._edition)
        self.sheet = Group(
            [
                *panels.board(brush, self.box(left, top, wide, high), corners=True),
                brush.label(translate("New to this game?"), Face.TITLE, 42, INK, title),
                # Translators: the name of an edition; below it are two answers to choose from.
                brush.label(name, Face.TEXT, 22, INK2, below),
            ]
        )
        if wide >= _BESIDE:
            half = (inner - _GAP) / 2
            card = high - _HEAD - _PAD
            boxes = [Box(left + _PAD + n * (half + _GAP), top + _HEAD, half, card) for n in (0, 1)]
        else:
            boxes = [
                Box(left + _PAD, top + _HEAD + n * (_LOW_CARD + _GAP), inner, _LOW_CARD)
                for n in (0, 1)
            ]
        learn, know = (self.box(*box) for box in boxes)
        minutes = translate_count(
            "Learn it in {n} minute: you play, and every move is explained.",
            "Learn it in {n} minutes: you play, and every move is explained.",
            self._lesson.minutes,
        )
        # Translators: {level} is the level of a bot, such as Artisan.
        at_once = translate("A game at once. Level: {level}", level=translate(USUAL.name))
        self.replace_widgets(
            [
                Answer(
                    "button/new-to-it",
                    learn,
                    self._learn,
                    (translate("Show me how"), minutes),
                    self._once("learn", self._draft),
                ),
                Answer(
                    "button/know-it",
                    know,
                    self._play,
                    (translate("I know it"), at_once),
                    self._once("know", self._rival),
                ),
            ]
        )

    # The answers.

    def _learn(self) -> None:
        desk = self.desk
        self._answer(LEVELS[0].id)
        desk.navigator.pop()
        routes.over_lesson(desk, self._lesson, number_of(learner_of(desk)))

    def _play(self) -> None:
        self._answer(USUAL.id)
        self.desk.navigator.go(self.desk.scenes.quick_game())

    def _answer(self, level: str) -> None:
        """Keep it, and have all bots of the next quick game play at a level."""
        choices = last_choices(self.desk)
        for row in choices.taken:
            if choices.seats[row].kind == BOT:
                choices.choose_level(row, level)
        remember(self.desk, choices)
        first_steps.answered(self.desk)

    # The pictures.

    def _once(self, name: str, paint: Paint) -> Paint:
        def painted(brush: Brush, size: tuple[int, int]) -> pygame.Surface:
            key = name, size
            found = self._shown.get(key)
            if found is None:
                self._shown[key] = found = paint(brush, size)
            return found

        return painted

    def _draft(self, brush: Brush, size: tuple[int, int]) -> pygame.Surface:
        """Tiles are taken from a disc, on the table of the edition."""
        desk = self.desk
        ground = desk.images.background(f"images/{self._edition.theme}/table.jpg", size)
        pieces = pieces_of(self._edition, desk.images, desk.type, desk.looks)
        picture = self._pictures.picture(desk.images, self._edition.theme, size, 0).copy()
        if ground is not None:
            picture.blit(ground, (0, 0))
        wide, high = size
        room = Box(wide * 0.07, -high * 0.14, wide * 0.86, high * 1.3)
        for sprite in from_disc(HelpPictures(brush, pieces), room, _TILES, _CHOSEN):
            picture.blit(sprite.surface, (sprite.x, sprite.y), None, sprite.flags)
        return _rounded(brush, picture)

    def _rival(self, brush: Brush, size: tuple[int, int]) -> pygame.Surface:
        """Who waits at the table, before the picture of the edition."""
        picture = self._pictures.picture(self.desk.images, self._edition.theme, size, 0).copy()
        side = round(min(size) * 0.62)
        bust = face(brush, at_home(USUAL.id).id, PLEASED, side, _RING)
        at = centred(bust, (size[0] / 2, size[1] * 0.54))
        picture.blit(bust, (at.x, at.y))
        return _rounded(brush, picture)


def _rounded(brush: Brush, picture: pygame.Surface) -> pygame.Surface:
    mask = shapes.rounded(picture.get_size(), brush.px(10), (WHITE,))
    found = picture.convert_alpha()
    found.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
    return found
