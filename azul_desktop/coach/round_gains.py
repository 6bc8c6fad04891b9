"""What a round brought everybody: each gain and each loss, by tile or by reason."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from azul_desktop.core.address import Zone
from azul_desktop.core.events import Event, Moved, Reason, RoundEnded, Scored
from azul_desktop.core.rules import Step
from azul_desktop.core.state import EMPTY, SCORE

_CELLS = (Zone.WALL, Zone.SPACE)


@dataclass(frozen=True, slots=True)
class Gain:
    """What a tile brought, or a floor, the marker or discarded tiles cost."""

    reason: Reason
    points: int
    """The true change of the score, which at the bottom of the track is less than printed."""
    colour: int = EMPTY
    """The colour of the tile, where it was one."""


@dataclass(frozen=True, slots=True)
class PlayerRound:
    """A round of one player: the gains, then the losses, and the score after all of them."""

    gains: tuple[Gain, ...]
    score: int

    @property
    def change(self) -> int:
        """What all of it comes to."""
        return sum(gain.points for gain in self.gains)


def round_gains(steps: Sequence[Step], number: int) -> tuple[PlayerRound, ...]:
    """What a round that is over brought, seat by seat; the bonuses of the end are not of it."""
    played = [step for step in steps if step.before.round == number]
    scores = [board[SCORE] for board in played[0].before.boards]
    gains: list[list[Gain]] = [[] for _ in scores]
    tile = EMPTY
    for event in _until_the_end(played):
        if isinstance(event, Moved) and event.dst.zone in _CELLS:
            tile = event.colour
        elif isinstance(event, Scored):
            change = event.score - scores[event.player]
            scores[event.player] = event.score
            if event.points:
                colour = tile if event.reason == Reason.TILE else EMPTY
                gains[event.player].append(Gain(event.reason, change, colour))
    return tuple(
        PlayerRound(tuple(sorted(own, key=_is_loss)), score)
        for own, score in zip(gains, scores, strict=True)
    )


def best_players(rounds: Sequence[PlayerRound]) -> tuple[int, ...]:
    """The seats to which a round brought most; nobody where it brought nothing."""
    most = max(each.change for each in rounds)
    return tuple(seat for seat, each in enumerate(rounds) if each.change == most > 0)


def _until_the_end(steps: Iterable[Step]) -> Iterator[Event]:
    """What happened up to where the round is over."""
    for step in steps:
        for event in step.events:
            if isinstance(event, RoundEnded):
                return
            yield event


def _is_loss(gain: Gain) -> bool:
    return gain.reason != Reason.TILE
