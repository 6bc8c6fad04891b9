"""Plays a game in the window and in the core at once, and compares them after every move."""

from random import Random

from azul_desktop.bots.base import Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.match import bot_seed
from azul_desktop.bots.registry import make_bot
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move
from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.core.rng import number
from azul_desktop.core.state import PHASES
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import players_names
from tests.e2e.desktop import Desktop, Map
from tests.e2e.gestures import Click, Gesture, Seen
from tests.games import Kind

SIZE = (1280, 720)
_CHANCE_OF_ANY_MOVE = 0.3


def options_of(kind: Kind, seats: str, seed: int) -> list[str]:
    """The command line that starts a game of a kind."""
    special = ["--special-factories"] if kind.options.special_factories else []
    game = ["--edition", kind.edition.id, "--variant", kind.options.variant, *special]
    return [*game, "--seats", seats, "--seed", str(seed), "--size", "{}x{}".format(*SIZE)]


def session_of(kind: Kind, seats: str, seed: int) -> Session:
    """The same game without a window, as far as nothing was played."""
    kinds = seats.split(",")
    names = players_names(kinds, [""] * len(kinds))
    return Session(Record(kind.rules, tuple(map(Seat, names, kinds)), seed))


class Chooser:
    """Plays well mostly, so that games end, and anything sometimes, so that all is tried."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._bot = GreedyBot(seed)

    def choose(self, session: Session) -> tuple[Move, list[Gesture]]:
        """A move and how it is made: by drags or by clicks."""
        rules, state = session.rules, session.state
        if self._random.random() < _CHANCE_OF_ANY_MOVE:
            move = self._random.choice(rules.legal_moves(state))
        else:
            move = self._bot.choose(rules, state, Budget())
        drag = self._random.random() < 0.5
        return move, Seen(rules, state).gestures(move, drag=drag)


class Player:
    """Both hands of all people at the table."""

    def __init__(self, desktop: Desktop, session: Session, seed: int = 0) -> None:
        self.desktop = desktop
        self.session = session
        self._chooser = Chooser(seed)

    def play(self, moves: int | None = None) -> None:
        """So many moves of people, or all until the game is over; bots answer."""
        self.check()
        while not self.session.is_over and moves != 0:
            self.play_one()
            self.check()
            moves = None if moves is None else moves - 1

    def play_one(self) -> None:
        """One move of a person in the window and in the core, with the bots' answers."""
        move, gestures = self._chooser.choose(self.session)
        for gesture in gestures:
            self.make(gesture)
        self.session.submit(move)
        self.let_bots_play()

    def make(self, gesture: Gesture) -> None:
        """One click or drag."""
        if isinstance(gesture, Click):
            self.desktop.click(gesture.name)
        else:
            self.desktop.drag(gesture.start, gesture.goal)

    def let_bots_play(self) -> None:
        """Bots choose the same in the core as in the window: the seed decides it."""
        session = self.session
        while not session.is_over and session.seat.kind != HUMAN:
            turn = session.state.turn
            seed = number(bot_seed(session.record.seed, turn), len(session.record.moves))
            bot = make_bot(session.seat.kind, seed)
            seen = session.rules.redeal(session.state, seed)
            session.submit(bot.choose(session.rules, seen, Budget(milliseconds=1000)))

    def check(self) -> None:
        """Wait until the window is where the core is, on screen and on disk."""
        session, desktop = self.session, self.desktop
        if session.is_over:
            desktop.wait_for(lambda seen: seen.scene == "results", "the results")
            desktop.wait_for(lambda _: desktop.moves() is None, "the game in progress to go")
            return
        offers = Seen(session.rules, session.state).offers()
        desktop.wait_for(lambda seen: self._is_here(seen, offers), f"this to do: {offers}")
        played = [format_move(session.rules.edition, move) for move in session.record.moves]
        desktop.wait_for(lambda _: (desktop.moves() or []) == played, f"the record {played}")

    def _is_here(self, seen: Map, offers: frozenset[str]) -> bool:
        state = self.session.state
        return (
            (seen.scene, seen.animating) == ("table", False)
            and (seen.phase, seen.turn) == (PHASES[state.phase], state.turn)
            and offers == {name for name in seen.legal if name not in _ALWAYS}
        )


_ALWAYS = {f"button/{word}" for word in ("undo", "redo", "log", "menu", "little-help")}
"""Buttons that make no move."""
