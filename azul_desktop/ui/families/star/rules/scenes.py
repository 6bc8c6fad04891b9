"""What happens on a board of the star family, as small scenes for the rules."""

from collections.abc import Sequence

from azul_desktop.core.edition import FREE, Edition
from azul_desktop.core.events import FeatureWon, Scored
from azul_desktop.core.star.board import MIXED, STAR_SPACES, Feature, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Circle, Point, Rhombus, box_around
from azul_desktop.ui.families.round_halves import between, halves, left_of, right_of
from azul_desktop.ui.families.rules_pictures import LONG, HelpPictures, inside
from azul_desktop.ui.families.star.board_picture import bare_stars, star_picture
from azul_desktop.ui.families.star.rules.arcade import arcade
from azul_desktop.ui.families.star.rules.pictures import StarCut, StarPictures
from azul_desktop.ui.families.star.rules.scripted_game import ScriptedGame
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.medals import medal
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK2

_GROUP = 3
"""How many tiles the group has that a picture counts."""
_PAID = 2
"""How many tiles are in the hand in the picture of a round: they pay for a space."""
_STAR = 4.1
"""How many sides of a space a picture of one star is high."""


class StarScenes:
    """Scenes on a side of the board, in games that follow the rules."""

    def __init__(
        self, draw: HelpPictures, edition: Edition, variant: str, board: StarBoard
    ) -> None:
        self.draw = StarPictures(draw.brush, draw.pieces)
        self._edition = edition
        self._variant = variant
        self._board = board
        coloured = [n for n, star in enumerate(board.stars) if star.colour >= 0]
        self.sample = coloured[1 % len(coloured)] if coloured else 0
        self.tint = max(board.stars[self.sample].colour, 0)
        self.joker = next((one for one in board.jokers if one != self.tint), self.tint)

    def game(self) -> ScriptedGame:
        """A game in which nothing has happened, in a round with another joker than the sample."""
        game = ScriptedGame(self._edition, self._variant)
        game.state.joker = self.joker
        return game

    def fits(self, cell: int) -> int:
        """A colour that a space takes, another one for each space of a star."""
        star, space = divmod(cell, STAR_SPACES)
        own = self._board.stars[star].colour
        if own >= 0:
            return own
        return space % len(self._edition.colours) if own == MIXED else self.tint

    def _cells(self, star: int) -> range:
        return range(star * STAR_SPACES, (star + 1) * STAR_SPACES)

    def _cut(self, box: Box, sides: float = _STAR) -> StarCut:
        return StarCut(self.draw, self._board, min(box.h, box.w * 0.86) / sides)

    # The draft.

    def whole(self, box: Box) -> list[Sprite]:
        """A board on which much is built."""
        covered = []
        for number, star in enumerate(self._board.stars):
            for cell in self._cells(number):
                space = cell % STAR_SPACES
                own = star.colour if star.colour >= 0 else space % len(self._edition.colours)
                covered.append(own if (space + number) % 3 else EMPTY)
        room = box.grown(-self.draw.brush.px(14))
        return bare_stars(self.draw.brush, self.draw.pieces, self._board, covered, room)[0]

    def jokers(self, box: Box) -> list[Sprite]:
        """The jokers in the order of the rounds: in the arches of the scoring board, or in rows."""
        painted = arcade(self.draw, box, self._board, self.game())
        return painted or self._rows_of_jokers(box)

    def _rows_of_jokers(self, box: Box) -> list[Sprite]:
        jokers = self._board.jokers
        columns = -(-len(jokers) // 2)
        wide, high = box.w / (columns + 0.3), box.h / 2.15
        side = min(wide * 0.56, high * 0.42)
        sprites = []
        for at, joker in enumerate(jokers):
            x = box.centre[0] + (at % columns - (columns - 1) / 2) * wide
            y = box.centre[1] + ((at // columns) - 0.5) * high
            place = Rhombus(x, y, side * 1.16, 0)
            sprites.append(centred(self.draw.pieces.space("keep", place), place.centre))
            sprites.append(self.draw.piece(joker, (x, y), side))
            sprites += self.draw.number(at + 1, (x - side * 0.42, y + side * 0.62), side * 0.5)
        return sprites

    def round(self, box: Box) -> list[Sprite]:
        """The two parts of a round: tiles from a disc to the hand, and from it onto a star."""
        draw, tint = self.draw, self.tint
        upper, lower = halves(box)
        disc = Circle(*left_of(upper).centre, min(upper.h, left_of(upper).w) * 0.5)
        star = right_of(lower)
        side = min(star.w, star.h) * 0.98 / 2 / LONG
        hand = right_of(upper).centre, left_of(lower).centre
        lying = tint, tint + 1, tint + 2, tint
        sprites = [*draw.disc(disc), *draw.lying(disc, lying, lifted=(0, 3))]
        sprites += draw.hand(hand[0], side, [tint] * _PAID, empty=True)
        sprites += draw.hand(hand[1], side, [tint] * _PAID)
        sprites += [draw.arrow(between(half), side * 0.8, tint=INK2) for half in (upper, lower)]
        return sprites + self._one_star(star.centre, side)

    def _one_star(self, centre: Point, side: float) -> list[Sprite]:
        """The star of the pictures alone, with two tiles and a space that the next one goes to."""
        cut = StarCut(self.draw, self._board, side)
        cut.lay(cut.middle(self._cells(self.sample)), centre)
        cut.leave_out_all_but(self.sample)
        numbers = self._board.stars[self.sample].numbers
        lit = numbers.index(_PAID) if _PAID in numbers else 0
        others = [space for space in range(STAR_SPACES) if space != lit][:2]
        return cut.sprites(dict.fromkeys(others, self.tint), [lit])

    def hand_of_jokers(self) -> list[int]:
        """The centre when only jokers are left."""
        return [3 * (colour == self.joker) for colour in range(len(self._edition.colours))]

    def centre(self) -> list[int]:
        """The centre for the picture of the marker."""
        counts = [(2, 1, 3, 1, 2, 1)[colour] for colour in range(len(self._edition.colours))]
        counts[self.joker] = 1
        return counts

    def marker_cost(self) -> int:
        """What the marker costs in that picture."""
        return self.game().lost_by_marker(self.centre(), self.tint)

    # Building.

    def price(self) -> int:
        """The price of the space in the picture: the middle one of its star."""
        numbers = self._board.stars[self.sample].numbers
        return sorted(numbers)[len(numbers) // 2]

    def priced(self) -> int:
        """The space with that price."""
        return self._cells(self.sample)[self._board.stars[self.sample].numbers.index(self.price())]

    def paying(self, box: Box) -> list[Sprite]:
        """A space of a star and the tiles that pay for it; one of them is about to be laid."""
        draw, cell = self.draw, self.priced()
        others = [one for one in self._cells(self.sample) if one != cell][:2]
        tiles = dict.fromkeys(others, self.tint)
        room = draw.above_payment(box)
        cut = self._cut(room)
        cut.lay(cut.middle(self._cells(self.sample)), room.centre)
        space = cut.mat.spaces[cell]
        above = space.x - space.side * 0.1, space.y - space.side * 0.2
        return [
            *cut.sprites(tiles, [cell]),
            draw.piece(self.tint, above, space.side * 0.9, space.turn % 180, ground="air"),
            *draw.payment(box, [self.tint] * self.price(), f"= {self.price()}"),
        ]

    def jokers_pay(self, box: Box) -> list[Sprite]:
        """One tile onto the space; the others, jokers too, into the tower."""
        draw, price = self.draw, self.price()
        jokers = price // 2
        paid = [self.tint] * (price - jokers) + [self.joker] * jokers
        side = min(box.w / 9, box.h / 6.6)
        size = side * 1.5
        sprites = []
        for row, (count, pieces) in enumerate(((1, paid[:1]), (price - 1, paid[1:]))):
            y = box.y + box.h * (0.27 + 0.46 * row)
            number = box.x + box.w * 0.08, y
            sprites.append(draw.words(str(count), number, max(draw.brush.px(34), side * 1.1)))
            x = box.x + box.w * 0.2 + side * 0.5
            for n, piece in enumerate(pieces):
                sprites.append(draw.piece(piece, (x + n * side * 1.18, y), side))
            sprites.append(draw.arrow((box.x + box.w * 0.67, y), side * 0.9, tint=INK2))
        place = Rhombus(*inside(box, 0.86, 0.27), size * 0.8, 0)
        kind = self._edition.colours[self.tint]
        if self._board.stars[self.sample].colour == FREE:
            kind = "free"
        sprites.append(centred(draw.pieces.space(kind, place), place.centre))
        sprites.append(draw.words(str(price), place.centre, place.side * 0.42, (42, 32, 24)))
        return sprites + self._tower(inside(box, 0.86, 0.72), min(box.h * 0.5, box.w * 0.3))

    def mixed(self, box: Box) -> list[Sprite]:
        """The star in the middle with four colours; its other spaces can be built on."""
        star = next((n for n, s in enumerate(self._board.stars) if s.colour < 0), self.sample)
        cells = self._cells(star)
        tiles = {cell: self.fits(cell) for cell in list(cells)[:4]}
        cut = self._cut(box)
        cut.lay(cut.middle(cells), box.centre)
        return cut.sprites(tiles, list(cells)[4:])

    def hand(self) -> tuple[list[int], list[int]]:
        """What is in the hand of somebody who passes, and what of it is kept."""
        colours, keep = len(self._edition.colours), self._board.keep
        kept = [keep // colours + (n < keep % colours) for n in range(colours)]
        hand = [count + (n < 2) for n, count in enumerate(reversed(kept))]
        return hand, list(reversed(kept))

    def passing_cost(self) -> int:
        """What passing costs with that hand."""
        return self.game().lost_by_passing(*self.hand())

    def passing(self, box: Box) -> list[Sprite]:
        """Tiles that are kept lie in the corners, the others are lost."""
        hand, kept = self.hand()
        draw = self.draw
        stay = [colour for colour, count in enumerate(kept) for _ in range(count)]
        go = [colour for colour, count in enumerate(hand) for _ in range(count - kept[colour])]
        columns = max(len(stay), 1)
        side = min(box.w / (columns + 0.8) * 0.72, box.h * 0.24)
        pitch = side * 1.36
        sprites = []
        for n, colour in enumerate(stay):
            x = box.centre[0] + (n - (columns - 1) / 2) * pitch
            y = box.y + box.h * 0.29
            place = Rhombus(x, y, side * 1.16, 0)
            sprites.append(centred(draw.pieces.space("keep", place), place.centre))
            sprites.append(draw.piece(colour, (x, y), side))
        for n, colour in enumerate(go):
            x = box.x + box.w * 0.12 + n * pitch * 0.8
            sprites.append(draw.piece(colour, (x, box.y + box.h * 0.78), side * 0.8, dim=True))
        at = box.x + box.w * 0.16 + len(go) * pitch * 0.8, box.y + box.h * 0.78
        sprites.append(draw.arrow(at, side * 0.7, tint=INK2))
        return sprites + self._tower((at[0] + side * 1.6, at[1] - side * 0.06), side * 2.1)

    def _tower(self, at: Point, size: float) -> list[Sprite]:
        """Where tiles go that pay or are lost."""
        wide = round(size)
        picture = self.draw.pieces.picture("tower.png", (wide, wide))
        return [] if picture is None else [centred(picture, at)]

    # Scoring.

    def group(self) -> tuple[list[int], Scored]:
        """Spaces of a star that become a group, and what the last tile of it scores."""
        cells = list(self._cells(self.sample))[:_GROUP]
        events = self.game().build(dict.fromkeys(cells[:-1], self.tint), cells[-1], self.tint)
        scored = [event for event in events if isinstance(event, Scored)]
        return cells, scored[0]

    def _group_cut(self, box: Box) -> StarCut:
        cut = self._cut(box)
        cut.lay(cut.middle(self._cells(self.sample)), box.centre)
        return cut

    def counting(self, box: Box) -> list[Sprite]:
        """A star with a group before it is counted."""
        cells, _ = self.group()
        return self._group_cut(box).sprites(dict.fromkeys(cells, self.tint))

    def counted(self, box: Box) -> list[list[Sprite]]:
        """The group lights up tile by tile with numbers that count it."""
        cells, _ = self.group()
        cut = self._group_cut(box)
        steps = []
        for n, cell in enumerate(cells, 1):
            space = cut.mat.spaces[cell]
            face = self.draw.pieces.tile(self.tint, round(space.side), space.turn % 180, take=cell)
            number = self.draw.number(n, space.centre, space.side * 0.5)
            shine = self.draw.shining([space])
            steps.append([*shine[1:], centred(face, space.centre), *number])
        return steps

    def won(self, feature: int) -> int:
        """How many tiles covering the last space around a feature wins."""
        *others, last = self.around(self._board.features[feature])
        tiles = {cell: self.fits(cell) for cell in others}
        events = self.game().build(tiles, last, self.fits(last))
        won = [event for event in events if isinstance(event, FeatureWon)]
        told = [event.tiles for event in won if event.feature == feature]
        return told[0] if told else self._board.features[feature].tiles

    def around(self, feature: Feature) -> list[int]:
        """The spaces around a feature."""
        return [star * STAR_SPACES + space - 1 for star, space in feature.spaces]

    def surrounding(self, box: Box, feature: int, tiles: int) -> list[Sprite]:
        """A feature whose last space is being covered: it is gold, and its tiles lie beside it."""
        cells = self.around(self._board.features[feature])
        laid = {cell: self.fits(cell) for cell in cells}
        room = self.draw.above_payment(box)
        cut = self._cut(room, 3.4)
        cut.lay(cut.mat.features[feature].centre, room.centre)
        space = cut.mat.spaces[cells[-1]]
        del laid[cells[-1]]
        above = space.x - space.side * 0.1, space.y - space.side * 0.2
        tile = self.draw.piece(
            self.fits(cells[-1]), above, space.side * 0.9, space.turn % 180, ground="air"
        )
        gold = cut.mat.features[feature]
        radius = round(gold.w / 2)
        return [
            *cut.sprites(laid, [cells[-1]], [feature]),
            *self.draw.light(box_around(gold.centre, gold.w * 0.94), radius)[:1],
            tile,
            *self.draw.payment(box, [(tint + self.tint) for tint in range(tiles)], f"+{tiles}"),
        ]

    # The end.

    def star_worths(self, box: Box) -> list[Sprite]:
        """What each complete star is worth."""
        board, draw = self._board, self.draw
        rows = -(-(len(board.star_bonus) + 1) // 2)
        wide = min(box.h / rows * 0.94, box.w * 0.27)
        entries = [
            (draw.star((0, 0), wide, [tint]), f"+{points}")
            for tint, points in enumerate(board.star_bonus)
        ]
        every = range(len(self._edition.colours))
        entries.append((draw.star((0, 0), wide, list(every)), f"+{board.mixed_bonus}"))
        return draw.worths(box, entries)

    def number_worths(self, box: Box) -> list[Sprite]:
        """What it is worth to cover every space with a number."""
        draw, bonus = self.draw, self._board.number_bonus
        columns = 1 if len(bonus) <= 4 else 2
        rows = -(-len(bonus) // columns)
        wide = round(min(box.h / rows * 0.8, box.w / columns * 0.3))
        entries: list[tuple[list[Sprite], str]] = []
        for number, points in bonus:
            sign = medal(draw.brush, f"number-{number}", "cobalt", wide)
            entries.append(([centred(sign, (0, 0))], f"+{points}"))
        return draw.worths(box, entries, columns)

    def tie(self, box: Box) -> list[Sprite]:
        """Two boards and a crown for each."""
        sprites = []
        for at in range(2):
            part = Box(box.x + box.w * 0.51 * at, box.y + box.h * 0.3, box.w * 0.49, box.h * 0.6)
            if box.h > box.w:
                left, top = box.x + box.w * 0.14, box.y + box.h * (0.03 + 0.48 * at)
                part = Box(left, top, box.w * 0.86, box.h * 0.46)
            covered = [
                self.fits(cell) if (cell * 5 + at * 3) % 7 < 4 else EMPTY
                for cell in range(len(self._board.stars) * STAR_SPACES)
            ]
            picture, place = star_picture(
                self.draw.brush, self.draw.pieces, self._board, covered, part
            )
            size = round(min(box.h * 0.2, part.w * 0.34))
            above = place.centre[0], place.y - size * 0.45
            if box.h > box.w:
                size = round(min(size, (place.x - box.x) * 0.66))
                above = (box.x + place.x) / 2, place.centre[1]
            crown = centred(medal(self.draw.brush, "total", "gold", size), above)
            sprites += [*picture, crown]
        return sprites


def first_of_each(features: Sequence[Feature]) -> list[int]:
    """The first feature of each kind, by its index."""
    kinds = [feature.kind for feature in features]
    return sorted({kinds.index(kind) for kind in kinds})
