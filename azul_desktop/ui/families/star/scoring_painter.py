"""Paints the scoring board that all players share, and the rack with the hand in front."""

from collections.abc import Sequence
from itertools import pairwise

from azul_desktop.boards.star import polar
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Rhombus, box_around
from azul_desktop.i18n import translate
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.score_track_painter import USUAL, ScoreTrackPainter
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.figures import figure, roomy
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import (
    AMBER_HI,
    CREAM,
    CREAM2,
    INK,
    POINTS,
    WHITE,
    Face,
    colour,
)
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.paint.heads import Sitter, head_avatar
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_table import ShownTable

_EDGE = colour("#bda878")
_WELL = colour("#d9cbab")
_JOKER = colour("#c9a24b")
"""The frame around the jokers in hand."""
_PADDING = 5
"""Between the frame of a pile and its words, at 1080p."""


class ScoringPainter:
    """Paints the scoring board of one edition."""

    def __init__(self, pieces: Pieces, board: StarBoard, brush: Brush) -> None:
        self._pieces = pieces
        self._board = board
        self._brush = brush
        self._track = ScoreTrackPainter(pieces, brush)

    def base(self, scoring: ScoringBoard) -> list[Sprite]:
        """The bare board."""
        return panels.board(self._brush, scoring.box)

    def track(self, scoring: ScoringBoard) -> list[Sprite]:
        """The cells of the track and their numbers."""
        return self._track.base(scoring.scores)

    def print(self, scoring: ScoringBoard) -> list[Sprite]:
        """What else is printed on the board: the supply, labels, features and bonuses."""
        brush = self._brush
        box = scoring.supply_box.rounded()
        well = shapes.framed((int(box.w), int(box.h)), brush.px(12), (_WELL,), _EDGE, 1)
        sprites = [Sprite(well, int(box.x), int(box.y))]
        if (label := scoring.rounds_label) is not None:
            text, short = translate("Round and joker"), translate("Joker")
            text = roomy(brush, text, short, Face.HEAD, 22, label)
            sprites.append(figure(brush, text, Face.HEAD, 22, INK, label, "left"))
        if scoring.supply_label is not None:
            text = translate("Supply")
            sprites.append(figure(brush, text, Face.HEAD, 22, INK, scoring.supply_label, "left"))
        return sprites + self._legend(scoring) + self._bonuses(scoring)

    def _legend(self, scoring: ScoringBoard) -> list[Sprite]:
        """How many tiles each kind of feature wins."""
        brush = self._brush
        tiles: dict[str, int] = {}
        for feature in self._board.features:
            tiles.setdefault(feature.kind, feature.tiles)
        sprites = []
        for (kind, count), place in zip(tiles.items(), scoring.legend, strict=False):
            size = round(min(place.icon.w, place.icon.h))
            picture = self._pieces.picture(f"feature-{kind}-won.png", (size, size))
            if picture is not None:
                sprites.append(centred(picture, place.icon.centre))
            sprites.append(figure(brush, f"+{count}", Face.SEMI, 20, INK, place.text, "left"))
        return sprites

    def _bonuses(self, scoring: ScoringBoard) -> list[Sprite]:
        """What complete stars and numbers are worth at the end."""
        brush, board = self._brush, self._board
        sprites = []
        if scoring.star_label is not None:
            text = translate("Star")
            sprites.append(figure(brush, text, Face.SEMI, 20, INK, scoring.star_label, "left"))
        points = [*board.star_bonus, board.mixed_bonus]
        for n, place in enumerate(scoring.star_bonuses):
            if n < len(board.star_bonus):
                sprites.append(self._sign(n, place.icon))
            else:
                sprites += self._star_of_all(place.icon)
            text = str(points[n])
            sprites.append(figure(brush, text, Face.SEMI, 20, INK, place.text, "left"))
        if (label := scoring.number_label) is not None:
            text, short = translate("All of a number"), translate("Number")
            text = roomy(brush, text, short, Face.SEMI, 20, label)
            sprites.append(figure(brush, text, Face.SEMI, 20, INK, label, "left"))
        for (number, worth), place in zip(board.number_bonus, scoring.number_bonuses, strict=False):
            box = place.icon.rounded()
            size = int(box.w), int(box.h)
            plate = shapes.rounded(size, max(2, size[1] // 5), (_WELL,))
            sprites.append(Sprite(plate, int(box.x), int(box.y)))
            sprites.append(figure(brush, str(number), Face.HEAD_BOLD, 22, INK, box))
            sprites.append(figure(brush, str(worth), Face.SEMI, 20, INK, place.text, "left"))
        return sprites

    def _sign(self, tile: int, box: Box) -> Sprite:
        side = max(6, round(min(box.w, box.h / 1.74)))
        return centred(self._pieces.tile(tile, side, 0, ground="none"), box.centre)

    def _star_of_all(self, box: Box) -> list[Sprite]:
        """A small star of tiles in all colours."""
        colours = len(self._pieces.edition.colours)
        side = min(box.h, box.w * 1.4) / (2 * LONG)
        middle = box.right - 1.5 * side  # it is wider than a tile, and keeps off the number
        sprites = []
        for n in range(STAR_SPACES):
            dx, dy = polar(side * LONG / 2, 360 / STAR_SPACES * n)
            turn = round(360 / STAR_SPACES * n) % 180
            tile = self._pieces.tile(n % colours, max(4, round(side)), turn, ground="none")
            sprites.append(centred(tile, (middle + dx, box.centre[1] + dy)))
        return sprites

    def rounds(self, scoring: ScoringBoard, shown: ShownTable) -> list[Sprite]:
        """The joker of each round; past ones fade, the present one shines."""
        brush = self._brush
        sprites = []
        crowded = any(b.x - a.x < a.side * 1.4 for a, b in pairwise(scoring.rounds))
        for n, space in enumerate(scoring.rounds):
            tile, side = self._board.jokers[n], round(space.side)
            now = n + 1 == shown.round
            if now:
                around = space.box.grown(brush.px(6)).rounded()
                size = int(around.w), int(around.h)
                glow = shapes.shadow(size, size[0] // 2, brush.px(5), AMBER_HI, 150)
                sprites.append(centred(glow, around.centre))
            past = n + 1 < shown.round
            picture = self._pieces.tile(tile, side, space.turn, ghost=past)
            sprites.append(centred(picture, space.centre))
            dot = min(brush.px(24), round(space.side * 0.64))
            at = space.box.right - dot * 0.1, space.box.bottom - dot * 0.4
            if crowded:  # beside its tip the number would lie on the next tile
                at = space.x, space.box.bottom
            sprites.append(centred(shapes.disc(dot, AMBER_HI if now else INK), at))
            tint = INK if now else WHITE
            sprites.append(figure(brush, str(n + 1), Face.BOLD, 18, tint, box_around(at, dot)))
        return sprites

    def supply(self, scoring: ScoringBoard, tiles: Sequence[int]) -> list[Sprite]:
        """The tiles that can be won."""
        sprites = []
        for n, tile in enumerate(tiles):
            space = scoring.supply[n]
            if tile != EMPTY:
                picture = self._pieces.tile(tile, round(space.side), space.turn, take=n)
                sprites.append(centred(picture, space.centre))
        return sprites

    def cubes(
        self, scoring: ScoringBoard, scores: Sequence[int], colours: Sequence[int] = USUAL
    ) -> list[Sprite]:
        """Each player's cube on the track, in the player's colour."""
        return self._track.cubes(scoring.scores, scores, colours)


class RackPainter:
    """Paints the tray under the board in front."""

    def __init__(self, pieces: Pieces, brush: Brush) -> None:
        self._pieces = pieces
        self._brush = brush

    def base(self, rack: HandRack, sitter: Sitter) -> list[Sprite]:
        """The tray and who plays."""
        brush = self._brush
        sprites = [panels.smoked(brush, rack.box, radius=18)]
        sprites += head_avatar(brush, rack.avatar, sitter)
        sprites.append(brush.label(sitter.name, Face.HEAD, 26, CREAM, rack.name, "left"))
        return sprites

    def score(self, rack: HandRack, score: int) -> list[Sprite]:
        """The score, large."""
        brush = self._brush
        text = translate("points")
        number = brush.label(str(score), Face.HEAD_BOLD, 52, POINTS, rack.score, "left")
        after = number.x + number.surface.get_width() + brush.px(8)
        label = Box(after, rack.points_label.y, rack.points_label.w, rack.points_label.h)
        return [number, brush.label(text, Face.TEXT, 20, CREAM2, label, "left")]

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
