"""What comes along with a take, seen over its source and in the hand: joker, marker, shield, −n."""

from pathlib import Path

import pytest

from azul_desktop.coach.along import NOTHING, Along, along
from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.core.address import Zone
from azul_desktop.core.moves import CENTRE, unpack_take
from azul_desktop.core.state import DRAFT, EMPTY, IN_CENTRE, State
from azul_desktop.geometry import Box
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.paint.along_painter import AlongPainter
from azul_desktop.ui.table.paint.ring_painter import Lifted, RingPainter
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.core.positions import StarTable, WallTable
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.named import NamedTargets, name_of
from tests.ui.table.proof import proof_desk
from tests.ui.table.setting import FULL_HD, SPECIAL, STAR, picture_of
from tests.ui.table.shapes import within
from tests.ui.table.walk import steps
from tests.ui.tables import at_table, people, table_of

STARS = [kind for kind in KINDS if kind.edition.family == "star"]


def test_the_first_take_from_the_centre_brings_the_marker_and_costs_a_point_a_tile() -> None:
    table = StarTable()
    table.lay_centre("3 red, 2 purple")
    table.lay_disc(0, "2 blue, 1 purple, 1 green")
    purple = table.edition.colours.index("purple")
    moves = NamedTargets(table.rules, table.state).presses
    (red,), (blue,) = moves[names.centre_tiles("red")], moves[names.disc_tiles(0, "blue")]
    assert along(table.rules, table.state, red) == Along(purple, True, points=-4)
    assert along(table.rules, table.state, blue) == Along(purple)
    table.set_score(0, 3)
    assert along(table.rules, table.state, red).points == -2  # no score falls off the track
    table.play("centre:red")
    presses = NamedTargets(table.rules, table.state).presses
    (later,) = presses[names.centre_tiles("purple")]
    assert along(table.rules, table.state, later) == NOTHING  # the joker is what is taken


def test_the_marker_comes_along_in_the_wall_family() -> None:
    table = WallTable()
    table.lay_centre("2 red")
    table.lay_disc(0, "1 blue")
    picks = NamedTargets(table.rules, table.state).picks
    centre, disc = picks[names.centre_tiles("red")], picks[names.disc_tiles(0, "blue")]
    for targets in (centre, disc):
        found = {along(table.rules, table.state, moves[0]) for moves in targets.values()}
        assert found == {Along(marker=targets is centre)}


def test_the_shield_disc_comes_along_with_what_is_taken_from_it() -> None:
    table = WallTable("chocolatier", specials="shield - - - -")
    table.lay_discs("2 red, 2 blue", "4 red")
    picks = NamedTargets(table.rules, table.state).picks
    special, plain = (picks[names.disc_tiles(n, "red")][names.line(1)][0] for n in (0, 1))
    side = table.state.specials[0]
    assert along(table.rules, table.state, special) == Along(shield=side)
    assert along(table.rules, table.state, plain) == NOTHING


def drafts(kind: Kind) -> list[State]:
    found = [step.before for seed in (31, 32) for step in steps(kind, seed)]
    return [state for state in found if state.phase == DRAFT]


@pytest.mark.parametrize("kind", STARS, ids=str)
def test_a_plate_beside_the_source_says_what_comes_along_and_what_it_costs(kind: Kind) -> None:
    desk, proof = proof_desk(FULL_HD)
    seen = set()
    for state in drafts(kind)[::3]:
        picture = picture_of(kind, state, desk)
        coach = coach_of(kind.rules)
        hand = Hand(coach, state)
        decisions = picture.decision_painter(coach, state, hand)
        shown = ShownTable.of(kind.rules, state)
        for address, (move,) in LegalTargets(kind.rules, state).presses.items():
            source, colour, _, _ = unpack_take(move)
            with_it = along(kind.rules, state, move)
            assert hand.along(address) == with_it
            proof.forget()
            sprites = decisions.sprites(shown, address)
            wanted = set()
            if with_it != NOTHING:
                count = state.sources[source * len(kind.edition.colours) + colour]
                wanted = {f"×{1 if colour == state.joker else count}"}
                wanted |= {"+"} if with_it[:2] != NOTHING[:2] else set()
                wanted |= {f"−{-with_it.points}"} if with_it.points else set()
                plate = sprites[-1 - len(decisions_parts(with_it))]
                box = Box(plate.x, plate.y, *plate.surface.get_size())
                layout = picture.layout
                assert within(box, Box(0, layout.top_bar.box.bottom, *layout.size))
                assert not box.overlaps(layout.boards[0].box)
            # Without pictures, tiles and the marker are painted with letters.
            assert {text for text in proof.texts if not text.isalnum()} == wanted
            assert bool(sprites) == (with_it != NOTHING)
            seen.add((source == CENTRE, with_it.joker != EMPTY, with_it.marker))
    assert {(False, True, False), (False, False, False), (True, True, True)} <= seen


def decisions_parts(with_it: Along) -> list[str]:
    """What stands on the plate: the tile and its count, then what comes along."""
    parts = ["tile", "count"]
    parts += ["+", "joker"] if with_it.joker != EMPTY else []
    parts += ["+", "marker"] if with_it.marker else []
    return parts + (["price"] if with_it.points else [])


def test_what_is_carried_shows_what_comes_along() -> None:
    desk, proof = proof_desk(FULL_HD)
    kind = SPECIAL
    picture = picture_of(kind, kind.rules.initial(kind.players, 1), desk)
    painter = AlongPainter(picture.pieces, picture.brush, (0, 0, 0))
    pieces = {
        NOTHING: 0,
        Along(joker=1): 1,
        Along(marker=True): 1,
        Along(shield=0): 2,
        Along(joker=1, marker=True, points=-5): 4,
    }
    for with_it, count in pieces.items():
        proof.forget()
        sprites = painter.carried(with_it, (100, 100), 50)
        assert len(sprites) == count
        assert ("−5" in proof.texts) == (with_it.points == -5)


def first_from_the_centre() -> tuple[Session, str]:
    """A game in which the next take from the centre is the first and brings a joker."""
    for seed in range(60):
        session = people(STAR, seed)
        for step in steps(STAR, seed):
            state = session.state
            fresh = state.phase == DRAFT and state.marker == IN_CENTRE
            if fresh and state.sources[state.joker]:
                for address in LegalTargets(session.rules, state).presses:
                    if address.zone == Zone.CENTRE and address.colour != state.joker:
                        return session, name_of(session.rules, state, address)
            session.submit(step.move)
    raise AssertionError("nobody can take a joker with the marker")


def test_the_window_shows_the_cost_under_the_pointer_and_in_the_hand(tmp_path: Path) -> None:
    session, name = first_from_the_centre()
    pilot = at_table(tmp_path, session)
    pointer = table_of(pilot)._pointer
    pilot.hover(name)
    lifted = pointer.lifted()
    assert lifted is not None
    assert (lifted.joker, lifted.marker) == (session.state.joker, True)
    over = pointer.overlay()
    assert over is not None
    assert over.sprites
    pilot.press(name)
    x, y = pilot.point_of(name)
    pilot.hover((x + 60, y - 60))
    view = table_of(pilot)._view()
    assert view.along.marker
    assert view.along.points < 0
    assert view.along.joker == session.state.joker
    pilot.close()


def with_three_jokers() -> Session:
    """A game with nothing but jokers in the centre."""
    session = people(STAR)
    state, colours = session.state, len(STAR.edition.colours)
    state.sources[:colours] = [3 if n == state.joker else 0 for n in range(colours)]
    return session


def test_of_several_jokers_alone_one_is_picked_up(tmp_path: Path) -> None:
    session = with_three_jokers()
    joker = session.state.joker
    pilot = at_table(tmp_path, session)
    name = names.centre_tiles(STAR.edition.colours[joker])
    pilot.press(name)
    assert table_of(pilot)._pointer.held() == (joker, 1)
    pilot.close()


def test_of_several_jokers_alone_one_is_lifted(desk: Desk) -> None:
    state = with_three_jokers().state
    picture, joker = picture_of(STAR, state, desk), state.joker
    painter = RingPainter(picture.pieces, picture.brush)
    ring, shown = picture.layout.ring, ShownTable.of(STAR.rules, state)
    plain = painter.centre(ring, shown, None)
    raised = painter.centre(ring, shown, Lifted(EMPTY, EMPTY, False, joker, True))
    same = {(s.x, s.y) for s in plain} & {(s.x, s.y) for s in raised}
    assert len(plain) - len(same) == 2  # a joker and the marker
