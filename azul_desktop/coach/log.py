"""The log of a game as data: who took what from where, what it brought, and how rounds ended."""

from dataclasses import dataclass
from enum import StrEnum

from azul_desktop.coach import names
from azul_desktop.core.address import Zone
from azul_desktop.core.draft import source_place
from azul_desktop.core.events import (
    MARKER,
    Event,
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
    CENTRE,
    KEEP,
    PASS,
    REWARD,
    TAKE,
    kind_of,
    unpack_build,
    unpack_take,
)
from azul_desktop.core.rules import Rules, Step
from azul_desktop.core.state import EMPTY, SCORE
from azul_desktop.core.state import KEEP as KEEPING
from azul_desktop.core.wall.rules import WallRules

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


@dataclass(frozen=True)
class LogEntry:
    """One line of the log; `points` is the true change of the player's score."""

    kind: Kind
    round: int
    player: int = -1
    tiles: Tiles = ()
    source: str = ""
    target: str = ""
    fallen: int = 0
    """Tiles of a take that did not stay on a line or in the hand."""
    points: int = 0
    reason: Reason | None = None
    which: int = -1
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


_SOURCES = (Zone.DISC, Zone.CENTRE)
_BONUSES = (Reason.ROW, Reason.COLUMN, Reason.COLOUR, Reason.STAR, Reason.NUMBER)


def opening(rules: Rules, players: int, events: Sink) -> list[LogEntry]:
    """The entries of the first deal."""
    return _follow(rules, [0] * players, 0, events)


def entries(rules: Rules, step: Step) -> list[LogEntry]:
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
    return head + _follow(rules, scores, step.before.round, step.events)


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
    source = unpack_take(step.move)[0]
    place = source_place(source)
    leaving = [e for e in _moved(step) if e.src == place and e.dst.zone not in _SOURCES]
    tiles = [event for event in leaving if event.colour != MARKER]
    homes = [event.dst for event in tiles if event.dst.zone in (Zone.LINE, Zone.HAND)]
    target = names.FLOOR
    if homes:
        target = names.HAND if homes[0].zone == Zone.HAND else names.line(homes[0].index)
    counts: dict[int, int] = {}
    for event in tiles:
        counts[event.colour] = counts.get(event.colour, 0) + event.count
    number, player = step.before.round, step.before.turn
    take = LogEntry(
        Kind.TAKE,
        number,
        player,
        tuple(counts.items()),
        names.CENTRE if source == CENTRE else names.disc(source - 1),
        target,
        fallen=sum(e.count for e in tiles if e.dst.zone not in (Zone.LINE, Zone.HAND)),
    )
    if len(tiles) == len(leaving):
        return [take]
    points = _change(step, Reason.MARKER)
    return [take, LogEntry(Kind.MARKER, number, player, ((MARKER, 1),), points=points)]


def _build(step: Step) -> LogEntry:
    star, space, colour, jokers = unpack_build(step.move)
    paid = sum(e.count for e in _moved(step) if e.src.zone == Zone.HAND) - jokers
    joker = ((step.before.joker, jokers),) if jokers else ()
    return LogEntry(
        Kind.BUILD,
        step.before.round,
        step.before.turn,
        ((colour, paid), *joker),
        names.HAND,
        names.space(star, space),
        points=_change(step, Reason.TILE),
    )


def _reward(step: Step) -> LogEntry:
    moved = _moved(step)[0]
    source = names.supply(moved.src.index)
    tiles = ((moved.colour, 1),)
    before = step.before
    return LogEntry(Kind.REWARD, before.round, before.turn, tiles, source, names.HAND)


def _leave(step: Step) -> LogEntry:
    """A pass, with the tiles that are kept, or lost in the last round."""
    before = step.before
    kept = tuple((e.colour, e.count) for e in _moved(step) if e.dst.zone == Zone.KEPT)
    loss = _change(step, Reason.DISCARD)
    return LogEntry(Kind.PASS, before.round, before.turn, kept, points=loss)


def _follow(rules: Rules, scores: list[int], number: int, events: Sink) -> list[LogEntry]:
    """What happened beside the move: tiling, floors, features, bonuses, the turn of a round."""
    found: list[LogEntry] = []
    moved: Moved | None = None
    for at, event in enumerate(events):
        if isinstance(event, Moved):
            moved = event
        elif isinstance(event, Scored):
            change = event.score - scores[event.player]
            scores[event.player] = event.score
            found += _score(rules, number, event, change, moved)
        elif isinstance(event, RoundBegan):
            number = event.round
            joker = () if event.joker == EMPTY else ((event.joker, 1),)
            found.append(LogEntry(Kind.ROUND, number, event.first_player, joker))
        elif isinstance(event, LineStuck):
            tiles = _stuck(rules, event, events[at + 1])
            source = names.line(event.row)
            found.append(LogEntry(Kind.STUCK, number, event.player, tiles, source, names.FLOOR))
        elif isinstance(event, FeatureWon):
            found.append(LogEntry(Kind.FEATURE, number, event.player, which=event.feature))
        elif isinstance(event, RoundEnded):
            found.append(LogEntry(Kind.SCORES, number, scores=tuple(scores)))
        elif isinstance(event, GameEnded):
            winners = event.winners
            found.append(LogEntry(Kind.END, number, scores=event.scores, winners=winners))
    return found


def _score(
    rules: Rules, number: int, event: Scored, change: int, moved: Moved | None
) -> list[LogEntry]:
    """A tile on the wall, a floor with pieces, a bonus; a move's own points stand in its entry."""
    player, reason = event.player, event.reason
    if reason == Reason.FLOOR:
        return [LogEntry(Kind.FLOOR, number, player, points=change)] if event.cells else []
    if reason in _BONUSES:
        return [
            LogEntry(Kind.BONUS, number, player, points=change, reason=reason, which=event.which)
        ]
    if reason == Reason.TILE and isinstance(rules, WallRules) and moved:
        source = names.line(event.which)
        target = names.wall(*divmod(event.cells[0], rules.tables.columns))
        tiles = ((moved.colour, 1),)
        return [LogEntry(Kind.TILE, number, player, tiles, source, target, points=change)]
    return []


def _stuck(rules: Rules, event: LineStuck, fallen: Event) -> Tiles:
    """The tiles of a stuck line; where they went follows it."""
    assert isinstance(rules, WallRules)
    assert isinstance(fallen, Moved)
    return ((fallen.colour, rules.tables.capacity[event.row]),)
