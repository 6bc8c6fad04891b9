"""What holds in every game of every kind; a new edition is tested as soon as its file is there."""

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from azul_desktop.core.notation import format_move, parse_move
from azul_desktop.core.protocol import view_move, view_state
from azul_desktop.core.record import format_record, parse_record
from azul_desktop.core.star.packed import HAND, KEPT
from azul_desktop.core.state import EMPTY, OVER, TILES, State
from azul_desktop.core.trace import trace_record
from azul_desktop.core.wall.packed import FLOOR, LINES, MARKER_PIECE, SHIELD
from tests.games import ALL_EDITIONS, ALL_KINDS, BRIEF, Kind, random_moves, record_of
from tests.oracle import Referee, check, facts, keep_choices

GAMES = 40 if BRIEF else 200

every_kind = pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
refereed_kind = pytest.mark.parametrize(
    "kind", [kind for kind in ALL_KINDS if kind.edition.id in facts.FAMILY], ids=str
)


def tiles_on_the_table(kind: Kind, state: State) -> list[int]:
    """How many tiles of each colour there are, wherever they lie."""
    colours = len(kind.edition.colours)
    found = [a + b for a, b in zip(state.bag, state.lid, strict=True)]
    for at, count in enumerate(state.sources):
        found[at % colours] += count
    for colour in state.supply:
        if colour != EMPTY:
            found[colour] += 1
    for board in state.boards:
        for colour in range(colours):
            found[colour] += board[TILES + colour].bit_count()
        if kind.edition.family == "star":
            for colour in range(colours):
                found[colour] += board[HAND + colour] + board[KEPT + colour]
            continue
        for line in board[LINES : LINES + 6]:
            if line:
                found[line & 7] += line >> 3
        floor = board[FLOOR]
        pieces = [board[SHIELD] % 8] + [floor >> 3 * space & 7 for space in range(10)]
        for piece in pieces:
            if piece not in (0, MARKER_PIECE):
                found[piece - 1] += 1
    return found


def everything(state: State) -> tuple[object, ...]:
    return (*state.key(), state.left, state.joker, state.seed, state.draws)


@every_kind
def test_every_game_keeps_its_tiles_and_its_word(kind: Kind) -> None:
    rules = kind.rules
    all_tiles = [kind.edition.tiles_of_each] * len(kind.edition.colours)
    for seed in range(GAMES):
        chooser = random.Random(seed)
        state = rules.initial(kind.players, seed)
        walked = state.clone()
        while moves := rules.legal_moves(state):
            assert tiles_on_the_table(kind, state) == all_tiles
            assert moves == sorted(set(moves))
            move = chooser.choice(moves)
            assert parse_move(kind.edition, format_move(kind.edition, move)) == move
            before = everything(state)
            after = rules.apply(state, move)
            assert everything(state) == before, "apply changed its input"
            rules.advance(walked, move)
            assert everything(walked) == everything(after), "advance disagrees with apply"
            state = after
        assert state.phase == OVER
        assert tiles_on_the_table(kind, state) == all_tiles


@refereed_kind
def test_the_oracle_agrees(kind: Kind) -> None:
    for seed in range(15):
        moves, _ = random_moves(kind, seed)
        lines = list(trace_record(record_of(kind, seed, moves)))
        assert check(json.loads(json.dumps(lines))) == 1


@refereed_kind
def test_the_oracle_sees_the_same_table_and_the_same_moves(kind: Kind) -> None:
    for seed in range(100, 103):
        moves, _ = random_moves(kind, seed)
        record = record_of(kind, seed, moves)
        names = [seat.name for seat in record.seats]
        referee = Referee()
        lines = iter(list(trace_record(record)))
        for step in record.replay():
            state = step.before
            legal = [view_move(kind.rules, state, move) for move in kind.rules.legal_moves(state)]
            for move in legal:
                del move["move"]
            view: dict[str, Any] = view_state(kind.rules, state, names)
            if view["phase"] == "keep":
                kept = [move["kept"] for move in legal]
                hand = view["players"][state.turn]["hand"]
                assert _in_order(kept) == _in_order(keep_choices(hand))
                continue
            if view["phase"] == "reward":
                assert {move["colour"] for move in legal} == set(view["supply"])
                continue
            while not _is_before(referee, view, len(legal)):
                referee.feed(next(lines))
            assert _in_order(referee.legal()) == _in_order(legal)
            assert referee.view() == view


def _in_order(moves: Sequence[object]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def _is_before(referee: Referee, view: dict[str, object], choices: int) -> bool:
    """Whether the referee has come to the decision that a view shows."""
    if (referee.phase, referee.player) != (view["phase"], view["turn"]):
        return False
    if len(referee.legal()) != choices or referee.view()["round"] != view["round"]:
        return False
    return referee.view() == view


@every_kind
def test_the_same_seed_gives_the_same_game(kind: Kind) -> None:
    first, end = random_moves(kind, 7)
    again, other_end = random_moves(kind, 7)
    assert first == again
    assert everything(end) == everything(other_end)
    assert random_moves(kind, 8)[0] != first


@every_kind
def test_a_record_tells_the_whole_game(kind: Kind) -> None:
    moves, end = random_moves(kind, 3)
    text = format_record(record_of(kind, 3, moves))
    record = parse_record(text, ALL_EDITIONS.get)
    assert record.moves == moves
    *_, last = record.replay()
    assert everything(last.after) == everything(end)
    assert format_record(record) == text


@every_kind
def test_a_redealt_state_has_the_same_facts_and_another_future(kind: Kind) -> None:
    rules = kind.rules
    futures = set()
    for seed in range(3):
        state = rules.initial(kind.players, 5)
        redealt = rules.redeal(state, seed)
        assert redealt.key() == state.key()
        chooser = random.Random(1)
        while redealt.round == 1:
            rules.advance(redealt, chooser.choice(rules.legal_moves(redealt)))
        futures.add(tuple(redealt.sources))
    assert len(futures) == 3
