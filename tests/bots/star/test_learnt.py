"""The learnt values: there for every board of an edition, and no stumbling block for others."""

from pathlib import Path

from azul_desktop.bots.star.learnt import FILE, fingerprint, make_worths
from azul_desktop.bots.star.packed_board import PackedTables
from tests.bots.star.boards import every_kind, rules_of
from tests.games import Kind


@every_kind
def test_every_board_has_learnt_values(kind: Kind) -> None:
    tables = PackedTables(rules_of(kind).tables)
    assert fingerprint(tables) in FILE.read_text()
    worths = make_worths(tables)
    assert [worth.last for worth in worths] == [False] * (tables.rounds - 1) + [True]
    assert all(worth.first > 0 for worth in worths[:-1])


@every_kind
def test_a_board_that_nothing_was_learnt_about_has_values_too(kind: Kind, tmp_path: Path) -> None:
    tables = PackedTables(rules_of(kind).tables)
    worths = make_worths(tables, tmp_path / "none.json")
    assert len(worths) == tables.rounds
    # A fuller star promises more.
    assert worths[0].board_value(0b111 << 6, 0) > worths[0].board_value(0b1 << 6, 0)
