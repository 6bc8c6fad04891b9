"""What a move of the star family will do, shown before it is made.

Every number is read from the move made on a copy by the same rules, so what is shown happens.
"""

from dataclasses import dataclass

from azul_desktop.core.events import FeatureWon, Scored, Sink
from azul_desktop.core.moves import Move, unpack_build
from azul_desktop.core.star.build import build
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import State


@dataclass(frozen=True)
class BuildPreview:
    """What building a space does."""

    price: tuple[int, int]
    """Tiles of the colour and jokers that are paid, the one that is placed included."""
    points: int
    features: tuple[int, ...]
    reward_tiles: int
    """Tiles to be taken from the supply."""


@dataclass(frozen=True)
class PassCost:
    """What passing costs a player who keeps as many tiles as allowed."""

    kept: int
    discarded: int
    points: int
    """The change of the score: 0 or less."""


def preview_build(rules: StarRules, state: State, move: Move) -> BuildPreview:
    """What building a space costs and brings."""
    _, _, _, jokers = unpack_build(move)
    after = state.clone()
    events: Sink = []
    build(rules.tables, after, move, events)
    return BuildPreview(
        price=(rules.price(move) - jokers, jokers),
        points=sum([event.points for event in events if isinstance(event, Scored)]),
        features=tuple([event.feature for event in events if isinstance(event, FeatureWon)]),
        reward_tiles=after.due,
    )


def pass_cost(rules: StarRules, state: State) -> PassCost:
    """What passing costs a player who keeps as many tiles as the corners hold.

    In the last round nothing can be kept.
    """
    view = rules.view(state.boards[state.turn])
    room = rules.board.keep if state.round < len(rules.board.jokers) else 0
    held = sum(view.hand)
    discarded = max(held - room, 0)
    to_lose = view.score - rules.board.lowest_score
    return PassCost(held - discarded, discarded, -min(discarded, to_lose))
