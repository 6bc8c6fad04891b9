"""The rules of the star family in our own words."""

from functools import partial

from azul_desktop.core.edition import FREE, Edition
from azul_desktop.core.events import MARKER
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.state import EMPTY
from azul_desktop.geometry import Box, box_around
from azul_desktop.i18n import translate, translate_count
from azul_desktop.ui.families.rules_page import Page, Point
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.star.rules_pictures import StarPictures
from azul_desktop.ui.render.brush import centred
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.scenes.wording import discs_in_words


class StarRulesText:
    """Writes the pages of one edition; every number comes from its file."""

    def __init__(self, edition: Edition, pictures: HelpPictures) -> None:
        boards = [board for _, board in edition.variants if isinstance(board, StarBoard)]
        self.edition = edition
        self.board = boards[0]
        self.grey = any(all(star.colour == FREE for star in board.stars) for board in boards)
        self.draw = StarPictures(pictures.brush, pictures.pieces)
        coloured = [star for star in self.board.stars if star.colour >= 0]
        self.sample = coloured[0] if coloured else self.board.stars[0]

    def pages(self) -> list[Page]:
        """All pages."""
        return [self._goal(), self._draft(), self._building(), self._scoring(), self._end()]

    def _goal(self) -> Page:
        rounds = len(self.board.jokers)
        return Page(
            "goal",
            translate("Goal"),
            (
                Point(
                    translate("Build stars"),
                    translate(
                        "Lay tiles on the stars of your board. Everybody begins with {start} "
                        "points; whoever has the most after {rounds} rounds wins.",
                        start=self.board.start_score,
                        rounds=rounds,
                    ),
                    self._sample_board,
                ),
                Point(
                    translate("A joker every round"),
                    translate(
                        "Each round has its own joker colour. When you build, jokers can stand in "
                        "for tiles of any other colour, but not for the one that is laid."
                    ),
                    self._jokers,
                ),
                Point(
                    translate("Two parts make a round"),
                    translate(
                        "First everybody drafts tiles into the hand until the discs and the "
                        "centre are empty. Then everybody builds, one tile a turn, until all have "
                        "passed."
                    ),
                    partial(self.draw.disc, tiles=(0, 1, 2, 3)),
                ),
            ),
            discs_in_words(self.edition),
        )

    def _draft(self) -> Page:
        joker = self.board.jokers[0]
        others = [c for c in range(len(self.edition.colours)) if c != joker]
        return Page(
            "draft",
            translate("Draft"),
            (
                Point(
                    translate("One colour and a joker"),
                    translate(
                        "Take all tiles of one colour from one disc or from the centre, and one "
                        "joker with them if any lies there. What is left on a disc slides to the "
                        "centre."
                    ),
                    partial(self._with_joker, colour=others[0], joker=joker),
                ),
                Point(
                    translate("Only jokers"),
                    translate(
                        "The joker's colour cannot be chosen. Where only jokers lie, you take "
                        "exactly one of them."
                    ),
                    partial(self._alone, piece=joker, size=96),
                ),
                Point(
                    translate("The marker"),
                    translate(
                        "The first to take from the centre also gets the marker. They build first "
                        "and begin the next round, but lose a point for each tile of that move. "
                        "A score never falls below {least}.",
                        least=self.board.lowest_score,
                    ),
                    partial(self._alone, piece=MARKER, size=150),
                ),
            ),
        )

    def _building(self) -> Page:
        return Page(
            "building",
            translate("Building"),
            (
                Point(
                    translate("The price"),
                    translate(
                        "The number on a space says how many tiles of one colour it costs; a "
                        "coloured star takes its own. One of them is laid there, the others go "
                        "into the tower."
                    ),
                    partial(self._star, covered=0),
                ),
                Point(
                    translate("Jokers pay too"),
                    translate(
                        "Jokers of the round can replace as many tiles of a price as you like, but "
                        "never all: at least one has the colour that is paid, and that one is "
                        "laid."
                    ),
                    self._payment,
                ),
                Point(translate("Mixed stars"), self._about_mixed(), self._mixed),
                Point(
                    translate("Passing"),
                    translate(
                        "Who passes builds no more in this round and keeps up to {n} tiles for "
                        "the next. Each tile that is not kept costs a point; in the last round "
                        "nothing is kept.",
                        n=self.board.keep,
                    ),
                    self._kept,
                ),
            ),
        )

    def _about_mixed(self) -> str:
        if not self.grey:
            return translate("The star in the middle takes six different colours, each once.")
        return translate(
            "The star in the middle takes six different colours, each once. On the grey side all "
            "stars are free: the second tile of a star decides whether it has one colour or six."
        )

    def _scoring(self) -> Page:
        points = [
            Point(
                translate("Groups: {n}", n="+3"),
                translate(
                    "A new tile scores a point for each tile of the unbroken group that it joins "
                    "on its star, itself included."
                ),
                partial(self._star, covered=3),
            )
        ]
        seen = set()
        for feature in self.board.features:
            if feature.kind in seen:
                continue
            seen.add(feature.kind)
            points.append(
                Point(
                    feature_name(feature.kind),
                    translate_count(
                        "Cover the {spaces} spaces around it, and take {n} tile of your choice "
                        "from the supply at once.",
                        "Cover the {spaces} spaces around it, and take {n} tiles of your choice "
                        "from the supply at once.",
                        feature.tiles,
                        spaces=len(feature.spaces),
                    ),
                    partial(self._feature, kind=feature.kind, tiles=feature.tiles),
                )
            )
        refilled = translate(
            "After every turn of building, a pass too, the supply is filled up to {n} again: from "
            "the bag, then from the tower.",
            n=self.board.supply,
        )
        return Page("scoring", translate("Scoring"), tuple(points), refilled if seen else "")

    def _end(self) -> Page:
        points = [
            Point(
                translate("Complete stars"),
                translate("Every complete star is worth what its colour says."),
                self._star_bonuses,
            )
        ]
        if self.board.number_bonus:
            points.append(
                Point(
                    translate("Complete numbers"),
                    translate("So much for covering every space with that number, on all stars."),
                    self._number_bonuses,
                )
            )
        points.append(
            Point(
                translate("Equal points"),
                translate("Players with equal points share the win."),
                partial(self.draw.icon, name="crown"),
            )
        )
        return Page("end", translate("End"), tuple(points))

    # Pictures.

    def _sample_board(self, box: Box) -> list[Sprite]:
        colours = len(self.edition.colours)
        covered = []
        for number, star in enumerate(self.board.stars):
            for space in range(len(star.numbers)):
                own = star.colour if star.colour >= 0 else space % colours
                covered.append(own if (space + number) % 3 else EMPTY)
        return self.draw.stars(box, self.board, covered)

    def _alone(self, box: Box, piece: int, size: float) -> list[Sprite]:
        return self.draw.row(box.centre, [piece], size * self.draw.scale(box))

    def _kept(self, box: Box) -> list[Sprite]:
        return self.draw.row(box.centre, range(self.board.keep), 60 * self.draw.scale(box))

    def _jokers(self, box: Box) -> list[Sprite]:
        """The jokers in the order of the rounds, two rows of them."""
        k = self.draw.scale(box)
        jokers = self.board.jokers
        half = -(-len(jokers) // 2)
        sprites = []
        for at, joker in enumerate(jokers):
            x = box.centre[0] + (at % half - (half - 1) / 2) * 106 * k
            y = box.centre[1] + (-1 if at < half else 1) * 58 * k
            sprites += self.draw.row((x + 16 * k, y), [joker], 54 * k)
            sprites.append(self.draw.words(str(at + 1), (x - 30 * k, y), 30 * k))
        return sprites

    def _with_joker(self, box: Box, colour: int, joker: int) -> list[Sprite]:
        x, y = box.centre
        k = self.draw.scale(box)
        return [
            *self.draw.row((x - 66 * k, y), [colour, colour], 76 * k),
            self.draw.words("+", (x + 36 * k, y), 46 * k),
            *self.draw.row((x + 104 * k, y), [joker], 76 * k),
        ]

    def _star(self, box: Box, covered: int) -> list[Sprite]:
        tint = max(self.sample.colour, 0)
        tiles = dict.fromkeys(range(covered), tint)
        kind = self.edition.colours[tint] if self.sample.colour >= 0 else "free"
        return self.draw.star(box, kind, self.sample.numbers, tiles)

    def _mixed(self, box: Box) -> list[Sprite]:
        tiles = {space: space for space in range(min(4, len(self.edition.colours)))}
        kind = "mixed" if self.sample.colour >= 0 else "free"
        return self.draw.star(box, kind, self.board.stars[0].numbers, tiles)

    def _payment(self, box: Box) -> list[Sprite]:
        x, y = box.centre
        k = self.draw.scale(box)
        tint = max(self.sample.colour, 0)
        joker = next((colour for colour in self.board.jokers if colour != tint), tint)
        return [
            self.draw.words("4 =", (x - 132 * k, y), 36 * k),
            *self.draw.row((x - 48 * k, y), [tint, tint], 48 * k),
            self.draw.words("+", (x + 24 * k, y), 36 * k),
            *self.draw.row((x + 96 * k, y), [joker, joker], 48 * k),
        ]

    def _feature(self, box: Box, kind: str, tiles: int) -> list[Sprite]:
        x, y = box.centre
        k = self.draw.scale(box)
        side = round(130 * k)
        picture = self.draw.pieces.picture(f"feature-{kind}-won.png", (side, side))
        sprites = [] if picture is None else [centred(picture, (x, y - 46 * k))]
        return sprites + self.draw.row((x, y + 72 * k), range(tiles), 42 * k)

    def _star_bonuses(self, box: Box) -> list[Sprite]:
        k = self.draw.scale(box)
        entries = [
            (self.draw.row((0, 0), [tint], 30 * k), f"+{points}")
            for tint, points in enumerate(self.board.star_bonus)
        ]
        every = {space: space for space in range(len(self.edition.colours))}
        small = self.draw.star(box_around((0, 0), 60 * k), "mixed", (), every)
        entries.append((small, f"+{self.board.mixed_bonus}"))
        return self.draw.worth(box, entries)

    def _number_bonuses(self, box: Box) -> list[Sprite]:
        entries = [
            ([self.draw.words(str(number), (0, 0), 56 * self.draw.scale(box))], f"+{points}")
            for number, points in self.board.number_bonus
        ]
        return self.draw.worth(box, entries)


def feature_name(kind: str) -> str:
    """A kind of feature in words; one that is not known keeps its name."""
    known = {
        "pillar": translate("Pillar"),
        "statue": translate("Statue"),
        "window": translate("Window"),
    }
    return known.get(kind, kind)
