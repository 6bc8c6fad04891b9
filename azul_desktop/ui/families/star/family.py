"""The star family in the window: Summer Pavilion."""

from collections.abc import Callable, Iterator, Sequence

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.log import Kind, LogEntry
from azul_desktop.coach.prompts import Intent
from azul_desktop.core.address import Address
from azul_desktop.core.edition import FREE, Board, Edition
from azul_desktop.core.events import Reason
from azul_desktop.core.rules import Rules
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import State
from azul_desktop.geometry import Box, surrounding
from azul_desktop.i18n import translate
from azul_desktop.ui.families.explained import Explained
from azul_desktop.ui.families.family import TableFamily
from azul_desktop.ui.families.rules_page import Keys, Page, Passage
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.star.arrangement import star_table
from azul_desktop.ui.families.star.board_picture import star_picture
from azul_desktop.ui.families.star.buttons import KeepButton, PassButton
from azul_desktop.ui.families.star.decision_painter import StarDecisionPainter
from azul_desktop.ui.families.star.explained import about_places, about_players
from azul_desktop.ui.families.star.legal_spaces import LegalSpaces
from azul_desktop.ui.families.star.log_signs import feature_sign, star_sign
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.families.star.rules import passages
from azul_desktop.ui.families.star.rules.pages import StarRulesText
from azul_desktop.ui.families.star.scoring_board import ScoringBoard
from azul_desktop.ui.families.star.shared_painter import StarSharedPainter
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.families.star.star_painter import StarPainter
from azul_desktop.ui.families.star.star_still import star_still
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.layout.screen import Screen
from azul_desktop.ui.table.layout.table_layout import Arrangement
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_board import ShownBoard
from azul_desktop.ui.table.shown.shown_table import ShownTable
from azul_desktop.ui.table.table_button import TableButton


class StarFamily(TableFamily):
    """Rhombi, stars, a scoring board and a rack."""

    rhombic = True
    lays_out_anew = True
    round_letters = 12
    lid_icon = "tower"

    def arrange(self, screen: Screen, board: Board, drafting: bool) -> Arrangement:
        """Large discs while drafting, a large scoring board while building."""
        return star_table(screen, _star(board), drafting)

    def board_painter(self, easel: Easel) -> StarPainter:
        """Stars, features and corners."""
        return StarPainter(easel.pieces, _star(easel.board), easel.brush, easel.accents)

    def shared_painter(self, easel: Easel) -> StarSharedPainter:
        """The scoring board and the rack."""
        return StarSharedPainter(easel, _star(easel.board))

    def decision_painter(
        self, easel: Easel, where: SeatedLayout, coach: Coach, state: State, hand: Hand
    ) -> DecisionPainter:
        """Takes, builds, payments, rewards and what to keep."""
        assert isinstance(coach.rules, StarRules)
        return StarDecisionPainter(easel, where, coach.rules, state, hand)

    def paint_ahead(self, easel: Easel, *, drafting: bool) -> Iterator[None]:
        """The spaces of all boards, and how they look while somebody builds."""
        if drafting:
            return
        painter = self.board_painter(easel)
        legal = LegalSpaces(easel.pieces, _star(easel.board), easel.brush)
        for slot, mat in enumerate(easel.layout.boards):
            assert isinstance(mat, StarMat)
            yield from painter.ahead(mat)
            if not slot:
                yield from legal.ahead(mat)

    def buttons(self, easel: Easel, use: Callable[[Address], None]) -> list[TableButton]:
        """To pass, and to be done with keeping."""
        rack = easel.layout.rack
        assert isinstance(rack, HandRack)
        return [
            PassButton(rack.pass_button, rack.note, use),
            KeepButton(rack.keep_button, rack.lost, easel.pieces, use),
        ]

    def about_players(
        self, easel: Easel, where: SeatedLayout, shown: ShownTable, names: Sequence[str]
    ) -> list[Explained]:
        """Tokens and cubes."""
        return about_players(easel, where, shown, names)

    def about_places(self, easel: Easel) -> list[Explained]:
        """Features, corners, the joker, the scoring board."""
        return about_places(easel, _star(easel.board))

    def bonuses(self, easel: Easel) -> Box | None:
        """What stars are worth, on the scoring board."""
        scoring = easel.layout.scoring
        assert isinstance(scoring, ScoringBoard)
        return surrounding([box for count in scoring.star_bonuses for box in count])

    def log_sign(
        self, brush: Brush, pieces: Pieces, board: Board, entry: LogEntry, place: Box
    ) -> tuple[list[Sprite], float]:
        """A feature, or a star."""
        if entry.kind == Kind.FEATURE:
            return feature_sign(brush, _star(board), entry, place)
        return star_sign(brush, pieces, _star(board), entry, place)

    def board_picture(
        self, brush: Brush, pieces: Pieces, board: Board, covered: Sequence[int], room: Box
    ) -> tuple[list[Sprite], Box]:
        """All stars on their board."""
        return star_picture(brush, pieces, _star(board), covered, room)

    def poster(
        self, brush: Brush, pieces: Pieces, board: Board, covered: Sequence[int], room: Box
    ) -> tuple[list[Sprite], Box, Box]:
        """The same: stars are painted on a cream board anyway."""
        sprites, box = star_picture(brush, pieces, _star(board), covered, room)
        return sprites, box, box

    def panel(
        self, brush: Brush, pieces: Pieces, board: Board, covered: Sequence[int], room: Box
    ) -> tuple[list[Sprite], Box]:
        """The same on its cream board."""
        return star_picture(brush, pieces, _star(board), covered, room)

    def still(
        self,
        brush: Brush,
        pieces: Pieces,
        board: Board,
        shown: ShownBoard,
        lit: Sequence[Address],
        room: Box,
    ) -> tuple[list[Sprite], Box]:
        """A star, or all of them: what is in the hand is not to be seen."""
        spaces = [place.index for place in lit]
        return star_still(brush, pieces, _star(board), shown.wall, spaces, room)

    def rules_pages(self, edition: Edition, pictures: HelpPictures) -> list[Page]:
        """The rules."""
        return StarRulesText(edition, pictures).pages()

    def passage(
        self, rules: Rules, state: State, address: Address | None, intent: Intent | None
    ) -> Passage:
        """A place has its point; else it is what the phase asks for."""
        assert isinstance(rules, StarRules)
        found = None if address is None else passages.about_place(rules, state, address)
        return found or passages.about_decision(rules, state, intent)

    def passage_about(self, reason: Reason | None) -> Passage:
        """Groups, what is lost, and what is complete at the end."""
        return passages.about_reason(reason)

    def keys(self, edition: Edition) -> list[Keys]:
        """None beside those of all games."""
        return []

    def what_is_in_it(self, edition: Edition) -> str:
        """What stands on its card."""
        return translate("stars and jokers")

    def side_title(self) -> str:
        """Sides have other stars."""
        return translate("Stars")

    def about_side(self, board: Board) -> str:
        """Whether stars have their colours."""
        if any(star.colour == FREE for star in _star(board).stars):
            return translate("You choose the colours of each star.")
        return translate("Each star has its colour.")

    def save_words(self) -> str:
        """What was built are stars."""
        return translate("Save my stars")


def _star(board: Board) -> StarBoard:
    assert isinstance(board, StarBoard)
    return board
