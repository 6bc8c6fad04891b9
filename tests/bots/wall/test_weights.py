"""The learned weights: there for every board, and for no board that they were not learned on."""

from pathlib import Path

import pytest

from azul_desktop.bots.wall import weights
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.bots.wall.weights import load_network, load_outlook
from tests.bots.wall.boards import every_wall, rules_of
from tests.games import Kind


@every_wall
def test_weights_are_there_for_every_board(kind: Kind) -> None:
    assert load_network(SearchTables(rules_of(kind).tables), kind.players) is not None


@every_wall
def test_the_outlook_is_for_two_players_without_special_discs(kind: Kind) -> None:
    found = load_outlook(SearchTables(rules_of(kind).tables), kind.players)
    is_plain_duel = kind.players == 2 and not kind.options.special_factories
    assert (found is not None) == is_plain_duel


@every_wall
def test_a_board_with_another_bonus_has_no_weights(kind: Kind) -> None:
    tables = SearchTables(rules_of(kind).tables)
    old = tables.rules_tables.row_bonus
    tables.rules_tables.row_bonus = old + 1
    try:
        assert load_network(tables, kind.players) is None
        assert load_outlook(tables, kind.players) is None
    finally:
        tables.rules_tables.row_bonus = old


@every_wall
def test_where_the_files_are_lost_there_are_none(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    assert load_network(SearchTables(rules_of(kind).tables), kind.players) is None
