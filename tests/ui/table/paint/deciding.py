"""Decisions of any kind of game, with what paints them."""

from azul_desktop.coach.families import coach_of
from azul_desktop.core.state import State
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import Kind
from tests.ui.table.setting import picture_of
from tests.ui.table.walk import steps


def first(kind: Kind, phase: int, seed: int = 1) -> State:
    """The first position of a game in a phase."""
    return next(step.before for step in steps(kind, seed) if step.before.phase == phase)


def deciding(kind: Kind, state: State, desk: Desk) -> tuple[DecisionPainter, Hand, ShownTable]:
    """What paints a decision, the hand of who decides, and the table."""
    coach, picture = coach_of(kind.rules), picture_of(kind, state, desk)
    hand = Hand(coach, state)
    painter = picture.decision_painter(coach, state, hand)
    return painter, hand, ShownTable.of(kind.rules, state)
