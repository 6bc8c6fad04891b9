"""What lies over the table while somebody decides: exactly the places that are legal."""

import pygame
import pytest
from azul_desktop.coach.preview import preview_tile

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.moves import unpack_build, unpack_take
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, DRAFT, KEEP, REWARD, TILING, State
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.star.choices import in_order
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import WHITE
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.decision_painter import DecisionPainter
from azul_desktop.ui.table.paint.show_painter import outlined
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import FULL_HD, GREY, SPECIAL, STAR, WALL, picture_of
from tests.ui.table.walk import steps


def first(kind: Kind, phase: int, seed: int = 1) -> State:
    """The first position of a game in a phase."""
    return next(step.before for step in steps(kind, seed) if step.before.phase == phase)


def deciding(kind: Kind, state: State, desk: Desk) -> tuple[DecisionPainter, Hand, ShownTable]:
    picture = picture_of(kind, state, desk)
    hand = Hand(kind.rules, state)
    return DecisionPainter(picture, kind.rules, state, hand), hand, ShownTable.of(kind.rules, state)


def looks(sprites: list[Sprite]) -> list[tuple[int, int, bytes]]:
    """What is seen of sprites; all of them are inside the window, and have a size."""
    window = pygame.Rect((0, 0), FULL_HD)
    for sprite in sprites:
        area = sprite.surface.get_rect(topleft=(sprite.x, sprite.y))
        assert area.w * area.h > 0
        assert window.colliderect(area)
    return [(s.x, s.y, pygame.image.tobytes(s.surface, "RGBA")) for s in sprites]


@pytest.mark.parametrize("kind", KINDS[::2], ids=str)
def test_every_decision_can_be_painted_whatever_is_held_or_pointed_at(
    kind: Kind, desk: Desk
) -> None:
    for step in list(steps(kind, 81))[::45]:
        decisions, hand, shown = deciding(kind, step.before, desk)
        table = LegalTargets(kind.rules, step.before)
        at_rest = looks(decisions.sprites(shown, ""))
        for name in list(table.presses)[:3]:
            answers = looks(decisions.sprites(shown, name)) != at_rest
            # Tiles that are taken or kept rise by themselves, and buttons are no part of this.
            exempt = step.before.phase in (DRAFT, KEEP) or name == names.PASS
            assert answers or exempt, f"{name} does not answer"
        for pick, targets in list(table.picks.items())[:2]:
            hand.pick(pick)
            held = looks(decisions.sprites(shown, ""))
            assert held, "no place for what is held"
            for target in targets:
                pointed = looks(decisions.sprites(shown, target))
                assert pointed != held or target == names.HAND, f"{target} does not answer"
            hand.use(next(iter(targets)))
            decisions.sprites(shown, "")
            hand.put_back()
            assert looks(decisions.sprites(shown, "")) == at_rest, "something was left behind"


def test_at_rest_a_draft_shows_nothing(desk: Desk) -> None:
    for kind in (WALL, STAR):
        decisions, _, shown = deciding(kind, first(kind, DRAFT), desk)
        assert decisions.sprites(shown, "") == []


def test_on_the_grey_wall_every_legal_cell_has_its_points() -> None:
    rules = GREY.rules
    assert isinstance(rules, WallRules)
    for seed in range(3):
        state = first(GREY, TILING, seed)
        desk, proof = proof_desk(FULL_HD)
        decisions, _, shown = deciding(GREY, state, desk)
        proof.forget()
        decisions.sprites(shown, "")
        previews = [preview_tile(rules, state, move) for move in rules.legal_moves(state)]
        points = sorted(f"+{preview.points}" for preview in previews)
        assert sorted(word.text for word in proof.words if word.text[:1] == "+") == points


def test_every_space_that_can_be_built_is_lit(desk: Desk) -> None:
    rules = STAR.rules
    assert isinstance(rules, StarRules)
    state = first(STAR, BUILD)
    decisions, _, shown = deciding(STAR, state, desk)
    presses = set(LegalTargets(rules, state).presses) - {names.PASS}
    assert presses
    assert _numbers_on_plates(decisions.sprites(shown, "")) == len(presses)
    # The one under the pointer has its own outline.
    assert _numbers_on_plates(decisions.sprites(shown, presses.pop())) == len(presses)


def _numbers_on_plates(sprites: list[Sprite]) -> int:
    """How many bright round plates there are, as lit spaces have them."""
    square = [sprite.surface for sprite in sprites if sprite.surface.width == sprite.surface.height]
    return sum(
        surface.get_at(surface.get_rect().center)[:3] == (255, 253, 244) for surface in square
    )


def test_a_hovered_space_shows_its_number_over_a_ghost_that_hides_what_is_printed(
    desk: Desk,
) -> None:
    rules = STAR.rules
    assert isinstance(rules, StarRules)
    state = first(STAR, BUILD)
    picture = picture_of(STAR, state, desk)
    mat = picture.layout.boards[0]
    assert isinstance(mat, StarMat)
    decisions, shown = (
        DecisionPainter(picture, rules, state, Hand(rules, state)),
        ShownTable.of(rules, state),
    )
    for name, moves in LegalTargets(rules, state).presses.items():
        if name != names.PASS:
            star, place, tile, _ = unpack_build(in_order(moves, state.joker)[0])
            cell = star * STAR_SPACES + place
            space = mat.spaces[cell]
            shapes = [sprite.surface for sprite in decisions.sprites(shown, name)]
            ground = picture.pieces.space(rules.edition.colours[tile], space)
            size = round(space.side)
            ghost = picture.pieces.tile(tile, size, space.turn, ghost=True, covered=True)
            price, high = str(rules.tables.prices[cell]), round(space.side * 0.46)
            brush = picture.brush
            number = outlined(brush.type, price, high, WHITE, brush.px(2.5))
            at = [shapes.index(part) for part in (ground, ghost, number)]
            assert at == sorted(at)


def test_the_plate_of_choices_is_there_while_something_is_to_be_chosen(desk: Desk) -> None:
    for step in steps(STAR, 1):
        presses = LegalTargets(STAR.rules, step.before).presses
        many = [n for n, moves in presses.items() if n.startswith("star/") and len(moves) > 1]
        if many:
            decisions, hand, shown = deciding(STAR, step.before, desk)
            assert decisions.board(shown) is None
            hand.use(many[0])
            board = decisions.board(shown)
            assert board is not None
            assert len(board.boxes) == len(hand.choices)
            hand.put_back()
            assert decisions.board(shown) is None
            return
    raise AssertionError("there was nothing to choose")


def test_the_supply_is_lit_where_tiles_can_be_taken(desk: Desk) -> None:
    for kind in [kind for kind in KINDS if kind.edition.family == "star"]:
        for step in steps(kind, 5):
            if step.before.phase == REWARD:
                decisions, hand, shown = deciding(kind, step.before, desk)
                legal = [n for n in range(len(shown.supply)) if hand.legal(names.supply(n))]
                assert len(decisions.sprites(shown, "")) == len(legal) > 0
                return
    raise AssertionError("nobody won a tile")


def test_free_corners_are_lit_while_tiles_are_kept(desk: Desk) -> None:
    decisions, hand, shown = deciding(STAR, first(STAR, KEEP), desk)
    assert hand.keeping is not None
    free = hand.keeping.most - len(hand.keeping.tiles)
    assert len(decisions.sprites(shown, "")) == free
    assert len(decisions.sprites(shown, names.corner(0))) == free + 1  # it can be put back
    colour = hand.keeping.tiles[0]
    hand.use(names.corner(0))
    piles = len(set(hand.keeping.lost))
    assert len(decisions.sprites(shown, "")) == free + 1 + piles
    hand.use(names.keep(STAR.edition.colours[colour]))
    assert len(decisions.sprites(shown, "")) == free


def test_the_two_neighbours_glow_while_the_rest_of_a_disc_is_spread(desk: Desk) -> None:
    for seed in range(60):
        for step in steps(SPECIAL, seed):
            for pick, targets in LegalTargets(SPECIAL.rules, step.before).picks.items():
                for target, moves in targets.items():
                    if len(moves) > 1:
                        decisions, hand, shown = deciding(SPECIAL, step.before, desk)
                        hand.pick(pick)
                        if hand.use(target) is None and hand.rest is not None:
                            glowing = decisions.sprites(shown, names.disc(hand.rest.left))
                            assert len(glowing) >= 2
                            assert unpack_take(moves[0])[0] - 1 not in (
                                hand.rest.left,
                                hand.rest.right,
                            )
                            return
    raise AssertionError("nothing was spread")
