"""The log of a game as data: who took what from where, what it brought, and how rounds ended."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.draft import source_place
from azul_desktop.core.events import (
    MARKER,
    FeatureWon,
    GameEnded,
    LineStuck,
    Moved,
    Reason,
    RoundBegan,
    RoundEnded,
    Scored,
    Sink,
)
from azul_desktop.core.moves import (
    BUILD,
    KEEP,
    PASS,
    REWARD,
    TAKE,
    kind_of,
    unpack_build,
    unpack_take,
)
from azul_desktop.core.rules import Step
from azul_desktop.core.state import EMPTY, SCORE
from azul_desktop.core.state import KEEP as KEEPING

Tiles = tuple[tuple[int, int], ...]
"""Colours and how many of each."""


class Kind(StrEnum):
    """What a log entry tells."""

    ROUND = "round"
    """A round begins; `player` starts it, `tiles` has its joker."""
    TAKE = "take"
    MARKER = "marker"
    """The start marker came with a take, and cost `points`."""
    TILE = "tile"
    """A line's tile came to the wall."""
    STUCK = "stuck"
    """A full line found no cell; its tiles fell to the floor."""
    FLOOR = "floor"
    """The floor was counted."""
    BUILD = "build"
    """`tiles` were paid, the one that was placed included."""
    FEATURE = "feature"
    """The feature `which` was surrounded and wins tiles."""
    REWARD = "reward"
    PASS = "pass"
    """A pass; `tiles` were kept, the others discarded."""
    BONUS = "bonus"
    """A bonus of the end for `reason` and its row, column, colour, star or number `which`."""
    SCORES = "scores"
    """A round ended with these `scores`."""
    END = "end"
    """The game ended with these `scores` and `winners`."""


_NOWHERE = Address(Zone.BAG)


@dataclass(frozen=True)
class LogEntry:
    """One line of the log; `points` is the true change of the player's score."""

    kind: Kind
    round: int
    player: int = -1
    tiles: Tiles = ()
    source: Address = _NOWHERE
    """Where the tiles came from: a disc, the centre, a line, the supply or the hand."""
    target: Address = _NOWHERE
    fallen: int = 0
    """Tiles of a take that did not stay on a line or in the hand."""
    points: int = 0
    reason: Reason | None = None
    which: int = -1
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


_SOURCES = (Zone.DISC, Zone.CENTRE)
_BONUSES = (Reason.ROW, Reason.COLUMN, Reason.COLOUR, Reason.STAR, Reason.NUMBER)


def opening(players: int, events: Sink) -> list[LogEntry]:
    """The entries of the first deal."""
    return _follow([0] * players, 0, events)


def entries(step: Step) -> list[LogEntry]:
    """What is worth telling of a move and of all that followed from it."""
    scores = [board[SCORE] for board in step.before.boards]
    kind = kind_of(step.move)
    head: list[LogEntry] = []
    if kind == TAKE:
        head = _take(step)
    elif kind == BUILD:
        head = [_build(step)]
    elif kind == REWARD:
        head = [_reward(step)]
    elif kind == KEEP or (kind == PASS and step.after.phase != KEEPING):
        head = [_leave(step)]
    return head + _follow(scores, step.before.round, step.events)


def _moved(step: Step) -> list[Moved]:
    return [event for event in step.events if isinstance(event, Moved)]


def _change(step: Step, *reasons: Reason) -> int:
    """How a move itself changed the score of the player who made it."""
    score = step.before.boards[step.before.turn][SCORE]
    for event in step.events:
        if isinstance(event, Scored) and event.reason in reasons:
            return event.score - score
    return 0


def _take(step: Step) -> list[LogEntry]:
    """A take to a line, to the floor or to the hand; the marker has an entry of its own."""
    place = source_place(unpack_take(step.move)[0])
    leaving = [e for e in _moved(step) if e.src == place and e.dst.zone not in _SOURCES]
    tiles = [event for event in leaving if event.colour != MARKER]
    homes = [event.dst for event in tiles if event.dst.zone in (Zone.LINE, Zone.HAND)]
    counts: dict[int, int] = {}
    for event in tiles:
        counts[event.colour] = counts.get(event.colour, 0) + event.count
    number, player = step.before.round, step.before.turn
    target = homes[0] if homes else Address(Zone.FLOOR, player)
    take = LogEntry(
        Kind.TAKE,
        number,
        player,
        tuple(counts.items()),
        place,
        target,
        fallen=sum(e.count for e in tiles if e.dst.zone not in (Zone.LINE, Zone.HAND)),
    )
    if len(tiles) == len(leaving):
        return [take]
    points = _change(step, Reason.MARKER)
    return [take, LogEntry(Kind.MARKER, number, player, ((MARKER, 1),), points=points)]


def _build(step: Step) -> LogEntry:
    _, _, colour, jokers = unpack_build(step.move)
    paid = [event for event in _moved(step) if event.src.zone == Zone.HAND]
    joker = ((step.before.joker, jokers),) if jokers else ()
    return LogEntry(
        Kind.BUILD,
        step.before.round,
        step.before.turn,
        ((colour, sum(event.count for event in paid) - jokers), *joker),
        paid[0].src,
        paid[0].dst,
        points=_change(step, Reason.TILE),
    )


def _reward(step: Step) -> LogEntry:
    moved = _moved(step)[0]
    tiles = ((moved.colour, 1),)
    before = step.before
    return LogEntry(Kind.REWARD, before.round, before.turn, tiles, moved.src, moved.dst)


def _leave(step: Step) -> LogEntry:
    """A pass, with the tiles that are kept, or lost in the last round."""
    before = step.before
    kept = tuple((e.colour, e.count) for e in _moved(step) if e.dst.zone == Zone.KEPT)
    loss = _change(step, Reason.DISCARD)
    return LogEntry(Kind.PASS, before.round, before.turn, kept, points=loss)


def _follow(scores: list[int], number: int, events: Sink) -> list[LogEntry]:
    """What happened beside the move: tiling, floors, features, bonuses, the turn of a round."""
    found: list[LogEntry] = []
    moved: Moved | None = None
    for at, event in enumerate(events):
        if isinstance(event, Moved):
            moved = event
        elif isinstance(event, Scored):
            change = event.score - scores[event.player]
            scores[event.player] = event.score
            found += _score(number, event, change, moved)
        elif isinstance(event, RoundBegan):
            number = event.round
            joker = () if event.joker == EMPTY else ((event.joker, 1),)
            found.append(LogEntry(Kind.ROUND, number, event.first_player, joker))
        elif isinstance(event, LineStuck):
            source = Address(Zone.LINE, event.player, event.row)
            floor = Address(Zone.FLOOR, event.player)
            tiles = _fallen(source, events[at + 1 :])
            found.append(LogEntry(Kind.STUCK, number, event.player, tiles, source, floor))
        elif isinstance(event, FeatureWon):
            found.append(LogEntry(Kind.FEATURE, number, event.player, which=event.feature))
        elif isinstance(event, RoundEnded):
            found.append(LogEntry(Kind.SCORES, number, scores=tuple(scores)))
        elif isinstance(event, GameEnded):
            winners = event.winners
            found.append(LogEntry(Kind.END, number, scores=event.scores, winners=winners))
    return found


def _score(number: int, event: Scored, change: int, moved: Moved | None) -> list[LogEntry]:
    """A tile on the wall, a floor with pieces, a bonus; a move's own points stand in its entry."""
    player, reason = event.player, event.reason
    if reason == Reason.FLOOR:
        return [LogEntry(Kind.FLOOR, number, player, points=change)] if event.cells else []
    if reason in _BONUSES:
        return [
            LogEntry(Kind.BONUS, number, player, points=change, reason=reason, which=event.which)
        ]
    if reason == Reason.TILE and moved is not None and moved.src.zone == Zone.LINE:
        tiles = ((moved.colour, 1),)
        return [LogEntry(Kind.TILE, number, player, tiles, moved.src, moved.dst, points=change)]
    return []


def _fallen(line: Address, events: Sink) -> Tiles:
    """The tiles of a stuck line; where they went follows it."""
    fallen = list(takewhile(lambda event: isinstance(event, Moved) and event.src == line, events))
    moved = [event for event in fallen if isinstance(event, Moved)]
    return ((moved[0].colour, sum(event.count for event in moved)),)
