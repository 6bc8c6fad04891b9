"""The settings: everything acts at once and is kept."""

from dataclasses import asdict
from functools import partial

import pygame

from azul_desktop.i18n import translate
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import (
    LARGEST_SCALE,
    PALETTES,
    SMALLEST_SCALE,
    SPEEDS,
    Settings,
)
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.geometry import Box
from azul_desktop.ui.input import Input, KeyPressed, PointerReleased
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.lettering import heading
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import CREAM2, INK, INK2, LINE, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.settings_preview import preview
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.chip import Chip
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
_WIDEST = 1640
_ROW = 112
_ROWS = 4
_PREVIEW = 640


class SettingsScene(PageScene):
    """Tabs of rows, each with a control; over whatever was on screen before."""

    name = "settings"
    designed = (1600.0, 1080.0)
    needs = (1440.0, 892.0)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.tab = "game"
        self._wood = self._ground = Group([])
        self._sprites: list[Sprite] = []
        self._controls: list[Widget] = []
        self._rescaled = False
        self._entered = False

    def enter(self) -> None:
        """At first the keyboard points at Done."""
        if not self._entered:
            self._entered = True
            self.focus(self.widget("button/done"))

    def arrange(self) -> None:
        """The tabs on the board, the rows of the chosen one, the buttons below."""
        self._wood = self.desk.backdrop("azulejo/table")
        across = min(self.wide - 96, _WIDEST)
        left = (self.wide - across) / 2
        high = _ROWS * _ROW + 72
        top = (self.high - high - 324) / 2
        board = Box(left, top + 176, across, high)
        self._sprites = heading(
            self.brush, translate("Settings"), self.box(left + 80, top + 22, across - 80, 76)
        )
        self._sprites += panels.board(self.brush, self.box(*board))
        self._controls = []
        rows = {
            "game": self._game,
            "display": self._display,
            "sound": self._sound,
            "language": self._language,
            "accessibility": self._accessibility,
        }
        rows[self.tab](Box(board.x + 56, board.y + 36, board.w - 112, _ROW))
        bar = self.box(left + 24, top + 112, across - 48, 64)
        back, restore, done = self._buttons(left, top, across, board.bottom + 32)
        self._ground = Group(self._sprites)
        self.replace_widgets([back, *self._tabs(bar), *self._controls, restore, done])

    def _tabs(self, bar: Box) -> list[Widget]:
        options = [
            Option("game", translate("Game"), "grid"),
            Option("display", translate("Display"), "display"),
            Option("sound", translate("Sound"), "speaker"),
            Option("language", translate("Language"), "language"),
            Option("accessibility", translate("Accessibility"), "accessibility"),
        ]
        return tabs(self.brush, "tab", bar, options, self.tab, self._open)

    def _buttons(self, left: float, top: float, across: float, y: float) -> list[Widget]:
        back = Button(
            "button/back", self.box(left, top + 32, 56, 56), self._close, icon="back", ground="wood"
        )
        back.hint = translate("Back")
        restore = Button(
            "button/restore",
            self.box(left, y, 320, 72),
            self._restore,
            label=translate("Restore defaults"),
            icon="undo",
            ground="wood",
            size=23,
            radius=14,
        )
        done = Button(
            "button/done",
            self.box(left + across - 320, y, 320, 72),
            self._close,
            label=translate("Done"),
            icon="check",
            kind="primary",
            ground="wood",
            size=28,
            radius=14,
        )
        said = self.box(left + 352, y, across - 704, 72)
        text = translate("Saved as you change them")
        self._sprites.append(self.brush.label(text, Face.TEXT, 21, CREAM2, said, "left"))
        return [back, restore, done]

    # The rows of each tab.

    def _row(
        self, row: Box, label: str, note: str, *, last: bool = False, part: float = 0.44
    ) -> Box:
        """A label and a note on a part of the row; where the control goes, in real pixels."""
        brush = self.brush
        wide = row.w * part
        upper, lower = self.box(row.x, row.y + 20, wide, 36), self.box(row.x, row.y + 56, wide, 32)
        self._sprites.append(brush.label(label, Face.SEMI, 24, INK, upper, "left"))
        self._sprites.append(brush.label(note, Face.TEXT, 20, INK2, lower, "left"))
        if not last:
            line = self.box(row.x, row.bottom - 1, row.w, 1)
            tint, width = (INK2, brush.px(2)) if brush.contrast else (LINE, brush.px(1))
            surface = shapes.rounded((int(line.w), width), 0, (tint,))
            self._sprites.append(Sprite(surface, int(line.x), int(line.y)))
        x, free = row.x + row.w * (part + 0.02), row.w * (0.98 - part)
        return self.box(x, row.y + (_ROW - 52) / 2, min(free, 720), 52)

    def _game(self, row: Box) -> None:
        place = self._row(
            row, translate("Animation"), translate("Click or Space always skips"), last=True
        )
        words = {
            "slow": translate("Slow"),
            "normal": translate("Normal"),
            "fast": translate("Fast"),
            "off": translate("Off"),
        }
        options = [Option(speed, words[speed]) for speed in SPEEDS]
        chosen = self.desk.settings.animation
        self._controls += segmented(
            self.brush,
            "animation",
            place,
            options,
            chosen,
            lambda speed: self._set(animation=speed),
        )

    def _display(self, row: Box) -> None:
        place = self._row(row, translate("Screen"), translate("F11 changes it at any time"))
        options = [
            Option(_WINDOW, translate("Window"), "window"),
            Option(_FULL, translate("Full screen"), "full-screen"),
        ]
        chosen = _FULL if self.desk.settings.full_screen else _WINDOW
        self._controls += segmented(
            self.brush, "screen", place, options, chosen, self._set_full_screen
        )
        place = self._row(
            row.moved(0, _ROW),
            translate("Size of text and controls"),
            translate("Capped at what fits"),
            last=True,
        )
        self._controls.append(
            Slider("scale", place, self.desk.settings.ui_scale, _SCALE, self._set_scale, _percent)
        )

    def _sound(self, row: Box) -> None:
        settings = self.desk.settings
        place = self._row(row, translate("Effects"), translate("Tiles, points, fanfares"))
        self._controls.append(
            Slider(
                "volume/effects",
                place,
                settings.effects_volume,
                _VOLUME,
                lambda volume: self.desk.change(effects_volume=volume),
                _percent,
            )
        )
        place = self._row(
            row.moved(0, _ROW), translate("Music"), translate("Quiet, in the background"), last=True
        )
        self._controls.append(
            Slider(
                "volume/music",
                place,
                settings.music_volume,
                _VOLUME,
                lambda volume: self.desk.change(music_volume=volume),
                _percent,
            )
        )

    def _language(self, row: Box) -> None:
        place = self._row(
            row, translate("Language"), translate("Of all texts in the program"), last=True
        )
        known = languages()
        chosen = self.desk.settings.language
        x, high = place.x, self.brush.px(48)
        for code in known:
            label = _OWN_NAMES.get(code, code)
            words = self.brush.type.width(label, Face.SEMI, self.brush.px(20))
            box = Box(x, place.centre[1] - high / 2, words + self.brush.px(56), high).rounded()
            self._controls.append(
                Chip(
                    f"language/{code}",
                    box,
                    partial(self._set, language=code),
                    label=label,
                    chosen=code == (chosen if chosen in known else _ENGLISH),
                )
            )
            x = box.right + self.brush.px(14)

    def _accessibility(self, row: Box) -> None:
        """Rows for the eye at the left, and what they change at the right."""
        shown = min(row.w * 0.46, _PREVIEW)
        room = self.box(row.right - shown, row.y, shown, _ROWS * _ROW)
        self._sprites += preview(self.desk, self.brush, room)
        row = row._replace(w=row.w - shown - 40)
        self._switch(
            row, "letters", translate("Letters on tiles"), translate("One over each motif")
        )
        if has_palettes():
            row = row.moved(0, _ROW)
            self._palettes(row)
        settings, row = self.desk.settings, row.moved(0, _ROW)
        place = self._row(
            row, translate("Contrast"), translate("Darker table, bolder outlines"), part=0.6
        )
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
        self._switch(row.moved(0, _ROW), "reduce_motion", label, note, last=True)

    def _switch(self, row: Box, name: str, label: str, note: str, *, last: bool = False) -> None:
        """A row with a toggle for a setting that is on or off."""
        place = self._row(row, label, note, last=last, part=0.6)
        place = place._replace(w=self.brush.px(72))
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
            self._row(row, label, note, part=0.6),
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
        return [self._wood, self._ground, *self.widget_groups()]


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
