"""The panel about the chosen game: what is painted and what can be pressed there."""

from collections.abc import Callable, Sequence

from azul_desktop.core.errors import UserError
from azul_desktop.geometry import Box
from azul_desktop.languages.speech import generation
from azul_desktop.library.positions import Position
from azul_desktop.library.rows import GameRow
from azul_desktop.ui.boardpicture import BoardPictures
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes.games.deeds import Deed, Deeds
from azul_desktop.ui.scenes.games.detail import (
    Chosen,
    Places,
    action_buttons,
    edit_button,
    paint_board_ahead,
    paint_detail,
    paint_sheet,
    places,
)
from azul_desktop.ui.scenes.games.words import state_sign
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.field import Field
from azul_desktop.ui.widgets.widget import Widget

TITLE_FIELD = "field/title"
_LETTERS = 60
_NOTHING = Group([])


class GamePanel:
    """What belongs to one game; the rest of the page stays when another is chosen."""

    def __init__(
        self,
        scene: PageScene,
        pictures: BoardPictures,
        deeds: Deeds,
        is_elsewhere: Callable[[GameRow], bool],
        rename: Callable[[], None],
    ) -> None:
        self._scene = scene
        self._pictures = pictures
        self._deeds = deeds
        self._is_elsewhere = is_elsewhere
        self._rename = rename
        self.box = Box(0, 0, 1, 1)
        self.title: str | None = None
        """The title while somebody changes it."""
        self.first: Deed | None = None
        """What Enter does."""
        self._places: Places | None = None
        self._sheet: tuple[object, Group] = (None, _NOTHING)
        self._words: tuple[object, Group] = (None, _NOTHING)

    def forget(self) -> None:
        """Let the pictures go."""
        self._sheet = self._words = None, _NOTHING

    def _state_of(self, row: GameRow) -> Chosen:
        known = self._pictures.known(row)
        if known is None and self._scene.desk.catalogue.find(row.edition) is None:
            known = self._pictures.look_up(row)
        problem = known if isinstance(known, UserError) else None
        sign = state_sign(row, elsewhere=self._is_elsewhere(row), damaged=problem is not None)
        return Chosen(row, sign, problem, known if isinstance(known, Position) else None)

    def widgets(self, row: GameRow | None, old: Sequence[Widget]) -> list[Widget]:
        """The buttons for a game; those among the old ones that look the same are kept."""
        if row is None:
            self._places = self.first = None
            return []
        elsewhere, problem = self._is_elsewhere(row), self._state_of(row).problem
        deeds = self._deeds.of(row, elsewhere=elsewhere, problem=problem)
        self.first = deeds[0]
        self._places = at = places(self._scene.brush, self.box, len(deeds))
        found = action_buttons(self._scene.brush, at.actions, deeds)
        if self.title is not None:
            found.append(self._title_field(at.title._replace(w=at.edit.right - at.title.x)))
        elif not row.deleted:
            found.append(edit_button(at.edit, self._rename))
        before = {widget.name: widget for widget in old if isinstance(widget, Button)}
        return [_same(widget, before.get(widget.name)) for widget in found]

    def paint_ahead(self, row: GameRow) -> bool:
        """Paint a board of a game that will be shown; whether one was to be painted."""
        state = self._state_of(row)
        if state.known is None:
            return False
        brush = self._scene.brush
        deeds = self._deeds.of(row, elsewhere=self._is_elsewhere(row), problem=None)
        at = places(brush, self.box, len(deeds))
        return paint_board_ahead(brush, at, state.known, self._pictures)

    def _title_field(self, box: Box) -> Field:
        def change(text: str) -> None:
            self.title = text

        return Field(TITLE_FIELD, box.rounded(), self.title or "", change, most=_LETTERS)

    def groups(self, row: GameRow | None) -> list[Group]:
        """The sheet, and what is written on it."""
        desk, brush, at = self._scene.desk, self._scene.brush, self._places
        if row is None or at is None:
            return []
        sheet = row.edition, self.box, brush.unit, brush.contrast
        if self._sheet[0] != sheet:
            self._sheet = sheet, Group(paint_sheet(desk, brush, self.box, row))
        state, titled = self._state_of(row), self.title is None
        key = state, at, titled, desk.looks, generation(), brush.unit
        if self._words[0] != key:
            sprites = paint_detail(desk, brush, at, state, self._pictures, titled=titled)
            self._words = key, Group(sprites)
        return [self._sheet[1], self._words[1]]


def _same(widget: Widget, old: Button | None) -> Widget:
    """A button that looks the same, with its picture, does what the new one is to do."""
    if not isinstance(widget, Button) or old is None:
        return widget
    if (old.box, old.look()) != (widget.box, widget.look()):
        return widget
    old.action = widget.action
    return old
