"""Things on a star table that explain themselves to whoever points at them."""

from collections.abc import Sequence

from azul_desktop.coach.star import explain
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box, surrounding
from azul_desktop.ui.families.explained import Explained
from azul_desktop.ui.families.star.rules import passages
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.tokens import token_worth, tokens_of
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable


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
            text = explain.token_text(name, tokens, token_worth(edition))
            found.append(Explained(mat.tokens, text, passages.GOAL))
        cube = track.cube(track.number(board.score))
        cubes.setdefault(cube, []).append(explain.score_text(name, board.score))
    return found + [
        Explained(cube, " · ".join(texts), passages.GOAL) for cube, texts in cubes.items()
    ]


def about_places(easel: Easel, board: StarBoard) -> list[Explained]:
    """Features, corners, the joker, and what is printed on the scoring board."""
    layout = easel.layout
    front, scoring = layout.boards[0], layout.scoring
    assert isinstance(front, StarMat)
    assert isinstance(scoring, ScoringBoard)
    found = [
        Explained(box, explain.feature_text(board, n), passages.about_feature(board, n))
        for n, box in enumerate(front.features)
    ]
    corner = explain.corner_text(board)
    found += [Explained(place.box, corner, passages.PASSING) for place in front.corners]
    rounds = layout.top_bar.round, *(one.box for one in scoring.rounds)
    texts = explain.rounds_text(board), *(explain.track_text() for _ in scoring.rounds)
    found += [Explained(box, text, passages.JOKER) for box, text in zip(rounds, texts, strict=True)]
    if layout.top_bar.joker is not None:
        icon = layout.top_bar.joker.icon
        found.append(Explained(icon, explain.joker_text(), passages.JOKER))
    return found + _values(scoring, board)


def _values(scoring: ScoringBoard, board: StarBoard) -> list[Explained]:
    """What is printed on the scoring board, often too small for words."""
    supply = explain.supply_text()
    won = passages.about_feature(board, 0) if board.features else passages.REFILLED
    found = [Explained(scoring.supply_label, supply, won)] if scoring.supply_label else []
    for counts, text, passage in (
        (scoring.legend, supply, won),
        (scoring.star_bonuses, explain.star_bonus_text(), passages.STAR_BONUS),
        (scoring.number_bonuses, explain.number_bonus_text(), passages.NUMBER_BONUS),
    ):
        found += [Explained(surrounding(count), text, passage) for count in counts]
    return found
