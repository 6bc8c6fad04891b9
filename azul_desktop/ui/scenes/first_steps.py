"""The first minute: whether to ask what somebody knows, and when to offer the next level."""

from azul_desktop.bots.levels import LEVELS, Level, level_of
from azul_desktop.bots.spec import is_external, parse_spec
from azul_desktop.core.errors import UserError
from azul_desktop.core.record import HUMAN, Record
from azul_desktop.storage.firststeps import (
    FirstSteps,
    first_steps_file,
    first_steps_of,
    first_steps_values,
)
from azul_desktop.ui.desk import Desk

_WINS = 2
"""After so many wins against a level the next one is offered."""


def is_first_time(desk: Desk) -> bool:
    """Whether nobody has played here, nor been asked, and there is something to learn."""
    try:
        return not (_steps(desk).answered or desk.library.games.count()) and bool(desk.lessons.all)
    except UserError:
        return False  # there are games that cannot be read


def answered(desk: Desk) -> None:
    """Somebody has said whether the game is new to them: nobody is asked again."""
    _keep(desk, FirstSteps(answered=True, offered=_steps(desk).offered))


def next_level(desk: Desk, record: Record, won: list[int]) -> Level | None:
    """The level to offer after a game of one person against one bot; None where there is none.

    It is for those who were asked at their first game, and for each level once.
    """
    level = _beaten(record, won)
    if level is None or level is LEVELS[-1]:
        return None
    steps, following = _steps(desk), LEVELS[LEVELS.index(level) + 1]
    if not steps.answered or following.id in steps.offered:
        return None
    person = next(seat for seat in record.seats if seat.kind == HUMAN)
    try:
        player = desk.library.players.find(person.profile) if person.profile else None
        wins = desk.library.players.wins_against(player and player.id, level.id)
    except UserError:
        return None
    if wins < _WINS:
        return None
    _keep(desk, FirstSteps(answered=True, offered=(*steps.offered, following.id)))
    return following


def _beaten(record: Record, won: list[int]) -> Level | None:
    """The level that a person has just won against, one against one."""
    if len(record.seats) != 2 or len(won) != 1 or record.about.practice:
        return None
    winner, other = record.seats[won[0]], record.seats[1 - won[0]]
    if winner.kind != HUMAN or other.kind == HUMAN or is_external(other.kind):
        return None
    try:
        return level_of(parse_spec(other.kind).name)
    except UserError:
        return None


def _steps(desk: Desk) -> FirstSteps:
    desk.writer.wait()
    values, news = first_steps_file(desk.home).settle()
    if news:
        desk.say_once(news)
    return first_steps_of(values)


def _keep(desk: Desk, steps: FirstSteps) -> None:
    desk.writer.keep(first_steps_file(desk.home), first_steps_values(steps), {})
