"""A game told completely as JSON-ready lines (trace format 1), made from its steps."""

from collections.abc import Iterator
from itertools import takewhile

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.draft import source_place
from azul_desktop.core.events import (
    MARKER,
    Dealt,
    DiscActed,
    Event,
    FeatureWon,
    GameEnded,
    LineStuck,
    Moved,
    Poured,
    Reason,
    RoundBegan,
    Scored,
    Sink,
)
from azul_desktop.core.moves import BUILD as BUILD_MOVE
from azul_desktop.core.moves import (
    CENTRE,
    FLOOR,
    HAND,
    TAKE,
    TILE,
    kind_of,
    unpack_build,
    unpack_take,
)
from azul_desktop.core.record import Record
from azul_desktop.core.rules import Rules, Step
from azul_desktop.core.state import BUILD, EMPTY, KEEP, REWARD, SCORE, State

Line = dict[str, object]

FORMAT = 1
_FATE = {
    Zone.LINE: "placed", Zone.FLOOR: "floored", Zone.LID: "boxed", Zone.SHIELD: "shielded",
}  # fmt: skip


def trace_record(record: Record) -> Iterator[Line]:
    """Every line of a recorded game."""
    tracer = Tracer(record.rules)
    events: Sink = []
    state = record.start(events)
    names = [seat.name or f"Player {n}" for n, seat in enumerate(record.seats, 1)]
    yield from tracer.start(names, record.seed, state, events)
    for step in record.replay():
        yield from tracer.step(step)


class Tracer:
    """Turns the steps of one game into trace lines, as they come."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._colours = rules.edition.colours
        self._board = rules.edition.board(rules.options.variant)
        self._features: list[str] = []  # what the last build surrounded
        self._rewards: list[str] = []  # what was taken for it so far

    def start(self, names: list[str], seed: int, state: State, events: Sink) -> Iterator[Line]:
        """The lines up to the first decision."""
        options = self._rules.options
        yield {
            "type": "start",
            "format": FORMAT,
            "edition": self._rules.edition.id,
            "variant": options.variant,
            "players": names,
            "seed": seed,
            "special_factories": options.special_factories,
        }
        yield from self._told(events[events.index(_round_began(events)) :], state)

    def step(self, step: Step) -> Iterator[Line]:
        """The lines of one move and of all that follows from it."""
        phase = step.before.phase
        if kind_of(step.move) == TAKE:
            yield from self._take(step)
        elif phase == REWARD:
            yield from self._reward(step)
        elif phase == KEEP:
            yield self._pass(step)
        elif phase == BUILD:
            yield from self._build(step)
        legal = 1
        if kind_of(step.move) == TILE:
            legal = len(self._rules.legal_moves(step.before))
        events = step.events
        if kind_of(step.move) == BUILD_MOVE:  # its line has told what it scored
            events = [e for e in events if not isinstance(e, Scored) or e.reason != Reason.TILE]
        yield from self._told(events, step.after, legal)

    def _take(self, step: Step) -> Iterator[Line]:
        before = step.before
        source, colour, line, _ = unpack_take(step.move)
        at = source * len(self._colours)
        board = before.boards[before.turn]
        drafted = list(takewhile(lambda event: isinstance(event, Moved | Scored), step.events))
        moved = [event for event in drafted if isinstance(event, Moved)]
        take: Line = {
            "type": "take",
            "player": before.turn,
            "source": "centre" if source == CENTRE else source - 1,
            "colour": self._colours[colour],
            "count": 0 if colour == before.joker else before.sources[at + colour],
            "marker": any(event.colour == MARKER for event in moved),
            "legal": len(self._rules.legal_moves(before)),
        }
        if line == HAND:
            take["jokers"] = int(before.sources[at + before.joker] > 0)
            take["score"] = _score_in(drafted, board)
            yield take
            return
        spread = {
            self._colours[event.colour]: event.dst.index
            for event in moved
            if event.dst.zone == Zone.DISC
        }
        yield take | ({"spread": spread} if spread else {})
        row = "floor" if line == FLOOR else line + 1
        placed = [event for event in moved if event.colour == colour]
        fates = _fates(placed, source_place(source))
        yield {"type": "place", "player": before.turn, "row": row} | fates

    def _build(self, step: Step) -> Iterator[Line]:
        before, after = step.before, step.after
        if after.phase == KEEP:
            return  # told together with what is kept
        scored = next((e for e in step.events if isinstance(e, Scored)), None)
        if scored is None or scored.reason != Reason.TILE:
            yield self._pass(step)
            return
        star, space, colour, jokers = unpack_build(step.move)
        paid = [e for e in step.events if isinstance(e, Moved) and e.src.zone == Zone.HAND]
        yield {
            "type": "build",
            "player": before.turn,
            "star": star,
            "space": space + 1,
            "colour": self._colours[colour],
            "paid": sum(event.count for event in paid) - jokers,
            "jokers": jokers,
            "legal": len(self._rules.legal_moves(before)) - 1,
            "points": scored.points,
            "score": scored.score,
        }
        self._features = [
            self._board.feature_name(event.feature)
            for event in step.events
            if isinstance(event, FeatureWon)
        ]

    def _reward(self, step: Step) -> Iterator[Line]:
        self._rewards += [
            self._colours[event.colour]
            for event in step.events
            if isinstance(event, Moved) and event.src.zone == Zone.SUPPLY
        ]
        if step.after.phase == REWARD:
            return
        line = {"type": "reward", "player": step.before.turn}
        yield line | {"features": self._features, "tiles": self._rewards}
        self._rewards = []

    def _pass(self, step: Step) -> Line:
        before = step.before
        moved = [e for e in step.events if isinstance(e, Moved) and e.src.zone == Zone.HAND]
        kept = [e for e in moved if e.dst.zone == Zone.KEPT]
        discarded = [e for e in moved if e.dst.zone == Zone.LID]
        return {
            "type": "pass",
            "player": before.turn,
            "kept": self._names(kept),
            "discarded": self._names(discarded),
            "score": _score_in(step.events, before.boards[before.turn]),
        }

    def _told(self, events: list[Event], state: State, legal: int = 1) -> Iterator[Line]:
        """The lines that events tell by themselves, whatever move led to them."""
        for event, followers in _groups(events):
            line = self._line(event, followers, state)
            if line is None:
                continue
            if line["type"] == "tile":
                line["legal"], legal = legal, 1
            yield line

    def _line(self, event: Event, followers: list[Event], state: State) -> Line | None:
        moved = [follower for follower in followers if isinstance(follower, Moved)]
        if isinstance(event, RoundBegan):
            return self._round(event, followers, state)
        if isinstance(event, DiscActed):
            effect = self._rules.edition.specials[event.special].effect
            line: Line = {"type": "disc_setup", "disc": event.disc, "effect": effect}
            line["tiles"] = self._names(moved)
            return line | ({"from": [e.src.index for e in moved]} if effect == "magnet" else {})
        if isinstance(event, LineStuck):
            line = {"type": "stuck", "player": event.player, "row": event.row + 1}
            fates = _fates(moved, Address(Zone.LINE, event.player, event.row))
            del fates["placed"]
            return line | fates
        if isinstance(event, Dealt):
            return {"type": "supply", "supply": self._supply(state)}
        if isinstance(event, Scored):
            return self._scored(event, state)
        if isinstance(event, GameEnded):
            scores, winners = list(event.scores), list(event.winners)
            return {"type": "end", "scores": scores, "winners": winners}
        return None

    def _round(self, event: RoundBegan, followers: list[Event], state: State) -> Line:
        line: Line = {"type": "round", "round": event.round, "first_player": event.first_player}
        if event.joker != EMPTY:
            line |= {"joker": self._colours[event.joker], "supply": self._supply(state)}
        line["discs"] = [
            [self._colours[tile] for tile in dealt.tiles]
            for dealt in followers
            if isinstance(dealt, Dealt)
        ]
        if self._rules.options.special_factories:
            line["specials"] = [
                None if side == EMPTY else self._rules.edition.special_name(side)
                for side in event.specials
            ]
        return line

    def _scored(self, event: Scored, state: State) -> Line | None:
        line: Line = {"player": event.player, "points": event.points, "score": event.score}
        if event.reason == Reason.FLOOR:
            penalty = line.pop("points")
            return {"type": "floor", "penalty": penalty} | line
        if event.reason in (Reason.MARKER, Reason.DISCARD):
            return None
        if event.reason == Reason.TILE:
            cell = event.cells[0]
            colour = self._rules.view(state.boards[event.player]).cells[cell]
            column = cell - event.which * self._board.width + 1
            where = {"row": event.which + 1, "column": column, "colour": self._colours[colour]}
            return {"type": "tile"} | line | where
        which: int | str = event.which
        if event.reason == Reason.COLOUR:
            which = self._colours[event.which]
        elif event.reason in (Reason.ROW, Reason.COLUMN):
            which = event.which + 1
        return {"type": "bonus", "kind": event.reason.value, "which": which} | line

    def _supply(self, state: State) -> list[str]:
        return [self._colours[tile] for tile in state.supply if tile != EMPTY]

    def _names(self, moved: list[Moved]) -> list[str]:
        return [self._colours[event.colour] for event in moved for _ in range(event.count)]


def _groups(events: list[Event]) -> Iterator[tuple[Event, list[Event]]]:
    """Each event that begins a line, with what moved and was dealt to discs because of it."""
    head: Event | None = None
    followers: list[Event] = []
    for event in events:
        if isinstance(event, Moved) or (isinstance(event, Dealt) and event.place.zone == Zone.DISC):
            followers.append(event)
        elif not isinstance(event, Poured):
            if head is not None:
                yield head, followers
            head, followers = event, []
    if head is not None:
        yield head, followers


def _fates(moved: list[Moved], src: Address) -> Line:
    """How many of the tiles that left a place came where."""
    counts = dict.fromkeys(_FATE.values(), 0)
    for event in moved:
        if event.src == src and event.dst.zone in _FATE:
            counts[_FATE[event.dst.zone]] += event.count
    return dict(counts)


def _round_began(events: list[Event]) -> Event:
    return next(event for event in events if isinstance(event, RoundBegan))


def _score_in(events: list[Event], board: list[int]) -> int:
    """The score after a loss among the events, else as it was."""
    losses = (Reason.MARKER, Reason.DISCARD)
    scores = [e.score for e in events if isinstance(e, Scored) and e.reason in losses]
    return scores[0] if scores else board[SCORE]
