"""The wall family in the window: Azul, Azul Mini, Master Chocolatier."""

from collections.abc import Iterator, Sequence

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.prompts import Intent
from azul_desktop.coach.wall.explain import (
    bonus_text,
    cost_text,
    floor_text,
    rounds_text,
    track_text,
)
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.edition import Board, Edition
from azul_desktop.core.events import Reason
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate
from azul_desktop.ui.families.explained import Explained
from azul_desktop.ui.families.family import TableFamily
from azul_desktop.ui.families.rules_page import Keys, Page, Passage
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.families.wall.arrangement import wall_table
from azul_desktop.ui.families.wall.base_painter import bonuses_room
from azul_desktop.ui.families.wall.board_picture import glazed_wall, wall_picture
from azul_desktop.ui.families.wall.decision_painter import WallDecisionPainter
from azul_desktop.ui.families.wall.lines_picture import lines_picture, wall_on_paper
from azul_desktop.ui.families.wall.rules import passages
from azul_desktop.ui.families.wall.rules.disc_pages import special_discs
from azul_desktop.ui.families.wall.rules.pages import WallRulesText
from azul_desktop.ui.families.wall.wall_mat import WallMat
from azul_desktop.ui.families.wall.wall_painter import WallPainter
from azul_desktop.ui.render import panels
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.layout.screen import Screen
from azul_desktop.ui.table.layout.table_layout import Arrangement
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.easel import Easel
from azul_desktop.ui.table.paint.outlines import outline
from azul_desktop.ui.table.pieces.pieces import Pieces
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_board import ShownBoard

_CREAM = 72
"""How far the cream board of a poster reaches beyond the frame of the wall, in logical pixels."""


class WallFamily(TableFamily):
    """Square tiles, lines and walls."""

    rhombic = False
    lays_out_anew = False
    round_letters = 8
    lid_icon = "lid"

    def arrange(self, screen: Screen, board: Board, drafting: bool) -> Arrangement:
        """The same for the whole round."""
        return wall_table(screen, _wall(board))

    def board_painter(self, easel: Easel) -> WallPainter:
        """Lines, wall, floor and track."""
        return WallPainter(easel.pieces, _wall(easel.board), easel.brush, easel.accents)

    def decision_painter(
        self,
        easel: Easel,
        where: SeatedLayout,
        coach: Coach,
        state: State,
        hand: Hand,
    ) -> DecisionPainter:
        """Lines that take tiles, cells to choose from."""
        assert isinstance(coach.rules, WallRules)
        return WallDecisionPainter(easel, coach.rules, state, hand)

    def paint_ahead(self, easel: Easel, *, drafting: bool) -> Iterator[None]:
        """The outlines of lines and cells."""
        mat = easel.layout.boards[0]
        assert isinstance(mat, WallMat)
        for box in mat.line_boxes:
            for hovered in (False, True):
                outline(easel.brush, box, hovered=hovered)
                yield
        outline(easel.brush, mat.wall[0], hovered=True)
        yield

    def about_places(self, easel: Easel) -> list[Explained]:
        """The round, the floor and what it costs, what is worth points, and the score."""
        front = easel.layout.boards[0]
        assert isinstance(front, WallMat)
        floor = floor_text(_wall(easel.board))
        track = None if front.track is None else front.track.box
        return [
            Explained(box, text, about)
            for box, text, about in (
                (easel.layout.top_bar.round, rounds_text(), Passage("goal", "last")),
                (front.floor_label, floor, Passage("draft", "floor")),
                (front.floor_sum, cost_text(), Passage("tiling", "floor")),
                (front.bonuses, bonus_text(), Passage("end", "row")),
                (track, track_text(), Passage("goal", "wall")),
            )
            if box is not None
        ]

    def bonuses(self, easel: Easel) -> Box | None:
        """Below the wall of the board in front."""
        front = easel.layout.boards[0]
        assert isinstance(front, WallMat)
        if front.bonuses is None:
            return None
        return bonuses_room(front, front.bonuses, easel.pieces.edition)

    def board_picture(
        self,
        brush: Brush,
        pieces: Pieces,
        board: Board,
        covered: Sequence[int],
        room: Box,
    ) -> tuple[list[Sprite], Box]:
        """The wall in its frame."""
        return wall_picture(brush, pieces, _wall(board), covered, room)

    def poster(
        self, brush: Brush, pieces: Pieces, board: Board, covered: Sequence[int], room: Box
    ) -> tuple[list[Sprite], Box, Box]:
        """The wall on a cream board."""
        margin = _CREAM * brush.unit
        wall, box = wall_picture(brush, pieces, _wall(board), covered, room.grown(-margin))
        around = box.grown(margin).rounded()
        sheet = panels.board(brush, around, corners=True, theme=pieces.edition.theme)
        return [*sheet, *wall], around, box

    def panel(
        self, brush: Brush, pieces: Pieces, board: Board, covered: Sequence[int], room: Box
    ) -> tuple[list[Sprite], Box]:
        """The wall without grout."""
        return glazed_wall(brush, pieces, _wall(board), covered, room)

    def still(
        self,
        brush: Brush,
        pieces: Pieces,
        board: Board,
        shown: ShownBoard,
        lit: Sequence[Address],
        room: Box,
    ) -> tuple[list[Sprite], Box]:
        """The wall, or the lines above the floor where it is about those."""
        if any(place.zone != Zone.WALL for place in lit):
            return lines_picture(brush, pieces, _wall(board), shown, lit, room)
        return wall_on_paper(brush, pieces, _wall(board), shown.wall, lit, room)

    def rules_pages(self, edition: Edition, pictures: HelpPictures) -> list[Page]:
        """The rules, and the special discs where there are any."""
        pages = WallRulesText(edition, pictures).pages()
        if edition.specials:
            pages.append(special_discs(edition, pictures))
        return pages

    def passage(
        self, rules: Rules, state: State, address: Address | None, intent: Intent | None
    ) -> Passage:
        """A place has its point; else it is what the phase asks for."""
        assert isinstance(rules, WallRules)
        found = None if address is None else passages.about_place(rules, state, address)
        return found or passages.about_decision(rules, state, intent)

    def passage_about(self, reason: Reason | None) -> Passage:
        """Runs, the floor, and what is complete at the end."""
        return passages.about_reason(reason)

    def keys(self, edition: Edition) -> list[Keys]:
        """Digits drop on lines."""
        lines = len(_wall(edition.board(edition.variant_names[0])).lines)
        return [
            Keys(("1", "…", str(lines)), translate("drop on this line")),
            Keys(("0",), translate("drop on the floor")),
        ]

    def what_is_in_it(self, edition: Edition) -> str:
        """What stands on its card."""
        return translate("special discs") if edition.specials else translate("wall and floor")

    def side_title(self) -> str:
        """Sides have other walls."""
        return translate("Wall")

    def about_side(self, board: Board) -> str:
        """Whether tiles have fixed places."""
        wall = _wall(board)
        if not wall.free_cells:
            return translate("Each tile has its place on the wall.")
        if wall.free_cells < wall.cells:
            return translate("Some places are printed, others you choose.")
        return translate("You choose the place of each tile.")

    def save_words(self) -> str:
        """What was built is a wall."""
        return translate("Save my wall")


def _wall(board: Board) -> WallBoard:
    assert isinstance(board, WallBoard)
    return board
