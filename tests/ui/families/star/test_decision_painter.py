"""What lies over a star board while somebody decides: exactly the places that are legal."""

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import PASS_BUTTON, LegalTargets
from azul_desktop.core.address import Address, Zone
from azul_desktop.core.moves import unpack_build
from azul_desktop.core.star.board import STAR_SPACES
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, KEEP, REWARD
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.star.choices import in_order
from azul_desktop.ui.families.star.decision_painter import StarDecisionPainter
from azul_desktop.ui.families.star.star_mat import StarMat
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import WHITE
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.show_painter import outlined
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import KINDS
from tests.ui.table.paint.deciding import deciding, first
from tests.ui.table.setting import STAR, picture_of
from tests.ui.table.walk import steps


def test_every_space_that_can_be_built_is_lit(desk: Desk) -> None:
    rules = STAR.rules
    assert isinstance(rules, StarRules)
    state = first(STAR, BUILD)
    decisions, _, shown = deciding(STAR, state, desk)
    presses = set(LegalTargets(rules, state).presses) - {PASS_BUTTON}
    assert presses
    assert _lit(decisions.sprites(shown, None)) == len(presses)
    # The one under the pointer has its own outline.
    assert _lit(decisions.sprites(shown, presses.pop())) == len(presses)


def _lit(sprites: list[Sprite]) -> int:
    """How many pale frames there are, in which lit spaces lie."""
    middles = (sprite.surface.get_at(sprite.surface.get_rect().center) for sprite in sprites)
    return sum(middle[:3] == (255, 246, 220) for middle in middles)


def test_a_hovered_space_shows_its_number_over_a_ghost_that_hides_what_is_printed(
    desk: Desk,
) -> None:
    rules = STAR.rules
    assert isinstance(rules, StarRules)
    state = first(STAR, BUILD)
    picture = picture_of(STAR, state, desk)
    mat = picture.layout.boards[0]
    assert isinstance(mat, StarMat)
    hand = Hand(coach_of(rules), state)
    decisions = StarDecisionPainter(picture.easel, picture.where, rules, state, hand)
    shown = ShownTable.of(rules, state)
    for address, moves in LegalTargets(rules, state).presses.items():
        if address != PASS_BUTTON:
            star, place, tile, _ = unpack_build(in_order(moves, state.joker)[0])
            cell = star * STAR_SPACES + place
            space = mat.spaces[cell]
            shapes = [sprite.surface for sprite in decisions.sprites(shown, address)]
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
        many = [a for a, moves in presses.items() if a.zone == Zone.SPACE and len(moves) > 1]
        if many:
            decisions, hand, shown = deciding(STAR, step.before, desk)
            assert decisions.choice_boxes(shown) == ()
            hand.use(many[0])
            assert len(decisions.choice_boxes(shown)) == len(hand.choices) > 1
            hand.put_back()
            assert decisions.choice_boxes(shown) == ()
            return
    raise AssertionError("there was nothing to choose")


def test_the_supply_is_lit_where_tiles_can_be_taken(desk: Desk) -> None:
    for kind in [kind for kind in KINDS if kind.edition.family == "star"]:
        for step in steps(kind, 5):
            if step.before.phase == REWARD:
                decisions, hand, shown = deciding(kind, step.before, desk)
                supply = [Address(Zone.SUPPLY, index=n) for n in range(len(shown.supply))]
                legal = [space for space in supply if hand.legal(space)]
                assert len(decisions.sprites(shown, None)) == len(legal) > 0
                return
    raise AssertionError("nobody won a tile")


def test_free_corners_are_lit_while_tiles_are_kept(desk: Desk) -> None:
    state = first(STAR, KEEP)
    decisions, hand, shown = deciding(STAR, state, desk)
    corner = Address(Zone.KEPT, state.turn, 0)
    assert hand.keeping is not None
    free = hand.keeping.most - len(hand.keeping.tiles)
    assert len(decisions.sprites(shown, None)) == free
    assert len(decisions.sprites(shown, corner)) == free + 1  # it can be put back
    colour = hand.keeping.tiles[0]
    hand.use(corner)
    piles = len(set(hand.keeping.lost))
    assert len(decisions.sprites(shown, None)) == free + 1 + piles
    hand.use(Address(Zone.KEEP, state.turn, colour=colour))
    assert len(decisions.sprites(shown, None)) == free
