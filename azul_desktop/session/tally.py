"""Where the points of a game came from, and how the scores grew: for the results."""

from collections.abc import Iterable
from dataclasses import dataclass

from azul_desktop.core.events import GameEnded, Reason, RoundEnded, Scored
from azul_desktop.core.rules import Step
from azul_desktop.core.state import SCORE, State


@dataclass(frozen=True, slots=True)
class PlayerTally:
    """A player's points: `start` and those of every reason together are the score."""

    start: int
    points: dict[Reason, int]
    """What each reason really changed, which at the bottom of the track is less than printed."""
    scores_by_round: tuple[int, ...]
    """The score at the start, after each round, and after the bonuses of a finished game."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The points of all players, by seat."""

    rounds: int
    """How many rounds were played to their end."""
    players: tuple[PlayerTally, ...]


def tally(first: State, steps: Iterable[Step], players: int) -> Tally:
    """The points of a game from its first state and all that happened since."""
    start = [first.boards[player][SCORE] for player in range(players)]
    scores = start[:]
    points = [dict.fromkeys(Reason, 0) for _ in start]
    by_round = [scores[:]]
    rounds = 0
    for event in (event for step in steps for event in step.events):
        if isinstance(event, Scored):
            points[event.player][event.reason] += event.score - scores[event.player]
            scores[event.player] = event.score
        elif isinstance(event, RoundEnded):
            rounds += 1
            by_round.append(scores[:])
        elif isinstance(event, GameEnded):  # the bonuses came after the last round's end
            by_round.append(scores[:])
    charts = zip(*by_round, strict=True)
    return Tally(rounds, tuple(map(PlayerTally, start, points, charts)))
