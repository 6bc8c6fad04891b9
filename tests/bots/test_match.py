"""A game between bots: whoever makes a move that is not legal has lost it, and is named."""

import pytest

from azul_desktop.bots.base import Bot, Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.bots.match import ForfeitError, IllegalMoveError, play_match
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from tests.bots.cheats import RepeatingBot, StuckBot
from tests.games import KINDS, Kind

every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def seats(kind: Kind, at: int, cheat: Bot) -> list[Bot]:
    """A cheat on one seat, honest bots on the others."""
    return [cheat if seat == at else GreedyBot(seat) for seat in range(kind.players)]


@every_kind
def test_a_match_ends_at_a_move_that_is_not_legal(kind: Kind) -> None:
    last = kind.players - 1
    cheat = RepeatingBot()
    with pytest.raises(ForfeitError) as found:
        play_match(kind.rules, seats(kind, last, cheat), 1, Budget())
    assert cheat.move is not None
    move = format_move(kind.edition, cheat.move)
    assert found.value.seat == last
    assert isinstance(found.value.why, IllegalMoveError)
    assert str(found.value.why) == f"“{move}” is not a legal move"
    assert str(found.value) == f"seat {last} (RepeatingBot): “{move}” is not a legal move"


@pytest.mark.parametrize("answer", [None, -1, 262143, 1 << 40, 1 << 80, "pass", 0.5])
@pytest.mark.parametrize("kind", [KINDS[0], KINDS[-1]], ids=str)
def test_what_is_no_move_at_all_is_shown_as_it_is(kind: Kind, answer: object) -> None:
    with pytest.raises(ForfeitError) as found:
        play_match(kind.rules, seats(kind, 0, StuckBot(answer)), 1, Budget())
    assert found.value.seat == 0
    assert str(found.value.why) == f"“{answer!r}” is not a legal move"


@every_kind
def test_the_moves_of_a_match_lead_to_its_end(kind: Kind) -> None:
    rules = kind.rules
    moves, end = play_match(rules, seats(kind, 0, GreedyBot(9)), 3, Budget())
    state = rules.initial(kind.players, 3)
    for move in moves:
        assert move in rules.legal_moves(state)
        rules.advance(state, move)
    assert state.key() == end.key()
    assert not rules.legal_moves(end)


def test_each_seat_has_its_own_budget() -> None:
    heard: dict[int, set[Budget]] = {0: set(), 1: set()}

    class Listener(GreedyBot):
        def choose(self, rules: Rules, state: State, budget: Budget) -> Move:
            heard[state.turn].add(budget)
            return super().choose(rules, state, budget)

    kind = KINDS[0]
    budgets = [Budget(simulations=1), Budget(milliseconds=7)]
    play_match(kind.rules, [Listener(0), Listener(1)], 1, budgets)
    assert heard == {0: {budgets[0]}, 1: {budgets[1]}}
