"""The rows of each tab of the settings, and what their controls do."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from azul_desktop.bots.levels import LEVELS
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import percent
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import (
    BOT_TIMES,
    COUNTS,
    LARGEST_SCALE,
    PALETTES,
    ROUND_CARDS,
    SMALLEST_SCALE,
    SPEEDS,
)
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.scenes.language_chips import language_chips, place_middle
from azul_desktop.ui.scenes.settings.rows import Row
from azul_desktop.ui.scenes.settings.scale import Table, applied_note, on_tables
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.slider import Scale, Slider
from azul_desktop.ui.widgets.toggle import Toggle
from azul_desktop.ui.widgets.widget import Widget

_SCALE = Scale(SMALLEST_SCALE, LARGEST_SCALE, 25)
_VOLUME = Scale(0, 100, 5)
_WINDOW, _FULL = "window", "full-screen"
_NORMAL, _HIGH = "normal", "high"
_TWO_LINES = 1.25
"""The share of a row whose chips may stand in two lines."""


class Answers(NamedTuple):
    """What the page does after a change."""

    arrange: Callable[[], None]
    """Lay everything out anew."""
    follow: Callable[[], None]
    """Show the preview anew, while a knob is dragged."""
    rescale: Callable[[], None]
    """Change the size of the page once the knob is let go."""


class TabRows:
    """Writes the rows of the tabs for the settings as they are now."""

    def __init__(self, desk: Desk, brush: Brush, tables: list[Table], answers: Answers) -> None:
        self._desk = desk
        self._brush = brush
        self._tables = tables
        self._answers = answers

    def rows(self, tab: str) -> list[Row]:
        """The rows of a tab from top to bottom."""
        tabs = {"game": self._game, "sound": self._sound, "accessibility": self._accessibility}
        return tabs[tab]()

    def _game(self) -> list[Row]:
        """How fast, with which cards, on how much of the screen, how large, in which language."""
        words = {
            "slow": translate("Slow"),
            # Translators: the speed of animations.
            "normal": translate("Medium"),
            "fast": translate("Fast"),
            # Translators: no animations.
            "off": translate("Off"),
        }
        speeds = [Option(speed, words[speed]) for speed in SPEEDS]
        screens = [
            Option(_WINDOW, translate("In a window"), "window"),
            Option(_FULL, translate("Full screen"), "full-screen"),
        ]
        full = self._desk.settings.full_screen
        screen = self._choice("screen", screens, _FULL if full else _WINDOW, self._set_full_screen)
        return [
            Row(
                translate("Animation"),
                translate("Click or Space always skips"),
                self._setting("animation", speeds),
            ),
            self._bot_times(),
            self._round_cards(),
            self._counts(),
            Row(translate("Screen"), translate("F11 changes it at any time"), screen),
            self._scales(),
            self._languages(),
        ]

    def _bot_times(self) -> Row:
        """How long bots may think; the note says who makes something of it."""
        words = {
            # Translators: how long bots may think about a move.
            "usual": translate("Usual"),
            # Translators: more time for bots to think, for players who are not in a hurry.
            "relaxed": translate("Relaxed"),
        }
        slow = next(level for level in LEVELS if level.relaxed is not None)
        # Translators: {level} is the name of a level of bots.
        note = translate(
            "Relaxed: {level} takes up to {seconds} s",
            level=translate(slow.name),
            seconds=(slow.relaxed or 0) // 1000,
        )
        control = self._setting("bot_time", [Option(time, words[time]) for time in BOT_TIMES])
        return Row(translate("Time for bots"), note, control)

    def _round_cards(self) -> Row:
        """Which cards stand between two rounds."""
        # Translators: all, some or no cards between rounds are shown.
        words = {
            "all": translate("All"),
            "start": translate("Start only"),
            "none": translate("None"),
        }
        control = self._setting("round_card", [Option(kind, words[kind]) for kind in ROUND_CARDS])
        return Row(translate("Round card"), translate("What it brought, who begins"), control)

    def _counts(self) -> Row:
        """When bag and lid tell their colours."""
        words = {"hover": translate("On hover"), "always": translate("Always")}
        control = self._setting("colour_counts", [Option(when, words[when]) for when in COUNTS])
        return Row(translate("Counts by colour"), translate("Tiles in bag and lid"), control)

    def _scales(self) -> Row:
        """How large letters and controls are; the note says how large they really are on tables."""
        scale, size = self._desk.settings.ui_scale, self._desk.size
        limit = on_tables(self._tables, size, LARGEST_SCALE)[0]
        limited = translate("up to {scale} at a table", scale=percent(limit))

        def slider(place: Box) -> list[Widget]:
            return [Slider("scale", place, scale, _SCALE, self._set_scale, percent, limit, limited)]

        note = applied_note(self._tables, size, scale)
        return Row(translate("Size of text and controls"), note, slider)

    def _languages(self) -> Row:
        """A chip for each language there are texts in, in two lines where they are many."""

        def chips(place: Box) -> Sequence[Widget]:
            return place_middle(language_chips(self._desk, self._brush), self._brush, place)

        return Row(translate("Language"), translate("F9 changes it at any time"), chips, _TWO_LINES)

    def _sound(self) -> list[Row]:
        on = not self._desk.audio.muted
        return [
            Row(
                translate("Sound"),
                translate("M turns it off and on"),
                lambda place: [Toggle("sound", self._short(place), on, self._set_sound)],
            ),
            Row(
                translate("Effects"), translate("Tiles, points, fanfares"), self._volume("effects")
            ),
            Row(translate("Music"), translate("Quiet, in the background"), self._volume("music")),
        ]

    def _volume(self, name: str) -> Callable[[Box], list[Widget]]:
        setting = f"{name}_volume"
        value = getattr(self._desk.settings, setting)

        def change(volume: int) -> None:
            """The preview follows the knob; what is heard again is not muted any more."""
            self._desk.change(**{setting: volume})
            self._answers.follow()

        return lambda place: [Slider(f"volume/{name}", place, value, _VOLUME, change, percent)]

    def _accessibility(self) -> list[Row]:
        """Rows for the eye, and for whoever is new to an edition."""
        # Translators: the contrast.
        contrasts = [Option(_NORMAL, translate("Normal")), Option(_HIGH, translate("High"))]
        high = self._desk.settings.high_contrast
        contrast = self._choice(
            "contrast",
            contrasts,
            _HIGH if high else _NORMAL,
            lambda wanted: self._set(high_contrast=wanted == _HIGH),
        )
        return [
            Row(
                translate("Letters on tiles"),
                translate("One over each motif"),
                self._switch("letters"),
            ),
            *([self._palettes()] if has_palettes() else []),
            Row(translate("Contrast"), translate("Darker table, bolder outlines"), contrast),
            Row(
                translate("Reduce motion"),
                translate("Tiles fade instead of flying"),
                self._switch("reduce_motion"),
            ),
            Row(
                translate("Little helps"),
                translate("In your first three games of an edition"),
                self._switch("little_helps"),
            ),
        ]

    def _palettes(self) -> Row:
        # Translators: colours of tiles that are easy to tell apart.
        words = {"default": translate("Distinct"), "classic": translate("Classic")}
        options = [Option(palette, words[palette]) for palette in PALETTES]
        control = self._setting("palette", options)
        note = translate("Distinct ones differ for every eye")
        return Row(translate("Tile colours"), note, control)

    # Controls.

    def _setting(self, name: str, options: list[Option]) -> Callable[[Box], list[Widget]]:
        """Options whose ids are the values of a setting."""
        chosen = str(getattr(self._desk.settings, name))
        shown = name.replace("_", "-")
        return self._choice(shown, options, chosen, lambda value: self._set(**{name: value}))

    def _choice(
        self, name: str, options: list[Option], chosen: str, choose: Callable[[str], None]
    ) -> Callable[[Box], list[Widget]]:
        """Options side by side."""
        return lambda place: segmented(self._brush, name, place, options, chosen, choose)

    def _switch(self, name: str) -> Callable[[Box], list[Widget]]:
        """A toggle for a setting that is on or off."""
        on, shown = bool(getattr(self._desk.settings, name)), name.replace("_", "-")

        def toggle(place: Box) -> list[Widget]:
            return [Toggle(shown, self._short(place), on, lambda want: self._set(**{name: want}))]

        return toggle

    def _short(self, place: Box) -> Box:
        """The place of a toggle."""
        return place._replace(w=self._brush.px(72))

    # What they do.

    def _set(self, **values: object) -> None:
        self._desk.change(**values)
        self._answers.arrange()

    def _set_full_screen(self, chosen: str) -> None:
        self._desk.navigator.set_full_screen(chosen == _FULL)
        self._answers.arrange()

    def _set_scale(self, scale: int) -> None:
        """The page changes its size only when the slider is let go: it would slip away else."""
        self._desk.change(ui_scale=scale)
        self._answers.rescale()

    def _set_sound(self, on: bool) -> None:
        self._desk.audio.mute(not on)
        self._answers.arrange()


def has_palettes() -> bool:
    """Whether tiles were drawn in other colours, too."""
    return any(bundled("assets").glob(f"images/*-{PALETTES[1]}"))
