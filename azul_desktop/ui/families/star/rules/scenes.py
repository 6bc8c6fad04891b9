"""What happens on a board of the star family, as small scenes for the rules."""

from collections.abc import Sequence

from azul_desktop.core.edition import FREE, Edition
from azul_desktop.core.events import FeatureWon, Scored
from azul_desktop.core.star.board import MIXED, STAR_SPACES, Feature, StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, Circle, Point, Rhombus, box_around
from azul_desktop.ui.families.draft_pictures import from_centre, from_disc
from azul_desktop.ui.families.round_halves import before_after, between, halves, left_of, right_of
from azul_desktop.ui.families.rules_pictures import LONG, HelpPictures, inside
from azul_desktop.ui.families.star.board_picture import bare_stars
from azul_desktop.ui.families.star.rules.arcade import arcade
from azul_desktop.ui.families.star.rules.pictures import StarCut, StarPictures
from azul_desktop.ui.families.star.rules.scripted_game import ScriptedGame
from azul_desktop.ui.families.sums import added
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import INK2
from azul_desktop.ui.table.paint.lights import FADES, GLOW, rim

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

    def growth(self) -> tuple[dict[int, int], int]:
        """Tiles on many spaces of a board, and the score of who laid them."""
        tiles = {}
        for number, star in enumerate(self._board.stars):
            for cell in self._cells(number):
                space = cell % STAR_SPACES
                own = star.colour if star.colour >= 0 else space % len(self._edition.colours)
                if (space + number) % 3:
                    tiles[cell] = own
        return tiles, self._board.start_score + self.game().scored(tiles)

    def growing(self, box: Box) -> list[Sprite]:
        """The bare board of the beginning, and one on which much is built, each with its points."""
        draw, (tiles, score) = self.draw, self.growth()
        parts = before_after(box.grown(-draw.brush.px(14)), draw.plate_high)
        sprites = []
        for part, laid in ((parts.before, {}), (parts.after, tiles)):
            covered = [laid.get(n, EMPTY) for n in range(len(self._board.stars) * STAR_SPACES)]
            sprites += bare_stars(draw.brush, draw.pieces, self._board, covered, part)[0]
        return [
            *sprites,
            draw.arrow(parts.arrow, min(box.w, box.h) * 0.1, parts.turn, INK2),
            *draw.points(str(self._board.start_score), parts.first),
            *draw.points(str(score), parts.last),
        ]

    def jokers(self, box: Box) -> list[Sprite]:
        """The jokers of the rounds, in the arches of the scoring board or in rows; one pays."""
        painted = arcade(self.draw, box, self._board, self.game())
        rounds = painted or self._rows_of_jokers(self.draw.above_payment(box))
        paid = [self.tint] * _PAID + [self.joker]
        return [*rounds, *self.draw.payment(box, paid, added([_PAID, 1]))]

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
        at = hand[1][0], min(lower.bottom - lower.h * 0.1, hand[1][1] + side * 2)
        points = draw.points(f"+{self.scored_in_round()}", at)
        return [*sprites, *self._one_star(star.centre, side), *points]

    def _two_and_one(self) -> tuple[list[int], int]:
        """Two spaces of the star that are covered, and one whose price is in the hand."""
        numbers = self._board.stars[self.sample].numbers
        lit = numbers.index(_PAID) if _PAID in numbers else 0
        return [space for space in range(STAR_SPACES) if space != lit][:2], lit

    def scored_in_round(self) -> int:
        """What the tile scores in the picture of a round."""
        others, lit = self._two_and_one()
        first = self.sample * STAR_SPACES
        tiles = {first + space: self.tint for space in others}
        events = self.game().build(tiles, first + lit, self.tint)
        return sum(event.points for event in events if isinstance(event, Scored))

    def _one_star(self, centre: Point, side: float) -> list[Sprite]:
        """The star of the pictures alone, with two tiles and a space that the next one goes to."""
        cut = StarCut(self.draw, self._board, side)
        cut.lay(cut.middle(self._cells(self.sample)), centre)
        cut.leave_out_all_but(self.sample)
        others, lit = self._two_and_one()
        return cut.sprites(dict.fromkeys(others, self.tint), [lit])

    def on_disc(self) -> list[int]:
        """Two tiles of a colour, a joker, and another one."""
        every = range(len(self._edition.colours))
        other = next((one for one in every if one not in (self.tint, self.joker)), self.tint)
        return [self.tint, self.joker, other, self.tint]

    def one_colour(self, box: Box) -> list[Sprite]:
        """All tiles of a colour and a joker leave a disc for the hand."""
        tiles = self.on_disc()
        return self._taking(box, tiles, (0, 3, 1), added([2, 1]))

    def only_jokers(self, box: Box) -> list[Sprite]:
        """One joker leaves a disc on which nothing else lies."""
        return self._taking(box, [self.joker] * self._edition.disc_size, (0,), "= 1")

    def _taking(
        self, box: Box, tiles: Sequence[int], chosen: Sequence[int], text: str
    ) -> list[Sprite]:
        room, taken = self.draw.above_payment(box), [tiles[n] for n in chosen]
        paid = self.draw.payment(box, taken, text)
        return [*from_disc(self.draw, room, tiles, chosen), *paid]

    def marker(self, box: Box) -> list[Sprite]:
        """A colour and a joker leave the centre with the marker."""
        tray = Circle(*box.centre, min(box.w, box.h) * 0.48)
        return from_centre(self.draw, tray, self.centre(), self.tint, self.joker)

    def centre(self) -> list[int]:
        """The centre for the picture of the marker."""
        counts = [(2, 1, 3, 1, 2, 1)[colour] for colour in range(len(self._edition.colours))]
        counts[self.joker] = 1
        return counts

    def marker_costs(self) -> list[int]:
        """What the marker costs in that picture: for the tiles of the colour, for the joker."""
        counts = self.centre()
        both = self.game().lost_by_marker(counts, self.tint)
        counts[self.joker] = 0
        alone = self.game().lost_by_marker(counts, self.tint)
        return [alone, both - alone] if both != alone else [both]

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
        return [
            *cut.sprites(tiles, [cell]),
            draw.landing(self.tint, space),
            *draw.payment(box, [self.tint] * self.price(), f"= {self.price()}"),
        ]

    def joker_payment(self) -> list[int]:
        """The tiles that pay for it, half of them jokers."""
        jokers = self.price() // 2
        return [self.tint] * (self.price() - jokers) + [self.joker] * jokers

    def jokers_pay(self, box: Box) -> list[Sprite]:
        """One tile onto the space; the others, jokers too, into the tower."""
        draw, price, paid = self.draw, self.price(), self.joker_payment()
        whole, box = box, draw.above_payment(box)
        side = min(box.w / 9, box.h / 5)
        size = side * 1.3
        sprites = []
        for row, (count, pieces) in enumerate(((1, paid[:1]), (price - 1, paid[1:]))):
            y = box.y + box.h * (0.25 + 0.5 * row)
            number = box.x + box.w * 0.08, y
            sprites.append(draw.words(str(count), number, max(draw.brush.px(34), side * 1.1)))
            x = box.x + box.w * 0.2 + side * 0.5
            for n, piece in enumerate(pieces):
                sprites.append(draw.piece(piece, (x + n * side * 1.18, y), side))
            sprites.append(draw.arrow((box.x + box.w * 0.67, y), side * 0.9, tint=INK2))
        place = Rhombus(*inside(box, 0.86, 0.25), size * 0.8, 0)
        kind = self._edition.colours[self.tint]
        if self._board.stars[self.sample].colour == FREE:
            kind = "free"
        sprites.append(centred(draw.pieces.space(kind, place), place.centre))
        sprites.append(draw.words(str(price), place.centre, place.side * 0.42, (42, 32, 24)))
        sprites += self._tower(inside(box, 0.86, 0.73), min(box.h * 0.5, box.w * 0.3))
        counts = [paid.count(self.tint), price - paid.count(self.tint)]
        return [*sprites, *draw.payment(whole, paid, added([one for one in counts if one]))]

    def mixed(self, box: Box) -> list[Sprite]:
        """The star in the middle with four colours; one that it lacks is laid and paid for."""
        star = next((n for n, s in enumerate(self._board.stars) if s.colour < 0), self.sample)
        cells = list(self._cells(star))
        tiles = {cell: self.fits(cell) for cell in cells[:4]}
        room = self.draw.above_payment(box)
        cut = self._cut(room, 3.7)
        cut.lay(cut.middle(cells), room.centre)
        new = cells[4]
        price = self._board.stars[star].numbers[new % STAR_SPACES]
        return [
            *cut.sprites(tiles, cells[4:]),
            self.draw.landing(self.fits(new), cut.mat.spaces[new]),
            *self.draw.payment(box, [self.fits(new)] * price, f"= {price}"),
        ]

    def hand(self) -> tuple[list[int], list[int]]:
        """What is in the hand of somebody who passes, and what of it is kept."""
        colours, keep = len(self._edition.colours), self._board.keep
        kept = [keep // colours + (n < keep % colours) for n in range(colours)]
        hand = [count + (n < 2) for n, count in enumerate(reversed(kept))]
        return hand, list(reversed(kept))

    def passing_costs(self) -> list[int]:
        """What each tile costs that is lost with that hand."""
        hand, kept = self.hand()
        count = sum(hand) - sum(kept)
        return [self.game().lost_by_passing(hand, kept) // max(count, 1)] * count

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
        """A star with a group before its last tile is laid, and the group is counted."""
        cells, _ = self.group()
        return self._group_cut(box).sprites(dict.fromkeys(cells[:-1], self.tint), cells[-1:])

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
        new = cut.mat.spaces[cells[-1]]
        steps[-1] += rim(self.draw.brush, [new], GLOW, FADES)
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
        tile = self.draw.landing(self.fits(cells[-1]), space)
        gold = cut.mat.features[feature]
        radius = round(gold.w / 2)
        return [
            *cut.sprites(laid, [cells[-1]], [feature]),
            *self.draw.light(box_around(gold.centre, gold.w * 0.94), radius)[:1],
            tile,
            *self.draw.payment(box, [(tint + self.tint) for tint in range(tiles)], f"+{tiles}"),
        ]


def first_of_each(features: Sequence[Feature]) -> list[int]:
    """The first feature of each kind, by its index."""
    kinds = [feature.kind for feature in features]
    return sorted({kinds.index(kind) for kind in kinds})
