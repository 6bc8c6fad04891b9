"""A sheet over the page: the name, the ornament and the colour of a person."""

from collections.abc import Callable
from functools import partial

import pygame

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.library.players import Player
from azul_desktop.storage.lastsetup import MAX_NAME
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import KeyPressed
from azul_desktop.ui.people import shown_name
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.ornaments import ORNAMENTS, ornament, ornament_of
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import INK, INK2, PLAYERS, Face
from azul_desktop.ui.scene_register import Asked
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.sheet import SheetScene
from azul_desktop.ui.seatcolours import COLOURS, colour_name
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.colour_button import ColourButton
from azul_desktop.ui.widgets.field import Field
from azul_desktop.ui.widgets.ornament_button import OrnamentButton
from azul_desktop.ui.widgets.widget import Widget

_WIDTH, _LEAST = 800.0, 520.0
_PAD, _GAP = 44.0, 12.0
_TITLE, _FACE, _LABEL = 108.0, 96.0, 52.0
"""How high the title is, how large the medallion, and how high the word above a row of choices."""
_CELL = 76.0
_BUTTON = 56.0


class PersonScene(SheetScene):
    """Makes somebody new, or changes and removes somebody; `done` hears who it is now."""

    name = "person"

    def __init__(
        self,
        desk: Desk,
        person: Player | None,
        colour: str,
        done: Callable[[Player | None], None],
    ) -> None:
        super().__init__(desk)
        self._person = person
        self._done = done
        self.called = "" if person is None else person.name
        self._avatar = desk.people.free_ornament()
        self._colour = colour
        if person is not None:
            self._avatar = ornament_of(person.avatar, person.uid)
            self._colour = person.colour

    def enter(self) -> None:
        """The keyboard begins at the name."""
        if self.focused is None:
            self.focus(self.widget("name"))

    def extent(self, wide: float) -> tuple[float, float]:
        """As high as the choices are in a window so wide."""
        return _LEAST, self._high(self._inner(max(wide, _LEAST))) + 32

    @staticmethod
    def _inner(wide: float) -> float:
        return min(_WIDTH, wide - 24) - 2 * _PAD

    def _high(self, inner: float) -> float:
        rows = sum(_lines(count, inner) for count in (len(ORNAMENTS), len(COLOURS)))
        head = _TITLE + _FACE + 2 * _LABEL + rows * (_CELL + _GAP)
        feet = 1 if inner >= _WIDTH - 2 * _PAD or self._person is None else 2
        return head + 20 + feet * (_BUTTON + _GAP) - _GAP + _PAD

    def arrange(self) -> None:
        """A board in the middle: the name, the ornaments, the colours, the buttons."""
        inner = self._inner(self.wide)
        wide, high = inner + 2 * _PAD, self._high(inner)
        left, top = (self.wide - wide) / 2, max(16, (self.high - high) / 2)
        area = Box(left + _PAD, top, inner, high)
        sprites = panels.board(self.brush, self.box(left, top, wide, high))
        title = translate("New person") if self._person is None else shown_name(self._person)
        sprites += self._text(title, Face.HEAD_BOLD, 32, area._replace(y=top + 34, h=48))
        y = top + _TITLE
        sprites += self._worn(Box(area.x, y, _FACE, _FACE))
        widgets: list[Widget] = [self._field(Box(area.x + 120, y + 38, inner - 120, 52))]
        name = Box(area.x + 120, y, inner - 120, 34)
        sprites += self._text(translate("Name"), Face.SEMI, 22, name)
        y += _FACE
        for words, made in (
            (translate("Ornament"), self._ornaments()),
            # Translators: a player's colour: theirs wherever nobody else has it.
            (translate("Colour, where it is free"), self._colours()),
        ):
            sprites += self._text(words, Face.SEMI, 22, area._replace(y=y + 12, h=_LABEL - 16))
            y = self._grid(made, area._replace(y=y + _LABEL))
            widgets += made
        widgets += self._buttons(area._replace(y=y + 20))
        self.sheet = Group(sprites)
        self._show(widgets)

    def _show(self, widgets: list[Widget]) -> None:
        """The caret of the name stays where it was."""
        before = next((one.caret for one in self.widgets if isinstance(one, Field)), None)
        for widget in widgets:
            if isinstance(widget, Field) and before is not None:
                widget.caret = min(before, len(widget.text))
        self.replace_widgets(widgets)

    def _text(self, words: str, face: Face, size: float, box: Box) -> list[Sprite]:
        return [self.brush.label(words, face, size, INK, self.box(*box), "left")]

    def _worn(self, box: Box) -> list[Sprite]:
        """How the person will look, in the ring of the colour."""
        place, tint = self.box(*box), INK2
        if self._colour in COLOURS:
            tint = PLAYERS[COLOURS.index(self._colour)]
        return [centred(ornament(self.brush, self._avatar, int(place.w), tint), place.centre)]

    def _field(self, box: Box) -> Field:
        return Field("name", self.box(*box), self.called, self._call, most=MAX_NAME)

    def _call(self, text: str) -> None:
        self.called = text
        self.arrange()

    def _ornaments(self) -> list[Widget]:
        return [
            OrnamentButton(
                f"ornament/{name}",
                Box(0, 0, 0, 0),
                partial(self._choose, name, self._colour),
                name,
                chosen=name == self._avatar,
            )
            for name in ORNAMENTS
        ]

    def _colours(self) -> list[Widget]:
        found: list[Widget] = []
        for number, name in enumerate(COLOURS):
            button = ColourButton(
                f"colour/{name}",
                Box(0, 0, 0, 0),
                partial(self._choose, self._avatar, name),
                number,
                chosen=name == self._colour,
            )
            button.hint = colour_name(number)
            found.append(button)
        return found

    def _choose(self, avatar: str, colour: str) -> None:
        self._avatar, self._colour = avatar, colour
        self.arrange()

    def _grid(self, widgets: list[Widget], area: Box) -> float:
        """Lay cells out in lines from the left; where they end."""
        columns = _columns(area.w)
        pitch = (area.w + _GAP) / columns
        for n, widget in enumerate(widgets):
            line, column = divmod(n, columns)
            x, y = area.x + column * pitch, area.y + line * (_CELL + _GAP)
            widget.box = self.box(x, y, pitch - _GAP, _CELL)
        return area.y + _lines(len(widgets), area.w) * (_CELL + _GAP)

    def _buttons(self, area: Box) -> list[Widget]:
        """Cancel and keep; in front of them, or below where it is narrow, who is there can go."""
        save = Button(
            "button/save",
            Box(0, 0, 0, 0),
            self._save,
            # Translators: button: add somebody to the list of people; keep the changes.
            label=translate("Add") if self._person is None else translate("Save"),
            icon="check",
            kind="primary",
        )
        save.enabled = bool(self.called.strip())
        save.hint = "" if save.enabled else translate("Type a name first.")
        cancel = Button(
            "button/cancel", Box(0, 0, 0, 0), self.desk.navigator.pop, label=translate("Cancel")
        )
        shown: list[Button] = [cancel, save]
        half = (area.w - _GAP) / 2
        if self._person is None or area.w < _WIDTH - 2 * _PAD:
            places = [Box(area.x + n * (half + _GAP), area.y, half, _BUTTON) for n in range(2)]
            below = area._replace(y=area.y + _BUTTON + _GAP, h=_BUTTON)
        else:
            third = (area.w - 2 * _GAP) / 3
            places = [Box(area.x + n * (third + _GAP), area.y, third, _BUTTON) for n in (1, 2)]
            below = Box(area.x, area.y, third, _BUTTON)
        for button, place in zip(shown, places, strict=True):
            button.box = self.box(*place)
        if self._person is not None:
            shown.insert(0, self._removal(below))
        return list(shown)

    def _removal(self, box: Box) -> Button:
        return Button(
            "button/remove",
            self.box(*box),
            self._ask,
            # Translators: button: remove somebody from the list of people.
            label=translate("Remove"),
            icon="trash",
        )

    # What happens.

    def _save(self) -> None:
        name, people = self.called.strip(), self.desk.people
        if not name:
            return
        self.desk.navigator.pop()
        if self._person is None:
            self._done(people.add(name, self._avatar, self._colour))
        else:
            self._done(people.change(self._person, name, self._avatar, self._colour))

    def _ask(self) -> None:
        """Who is removed does not come back, so this is asked."""
        person = self._person
        assert person is not None

        def words() -> Asked:
            return Asked(
                translate("Remove {name}?", name=shown_name(person)),
                translate("The games stay, with the name, but count for nobody any more."),
                safe=translate("Keep"),
                danger=translate("Remove"),
            )

        def remove() -> None:
            self.desk.navigator.pop()
            self.desk.navigator.pop()
            self.desk.people.remove(person)
            self._done(None)

        routes.over_question(self.desk, words, remove)

    def key(self, event: KeyPressed) -> bool:
        """Escape leaves all as it was; Enter in the name keeps it; Ctrl+V pastes there."""
        if isinstance(self.focused, Field) and event.key != pygame.K_ESCAPE:
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self._save()
                return True
            if self.focused.shortcut(event):
                return True
        return super().key(event)


def _columns(inner: float) -> int:
    """How many cells lie side by side: half of the ornaments, or fewer."""
    return min(8, int((inner + _GAP) // (_CELL + _GAP)))


def _lines(count: int, inner: float) -> int:
    return -(-count // _columns(inner))
