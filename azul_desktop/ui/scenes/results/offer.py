"""After two wins at a level: one line, and a button to meet the next one."""

from dataclasses import replace
from functools import partial
from typing import Final

from azul_desktop.bots.characters import at_home
from azul_desktop.bots.levels import Level
from azul_desktop.core.record import HUMAN
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.session.newgame import GameSetup, start_game
from azul_desktop.session.session import Session
from azul_desktop.storage.lastsetup import BOT
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.text import Align
from azul_desktop.ui.render.tokens import CREAM, Face
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.first_steps import next_level
from azul_desktop.ui.scenes.setup.choices import last_choices, remember
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.widget import Widget

HEIGHT: Final = 112.0
"""In a narrow page the button lies below its line."""
_BUTTON = 380.0


class Offer:
    """What whoever has won twice may like: nothing, for most games."""

    def __init__(self, desk: Desk, session: Session, winners: list[int]) -> None:
        self._desk, self._session = desk, session
        self.level = next_level(desk, session.record, winners)
        """The level to meet; None where none is offered."""

    @property
    def height(self) -> float:
        """What it needs in a narrow page, in logical pixels."""
        return 0.0 if self.level is None else HEIGHT

    def paint(self, brush: Brush, box: Box) -> list[Sprite]:
        """The line before the button."""
        if self.level is None:
            return []
        line, _ = _parts(brush.unit, box)
        text = translate("Two wins at this level.")
        side: Align = "right" if line.h == box.h else "left"
        return [brush.label(text, Face.TEXT, 22, CREAM, line, side)]

    def widgets(self, brush: Brush, box: Box) -> list[Widget]:
        """Another game like this one, against the next level."""
        if self.level is None:
            return []
        # Translators: {level} is the name of a level of bots, such as Artisan.
        label = translate("Next level: {level}", level=translate(self.level.name))
        return [
            Button(
                "button/next-level",
                _parts(brush.unit, box)[1],
                partial(_play, self._desk, self._session, self.level),
                label=label,
                icon="bot",
                ground="wood",
                size=22,
            )
        ]


def _parts(unit: float, box: Box) -> tuple[Box, Box]:
    """The line and the button: side by side, or in a higher box below each other."""
    wide = min(_BUTTON * unit, box.w)
    if box.h > 60 * unit:
        line = box._replace(h=44 * unit)
        return line, Box(box.x, box.bottom - 60 * unit, box.w, 60 * unit).rounded()
    button = Box(box.right - wide, box.y, wide, box.h).rounded()
    return box._replace(w=box.w - wide - 16 * unit), button


def _play(desk: Desk, session: Session, level: Level) -> None:
    """From now on quick games are against this level, too, where they are against one bot."""
    choices = last_choices(desk)
    bots = [row for row in choices.taken if choices.seats[row].kind == BOT]
    if len(bots) == 1:
        choices.choose_level(bots[0], level.id)
        remember(desk, choices)
    record, options = session.record, session.rules.options
    who = at_home(level.id).id
    seats = tuple(
        seat
        if seat.kind == HUMAN
        else replace(seat, kind=level.id, character=who, name="", named=False)
        for seat in record.seats
    )
    setup = GameSetup(
        record.edition.id, options.variant, options.special_factories, seats, options.first_player
    )
    routes.to_table(desk, start_game(setup, lambda _: record.edition))
