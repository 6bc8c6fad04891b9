"""The takes that the search looks at are legal, and enough."""

import random

from azul_desktop.bots.wall.draft_table import DraftTable
from azul_desktop.bots.wall.judge import Judge
from azul_desktop.bots.wall.takes import Takes
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.core import state as core
from tests.bots.wall.boards import every_wall, loaded, rules_of
from tests.games import Kind


@every_wall
def test_the_takes_listed_are_legal_and_leave_out_only_equals_and_needless_floors(
    kind: Kind,
) -> None:
    rules = rules_of(kind)
    tables = SearchTables(rules.tables)
    chooser = random.Random(5)
    state = rules.initial(kind.players, 5)
    while moves := rules.legal_moves(state):
        if state.phase == core.DRAFT:
            draft = loaded(tables, state)
            takes = Takes(tables, draft, Judge(tables, draft))
            end = takes.list_takes(0)
            listed = [takes.moves[at] for at in range(end)]
            assert len(set(listed)) == len(listed)
            assert set(listed) <= set(moves)
            reached = {after(draft, move) for move in listed}
            for move in moves:
                if move >> 6 & 7 != 7:
                    assert after(draft, move) in reached
        rules.advance(state, chooser.choice(moves))


def after(draft: DraftTable, move: int) -> int:
    draft.make(move)
    key = draft.key()
    draft.take_back()
    return key
