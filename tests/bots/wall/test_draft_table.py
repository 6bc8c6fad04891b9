"""The draft on the search's table goes as it goes in the core, take for take."""

import random

import pytest

from azul_desktop.bots.wall.draft_table import DraftTable
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.core import state as core
from tests.bots.wall.boards import every_wall, loaded, rules_of
from tests.games import Kind


def facts(draft: DraftTable) -> list[int]:
    """Everything that a take changes."""
    found = [draft.turn, draft.marker, draft.left]
    for source in range(draft.sources):
        found.append(draft.contents[source])
    for player in range(draft.players):
        found += [draft.words[player], draft.targets[player]]
    return found


@every_wall
@pytest.mark.parametrize("seed", range(2))
def test_takes_are_made_and_taken_back_as_the_core_makes_them(kind: Kind, seed: int) -> None:
    rules = rules_of(kind)
    tables = SearchTables(rules.tables)
    chooser = random.Random(seed)
    state = rules.initial(kind.players, seed)
    while moves := rules.legal_moves(state):
        if state.phase == core.DRAFT:
            draft = loaded(tables, state)
            before = facts(draft)
            key = draft.key()
            for move in moves:
                after = rules.apply(state, move)
                draft.make(move)
                if after.phase == core.DRAFT and after.round == state.round:
                    assert facts(draft) == facts(loaded(tables, after))
                    assert draft.key() == loaded(tables, after).key()
                else:
                    assert draft.left == 0
                draft.take_back()
                assert facts(draft) == before
            assert draft.key() == key
        rules.advance(state, chooser.choice(moves))
