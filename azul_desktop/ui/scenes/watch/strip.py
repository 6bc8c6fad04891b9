"""The strip below the table: buttons that play a game back, and the scrubber."""

from collections.abc import Callable
from typing import NamedTuple

from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import decimal
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.render.tokens import INK, LINE, Face
from azul_desktop.ui.scenes.watch.course import Course
from azul_desktop.ui.scenes.watch.playback import SPEEDS
from azul_desktop.ui.scenes.watch.scrubber import Scrubber, where_words
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.widget import Widget

_CONTROLS = 316
"""How wide the buttons are together."""
_SIDE, _PLAY, _BETWEEN = 52, 76, 8


class Commands(NamedTuple):
    """What the buttons do."""

    first: Callable[[], None]
    previous: Callable[[], None]
    play: Callable[[], None]
    next: Callable[[], None]
    last: Callable[[], None]
    speed: Callable[[str], None]
    go: Callable[[int], None]


class Strip:
    """The widgets of the strip, and what they lie on."""

    def __init__(
        self,
        brush: Brush,
        box: Box,
        course: Course,
        colours: tuple[int, ...],
        commands: Commands,
        speed: int,
    ) -> None:
        self._brush = brush
        self._course = course
        u = brush.unit
        spare = min(max((box.h / u - 180) / 54, 0), 1)
        pad, gap = (14 + 10 * spare) * u, (8 + 4 * spare) * u
        left = Box(box.x + 24 * u, box.y + pad, _CONTROLS * u, 56 * u)
        speeds = Box(left.x, left.bottom + gap, left.w, (48 + 4 * spare) * u).rounded()
        below = speeds.bottom + gap / 2
        self._where = Box(left.x, below, left.w, box.bottom - 22 * u - below)
        line = left.right + 28 * u
        area = Box(line + 12 * u, box.y + 18 * u, 0, box.h - 40 * u)
        area = area._replace(w=box.right - 20 * u - area.x).rounded()
        self._sheet = panels.board(brush, box)
        rule = panels.shaded(
            Box(line, box.y + pad, max(1, brush.px(1.5)), box.h - 2 * pad), 0, (LINE,)
        )
        self._sheet += rule
        self.scrubber = Scrubber(brush, area, course, colours, commands.go)
        self._buttons = self._controls(left, commands)
        self._choose = commands.speed
        self._well = speeds
        self._canvas = Canvas()
        self.choose_speed(speed)

    def choose_speed(self, speed: int) -> None:
        """Show which of the speeds is chosen."""
        chosen = str(speed + 1)
        self._speeds = segmented(
            self._brush, "speed", self._well, _speeds(), chosen, self._choose, size=20
        )

    @property
    def widgets(self) -> list[Widget]:
        """Everything that can be used."""
        return [*self._buttons, *self._speeds, self.scrubber]

    def _controls(self, box: Box, commands: Commands) -> list[Button]:
        hints = {
            "first": translate("To the beginning (Home)"),
            "previous": translate("A move back (←); with Shift a round"),
            "play": translate("Play or pause (Space)"),
            "next": translate("A move on (→); with Shift a round"),
            "last": translate("To the end (End)"),
        }
        u, x = self._brush.unit, box.x
        found: list[Button] = []
        for word, hint in hints.items():
            wide = (_PLAY if word == "play" else _SIDE) * u
            button = Button(
                f"control/{word}",
                Box(x, box.y, wide, box.h).rounded(),
                getattr(commands, word),
                icon=word,
                kind="primary" if word == "play" else "normal",
            )
            button.hint = hint
            found.append(button)
            x += wide + _BETWEEN * u
        return found

    def show(self, at: int, *, playing: bool) -> None:
        """Be at a position."""
        self.scrubber.at = at
        for widget in self._buttons:
            if widget.name in ("control/first", "control/previous"):
                widget.enabled = at > 0
            elif widget.name in ("control/next", "control/last"):
                widget.enabled = at < self._course.last
            elif widget.name == "control/play":
                widget.icon = "pause" if playing else "play"
                widget.enabled = self._course.last > 0

    def groups(self) -> list[Group]:
        """What lies below the widgets."""
        at, course = self.scrubber.at, self._course

        def words() -> list[Sprite]:
            text = where_words(course, at)
            return [self._brush.label(text, Face.SEMI, 22, INK, self._where)]

        return [
            self._canvas.group("sheet", 0, lambda: self._sheet),
            self.scrubber.ground(self._brush),
            self._canvas.group("where", (at, course.last), words),
        ]


def _speeds() -> list[Option]:
    """The speeds as factors, with the keys that choose them."""
    return [
        Option(
            str(number),
            # Translators: how many times as fast a game is played back: 2×.
            translate("{factor}×", factor=decimal(speed, 0 if speed >= 1 else 1)),
            hint=translate("Speed (key {key})", key=number),
        )
        for number, speed in enumerate(SPEEDS, 1)
    ]
