"""What a person does with the mouse for each move of the core, and what the map then offers."""

from collections.abc import Iterator
from dataclasses import dataclass

from azul_desktop.coach.families import coach_of
from azul_desktop.core.moves import (
    BUILD,
    CENTRE,
    FLOOR,
    KEEP,
    PASS,
    REWARD,
    TAKE,
    TILE,
    Move,
    kind_of,
    unpack_build,
    unpack_keep,
    unpack_reward,
    unpack_take,
    unpack_tile,
)
from azul_desktop.core.protocol import view_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.core.wall.rules import WallRules


@dataclass(frozen=True)
class Click:
    """A click on something."""

    name: str


@dataclass(frozen=True)
class Drag:
    """Something is dragged somewhere."""

    start: str
    goal: str


Gesture = Click | Drag


class Seen:
    """The moves of a position, by the names of what is touched on screen."""

    def __init__(self, rules: Rules, state: State) -> None:
        self._rules = rules
        self._state = state
        self._colours = rules.edition.colours
        self._legal = rules.legal_moves(state)

    def offers(self) -> frozenset[str]:
        """Everything that can be picked up or clicked when nothing is held."""
        return frozenset(name for move in self._legal for name in self._first_touches(move))

    def _first_touches(self, move: Move) -> list[str]:
        match kind_of(move):
            case int(kind) if kind == TILE:
                row, column = unpack_tile(move)
                return [f"line/{row + 1}", f"wall/{row + 1}/{column + 1}"]
            case int(kind) if kind == BUILD:
                return [self._paying(move), _space(move)]
            case int(kind) if kind == KEEP:
                return self._choosing()
            case int(kind) if kind == REWARD:
                return self._offered(move)
            case int(kind) if kind == PASS:
                return ["button/pass"]
        return [self._source(move)]

    def _choosing(self) -> list[str]:
        """What can be kept besides what is chosen at first, and what can be put back."""
        keeping = coach_of(self._rules).keeping(self._state)
        assert keeping is not None
        more = [name for n, name in enumerate(self._colours) if keeping.can_add(n)]
        corners = [f"corner/{n}" for n in range(len(keeping.tiles))]
        return ["button/keep", *corners, *(f"keep/{name}" for name in more)]

    def _source(self, move: Move) -> str:
        source, colour, _, _ = unpack_take(move)
        where = "centre" if source == CENTRE else f"disc/{source - 1}"
        return f"{where}/{self._colours[colour]}"

    def _paying(self, move: Move) -> str:
        return f"hand/{self._colours[unpack_build(move)[2]]}"

    def _offered(self, move: Move) -> list[str]:
        colour = unpack_reward(move)
        return [f"supply/{n}" for n, tile in enumerate(self._state.supply) if tile == colour]

    def gestures(self, move: Move, *, drag: bool) -> list[Gesture]:
        """How a move is made, by dragging where that is possible or by clicks only."""
        make = {
            TAKE: self._take,
            TILE: self._tile,
            BUILD: self._build,
            PASS: self._pass,
            REWARD: self._reward,
            KEEP: self._keep,
        }[kind_of(move)]
        return list(make(move, drag))

    def _take(self, move: Move, drag: bool) -> Iterator[Gesture]:
        line = unpack_take(move)[2]
        if not isinstance(self._rules, WallRules):
            yield Drag(self._source(move), "hand") if drag else Click(self._source(move))
            return
        yield from _bring(
            self._source(move), "floor" if line == FLOOR else f"line/{line + 1}", drag
        )
        spread = view_move(self._rules, self._state, move).get("spread")
        if isinstance(spread, dict) and len(set(self._neighbours(move))) == 2:
            for disc in spread.values():
                yield Click(f"disc/{disc}")

    def _neighbours(self, move: Move) -> list[int]:
        """The discs that the rest can go to, from all the ways to spread it."""
        found = []
        for other in self._legal:
            if unpack_take(other)[:3] == unpack_take(move)[:3]:
                spread = view_move(self._rules, self._state, other)["spread"]
                assert isinstance(spread, dict)
                found += list(spread.values())
        return found

    def _tile(self, move: Move, drag: bool) -> Iterator[Gesture]:
        row, column = unpack_tile(move)
        cell = f"wall/{row + 1}/{column + 1}"
        yield Drag(f"line/{row + 1}", cell) if drag else Click(cell)

    def _build(self, move: Move, drag: bool) -> Iterator[Gesture]:
        """A drag chooses the colour; a click on the space leaves that open, too."""
        ways = [other for other in self._legal if kind_of(other) == BUILD]
        ways = [other for other in ways if _space(other) == _space(move)]
        if drag:
            ways = [other for other in ways if self._paying(other) == self._paying(move)]
            yield Drag(self._paying(move), _space(move))
        else:
            yield Click(_space(move))
        if len(ways) > 1:
            yield Click(f"choice/{ways.index(move)}")

    def _pass(self, move: Move, drag: bool) -> Iterator[Gesture]:
        yield Click("button/pass")

    def _reward(self, move: Move, drag: bool) -> Iterator[Gesture]:
        supply = self._offered(move)[-1]
        yield Drag(supply, "hand") if drag else Click(supply)

    def _keep(self, move: Move, drag: bool) -> Iterator[Gesture]:
        """Some tiles are chosen already: those that are not meant go back first."""
        keeping = coach_of(self._rules).keeping(self._state)
        assert keeping is not None
        counts = list(enumerate(unpack_keep(move, len(self._colours))))
        for colour, count in counts:
            while keeping.chosen[colour] > count:
                yield Click(f"corner/{keeping.tiles.index(colour)}")
                keeping.remove(colour)
        for colour, count in counts:
            while keeping.chosen[colour] < count:
                yield Click(f"keep/{self._colours[colour]}")
                keeping.add(colour)
        yield Click("button/keep")
        if keeping.could_keep:
            yield Click("button/confirm")


def _space(move: Move) -> str:
    star, space, _, _ = unpack_build(move)
    return f"star/{star}/space/{space + 1}"


def _bring(start: str, goal: str, drag: bool) -> Iterator[Gesture]:
    if drag:
        yield Drag(start, goal)
    else:
        yield Click(start)
        yield Click(goal)
