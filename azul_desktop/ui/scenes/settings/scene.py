"""The settings: everything acts at once and is kept."""

from dataclasses import asdict
from functools import partial

import pygame

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.paths import bundled
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import (
    LARGEST_SCALE,
    PALETTES,
    SMALLEST_SCALE,
    SPEEDS,
    Settings,
)
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.input import Input, KeyPressed, PointerReleased
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM2, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.settings.languages import language_chips
from azul_desktop.ui.scenes.settings.rows import LABELS_BESIDE, settings_row
from azul_desktop.ui.scenes.settings.samples import sound_preview, table_preview
from azul_desktop.ui.scenes.settings.scale import applied_note, on_tables, tables_of
from azul_desktop.ui.scenes.settings.tile_preview import tile_preview
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.slider import Scale, Slider
from azul_desktop.ui.widgets.tabs import tabs
from azul_desktop.ui.widgets.toggle import Toggle
from azul_desktop.ui.widgets.widget import Widget

_ENGLISH = "en"
_OWN_NAMES = {_ENGLISH: "English", "pl": "Polski", "ru": "Русский", "uk": "Українська"}
_SCALE = Scale(SMALLEST_SCALE, LARGEST_SCALE, 25)
_VOLUME = Scale(0, 100, 5)
_WINDOW, _FULL = "window", "full-screen"
_NORMAL, _HIGH = "normal", "high"
_TOP, _FOOT = 176, 156
"""Above the board are the tabs, below it the buttons; the rules have their board there, too."""
_ROWS = {"game": 4, "sound": 3, "accessibility": 4}
_HIGHEST_ROW = 225
_TAB = 360
_PREVIEW = 1000
_GAP = 48
"""Between the rows and the preview."""
_BESIDE = 1440.0
"""A narrower page has the preview below the rows, and buttons as wide as there is room."""
_LEAST = 500.0
_ICONS = 600.0
"""A narrower page has tabs without icons."""
_SHOWN_BELOW = 460


class SettingsScene(PageScene):
    """Tabs of rows, each with a control; over whatever was on screen before."""

    name = "settings"
    designed = (1600.0, 1080.0)
    needs = (_LEAST, 900.0)

    def __init__(self, desk: Desk, session: Session | None = None) -> None:
        super().__init__(desk)
        self._tables = tables_of(desk, session)
        self.tab = "game"
        self._wood = self._ground = self._shown = Group([])
        self._room = Box(0, 0, 0, 0)
        """Where the preview is, in real pixels."""
        self._muted = desk.audio.muted
        self._sprites: list[Sprite] = []
        self._controls: list[Widget] = []
        self._rescaled = False
        self._entered = False

    def enter(self) -> None:
        """At first the keyboard points at Done."""
        if not self._entered:
            self._entered = True
            self.focus(self.widget("button/done"))

    def extent(self, wide: float) -> tuple[float, float]:
        """In a narrow window the preview needs room below the rows."""
        if wide >= _BESIDE:
            return _BESIDE, self.needs[1]
        rows = self._row_high(wide) * _ROWS[self.tab]
        return _LEAST, _TOP + 2 * 36 + rows + _GAP + _SHOWN_BELOW + _FOOT

    def _row_high(self, wide: float) -> float:
        return 136 if wide >= LABELS_BESIDE else 184

    def arrange(self) -> None:
        """The tabs on the board, the rows of the chosen one beside what they change."""
        self._wood = self.desk.backdrop("azulejo/table")
        beside, edge = self.wide >= _BESIDE, 48 if self.wide >= LABELS_BESIDE else 16
        board = Box(edge, _TOP, self.wide - 2 * edge, self.high - _TOP - _FOOT)
        title = self.box(128, 24, min(720, self.wide - 144), 72)
        self._sprites = heading(self.brush, translate("Settings"), title)
        self._sprites += panels.board(self.brush, self.box(*board))
        self._controls = []
        self._muted = self.desk.audio.muted
        inside = board.grown(-48 if self.wide >= LABELS_BESIDE else -28, -36)
        shown = min(inside.w * 0.47, _PREVIEW) if beside else inside.w
        rows = {"game": self._game, "sound": self._sound, "accessibility": self._accessibility}
        if beside:
            self._room = self.box(inside.right - shown, inside.y, shown, inside.h)
            high = min(inside.h / _ROWS[self.tab], _HIGHEST_ROW)
            rows[self.tab](Box(inside.x + 8, inside.y, inside.w - shown - _GAP - 8, high))
        else:
            high = self._row_high(self.wide)
            top = inside.y + high * _ROWS[self.tab] + _GAP
            self._room = self.box(inside.x, top, shown, inside.bottom - top)
            rows[self.tab](Box(inside.x + 8, inside.y, inside.w - 16, high))
        self._preview()
        buttons = self._buttons(board.bottom + 36)
        self._ground = Group(self._sprites)
        self.replace_widgets([self._back(), *self._tabs(), *self._controls, *buttons])

    def _preview(self) -> None:
        """Show what the settings do, as they are now."""
        paint = {"game": table_preview, "sound": sound_preview, "accessibility": tile_preview}
        self._shown = Group(paint[self.tab](self.desk, self.brush, self._room))

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

    # The rows of each tab.

    def _row(self, row: Box, label: str, note: str, *, last: bool = False) -> Box:
        """Write a label and a note; where the control goes, in real pixels."""
        sprites, place = settings_row(self, row, label, note, last=last)
        self._sprites += sprites
        return place

    def _game(self, row: Box) -> None:
        """How fast, on how much of the screen, how large, and in which language."""
        place = self._row(row, translate("Animation"), translate("Click or Space always skips"))
        words = {
            "slow": translate("Slow"),
            "normal": translate("Normal"),
            "fast": translate("Fast"),
            "off": translate("Off"),
        }
        self._controls += segmented(
            self.brush,
            "animation",
            place,
            [Option(speed, words[speed]) for speed in SPEEDS],
            self.desk.settings.animation,
            lambda speed: self._set(animation=speed),
        )
        row = row.moved(0, row.h)
        place = self._row(row, translate("Screen"), translate("F11 changes it at any time"))
        options = [
            Option(_WINDOW, translate("Window"), "window"),
            Option(_FULL, translate("Full screen"), "full-screen"),
        ]
        chosen = _FULL if self.desk.settings.full_screen else _WINDOW
        self._controls += segmented(
            self.brush, "screen", place, options, chosen, self._set_full_screen
        )
        row = row.moved(0, row.h)
        self._scales(row)
        self._languages(row.moved(0, row.h))

    def _scales(self, row: Box) -> None:
        """How large letters and controls are; the note says how large they really are on tables."""
        scale, size = self.desk.settings.ui_scale, self.desk.size
        note = applied_note(self._tables, size, scale)
        place = self._row(row, translate("Size of text and controls"), note)
        limit = on_tables(self._tables, size, LARGEST_SCALE)[0]
        limited = translate("most on a table: {n} %", n=limit)
        self._controls.append(
            Slider("scale", place, scale, _SCALE, self._set_scale, _percent, limit, limited)
        )

    def _languages(self, row: Box) -> None:
        """A chip for each language there are texts in, in two lines where they are many."""
        known = languages()
        note = translate("Of all texts in the program")
        if len(known) == 1:
            note = translate("The only one so far")
        place = self._row(row, translate("Language"), note, last=True)
        chosen = self.desk.settings.language
        chosen = chosen if chosen in known else _ENGLISH
        names = {code: _OWN_NAMES.get(code, code) for code in known}
        self._controls += language_chips(
            self.brush, place, names, chosen, lambda code: self._set(language=code)
        )

    def _sound(self, row: Box) -> None:
        label, note = translate("Sound"), translate("M turns it off and on")
        place = self._row(row, label, note)._replace(w=self.brush.px(72))
        self._controls.append(Toggle("sound", place, not self._muted, self._set_sound))
        volumes = (
            ("effects", translate("Effects"), translate("Tiles, points, fanfares")),
            ("music", translate("Music"), translate("Quiet, in the background")),
        )
        for name, label, note in volumes:
            row = row.moved(0, row.h)
            place = self._row(row, label, note, last=name == "music")
            value = getattr(self.desk.settings, f"{name}_volume")
            change = partial(self._set_volume, f"{name}_volume")
            self._controls.append(Slider(f"volume/{name}", place, value, _VOLUME, change, _percent))

    def _accessibility(self, row: Box) -> None:
        """Rows for the eye."""
        self._switch(
            row, "letters", translate("Letters on tiles"), translate("One over each motif")
        )
        if has_palettes():
            row = row.moved(0, row.h)
            self._palettes(row)
        settings, row = self.desk.settings, row.moved(0, row.h)
        place = self._row(row, translate("Contrast"), translate("Darker table, bolder outlines"))
        options = [Option(_NORMAL, translate("Normal")), Option(_HIGH, translate("High"))]
        chosen = _HIGH if settings.high_contrast else _NORMAL
        self._controls += segmented(
            self.brush,
            "contrast",
            place,
            options,
            chosen,
            lambda contrast: self._set(high_contrast=contrast == _HIGH),
        )
        label, note = translate("Reduce motion"), translate("Tiles fade instead of flying")
        self._switch(row.moved(0, row.h), "reduce_motion", label, note, last=True)

    def _switch(self, row: Box, name: str, label: str, note: str, *, last: bool = False) -> None:
        """A row with a toggle for a setting that is on or off."""
        place = self._row(row, label, note, last=last)._replace(w=self.brush.px(72))
        on = bool(getattr(self.desk.settings, name))
        self._controls.append(
            Toggle(name.replace("_", "-"), place, on, lambda wanted: self._set(**{name: wanted}))
        )

    def _palettes(self, row: Box) -> None:
        label, note = translate("Tile colours"), translate("Clear ones differ for every eye")
        words = {"default": translate("Clear"), "classic": translate("Classic")}
        self._controls += segmented(
            self.brush,
            "palette",
            self._row(row, label, note),
            [Option(palette, words[palette]) for palette in PALETTES],
            self.desk.settings.palette,
            lambda palette: self._set(palette=palette),
        )

    # What the controls do.

    def _open(self, tab: str) -> None:
        self.tab = tab
        self.arrange()

    def _set(self, **values: object) -> None:
        self.desk.change(**values)
        self.arrange()

    def _set_full_screen(self, chosen: str) -> None:
        self.desk.navigator.set_full_screen(chosen == _FULL)
        self.arrange()

    def _set_scale(self, scale: int) -> None:
        """The page changes its size only when the slider is let go: it would slip away else."""
        self.desk.change(ui_scale=scale)
        self._rescaled = True

    def _set_volume(self, name: str, volume: int) -> None:
        """The bars follow the knob; what is heard again is not muted any more."""
        self.desk.change(**{name: volume})
        self._preview()

    def _set_sound(self, on: bool) -> None:
        self.desk.audio.mute(not on)
        self.arrange()

    def update(self, now: float) -> bool:
        """The key for it turns the sound off here, too; a changed volume turns it on."""
        held = any(widget.pressed for widget in self.widgets)
        if self._muted != self.desk.audio.muted and not held:
            self.arrange()
        return super().update(now)

    def _restore(self) -> None:
        if self.desk.settings.full_screen:
            self.desk.navigator.set_full_screen(False)
        self._set(**asdict(Settings()))

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


def languages() -> list[str]:
    """The languages there are texts in, English first."""
    found = {
        file.parent.parent.name for file in bundled("assets").glob("locale/*/LC_MESSAGES/*.mo")
    }
    return [_ENGLISH, *sorted(found - {_ENGLISH})]


def has_palettes() -> bool:
    """Whether tiles were drawn in other colours, too."""
    return any(bundled("assets").glob(f"images/*-{PALETTES[1]}"))


def _percent(value: int) -> str:
    return translate("{n} %", n=value)
