"""The star boards of a position from outside, checked against what an edition's boards can hold."""

import re
from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.core.facts import MAX_COUNT, Facts
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.build import colours_for
from azul_desktop.core.star.packed import HAND, KEPT, PASSED, STAR_BOARD
from azul_desktop.core.star.tables import StarTables
from azul_desktop.core.state import CELLS, SCORE, TILES

_SPACE: Final = re.compile(r"(\d{1,2}):([1-9])", re.ASCII)


def read_star_board(tables: StarTables, edition: Edition, facts: Facts) -> list[int]:
    """A board of the star family."""
    board = [0] * STAR_BOARD
    board[SCORE] = facts.number("score", MAX_COUNT)
    if board[SCORE] < tables.lowest_score:
        raise facts.wrong("score")
    board[PASSED] = int(facts.flag("passed"))
    for first, key in ((HAND, "hand"), (KEPT, "kept")):
        for colour, count in enumerate(facts.counts(key, edition)):
            board[first + colour] = count
    covered = facts.inner("board")
    for name in covered.keys():  # noqa: SIM118 - checked, unlike those of a dict
        found = _SPACE.fullmatch(name)
        if not found or int(found[1]) >= tables.stars or int(found[2]) > STAR_SPACES:
            raise covered.wrong(name[:20])
        star, space = int(found[1]), int(found[2]) - 1
        colour, bit = covered.colour(name, edition), 1 << star * STAR_SPACES + space
        if board[CELLS] & bit or not colours_for(tables, board, star) >> colour & 1:
            raise covered.wrong(name)
        board[CELLS] |= bit
        board[TILES + colour] |= bit
    return board
