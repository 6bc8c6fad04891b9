"""Paints what comes along with tiles that are taken: a joker, the marker, a shield, its price.

It is shown before the tiles are taken, over their source and in the hand that carries them.
"""

from collections.abc import Callable

from azul_desktop.coach.along import Along
from azul_desktop.core.events import MARKER
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Point
from azul_desktop.languages.formats import minus
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush, aligned, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import LOSS, POINTS, WHITE, Colour, Face
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.pieces.pieces import Pieces


class AlongPainter:
    """Paints what comes along."""

    def __init__(self, pieces: Pieces, brush: Brush, ground: Colour) -> None:
        self._pieces = pieces
        self._brush = brush
        self._ground = ground

    def plate(
        self,
        taken: tuple[int, int],
        with_it: Along,
        place: Callable[[tuple[float, float]], Box],
    ) -> list[Sprite]:
        """A plate of the place for its size: so many tiles, the joker, the marker, −n."""
        brush, (tile, count) = self._brush, taken
        side, gap, pad = brush.px(26), brush.px(8), brush.px(14)
        parts = self._parts(tile, count, with_it, side)
        wide = sum(part.surface.get_width() for part in parts) + gap * (len(parts) - 1) + 2 * pad
        high = side * LONG + brush.px(18)
        box = place((wide, high)).rounded()
        sprites = panels.shadow(brush, box, 14, offset=(3, 8), blur=10, alpha=150)
        sprites.append(panels.badge(brush, box, self._ground, POINTS))
        x = box.x + pad
        for part in parts:
            width = part.surface.get_width()
            sprites.append(aligned(part.surface, Box(x, box.y, width, box.h), "left"))
            x += width + gap
        return sprites

    def _parts(self, tile: int, count: int, with_it: Along, side: int) -> list[Sprite]:
        brush, pieces = self._brush, self._pieces
        found = [pieces.tile(tile, side, 0, ground="none")]
        found.append(brush.text(f"×{count}", Face.SEMI, 22, WHITE))
        if with_it.joker != EMPTY:
            found.append(brush.text("+", Face.SEMI, 22, WHITE))
            found.append(pieces.tile(with_it.joker, side, 0, ground="none"))
        if with_it.marker:
            found.append(brush.text("+", Face.SEMI, 22, WHITE))
            found.append(pieces.tile(MARKER, round(side * 1.2), ground="none"))
        if with_it.points:
            found.append(brush.text(minus(with_it.points), Face.HEAD_BOLD, 30, LOSS))
        return [Sprite(surface, 0, 0) for surface in found]

    def carried(self, with_it: Along, at: Point, size: int) -> list[Sprite]:
        """The same in the hand, from a point to the right: pieces, then what they cost."""
        pieces = self._pieces
        x, y = at
        sprites = []
        if with_it.joker != EMPTY:
            joker = pieces.tile(with_it.joker, size, pieces.upright, ground="air")
            sprites.append(centred(joker, (x, y)))
            x += size * 0.9
        if with_it.marker:
            marker = pieces.tile(MARKER, round(size * 0.9), ground="air")
            sprites.append(centred(marker, (x, y)))
            x += size * 0.9
        if with_it.shield != EMPTY:
            disc = pieces.disc(round(size * 1.1), special=True)
            badge = pieces.badge(with_it.shield, round(size * 0.66))
            sprites += [centred(disc, (x, y)), centred(badge, (x, y))]
            x += size
        if with_it.points:
            sprites += self._price(with_it.points, (x - size * 0.3, y))
        return sprites

    def _price(self, points: int, at: Point) -> list[Sprite]:
        brush = self._brush
        text = brush.text(minus(points), Face.HEAD_BOLD, 32, LOSS)
        high = brush.px(44)
        box = Box(at[0] - brush.px(6), at[1] - high / 2, text.get_width() + brush.px(24), high)
        return [panels.badge(brush, box.rounded(), self._ground, LOSS), centred(text, box.centre)]
