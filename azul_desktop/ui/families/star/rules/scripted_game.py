"""Small games for the pictures of the rules: a script says what is in the hand, the rules act."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.events import Reason, Scored, Sink
from azul_desktop.core.facts import Facts, PositionError
from azul_desktop.core.families import build as build_rules
from azul_desktop.core.moves import CENTRE, PASS_MOVE, pack_build, pack_keep, pack_take
from azul_desktop.core.moves import HAND as TO_HAND
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.build import build
from azul_desktop.core.star.keep import keep
from azul_desktop.core.star.position import read_star_board
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.star.star_draft import take
from azul_desktop.core.state import BUILD, State

_BONUSES = (Reason.STAR, Reason.NUMBER)
_ENOUGH = 40
"""A score that no loss of a picture brings to the lowest one."""


class ScriptedGame:
    """The first player's board of a game in which only what is told happens."""

    def __init__(self, edition: Edition, variant: str) -> None:
        self.rules = rules_of(edition, variant)
        self.state: State = self.rules.initial(min(edition.player_counts), 1)
        self.state.sources = [0] * len(self.state.sources)
        self.state.turn = 0
        self.set_up({}, [])

    def set_up(self, tiles: Mapping[int, int], hand: Sequence[int]) -> None:
        """What lies on the spaces, by cell, and in the hand, tile by tile."""
        names = self.rules.edition.colours
        facts: dict[str, object] = {
            "score": _ENOUGH,
            "passed": False,
            "hand": {name: hand.count(colour) for colour, name in enumerate(names)},
            "kept": {},
            "board": {_name(cell): names[colour] for cell, colour in tiles.items()},
        }
        with suppress(PositionError):  # in an odd edition it does not fit: then all stays bare
            self.state.boards[0] = read_star_board(
                self.rules.tables, self.rules.edition, Facts(facts, "script")
            )

    def build(self, tiles: Mapping[int, int], cell: int, colour: int) -> Sink:
        """Cover a space beside tiles that lie already, and pay for it: what happens."""
        move = pack_build(*divmod(cell, STAR_SPACES), colour, 0)
        self.set_up(tiles, [colour] * self.rules.price(move))
        return self._told(partial(build, move=move))

    def lost_by_marker(self, counts: Sequence[int], colour: int) -> int:
        """What the first to take a colour from the centre loses."""
        self.state.sources[: len(counts)] = counts
        return _lost(self._told(partial(take, move=pack_take(CENTRE, colour, TO_HAND))))

    def lost_by_passing(self, hand: Sequence[int], kept: Sequence[int]) -> int:
        """What it costs to pass with a hand of which some tiles are kept."""
        self.set_up({}, [colour for colour, count in enumerate(hand) for _ in range(count)])
        return _lost(self._told(partial(keep, move=pack_keep(list(kept)))))

    def scored(self, tiles: Mapping[int, int]) -> int:
        """What tiles score that are laid one after another."""
        laid: dict[int, int] = {}
        points = 0
        for cell, colour in tiles.items():
            events = self.build(laid, cell, colour)
            points += sum(event.points for event in events if isinstance(event, Scored))
            laid[cell] = colour
        return points

    def bonuses(self, tiles: Mapping[int, int]) -> list[Scored]:
        """What the first player gets for tiles when everybody passes in the last round."""
        self.set_up(tiles, [])
        self.state.phase, self.state.round = BUILD, self.rules.rounds
        events: Sink = []
        for _ in self.state.boards:
            self.rules.advance(self.state, PASS_MOVE, events)
        found = [event for event in events if isinstance(event, Scored)]
        return [one for one in found if one.player == 0 and one.reason in _BONUSES]

    def _told(self, act: Callable[..., None]) -> Sink:
        events: Sink = []
        act(self.rules.tables, self.state, sink=events)
        return events


def _name(cell: int) -> str:
    """A space as positions call it."""
    star, space = divmod(cell, STAR_SPACES)
    return f"{star}:{space + 1}"


def _lost(events: Sink) -> int:
    return sum(event.points for event in events if isinstance(event, Scored))


@lru_cache(maxsize=8)
def rules_of(edition: Edition, variant: str) -> StarRules:
    """The rules of a side, made once."""
    rules = build_rules(edition, Options(variant, first_player=0))
    assert isinstance(rules, StarRules)
    return rules
