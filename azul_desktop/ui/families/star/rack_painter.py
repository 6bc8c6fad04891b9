"""Paints the tray under the board in front: who plays, the score, the hand."""

from collections.abc import Sequence

from azul_desktop.geometry import Rhombus
from azul_desktop.i18n import translate, translate_count, translate_in
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import CREAM, CREAM2, POINTS, Face, colour
from azul_desktop.ui.table.paint.heads import Sitter, avatar
from azul_desktop.ui.table.pieces.pieces import Pieces

_JOKER = colour("#c9a24b")
"""The frame around the jokers in hand."""
_PADDING = 5
"""Between the frame of a pile and its words, at 1080p."""


class RackPainter:
    """Paints the tray under the board in front."""

    def __init__(self, pieces: Pieces, brush: Brush) -> None:
        self._pieces = pieces
        self._brush = brush

    def base(self, rack: HandRack, sitter: Sitter) -> list[Sprite]:
        """The tray and who plays."""
        brush = self._brush
        sprites = [panels.smoked(brush, rack.box, radius=18)]
        sprites += avatar(brush, rack.avatar, sitter)
        sprites.append(brush.label(sitter.name, Face.HEAD, 26, CREAM, rack.name, "left"))
        return sprites

    def score(self, rack: HandRack, score: int) -> list[Sprite]:
        """The score, large."""
        brush = self._brush
        # Translators: stands behind the number, which is painted larger.
        text = translate_count("point", "points", score)
        number = brush.label(str(score), Face.HEAD_BOLD, 52, POINTS, rack.score, "left")
        after = number.x + number.surface.get_width() + brush.px(8)
        right = max(after + rack.points_label.w, rack.name.right)
        label = rack.points_label._replace(x=after, w=right - after)
        # Translators: points, as short as can be; stands behind the number.
        short = translate_in("short", "pts")
        return [number, brush.label(text, Face.TEXT, 20, CREAM2, label, "left", short)]

    def piles(self, rack: HandRack, counts: Sequence[int], joker: int) -> list[Sprite]:
        """The tiles in hand, a pile of each colour with its count; the joker is framed."""
        brush = self._brush
        sprites = []
        for tile, slots in enumerate(rack.slots(counts)):
            if not counts[tile]:
                continue
            if tile == joker:
                box = rack.piles[tile].rounded()
                size = int(box.w), int(box.h)
                ring = shapes.ring(size, brush.px(10), _JOKER, brush.px(1.5))
                sprites.append(Sprite(ring, int(box.x), int(box.y)))
            for n, slot in enumerate(slots):
                sprites.append(self._tile(tile, slot, n, covered=n < len(slots) - 1))
            text, room = f"×{counts[tile]}", rack.labels[tile]
            # Translators: {count} is, say, ×3.
            named = translate("joker {count}", count=text)
            inside = room.w - 2 * brush.px(_PADDING)
            if tile == joker and brush.type.width(named, Face.SEMI, brush.px(18)) <= inside:
                text = named
            sprites.append(brush.label(text, Face.SEMI, 18, CREAM, room))
        return sprites

    def carvings(self, rack: HandRack, counts: Sequence[int]) -> list[Sprite]:
        """The motifs of the colours that are not in hand, carved into their places."""
        return [
            centred(self._pieces.engraved(tile, round(place.side), place.turn), place.centre)
            for tile, place in enumerate(rack.places())
            if not counts[tile]
        ]

    def _tile(self, tile: int, slot: Rhombus, take: int, *, covered: bool) -> Sprite:
        side = round(slot.side)
        picture = self._pieces.tile(
            tile, side, slot.turn, ground="wood", take=take, covered=covered
        )
        return centred(picture, slot.centre)
