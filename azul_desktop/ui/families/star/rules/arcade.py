"""The jokers of all rounds, as they stand on the scoring board."""

from dataclasses import replace

import pygame

from azul_desktop.boards.data import star_data
from azul_desktop.core.star.board import StarBoard
from azul_desktop.geometry import Box, box_around
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.star.rules.scripted_game import ScriptedGame
from azul_desktop.ui.families.star.scoring_painter import ScoringPainter
from azul_desktop.ui.families.star.scoring_picture import HIGH, pictured_board
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.shapes import round_off
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import GOLD
from azul_desktop.ui.table.shown.shown_table import ShownTable

_CELLS = 4
"""So many whole cells of the track are left out at either end."""
_MARGIN, _RADIUS = 16, 10


def arcade(draw: HelpPictures, box: Box, board: StarBoard, game: ScriptedGame) -> list[Sprite]:
    """The arches of the painted board with their tiles; nothing where there is no such board."""
    left, (wide, high) = HIGH.edge + _CELLS * HIGH.cell, HIGH.size
    room = box.grown(-draw.brush.px(_MARGIN))
    scale = min(room.w / (wide - 2 * left), room.h / high)
    cut = box_around(box.centre, (wide - 2 * left) * scale, high * scale).rounded()
    whole = Box(cut.x - left * scale, cut.y, wide * scale, high * scale)
    edition = draw.pieces.edition
    track, colours = star_data(edition)["score"], len(edition.colours)
    scoring = pictured_board(whole, track, board, colours, draw.brush.unit, folded=False)
    if scoring is None or scoring.picture != HIGH.file:
        return []
    # What stars and numbers are worth belongs to another page, and would be cut off.
    scoring = replace(scoring, legend=(), number_bonuses=(), star_bonuses=())
    painter = ScoringPainter(draw.pieces, board, draw.brush)
    painter.read(scoring)
    shown = ShownTable.of(game.rules, game.state)
    parts = painter.base(scoring), painter.print(scoring), painter.rounds(scoring, shown)
    seen = pygame.Surface((int(cut.w), int(cut.h)), pygame.SRCALPHA)
    for part in (*parts, painter.supply(scoring, shown.supply)):
        for sprite in part:
            at = sprite.x - int(cut.x), sprite.y - int(cut.y)
            seen.blit(sprite.surface, at, None, sprite.flags)
    brush = draw.brush
    round_off(seen, brush.px(_RADIUS))
    return [
        *panels.shadow(brush, cut, _RADIUS, offset=(3, 6), blur=8, alpha=120, hidden=True),
        Sprite(seen, int(cut.x), int(cut.y)),
        *panels.outline(brush, cut, _RADIUS, GOLD, 1.5),
    ]
