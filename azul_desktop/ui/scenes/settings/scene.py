"""The settings: everything acts at once and is kept."""

from collections.abc import Callable
from dataclasses import asdict

import pygame

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import Input, KeyPressed, PointerReleased
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM2, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.settings.miniature import Miniature
from azul_desktop.ui.scenes.settings.rows import LABELS_BESIDE, Row, settings_row
from azul_desktop.ui.scenes.settings.scale import tables_of
from azul_desktop.ui.scenes.settings.sound_preview import halves, listen_box, sound_preview
from azul_desktop.ui.scenes.settings.tab_rows import Answers, TabRows
from azul_desktop.ui.scenes.settings.table_preview import screen_box, table_preview
from azul_desktop.ui.scenes.settings.tile_preview import tile_preview
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.tabs import tabs
from azul_desktop.ui.widgets.widget import Widget

_TOP, _FOOT = 176, 156
"""Above the board are the tabs, below it the buttons; the rules have their board there, too."""
_HIGHEST_ROW, _LOWEST_ROW = 225, 92
_TAB = 360
_PREVIEW = 1000
_GAP = 48
"""Between the rows and the preview."""
_BESIDE = 1440.0
"""A narrower page has the preview below the rows, and buttons as wide as there is room."""
_LEAST = 500.0
_ICONS = 600.0
"""A narrower page has tabs without icons."""
_SHOWN_BELOW = 560


class SettingsScene(PageScene):
    """Tabs of rows, each with a control; over whatever was on screen before."""

    name = "settings"
    designed = (1600.0, 1080.0)
    needs = (_LEAST, 900.0)

    def __init__(self, desk: Desk, session: Session | None = None) -> None:
        super().__init__(desk)
        self._tables = tables_of(desk, session)
        self._session = session
        self._table: Miniature | None = None
        self._painted = False
        """Whether the picture of the table came while nothing else happened."""
        self.tab = "game"
        self._wood = self._ground = self._shown = Group([])
        self._room = Box(0, 0, 0, 0)
        """Where the preview is, in real pixels."""
        self._muted = desk.audio.muted
        self._rows: list[Row] = []
        self._sprites: list[Sprite] = []
        self._rescaled = False
        self._entered = False
        self._playing = False
        """Whether music plays only because somebody wants to hear how loud it is."""

    def enter(self) -> None:
        """At first the keyboard points at Done."""
        if not self._entered:
            self._entered = True
            self.focus(self.widget("button/done"))

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window the preview needs room below the rows."""
        if wide >= _BESIDE:
            least = _TOP + 2 * 36 + _LOWEST_ROW * self._shares() + _FOOT
            return _BESIDE, max(self.needs[1], least)
        rows = self._row_high(wide) * len(self._rows)
        return _LEAST, _TOP + 2 * 36 + rows + _GAP + _SHOWN_BELOW + _FOOT

    def _shares(self) -> float:
        return sum(row.share for row in self._rows)

    def _row_high(self, wide: float) -> float:
        return 136 if wide >= LABELS_BESIDE else 184

    def arrange(self) -> None:
        """The tabs on the board, the rows of the chosen one beside what they change."""
        answers = Answers(self.arrange, self._preview, self._rescale)
        self._rows = TabRows(self.desk, self.brush, self._tables, answers).rows(self.tab)
        self._wood = self.desk.backdrop("azulejo/table")
        beside, edge = self.wide >= _BESIDE, 48 if self.wide >= LABELS_BESIDE else 16
        board = Box(edge, _TOP, self.wide - 2 * edge, self.high - _TOP - _FOOT)
        title = self.box(128, 24, min(720, self.wide - 144), 72)
        self._sprites = heading(self.brush, translate("Settings"), title)
        self._sprites += panels.board(self.brush, self.box(*board), corners=True)
        self._muted = self.desk.audio.muted
        inside = board.grown(-48 if self.wide >= LABELS_BESIDE else -28, -36)
        shown = min(inside.w * 0.47, _PREVIEW) if beside else inside.w
        if beside:
            self._room = self.box(inside.right - shown, inside.y, shown, inside.h)
            high = min(inside.h / self._shares(), _HIGHEST_ROW)
            first = Box(inside.x + 8, inside.y, inside.w - shown - _GAP - 8, high)
        else:
            high = self._row_high(self.wide)
            top = inside.y + high * len(self._rows) + _GAP
            self._room = self.box(inside.x, top, shown, inside.bottom - top)
            first = Box(inside.x + 8, inside.y, inside.w - 16, high)
        controls = self._controls(first, shared=beside)
        self._preview()
        buttons = self._buttons(board.bottom + 36)
        self._ground = Group(self._sprites)
        self.replace_widgets([self._back(), *self._tabs(), *controls, *self._listens(), *buttons])

    def _controls(self, first: Box, *, shared: bool) -> list[Widget]:
        """Write the rows from this box on, `shared` by their shares, and make their controls."""
        found: list[Widget] = []
        box = first
        for at, row in enumerate(self._rows):
            box = box._replace(h=first.h * row.share) if shared else box
            last = at == len(self._rows) - 1
            sprites, place = settings_row(self, box, row, last=last)
            self._sprites += sprites
            found += row.control(place)
            box = box.moved(0, box.h)
        return found

    def _preview(self) -> None:
        """Show what the settings do, as they are now."""
        desk, brush, room = self.desk, self.brush, self._room
        if self.tab == "game":
            self._shown = Group(table_preview(desk, brush, room, self._miniature()))
        elif self.tab == "sound":
            self._shown = Group(sound_preview(desk, brush, room))
        else:
            self._shown = Group(tile_preview(desk, brush, room))

    def _miniature(self) -> Miniature:
        """The table of the game that is played, else of one that might be."""
        if self._table is None:
            first = next(iter(self.desk.catalogue.editions.values()))
            self._table = Miniature(self.desk, self._session, first)
        return self._table

    def prepare(self) -> bool:
        """Paint a part of the little table, all of which takes longer than a frame."""
        if self.tab == "game":
            place = screen_box(self.desk, self.brush, self._room)
            size = int(place.w), int(place.h)
            table = self._miniature()
            if table.get_ready():
                return True
            if table.find(size) is None:
                table.paint(size)
                self._painted = table.find(size) is not None
                return True
        return super().prepare()

    def _listens(self) -> list[Widget]:
        """Buttons that let hear how loud effects and music are; at a table music plays anyway."""
        if self.tab != "sound":
            return []
        parts = halves(self.brush, self._room)
        found = [self._listen("effects", parts.effects, self._hear_effect)]
        if self._session is None:
            found.append(self._listen("music", parts.music, self._hear_music, on=self._playing))
        return found

    def _listen(
        self, name: str, half: Box, play: Callable[[], None], *, on: bool = False
    ) -> Widget:
        return Button(
            f"listen/{name}",
            listen_box(self.brush, half),
            play,
            label=translate("Stop") if on else translate("Listen"),
            icon="pause" if on else "play",
            ground="wood",
            size=20,
            radius=12,
        )

    def _hear_effect(self) -> None:
        self.desk.audio.play("clink")

    def _hear_music(self) -> None:
        """Until it is stopped, or the settings are left."""
        self._playing = not self._playing
        self.desk.audio.music(self._playing)
        self.arrange()

    def close(self) -> None:
        """Music that was only to be heard ends."""
        if self._playing:
            self.desk.audio.music(False)

    def _tabs(self) -> list[Widget]:
        options = [
            Option("game", translate("Game"), "grid"),
            Option("sound", translate("Sound"), "speaker"),
            Option("accessibility", translate("Accessibility"), "accessibility"),
        ]
        edge = 72 if self.wide >= LABELS_BESIDE else 32
        if self.wide < _ICONS:
            options = [Option(option.id, option.label) for option in options]
        bar = self.box(edge, _TOP - 64, min(self.wide - 2 * edge, _TAB * len(options)), 64)
        return tabs(self.brush, "tab", bar, options, self.tab, self._open)

    def _back(self) -> Button:
        back = Button(
            "button/back", self.box(48, 32, 56, 56), self._close, icon="back", ground="wood"
        )
        back.hint = translate("Back")
        return back

    def _buttons(self, y: float) -> list[Widget]:
        edge = 48 if self.wide >= LABELS_BESIDE else 16
        wide = min(320, (self.wide - 2 * edge - 16) / 2)
        restore = Button(
            "button/restore",
            self.box(edge, y, wide, 72),
            self._restore,
            label=translate("Restore defaults"),
            icon="undo",
            ground="wood",
            size=23,
            radius=14,
        )
        done = Button(
            "button/done",
            self.box(self.wide - edge - wide, y, wide, 72),
            self._close,
            label=translate("Done"),
            icon="check",
            kind="primary",
            ground="wood",
            size=28,
            radius=14,
        )
        said = self.box(400, y, self.wide - 800, 72)
        text = translate("Saved as you change them")
        if said.w >= self.brush.type.width(text, Face.TEXT, self.brush.px(21)):
            self._sprites.append(self.brush.label(text, Face.TEXT, 21, CREAM2, said, "left"))
        return [restore, done]

    # What the controls do.

    def _open(self, tab: str) -> None:
        self.tab = tab
        self.arrange()

    def _rescale(self) -> None:
        """The glass shows the size at once, the page takes it over when the knob is let go."""
        self._rescaled = True
        self._preview()

    def update(self, now: float) -> bool:
        """The key for it turns the sound off here, too; a changed volume turns it on."""
        held = any(widget.pressed for widget in self.widgets)
        if self._muted != self.desk.audio.muted and not held:
            self.arrange()
        if self._painted:
            self._painted = False
            self._preview()
            super().update(now)
            return True
        return super().update(now)

    def _restore(self) -> None:
        if self.desk.settings.full_screen:
            self.desk.navigator.set_full_screen(False)
        self.desk.change(**asdict(Settings()))
        self.arrange()

    def _close(self) -> None:
        self.desk.navigator.pop()

    def handle(self, event: Input) -> None:
        """As in every scene; then the size that was chosen."""
        super().handle(event)
        if self._rescaled and isinstance(event, PointerReleased | KeyPressed):
            self._rescaled = False
            self.arrange()
            self.reveal(self.widget("scale"))

    def key(self, event: KeyPressed) -> bool:
        """Esc closes."""
        if super().key(event):
            return True
        if event.key == pygame.K_ESCAPE:
            self._close()
            return True
        return False

    def groups(self) -> list[Group]:
        """The wood, the board, the tabs on its edge and the controls."""
        return [self._wood, *self.shown(self._ground, self._shown), *self.widget_groups()]
