"""Play the games of a plan, one after another or in several processes, always in the same order."""

import os
import signal
import sys
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.util import Finalize

from azul_desktop.arena.plan import ArenaPlan, Game
from azul_desktop.arena.result import Clock, Result
from azul_desktop.bots.lifeline import end_with_parent
from azul_desktop.bots.lineup import ClockedBot, Lineup
from azul_desktop.bots.match import ForfeitError, bot_seed, play_match
from azul_desktop.core.errors import UserError
from azul_desktop.core.families import build
from azul_desktop.core.rules import Rules


class Player:
    """Plays games of one plan; programs outside stay until it is closed."""

    def __init__(self, plan: ArenaPlan) -> None:
        self._plan = plan
        self._rules: Rules = build(plan.edition, plan.options)
        self._lineup = Lineup(plan.hello)

    def play(self, game: Game) -> Result:
        """One game; a bot that cannot go on has lost it."""
        plan, rules = self._plan, self._rules
        pairing, seed, seat = game
        sides = [pairing.a if at == seat else pairing.b for at in range(plan.players)]
        bots = [
            ClockedBot(self._lineup.bot(spec, bot_seed(seed, at))) for at, spec in enumerate(sides)
        ]
        budgets = [spec.budget(plan.milliseconds) for spec in sides]
        others = [at for at in range(plan.players) if at != seat]
        scores: tuple[int, ...] = ()
        forfeit = ""
        try:
            _, state = play_match(rules, bots, seed, budgets)
            standings = rules.standings(state)
            scores = tuple(standing.score for standing in standings)
            winners = tuple(standing.player for standing in standings if standing.rank == 1)
        except ForfeitError as error:
            forfeit = f"{sides[error.seat]}: {error.why}"
            winners = tuple(others) if error.seat == seat else (seat,)
        clock_a, clock_b = _sum([bots[seat]]), _sum([bots[at] for at in others])
        a, b = str(pairing.a), str(pairing.b)
        return Result(a, b, seed, seat, winners, scores, clock_a, clock_b, forfeit)

    def close(self) -> None:
        """End the programs outside."""
        self._lineup.close()


def _sum(bots: Sequence[ClockedBot]) -> Clock:
    return Clock(
        sum(bot.moves for bot in bots),
        sum(bot.seconds for bot in bots),
        max(bot.worst for bot in bots),
        sum(bot.late for bot in bots),
    )


def play_games(plan: ArenaPlan, games: Sequence[Game], jobs: int) -> Generator[Result, None, None]:
    """The results of games in their order; more than one job plays in spawned processes."""
    if jobs == 1 or len(games) < 2:
        player = Player(plan)
        try:
            for game in games:
                yield player.play(game)
        finally:
            player.close()
        return
    before = set(active_children())
    pool = ProcessPoolExecutor(min(jobs, len(games)), get_context("spawn"), _begin, (plan,))
    try:
        coming = deque(_submitted(pool, games))
        while coming:
            yield coming.popleft().result()
    except BrokenProcessPool:
        raise UserError("a process that played has ended; --resume goes on from its file") from None
    except BaseException:  # an interruption: nobody waits for games that are under way
        # None of them is cancelled: the executor's thread, which hears of its broken processes,
        # fails all games that it knows of, and would stumble over one that somebody has cancelled.
        with _uninterrupted():
            for child in set(active_children()) - before:
                child.terminate()
            pool.shutdown()
        raise
    pool.shutdown()


def _submitted(pool: ProcessPoolExecutor, games: Sequence[Game]) -> Iterator[Future[Result]]:
    """The games on their way to the processes, each of which is started by the first of them."""
    for game in games:
        with _uninterrupted():
            future = pool.submit(_play, game)
        yield future


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Let Ctrl+C wait until this is done; a process that begins here never hears of it.

    A terminal sends it to all processes, also to those that have not come to ignore it yet.
    """
    if sys.platform != "win32":
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
    else:
        yield


_player: Player | None = None
"""The one of this process, if it is one of those that play for another."""


def _begin(plan: ArenaPlan) -> None:
    global _player
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the one who asked
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # it was held back until now
    signal.signal(signal.SIGTERM, _end)
    _player = Player(plan)
    Finalize(None, _player.close, exitpriority=10)
    end_with_parent(_player.close, tied=True)  # nobody plays on for a process that is gone


def _end(*_: object) -> None:
    """End in the middle of a game, and the programs outside with it."""
    if _player is not None:
        _player.close()
    os._exit(143)


def _play(game: Game) -> Result:
    assert _player is not None
    return _player.play(game)
