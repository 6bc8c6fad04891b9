"""Paints what a player holds beside the tiles: the start marker, and tokens for full tracks."""

from typing import Any

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.events import MARKER
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Group, Sprite
from azul_desktop.ui.table.layout.mat import Mat
from azul_desktop.ui.table.paint.board_painter import BoardPainter
from azul_desktop.ui.table.paint.canvas import Canvas
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_table import ShownTable


class AsidePainter:
    """Paints the marker and the tokens of one edition's players."""

    def __init__(self, pieces: Pieces, painter: BoardPainter[Any]) -> None:
        self._pieces = pieces
        self._painter = painter

    def group(self, canvas: Canvas, mat: Mat, shown: ShownTable, player: int, name: str) -> Group:
        """What lies on a player's board beside the tiles, kept as long as it is the same."""
        holds = shown.marker == Address(Zone.MARKER, player)
        laps = self._painter.laps(shown.players[player].score)
        return canvas.group(name, (holds, laps), lambda: self._sprites(mat, laps, holds=holds))

    def _sprites(self, mat: Mat, laps: int, *, holds: bool) -> list[Sprite]:
        sprites = []
        if holds and mat.marker is not None:
            marker = self._pieces.tile(MARKER, round(mat.marker.w))
            sprites.append(centred(marker, mat.marker.centre))
        return sprites + (self._painter.tokens(mat, laps) if laps else [])
