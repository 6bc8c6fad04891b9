"""The rules of the star family in our own words."""

from functools import partial

from azul_desktop.core.edition import FREE, Edition
from azul_desktop.core.star.board import StarBoard
from azul_desktop.i18n import translate, translate_count
from azul_desktop.ui.families.rules_page import Page, Point, Sign
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.star.rules.end_scenes import EndScenes
from azul_desktop.ui.families.star.rules.scenes import StarScenes, first_of_each
from azul_desktop.ui.families.sums import lost
from azul_desktop.ui.scenes.wording import discs_in_words, refilling_in_words


class StarRulesText:
    """Writes the pages of one edition; every number comes from its file and its rules."""

    def __init__(self, edition: Edition, pictures: HelpPictures) -> None:
        boards = [(name, one) for name, one in edition.variants if isinstance(one, StarBoard)]
        self.edition = edition
        variant, self.board = boards[0]
        self.grey = any(all(star.colour == FREE for star in one.stars) for _, one in boards)
        self.scenes = StarScenes(pictures, edition, variant, self.board)
        self.end = EndScenes(self.scenes, self.board)

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
                    "stars",
                    translate("Build stars"),
                    translate_count(
                        "Lay tiles on the stars of your board. Everybody begins with {n} point; "
                        "whoever has the most after the last round wins.",
                        "Lay tiles on the stars of your board. Everybody begins with {n} points; "
                        "whoever has the most after the last round wins.",
                        self.board.start_score,
                    ),
                    self.scenes.growing,
                    "paper",
                    sign=Sign("star"),
                ),
                Point(
                    "joker",
                    translate("A joker every round"),
                    translate_count(
                        "There is {n} round, with a joker colour of its own. When you build, "
                        "jokers can stand in for tiles of any other colour, but not for the one "
                        "that is laid.",
                        "There are {n} rounds, each with a joker colour of its own. When you "
                        "build, jokers can stand in for tiles of any other colour, but not for "
                        "the one that is laid.",
                        rounds,
                    ),
                    self.scenes.jokers,
                    "paper",
                ),
                Point(
                    "round",
                    translate("Two parts make a round"),
                    translate(
                        "First everybody drafts tiles into the hand, clockwise in turn, until the "
                        "discs and the centre are empty. Then everybody builds, one tile a turn, "
                        "until all have passed."
                    ),
                    self.scenes.round,
                    "paper",
                    sign=Sign("number-2", "cobalt"),
                ),
            ),
            discs_in_words(self.edition),
        )

    def _draft(self) -> Page:
        return Page(
            "draft",
            translate("Draft"),
            (
                Point(
                    "take",
                    translate("One colour and a joker"),
                    translate(
                        "Take all tiles of one colour from one disc or from the centre, and one "
                        "joker with them if any lies there. What is left on a disc slides to the "
                        "centre."
                    ),
                    self.scenes.one_colour,
                    "table",
                    sign=Sign("tiles"),
                ),
                Point(
                    "jokers",
                    translate("Only jokers"),
                    translate(
                        "The joker's colour cannot be chosen. Where only jokers lie, you take "
                        "exactly one of them."
                    ),
                    self.scenes.only_jokers,
                    "table",
                ),
                Point(
                    "marker",
                    translate("The marker"),
                    translate(
                        "The first to take from the centre also gets the marker. They build first "
                        "and begin the next round, but lose a point for each tile taken, "
                        "the joker too. A score never falls below {least}.",
                        least=self.board.lowest_score,
                    ),
                    self.scenes.marker,
                    "table",
                    sign=Sign("marker", "stone"),
                    worth=lost(self.scenes.marker_costs()),
                ),
            ),
            refilling_in_words(self.edition, tower=True),
        )

    def _building(self) -> Page:
        return Page(
            "building",
            translate("Building"),
            (
                Point(
                    "price",
                    translate("The price"),
                    translate(
                        "The number on a space says how many tiles of one colour it costs; a "
                        "coloured star takes its own. One of them is laid there, the others go "
                        "into the tower."
                    ),
                    self.scenes.paying,
                    "paper",
                    sign=Sign(f"number-{min(self.scenes.price(), 4)}", "cobalt"),
                ),
                Point(
                    "jokers",
                    translate("Jokers pay too"),
                    translate(
                        "Jokers of the round replace as many tiles of a price as you like, but not "
                        "the one that is laid. A space of the joker's own colour takes only tiles "
                        "of that colour."
                    ),
                    self.scenes.jokers_pay,
                    "paper",
                    sign=Sign("colour"),
                ),
                Point(
                    "mixed",
                    translate("Mixed stars"),
                    self._about_mixed(),
                    self.scenes.mixed,
                    "paper",
                    sign=Sign("star"),
                ),
                Point(
                    "passing",
                    translate("Passing"),
                    translate_count(
                        "Who passes builds no more in this round and keeps up to {n} tile for the "
                        "next. Every other one costs a point and goes into the tower; in the last "
                        "round nothing is kept.",
                        "Who passes builds no more in this round and keeps up to {n} tiles for the "
                        "next. Every other one costs a point and goes into the tower; in the last "
                        "round nothing is kept.",
                        self.board.keep,
                    ),
                    self.scenes.passing,
                    sign=Sign("floor", "stone"),
                    worth=lost(self.scenes.passing_costs()),
                ),
            ),
            translate(
                "The first player is drawn or chosen. If nobody takes the marker, the same player "
                "begins again; alone it cannot be taken."
            ),
        )

    def _about_complete(self) -> str:
        if not self.grey:
            return translate("Every complete star is worth what its colour says.")
        return translate(
            "Every complete star is worth what its colour says, on the grey side what it became."
        )

    def _about_mixed(self) -> str:
        if not self.grey:
            return translate("The star in the middle takes six different colours, each once.")
        return translate(
            "The star in the middle takes six different colours, each once. On the grey side all "
            "stars are free: the second tile of a star decides whether it has one colour or six."
        )

    def _scoring(self) -> Page:
        _, scored = self.scenes.group()
        points = [
            Point(
                "group",
                translate("Groups"),
                translate(
                    "A new tile scores a point for each tile of the unbroken group that it joins "
                    "on its star, itself included."
                ),
                self.scenes.counting,
                "paper",
                sign=Sign("star"),
                worth=f"+{scored.points}",
                steps=self.scenes.counted,
            )
        ]
        features = first_of_each(self.board.features)
        points += [self._feature(index) for index in features]
        refilled = translate(
            "After every turn of building, a pass too, the supply is filled up to {n} again: from "
            "the bag, then from the tower.",
            n=self.board.supply,
        )
        return Page("scoring", translate("Scoring"), tuple(points), refilled if features else "")

    def _feature(self, index: int) -> Point:
        feature = self.board.features[index]
        won = self.scenes.won(index)
        return Point(
            feature.kind,
            feature_name(feature.kind),
            translate_count(
                "Cover all spaces around it, and take {n} tile of your choice from the supply at "
                "once.",
                "Cover all spaces around it, and take {n} tiles of your choice from the supply at "
                "once.",
                won,
            ),
            partial(self.scenes.surrounding, feature=index, tiles=won),
            "paper",
            sign=Sign(feature.kind),
        )

    def _end(self) -> Page:
        points = [
            Point(
                "stars",
                translate("Complete stars"),
                self._about_complete(),
                self.end.star_worths,
                sign=Sign("star"),
            )
        ]
        if self.board.number_bonus:
            points.append(
                Point(
                    "numbers",
                    translate("Complete numbers"),
                    translate("So much for covering every space with that number, on all stars."),
                    self.end.number_worths,
                    sign=Sign("number-1", "cobalt"),
                )
            )
        points.append(
            Point(
                "equal",
                translate("Equal points"),
                translate("Players with equal points share the win."),
                self.end.tie,
                "table",
                sign=Sign("total"),
            )
        )
        return Page("end", translate("End"), tuple(points))


def feature_name(kind: str) -> str:
    """A kind of feature in words; one that is not known keeps its name."""
    known = {
        "pillar": translate("Pillar"),
        "statue": translate("Statue"),
        "window": translate("Window"),
    }
    return known.get(kind, kind)
