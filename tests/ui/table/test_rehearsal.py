"""What will soon be seen is painted while nobody does anything, one thing after the other."""

from collections.abc import Hashable
from pathlib import Path

import pygame
import pytest

from azul_desktop.coach.along import NOTHING
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.table.paint.raised_board import STEPS, shade
from azul_desktop.ui.table.paint.table_parts import light_around
from azul_desktop.ui.table.shown.seating import sitters
from tests.games import Kind
from tests.ui.pilot import Pilot
from tests.ui.tables import FAMILIES, at_table, people, table_of


def rest(pilot: Pilot) -> None:
    """Nothing happens until nothing is left to be painted."""
    for _ in range(3000):
        pilot.frame()
        if pilot.app._resting:
            return
    raise AssertionError


def show_all(pilot: Pilot) -> None:
    """Paint what a first move shows: light, tiles in the hand, heads, a board that comes."""
    table = table_of(pilot)
    picture, session = table._picture, table.session
    painters, brush, boards = picture.painters, picture.brush, picture.layout.boards
    painters.ring.source(picture.layout.ring, 1)
    for colour in range(len(session.rules.edition.colours)):
        painters.held.sprites(colour, 3, NOTHING, (5, 5))
    for slot, mat in enumerate(boards):
        light_around(brush, mat.box, slot)
        for sitter in sitters(session, table._flow.performance.shown, -1):
            painters.board.head(mat, sitter)
    for step in range(STEPS + 1):
        shade(brush, boards[0].box, step)


@pytest.mark.parametrize("kind", FAMILIES)
def test_a_first_move_finds_everything_painted(
    tmp_path: Path, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = at_table(tmp_path, people(kind), animation="normal")
    rest(pilot)
    made: list[object] = []
    put = SHELF.put

    def noted(key: Hashable, thing: pygame.Surface) -> pygame.Surface:
        made.append(key)
        return put(key, thing)

    monkeypatch.setattr(SHELF, "put", noted)
    show_all(pilot)
    assert not made
    pilot.close()


@pytest.mark.parametrize("kind", FAMILIES)
def test_it_is_painted_in_portions_and_only_once(tmp_path: Path, kind: Kind) -> None:
    pilot = at_table(tmp_path, people(kind))
    table = table_of(pilot)
    shown, seen = table._flow.performance.shown, table._view().sitters
    steps = 0
    while table._rehearsal.step(shown, seen):
        steps += 1
    assert steps > 20
    assert not table._rehearsal.step(shown, seen)
    pilot.close()
