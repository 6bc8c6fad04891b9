"""Which tiles most people would keep for the next round."""

from azul_desktop.coach.keeping import Keeping
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import EMPTY, State


def keeping_of(rules: StarRules, state: State) -> Keeping:
    """The choice of a player who passed, begun as most people would."""
    view = rules.view(state.boards[state.turn])
    to_lose = view.score - rules.board.lowest_score
    return Keeping(view.hand, rules.board.keep, to_lose, most_useful(rules, state))


def most_useful(rules: StarRules, state: State) -> list[int]:
    """All colours as most people would keep them.

    The joker of the next round comes first, then what an open star still takes, and of that the
    colour of which most tiles are in hand.
    """
    view = rules.view(state.boards[state.turn])
    # The number of a round is the index of the next one's joker.
    joker = rules.board.jokers[state.round]
    wanted: set[int] = set()
    for star, tiles in enumerate(view.rows):
        if EMPTY in tiles:
            wanted.update(rules.colours_for(state, star))
    return sorted(
        range(len(view.hand)),
        key=lambda colour: (colour != joker, colour not in wanted, -view.hand[colour]),
    )
