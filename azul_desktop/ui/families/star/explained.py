"""Things on a star table that explain themselves to whoever points at them."""

from collections.abc import Sequence

from azul_desktop.coach.star import explain
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box, surrounding
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.tokens import token_worth, tokens_of
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable

Explained = tuple[Box, str]


def about_players(
    easel: Easel, where: SeatedLayout, shown: ShownTable, names: Sequence[str]
) -> list[Explained]:
    """What tells about the players: tokens beside their boards, cubes on the track."""
    edition, scoring = easel.pieces.edition, easel.layout.scoring
    assert isinstance(scoring, ScoringBoard)
    track = scoring.scores
    found: list[Explained] = []
    cubes: dict[Box, list[str]] = {}
    for player, (name, board) in enumerate(zip(names, shown.players, strict=True)):
        mat, tokens = where.mat(player), tokens_of(edition, board.score)
        if tokens and isinstance(mat, StarMat) and mat.tokens is not None:
            found.append((mat.tokens, explain.token_text(name, tokens, token_worth(edition))))
        cube = track.cube(track.number(board.score))
        cubes.setdefault(cube, []).append(explain.score_text(name, board.score))
    return found + [(cube, " · ".join(texts)) for cube, texts in cubes.items()]


def about_places(easel: Easel, board: StarBoard) -> list[Explained]:
    """Features, corners, the joker, and what is printed on the scoring board."""
    layout = easel.layout
    front, scoring = layout.boards[0], layout.scoring
    assert isinstance(front, StarMat)
    assert isinstance(scoring, ScoringBoard)
    found = [(box, explain.feature_text(board, n)) for n, box in enumerate(front.features)]
    found += [(corner.box, explain.corner_text(board)) for corner in front.corners]
    if layout.top_bar.joker is not None:
        found.append((layout.top_bar.joker.icon, explain.joker_text()))
    return found + _values(scoring)


def _values(scoring: ScoringBoard) -> list[Explained]:
    """What is printed on the scoring board, often too small for words."""
    found = [(scoring.supply_label, explain.supply_text())] if scoring.supply_label else []
    for counts, text in (
        (scoring.legend, explain.supply_text()),
        (scoring.star_bonuses, explain.star_bonus_text()),
        (scoring.number_bonuses, explain.number_bonus_text()),
    ):
        found += [(surrounding(count), text) for count in counts]
    return found
