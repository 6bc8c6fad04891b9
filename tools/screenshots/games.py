"""Games for the pictures: the same ones every time, played by a bot to where they are wanted."""

from collections.abc import Callable

from azul_desktop.bots.base import Budget
from azul_desktop.bots.characters import INES, NOE, PILAR
from azul_desktop.bots.registry import LEVELS, make_bot
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.address import Address
from azul_desktop.core.address_names import AddressNames
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import Scored
from azul_desktop.core.families import build
from azul_desktop.core.moves import Move
from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.core.rules import Step
from azul_desktop.core.state import PHASES
from azul_desktop.session.session import Session

PERSON = "Oksana"
_BOTS = (INES, PILAR, NOE)
_SEEDS = range(3, 43)
_BOT = LEVELS[1]

Ready = Callable[[Session], bool]


class NoGameError(Exception):
    """No game came to a wanted position."""


def new_game(
    edition: Edition, players: int, seed: int, *, side: int = 0, special: bool = False
) -> Session:
    """A game that has just begun: a person against bots."""
    names = edition.variant_names
    rules = build(edition, Options(names[min(side, len(names) - 1)], special))
    seats = Seat(PERSON), *(Seat(bot.name, bot.kind) for bot in _BOTS[: players - 1])
    return Session(Record(rules, seats, seed))


def choose(session: Session) -> Move:
    """What a sensible player would do now."""
    return make_bot(_BOT.id, 1).choose(session.rules, session.state, Budget(simulations=1))


def next_step(session: Session) -> Step:
    """What would happen then; the game stays where it is."""
    return session.rules.step(session.state, choose(session))


def find_game(
    edition: Edition,
    players: int,
    ready: Ready,
    *,
    side: int = 0,
    special: bool = False,
) -> Session:
    """The first game that comes to a position in which a person decides and `ready` holds."""
    for seed in _SEEDS:
        session = new_game(edition, players, seed, side=side, special=special)
        while not session.is_over:
            if session.seat.kind == HUMAN and ready(session):
                return session
            session.submit(choose(session))
    raise NoGameError(f"{edition.id}: no game of {players} comes to this position")


def finished_game(edition: Edition, players: int, *, won: bool = True) -> Session:
    """The first game that the person has won, or has lost."""
    for seed in _SEEDS:
        session = new_game(edition, players, seed)
        while not session.is_over:
            session.submit(choose(session))
        if (session.rules.standings(session.state)[0].rank == 1) == won:
            return session
    raise NoGameError(f"{edition.id}: no game of {players} ends like this")


def at(phase: str, *, round_from: int = 1, moves: int = 1) -> Ready:
    """Ready in a phase, from a round on, when there are so many moves to choose from."""

    def ready(session: Session) -> bool:
        state = session.state
        return (
            PHASES[state.phase] == phase
            and state.round >= round_from
            and len(session.rules.legal_moves(state)) >= moves
        )

    return ready


def within_round(number: int, taken: int) -> Ready:
    """Ready in the draft of a round after so many takes of it."""

    def ready(session: Session) -> bool:
        state = session.state
        made = sum(1 for step in session.steps if step.before.round == state.round)
        return PHASES[state.phase] == "draft" and state.round == number and made >= taken

    return ready


def scores(points: int) -> Ready:
    """Ready when the next sensible move, from the third round on, scores at least so many."""

    def ready(session: Session) -> bool:
        if session.state.round < 3:
            return False
        events = next_step(session).events
        gains = [event.points for event in events if isinstance(event, Scored)]
        return max(gains, default=0) >= points

    return ready


def named(session: Session, address: Address) -> str:
    """The name of an address on the screen of who decides."""
    return AddressNames(session.rules).format(address, session.state.turn)


def drag_of(session: Session, move: Move) -> tuple[str, str, int]:
    """What is dragged where to make a move, and the number of the choice that is left then."""
    for start, goals in LegalTargets(session.rules, session.state).picks.items():
        for goal, moves in goals.items():
            if move in moves:
                choice = moves.index(move) if len(moves) > 1 else -1
                return named(session, start), named(session, goal), choice
    raise NoGameError("this move is not made by dragging")
