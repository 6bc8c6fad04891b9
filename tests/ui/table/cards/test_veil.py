"""While the card that ends a round is read, the table is darker and no board of a player is."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.ui.render.stage import Group
from tests.games import Kind
from tests.ui.pilot import Pilot
from tests.ui.table.cards.test_end_card import cards_of, end_round, held_up, read, wait_for_it
from tests.ui.tables import FAMILIES, people, table_of


def veil_of(pilot: Pilot) -> Group | None:
    """What darkens the table."""
    return cards_of(pilot).veil()


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
@pytest.mark.parametrize("still", [False, True])
def test_the_table_is_darker_while_it_is_read(kind: Kind, still: bool, tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(kind), reduce_motion=still)
    assert veil_of(pilot) is None
    wait_for_it(pilot)
    while not cards_of(pilot).groups([]):
        pilot.frame()
    for _ in range(0 if still else 20):
        pilot.frame()
    lying = veil_of(pilot)
    assert lying is not None
    while held_up(pilot):
        assert veil_of(pilot) is lying, "nothing is painted anew while it lies there"
        pilot.frame()
    while read(pilot):
        pilot.frame()
    assert veil_of(pilot) is None
    pilot.close()


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_no_board_of_a_player_is_darker(kind: Kind, tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(kind))
    table = table_of(pilot)
    wait_for_it(pilot)
    for _ in range(20):
        pilot.frame()
    groups, veil = table.groups(), veil_of(pilot)
    assert veil is not None
    below = groups[: groups.index(veil)]
    boxes = [pygame.Rect(*mat.box.rounded()) for mat in table._picture.layout.boards]
    assert not [group for group in below[1:] if group.box in boxes]
    assert len(below) > 5, "discs and bag are"
    pilot.close()
