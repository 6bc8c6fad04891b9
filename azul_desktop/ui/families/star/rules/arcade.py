"""The jokers of all rounds, as they stand on the scoring board."""

from azul_desktop.boards.data import star_data
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.star.rules.scripted_game import ScriptedGame
from azul_desktop.ui.families.star.scoring_painter import ScoringPainter
from azul_desktop.ui.families.star.scoring_picture import HIGH, pictured_board
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.shown.shown_table import ShownTable

_AIR = 22
"""What is seen left and right of the arches, in pixels of the drawing."""
_MIDDLE = 0.53
"""The height of the drawing that lies in the middle of the picture."""


def arcade(draw: HelpPictures, box: Box, board: StarBoard, game: ScriptedGame) -> list[Sprite]:
    """The arches of the painted board with their tiles; nothing where there is no such board."""
    first, last = HIGH.arches[0], HIGH.arches[-1]
    wide, high = HIGH.size
    scale = max(box.w / (last.right - first.x + 2 * _AIR), box.h / high)
    whole = box_around(box.centre, wide * scale, high * scale)
    whole = whole.moved(0, high * scale * (0.5 - _MIDDLE))
    whole = whole._replace(y=min(max(whole.y, box.bottom - whole.h), box.y))
    edition = draw.pieces.edition
    track, colours = star_data(edition)["score"], len(edition.colours)
    scoring = pictured_board(whole, track, board, colours, draw.brush.unit, folded=False)
    if scoring is None:
        return []
    painter = ScoringPainter(draw.pieces, board, draw.brush)
    painter.read(scoring)
    shown = ShownTable.of(game.rules, game.state)
    parts = painter.print(scoring), painter.rounds(scoring, shown)
    lying = painter.supply(scoring, shown.supply)
    return [*painter.base(scoring), *(sprite for part in parts for sprite in part), *lying]
