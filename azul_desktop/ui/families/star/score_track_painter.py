"""Paints the track of the scoring board: carved cells, numbers on tabs, the players' cubes."""

from collections.abc import Sequence

import pygame

from azul_desktop.geometry import Box
from azul_desktop.ui.families.star.score_track import ScoreTrack
from azul_desktop.ui.render import shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.figures import edged, figure
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK, PLAYERS, Colour, Face, colour
from azul_desktop.ui.table.pieces.pieces import Pieces

_CELL = colour("#e6dabf")
_FIVE = colour("#cdbd97")
_TEN = colour("#d3a94f")
_EDGE = colour("#bda878")
_TAB = colour("#fff8e6")
_TAB_EDGE = colour("#a8833a")
USUAL = tuple(range(len(PLAYERS)))
"""The colours of players who chose none."""


class ScoreTrackPainter:
    """Paints the track of one edition."""

    def __init__(self, pieces: Pieces, brush: Brush) -> None:
        self._pieces = pieces
        self._brush = brush

    def cells(self, track: ScoreTrack) -> list[Sprite]:
        """The cells, on a board that has none painted."""
        return [self._cell(box, n) for n, box in enumerate(track.cells, track.first)]

    def tabs(self, track: ScoreTrack) -> list[Sprite]:
        """Over the inner edges of the cells the tabs with the tens."""
        sprites = []
        for number, tab in track.tabs:
            size = int(tab.w), int(tab.h)
            plate = shapes.framed(size, max(2, size[1] // 4), (_TAB,), _TAB_EDGE, 1)
            sprites.append(Sprite(plate, int(tab.x), int(tab.y)))
            room = tab.grown(-1, tab.h * 0.06)
            sprites.append(figure(self._brush, str(number), Face.BOLD, 18, INK, room))
        return sprites

    def _cell(self, box: Box, number: int) -> Sprite:
        inner = box.grown(-self._brush.px(1)).rounded()
        size = int(inner.w), int(inner.h)
        ground = _TEN if number % 10 == 0 else _FIVE if number % 5 == 0 else _CELL
        plate = shapes.framed(size, max(2, size[1] // 6), (ground,), _EDGE, 1)
        return Sprite(plate, int(inner.x), int(inner.y))

    def cubes(
        self, track: ScoreTrack, scores: Sequence[int], colours: Sequence[int] = USUAL
    ) -> list[Sprite]:
        """The players' cubes; whoever shares a cell shares one cube in bands of their colours."""
        tabs, cells = dict(track.tabs), dict[int, list[int]]()
        for player, score in enumerate(scores):
            cells.setdefault(track.number(score), []).append(player)
        sprites = []
        for number, players in cells.items():
            place = track.cube(number)
            tints = [PLAYERS[colours[player]] for player in players]
            on_tab = number in tabs and tabs[number].overlaps(place)
            # A tab is hidden whole, and the cube has its number instead.
            side = max(track.side, round(tabs[number].w)) if on_tab else track.side
            sprites.append(centred(self._banded(side, tints), place.centre))
            if on_tab:
                sprites.append(edged(self._brush, str(number), Face.BOLD, 18, tabs[number]))
            elif track.numbered:
                sprites.append(edged(self._brush, str(number), Face.BOLD, 18, place.grown(1, 0)))
        return sprites

    def _banded(self, side: int, tints: Sequence[Colour]) -> pygame.Surface:
        """One cube with an upright band of each colour, from the left."""
        cubes = [self._pieces.cube(side, tint, dull=True) for tint in tints]
        if len(cubes) == 1:
            return cubes[0]
        whole = cubes[-1].copy()
        edge = (whole.get_width() - side) / 2
        for n, cube in reversed(list(enumerate(cubes[:-1], 1))):
            band = pygame.Rect(0, 0, round(edge + side * n / len(cubes)), whole.get_height())
            whole.fill((0, 0, 0, 0), band)
            whole.blit(cube, (0, 0), band)
        return whole
