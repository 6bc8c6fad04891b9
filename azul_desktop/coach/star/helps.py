"""What matters just now to somebody who is new to the star family."""

from collections.abc import Iterator

from azul_desktop.coach.along import along
from azul_desktop.coach.helps import Matter
from azul_desktop.coach.star.preview import preview_build
from azul_desktop.core.edition import FREE
from azul_desktop.core.events import MARKER
from azul_desktop.core.moves import CENTRE, PASS_MOVE, Move, unpack_build, unpack_take
from azul_desktop.core.star.board import MIXED
from azul_desktop.core.star.build import build, star_bonus
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, DRAFT, EMPTY, IN_CENTRE, State
from azul_desktop.i18n import translate, translate_count


def matters(rules: StarRules, state: State) -> Iterator[Matter]:
    """What matters to the player who decides; the weightiest first."""
    if state.phase in (DRAFT, BUILD) and rules.is_last_round(state):
        yield Matter("last-round")
    if state.phase == DRAFT:
        yield from _of_draft(rules, state)
    elif state.phase == BUILD:
        yield from _of_building(rules, state)


def _of_draft(rules: StarRules, state: State) -> Iterator[Matter]:
    """Jokers and the marker."""
    takes = rules.legal_moves(state)
    if any(along(rules, state, move).joker != EMPTY for move in takes):
        yield Matter("joker", piece=state.joker)
    centre = [move for move in takes if unpack_take(move)[0] == CENTRE]
    if state.marker == IN_CENTRE and centre:
        cost = max(along(rules, state, move).points for move in centre)
        if cost:
            yield Matter("marker", (cost,), piece=MARKER)


def _of_building(rules: StarRules, state: State) -> Iterator[Matter]:
    """What a space costs and brings, and what passing does."""
    builds = [move for move in rules.legal_moves(state) if move != PASS_MOVE]
    if builds:
        yield Matter("price", piece=state.joker)
    previews = [preview_build(rules, state, move) for move in builds]
    if tiles := max((preview.reward_tiles for preview in previews), default=0):
        yield Matter("feature", (tiles,))
    if points := max((_completed(rules, state, move) for move in builds), default=0):
        yield Matter("star", (points,))
    if (points := max((preview.points for preview in previews), default=0)) > 1:
        yield Matter("run", (points,))
    colours = {rules.board.stars[unpack_build(move)[0]].colour for move in builds}
    if MIXED in colours:
        yield Matter("mixed")
    if FREE in colours:
        yield Matter("free")
    keep = rules.board.keep
    if not rules.is_last_round(state) and sum(rules.view(state.boards[state.turn]).hand) > keep:
        yield Matter("keep", (keep,))


def _completed(rules: StarRules, state: State, move: Move) -> int:
    """What the star is worth at the end that a tile completes; 0 if it completes none."""
    star = unpack_build(move)[0]
    if rules.view(state.boards[state.turn]).rows[star].count(EMPTY) > 1:
        return 0
    after = state.clone()
    build(rules.tables, after, move, None)
    return star_bonus(rules.tables, after.boards[state.turn], star)


def words(matter: Matter) -> str:
    """A matter of this family in one line."""
    n = matter.numbers
    match matter.topic:
        case "last-round":
            return translate("The last round: nothing is kept, and each tile left costs a point.")
        case "joker":
            return translate(
                "The joker of this round stands in for any colour. One comes along with a take."
            )
        case "marker":
            return translate(
                "The first to take from the centre builds first, but each tile costs a point: "
                "{cost} at least.",
                cost=n[0],
            )
        case "price":
            return translate(
                "The number on a space is its price in tiles of one colour; jokers can help out."
            )
        case "feature":
            return translate_count(
                "Cover all spaces around a pillar, statue or window: now that can win {n} tile.",
                "Cover all spaces around a pillar, statue or window: now that can win {n} tiles.",
                n[0],
            )
        case "star":
            return translate(
                "One tile is all that a star lacks: complete, it brings +{points} at the end.",
                points=n[0],
            )
        case "run":
            return translate(
                "Tiles that touch in a star score together: now up to +{points}.", points=n[0]
            )
        case "mixed":
            return translate("A star without a colour of its own takes each colour only once.")
        case "free":
            return translate(
                "Fill a grey star with one colour, or with a different one on each space."
            )
        case _:
            return translate_count(
                "Who passes keeps {n} tile for the next round; every other one costs a point.",
                "Who passes keeps up to {n} tiles for the next round; every other one costs a "
                "point.",
                n[0],
            )
