"""What the card of a round says is what the round did to the scores."""

import random
from collections.abc import Iterator

import pytest

from azul_desktop.coach.round_gains import Gain, PlayerRound, best_players, round_gains
from azul_desktop.core.address import Zone
from azul_desktop.core.events import Moved, Reason, RoundEnded, Scored
from azul_desktop.core.rules import Step
from azul_desktop.core.state import CELLS, EMPTY, SCORE, State
from tests.games import ALL_KINDS, Kind
from tests.ui.tables import FAMILIES

LOSSES = (Reason.FLOOR, Reason.MARKER, Reason.DISCARD)


def played(kind: Kind, seed: int) -> list[Step]:
    """A game of random moves, step by step."""
    chooser = random.Random(seed)
    state, steps = kind.rules.initial(kind.players, seed), []
    while legal := kind.rules.legal_moves(state):
        steps.append(kind.rules.step(state, chooser.choice(legal)))
        state = steps[-1].after
    return steps


def ends(steps: list[Step]) -> Iterator[tuple[int, list[Step]]]:
    """The number of each round with the steps up to its end, as they are when its card comes."""
    for at, step in enumerate(steps):
        for event in step.events:
            if isinstance(event, RoundEnded):
                yield event.round, steps[: at + 1]


def scores(state: State) -> list[int]:
    return [board[SCORE] for board in state.boards]


def covered(state: State, player: int) -> int:
    return state.boards[player][CELLS].bit_count()


@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_gains_and_losses_are_the_change_of_every_score(kind: Kind) -> None:
    for seed in range(2):
        steps = played(kind, seed)
        before, over = scores(steps[0].before), 0
        for number, so_far in ends(steps):
            rounds = round_gains(so_far, number)
            last = so_far[-1].after
            if last.round == number + 1:  # else the bonuses of the end came in the same step
                assert [each.score for each in rounds] == scores(last)
            assert [each.change for each in rounds] == [
                each.score - score for each, score in zip(rounds, before, strict=True)
            ]
            before, over = [each.score for each in rounds], number
        assert over == steps[-1].before.round


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_every_tile_that_was_laid_is_told_once_with_its_colour(kind: Kind) -> None:
    steps = played(kind, 3)
    for number, so_far in ends(steps):
        laid: list[list[int]] = [[] for _ in range(kind.players)]
        for step in so_far:
            if step.before.round == number:
                for event in step.events:
                    if isinstance(event, Moved) and event.dst.zone in (Zone.WALL, Zone.SPACE):
                        laid[event.dst.owner].append(event.colour)
        for player, each in enumerate(round_gains(so_far, number)):
            tiles = [gain for gain in each.gains if gain.reason == Reason.TILE]
            assert [gain.colour for gain in tiles] == laid[player]
            assert all(gain.points > 0 for gain in tiles)


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_losses_follow_the_gains_and_have_no_tile(kind: Kind) -> None:
    lost = set()
    for seed in range(4):
        steps = played(kind, seed)
        for number, so_far in ends(steps):
            for each in round_gains(so_far, number):
                reasons = [gain.reason for gain in each.gains]
                assert reasons == sorted(reasons, key=lambda reason: reason != Reason.TILE)
                for gain in each.gains:
                    if gain.reason != Reason.TILE:
                        assert gain.reason in LOSSES
                        assert gain.colour == EMPTY
                        assert gain.points <= 0
                        lost.add(gain.reason)
    assert len(lost) == (1 if kind.rules.floor_size else 2)


def test_a_floor_costs_no_more_than_there_is() -> None:
    """At the bottom of the track the card says what was really lost."""
    wall = FAMILIES[0]
    found = False
    for seed in range(8):
        for number, so_far in ends(played(wall, seed)):
            for player, each in enumerate(round_gains(so_far, number)):
                printed = -sum(gain.points for gain in each.gains if gain.reason == Reason.FLOOR)
                floors = [
                    event.points
                    for step in so_far
                    if step.before.round == number
                    for event in step.events
                    if isinstance(event, Scored)
                    and (event.reason, event.player) == (Reason.FLOOR, player)
                ]
                found = found or -sum(floors) > printed
                assert -sum(floors) >= printed
    assert found, "some random game has more on a floor than on its track"


def test_the_best_are_all_who_gained_most() -> None:
    good = PlayerRound((Gain(Reason.TILE, 5, 0), Gain(Reason.FLOOR, -1)), 9)
    fair, bad = PlayerRound((Gain(Reason.TILE, 3, 1),), 40), PlayerRound((), 50)
    assert (good.change, fair.change, bad.change) == (4, 3, 0)
    assert best_players([fair, good, bad]) == (1,)
    assert best_players([good, bad, good]) == (0, 2)
    assert best_players([bad, bad]) == ()
    assert best_players([bad, PlayerRound((Gain(Reason.TILE, 1, 1),), 1)]) == (1,)
