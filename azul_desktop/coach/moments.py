"""The moments of a game: its largest gain, gift, loss and bonus, found from what happened."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from azul_desktop.coach.gifts import Gift, Giving
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import Moved, Reason, Scored
from azul_desktop.core.rules import Rules, Step
from azul_desktop.core.state import SCORE

SHOWN = 3
"""So many moments are told of a game."""
_LEAST = 3
"""A loss or a gift of fewer points is not told."""
_LOSSES = frozenset({Reason.FLOOR, Reason.MARKER, Reason.DISCARD})
_ON_STARS = frozenset({Reason.STAR, Reason.NUMBER})


class MomentKind(StrEnum):
    """What makes a moment; of each kind the largest is told."""

    GAIN = "gain"
    """A single tile that scored."""
    GIFT = "gift"
    """A line filled with tiles that `giver` left."""
    LOSS = "loss"
    BONUS = "bonus"
    """Something complete that scored at the end."""


class Moment(NamedTuple):
    """One thing that happened; `points` is the true change of the player's score."""

    kind: MomentKind
    round: int
    player: int
    reason: Reason
    points: int
    step: int
    """The number of the step, from 0 on."""
    events: int
    """The position to show is that after so many events of the step."""
    places: tuple[Address, ...] = ()
    """The cells, spaces or floor spaces that it is about, or the line."""
    giver: int = -1
    which: int = 0
    """The number that is covered everywhere, for the bonus of one."""


def moments(rules: Rules, steps: Sequence[Step], people: Iterable[int] = ()) -> list[Moment]:
    """The three moments of a game in the order in which they happened, fewer of a short one.

    The largest of each kind, and of those the largest; of equal ones rather those of players and
    rounds that have none yet, and of `people`. Where a kind is missing, or has only trifles, the
    next largest gains take its place.
    """
    found = [one for one in all_moments(rules, steps) if not _is_trifle(one)]
    ours = frozenset(people)
    chosen: list[Moment] = []
    for kind in MomentKind:
        chosen += _largest(found, kind, chosen, ours)
    chosen = sorted(chosen, key=lambda one: -abs(one.points))[:SHOWN]
    while len(chosen) < SHOWN and (more := _largest(found, MomentKind.GAIN, chosen, ours)):
        chosen += more
    return sorted(chosen, key=lambda one: (one.step, one.events))


def _is_trifle(one: Moment) -> bool:
    return one.kind in (MomentKind.LOSS, MomentKind.GIFT) and abs(one.points) < _LEAST


def _largest(
    found: Sequence[Moment], kind: MomentKind, chosen: Sequence[Moment], ours: frozenset[int]
) -> list[Moment]:
    """The largest of a kind that is not chosen yet, if there is one."""
    left = [one for one in found if one.kind == kind and one not in chosen]
    return [max(left, key=lambda one: _rank(one, chosen, ours))] if left else []


def _rank(one: Moment, chosen: Sequence[Moment], ours: frozenset[int]) -> tuple[int, ...]:
    return (
        abs(one.points),
        all(one.player != other.player for other in chosen),
        all(one.round != other.round for other in chosen),
        one.player in ours,
        one.step,
    )


def all_moments(rules: Rules, steps: Sequence[Step]) -> list[Moment]:
    """Everything that could be a moment, as it happened; gifts come last."""
    found: list[Moment] = []
    giving = Giving(rules)
    for number, step in enumerate(steps):
        found += _scored(number, step)
        giving.follow(number, step)
    return found + [_of_gift(gift, steps) for gift in giving.found if gift.points > 0]


def _scored(number: int, step: Step) -> list[Moment]:
    """Every change of a score in a step."""
    found = []
    scores = [board[SCORE] for board in step.before.boards]
    dst = Address(Zone.WALL)
    for at, event in enumerate(step.events):
        if isinstance(event, Moved):
            dst = event.dst
        elif isinstance(event, Scored):
            change = event.score - scores[event.player]
            scores[event.player] = event.score
            kind = _kind(event.reason, change)
            if kind is not None:
                # A loss is shown with the pieces that cost it, which are cleared away after it.
                events = at if kind == MomentKind.LOSS else at + 1
                places = _places(event, dst.zone)
                moment = Moment(
                    kind, step.before.round, event.player, event.reason, change, number, events
                )
                found.append(moment._replace(places=places, which=event.which))
    return found


def _kind(reason: Reason, change: int) -> MomentKind | None:
    if reason in _LOSSES:
        return MomentKind.LOSS if change < 0 else None
    if change <= 0:
        return None
    return MomentKind.GAIN if reason == Reason.TILE else MomentKind.BONUS


def _places(event: Scored, laid: Zone) -> tuple[Address, ...]:
    """Where it happened; `laid` is where the last tile went."""
    if event.reason == Reason.TILE:
        zone = laid
    elif event.reason == Reason.FLOOR:
        zone = Zone.FLOOR
    else:
        zone = Zone.SPACE if event.reason in _ON_STARS else Zone.WALL
    return tuple(Address(zone, event.player, cell) for cell in event.cells)


def _of_gift(gift: Gift, steps: Sequence[Step]) -> Moment:
    number, player = steps[gift.step].before.round, gift.line.owner
    moment = Moment(
        MomentKind.GIFT, number, player, Reason.TILE, gift.points, gift.step, gift.events
    )
    return moment._replace(places=(gift.line,), giver=gift.giver)
