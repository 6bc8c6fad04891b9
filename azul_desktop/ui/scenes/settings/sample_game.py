"""A game for the picture of a table in the settings, where none is being played."""

from functools import lru_cache

from azul_desktop.bots.base import Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.core.state import DRAFT
from azul_desktop.session.session import Session

_SEED, _ROUND, _TAKEN = 5, 2, 3
"""Which game, and until when: so many sources of that round are empty."""
_LONGEST = 200
_BOTS = tuple(level.id for level in LEVELS[1:4])


@lru_cache(maxsize=4)
def sample_game(edition: Edition) -> Session:
    """A game against bots in the middle of a draft; the same one every time."""
    bots = _BOTS[: max(edition.player_counts) - 1]
    seats = Seat(), *(Seat(kind=kind) for kind in bots)
    rules = build(edition, Options(edition.variant_names[0], first_player=0))
    session = Session(Record(rules, seats, _SEED))
    bot = GreedyBot(_SEED)
    for _ in range(_LONGEST):
        state = session.state
        if session.is_over or _is_ready(session):
            break
        session.submit(bot.choose(session.rules, state, Budget(simulations=1)))
    return session


def _is_ready(session: Session) -> bool:
    state, colours = session.state, len(session.rules.edition.colours)
    if state.phase != DRAFT or state.round < _ROUND or session.seat.kind != HUMAN:
        return False
    discs = [state.sources[at : at + colours] for at in range(colours, len(state.sources), colours)]
    return sum(not any(disc) for disc in discs) >= _TAKEN
