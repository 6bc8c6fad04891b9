"""Paints the scoring board that all players share: a painted pavilion, or plain panels."""

from collections.abc import Sequence
from itertools import pairwise

import pygame

from azul_desktop.boards.star import polar
from azul_desktop.core.star.board import STAR_SPACES, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate
from azul_desktop.ui.families.star.score_track_painter import USUAL, ScoreTrackPainter
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.render import panels, shapes
from azul_desktop.ui.render.brush import Brush, centred
from azul_desktop.ui.render.figures import figure, roomy
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.shelf import Kept
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import AMBER_HI, GOLD, INK, WHITE, Colour, Face, colour
from azul_desktop.ui.table.layout.tile_slots import LONG
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.shown_table import ShownTable

_EDGE = colour("#bda878")
_WELL = colour("#d9cbab")
_LAMP, _LAMP_CORE = colour("#ffb545"), colour("#ffe2a0")
"""The light in the arch of the present round."""
_DOT, _DOT_EDGE = colour("#fff6dc"), colour("#6d6250")
_STONE = (colour("#fffaf0"), colour("#f0e4c8"))
_STONE_EDGE = colour("#8a7a58")
_RADIUS = 18 / 823
"""The round corners of a drawing, in parts of its width."""
_NEARER = 1.15
"""How much larger the joker of the present round is in its arch."""
_MEDAL_NUMBERS = range(1, 5)


class ScoringPainter:
    """Paints the scoring board of one edition."""

    def __init__(self, pieces: Pieces, board: StarBoard, brush: Brush) -> None:
        self._pieces = pieces
        self._board = board
        self._brush = brush
        self._track = ScoreTrackPainter(pieces, brush)
        self._drawn: pygame.Surface | None = None
        """The drawing from the time it was read until it lies on the table."""

    def read(self, scoring: ScoringBoard) -> list[Sprite]:
        """Read the painted board, if this is one and its file is there; nothing is shown yet."""
        box = scoring.box.rounded()
        if scoring.picture:
            name = f"images/{self._pieces.edition.theme}/{scoring.picture}"
            self._drawn = self._brush.images.background(name, (int(box.w), int(box.h)))
        return []

    def base(self, scoring: ScoringBoard) -> list[Sprite]:
        """The bare board: the drawing, or without one its paper, its cells and its well."""
        brush, box = self._brush, scoring.box.rounded()
        drawn, self._drawn = self._drawn, None
        if drawn is not None:
            radius = max(1, round(box.w * _RADIUS))
            below = panels.shadow(
                brush, box, radius / brush.unit, offset=(4, 8), blur=12, alpha=150, hidden=True
            )
            return [*below, *_rounded(drawn, radius, (int(box.x), int(box.y)))]
        theme = self._pieces.edition.theme
        sprites = panels.board(brush, box, theme=theme) + self._track.cells(scoring.scores)
        well = scoring.supply_box.rounded()
        plate = shapes.framed((int(well.w), int(well.h)), brush.px(12), (_WELL,), _EDGE, 1)
        return [*sprites, Sprite(plate, int(well.x), int(well.y))]

    def print(self, scoring: ScoringBoard) -> list[Sprite]:
        """What else is printed on the board: numbers of cells, labels, features and bonuses."""
        brush = self._brush
        sprites = self._slab(scoring) + self._track.tabs(scoring.scores)
        if (label := scoring.rounds_label) is not None:
            text, short = translate("Round and joker"), translate("Joker")
            text = roomy(brush, text, short, Face.HEAD, 22, label)
            sprites.append(figure(brush, text, Face.HEAD, 22, INK, label, "left"))
        if scoring.supply_label is not None:
            text = translate("Supply")
            sprites.append(figure(brush, text, Face.HEAD, 22, INK, scoring.supply_label, "left"))
        return sprites + self._legend(scoring) + self._bonuses(scoring)

    def _slab(self, scoring: ScoringBoard) -> list[Sprite]:
        """The stone of a folded board's terrace."""
        if scoring.slab is None:
            return []
        brush, box = self._brush, scoring.slab.rounded()
        size = int(box.w), int(box.h)
        stone = shapes.framed(size, brush.px(6), _STONE, _STONE_EDGE, brush.px(1.2))
        return [Sprite(stone, int(box.x), int(box.y))]

    def _legend(self, scoring: ScoringBoard) -> list[Sprite]:
        """How many tiles each kind of feature wins."""
        brush = self._brush
        tiles: dict[str, int] = {}
        for feature in self._board.features:
            tiles.setdefault(feature.kind, feature.tiles)
        sprites = []
        for (kind, count), place in zip(tiles.items(), scoring.legend, strict=False):
            size = round(min(place.icon.w, place.icon.h))
            sprites.append(centred(medal(brush, kind, "gold", size), place.icon.centre))
            sprites.append(self._worth(scoring, f"+{count}", place.text))
        return sprites

    def _worth(self, scoring: ScoringBoard, text: str, box: Box) -> Sprite:
        """What something brings, right of its sign; carved letters on a drawing."""
        face, size = (Face.HEAD_BOLD, 22) if scoring.picture else (Face.SEMI, 20)
        return figure(self._brush, text, face, size, INK, box, "left")

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
            sprites.append(self._worth(scoring, str(points[n]), place.text))
        if (label := scoring.number_label) is not None:
            text, short = translate("All of a number"), translate("Number")
            text = roomy(brush, text, short, Face.SEMI, 20, label)
            sprites.append(figure(brush, text, Face.SEMI, 20, INK, label, "left"))
        for (number, worth), place in zip(board.number_bonus, scoring.number_bonuses, strict=False):
            sprites += self._number(scoring, number, place.icon.rounded())
            sprites.append(self._worth(scoring, str(worth), place.text))
        return sprites

    def _number(self, scoring: ScoringBoard, number: int, box: Box) -> list[Sprite]:
        """A number whose spaces are to be covered: a medallion, or a plate."""
        size = int(box.w), int(box.h)
        if scoring.picture and number in _MEDAL_NUMBERS:
            sign = medal(self._brush, f"number-{number}", "cobalt", size[0])
            return [centred(sign, box.centre)]
        plate = shapes.rounded(size, max(2, size[1] // 5), (_WELL,))
        text = figure(self._brush, str(number), Face.HEAD_BOLD, 22, INK, box)
        return [Sprite(plate, int(box.x), int(box.y)), text]

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
        if scoring.picture:
            return self._arches(scoring, shown)
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

    def _arches(self, scoring: ScoringBoard, shown: ShownTable) -> list[Sprite]:
        """The jokers in the arches of the pavilion; in the present one a lamp is lit."""
        sprites = []
        for n, space in enumerate(scoring.rounds):
            now, side = n + 1 == shown.round, space.side
            if now:
                sprites += [
                    centred(_lamp(round(side * wide), round(side * soft), tint), space.centre)
                    for wide, soft, tint in ((1.7, 0.48, _LAMP), (1.2, 0.24, _LAMP_CORE))
                ]
                side *= _NEARER
            past = n + 1 < shown.round
            tile = self._pieces.tile(
                self._board.jokers[n], round(side), space.turn, ground="none", ghost=past
            )
            sprites.append(centred(tile, space.centre))
        for n, dot in enumerate(scoring.dots, 1):
            now, size = n == shown.round, round(dot.w)
            edge, ground = (GOLD, _LAMP) if now else (_DOT_EDGE, _DOT)
            sprites.append(centred(shapes.disc(size + self._brush.px(3), edge), dot.centre))
            sprites.append(centred(shapes.disc(size, ground), dot.centre))
            sprites.append(figure(self._brush, str(n), Face.BOLD, 19, INK, dot))
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


def _rounded(picture: pygame.Surface, radius: int, at: tuple[int, int]) -> list[Sprite]:
    """A picture with round corners: only the strips that have them are mixed with what is below."""
    (w, h), (x, y) = picture.get_size(), at
    ends = shapes.rounded.fresh((w, 2 * radius), radius, (WHITE,))
    for top, source in ((0, 0), (radius, h - radius)):
        strip = picture.subsurface((0, source, w, radius)).convert_alpha()
        ends.blit(strip, (0, top), None, pygame.BLEND_RGBA_MULT)
    return [
        Sprite(ends.subsurface((0, 0, w, radius)), x, y),
        Sprite(picture.subsurface((0, radius, w, h - 2 * radius)), x, y + radius),
        Sprite(ends.subsurface((0, radius, w, radius)), x, y + h - radius),
    ]


@Kept
def _lamp(wide: int, soft: int, tint: Colour) -> pygame.Surface:
    """Light in an arch, higher than wide."""
    return shapes.shadow.fresh((wide, round(wide * 1.5)), wide // 2, soft, tint, 255)
