"""Passing: no tile is lost by a click too many, and nothing is lost without a word."""

import random
from pathlib import Path

import pygame
import pytest

from azul_desktop.coach.keeping import Keeping
from azul_desktop.coach.star.most_useful import keeping_of, most_useful
from azul_desktop.core.events import Scored
from azul_desktop.core.moves import PASS_MOVE
from azul_desktop.core.star.rules import StarRules
from azul_desktop.core.state import BUILD, KEEP
from azul_desktop.session.session import Session
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.families.star.rack import HandRack
from azul_desktop.ui.scenes.dialog import DialogScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.table.hand.passing import DOUBLE_CLICK
from azul_desktop.ui.table.layout.fitting import table_layout
from tests.core.positions import StarTable
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.named import name_of
from tests.ui.pilot import Pilot
from tests.ui.tables import STAR, at_table, people, table_of

STARS = [kind for kind in KINDS if kind.edition.family == "star"]


def in_hand(session: Session) -> int:
    return sum(session.rules.view(session.state.boards[session.state.turn]).hand)


def score_of(session: Session, player: int) -> int:
    return session.rules.view(session.state.boards[player]).score


def building(tiles: int) -> Session:
    """A game in which someone may pass with at least so many tiles in hand."""
    session, chance = people(STAR), random.Random(3)
    while session.state.phase != BUILD or in_hand(session) < tiles:
        session.submit(chance.choice(session.rules.legal_moves(session.state)))
    return session


def empty_handed() -> Session:
    """A game in which someone can do nothing but pass, with nothing in hand."""
    session, chance = people(STAR), random.Random(3)
    while session.state.phase != BUILD or in_hand(session):
        moves = session.rules.legal_moves(session.state)
        if session.state.phase == BUILD and len(moves) > 1:
            moves.remove(PASS_MOVE)
        session.submit(chance.choice(moves))
    return session


def passed(home: Path, tiles: int = 6) -> tuple[Pilot, Session]:
    """Somebody has passed, and the choice of what to keep is open."""
    session = building(tiles)
    pilot = at_table(home, session)
    pilot.click(names.PASS)
    assert session.state.phase == KEEP
    wait(pilot)
    return pilot, session


def wait(pilot: Pilot) -> None:
    pilot.frame(DOUBLE_CLICK + 0.01)


def keeping(pilot: Pilot) -> Keeping:
    hand = table_of(pilot)._pointer.hand
    assert hand is not None
    assert hand.keeping is not None
    return hand.keeping


def test_a_double_click_on_pass_loses_nothing(tmp_path: Path) -> None:
    session = building(6)
    pilot = at_table(tmp_path, session)
    player, at = session.state.turn, pilot.point_of(names.PASS)
    score, moves = score_of(session, player), len(session.record.moves)
    for _ in range(3):
        pilot.click(at)
    assert len(session.record.moves) == moves + 1
    assert (session.state.phase, session.state.turn) == (KEEP, player)
    assert score_of(session, player) == score
    wait(pilot)
    pilot.click(at)  # nor does a slow one
    assert session.state.phase == KEEP
    pilot.close()


@pytest.mark.parametrize("where", ["button/pass", "button/keep", "corner/0", "button/undo"])
def test_nothing_hears_a_click_within_the_time_of_a_double_click(
    tmp_path: Path, where: str
) -> None:
    session = building(6)
    pilot = at_table(tmp_path, session)
    at = pilot.point_of(names.PASS)
    pilot.click(names.PASS)
    chosen, moves = list(keeping(pilot).chosen), list(session.record.moves)
    pilot.click(at if where == names.PASS else where)
    table = table_of(pilot)
    assert (pilot.scene, table.animating) == (table, True)
    assert (keeping(pilot).chosen, session.record.moves) == (chosen, moves)
    wait(pilot)
    assert (pilot.scene, table.animating) == (table, False)
    if where != names.PASS:
        pilot.click(where)
        done = session.record.moves, [] if session.state.phase != KEEP else keeping(pilot).chosen
        assert done != (moves, chosen)
    pilot.close()


def test_a_double_click_does_not_pass_for_the_next_player(tmp_path: Path) -> None:
    session = empty_handed()
    pilot = at_table(tmp_path, session)
    at, moves = pilot.point_of(names.PASS), len(session.record.moves)
    pilot.click(at)
    pilot.click(at)
    assert len(session.record.moves) == moves + 1
    pilot.close()


def test_as_many_tiles_as_possible_are_chosen_at_first(tmp_path: Path) -> None:
    pilot, session = passed(tmp_path)
    chosen = keeping(pilot)
    assert sum(chosen.chosen) == chosen.most
    player, score = session.state.turn, score_of(session, session.state.turn)
    lost, cost = chosen.discarded, chosen.cost
    pilot.click(names.KEEP)
    assert isinstance(pilot.scene, TableScene), "nothing that could be kept is lost: no question"
    (event,) = [event for event in session.steps[-1].events if isinstance(event, Scored)]
    assert (event.player, event.points, event.score) == (player, -lost, score - cost)
    pilot.close()


def test_the_next_joker_is_kept_first_then_what_can_be_built_then_the_larger_pile() -> None:
    table = StarTable()
    table.begin_building()
    table.give_hand(0, "2 red, 1 green, 3 blue, 1 orange")
    table.play("pass")
    assert isinstance(table.rules, StarRules)
    colours = [table.edition.colours[n] for n in most_useful(table.rules, table.state)]
    assert colours[:4] == ["green", "blue", "red", "orange"]
    kept = keeping_of(table.rules, table.state)
    assert [table.edition.colours[n] for n in kept.tiles] == ["green", "blue", "blue", "blue"]


def test_to_keep_fewer_is_asked_once(tmp_path: Path) -> None:
    pilot, session = passed(tmp_path)
    moves = len(session.record.moves)
    for _ in range(2):
        pilot.click(names.corner(0))
    chosen = list(keeping(pilot).chosen)
    pilot.click(names.KEEP)
    assert isinstance(pilot.scene, DialogScene)
    assert len(session.record.moves) == moves
    pilot.click("button/stay")
    assert keeping(pilot).chosen == chosen
    pilot.click(names.KEEP)
    pilot.click("button/confirm")
    assert isinstance(pilot.scene, TableScene)
    assert len(session.record.moves) == moves + 1
    assert session.steps[-1].before.phase == KEEP
    pilot.close()


def test_a_double_click_on_keep_does_not_answer_the_question(tmp_path: Path) -> None:
    pilot, session = passed(tmp_path)
    pilot.click(names.corner(0))
    at, moves = pilot.point_of(names.KEEP), len(session.record.moves)
    pilot.click(at)
    pilot.click(at)
    assert isinstance(pilot.scene, DialogScene)
    assert len(session.record.moves) == moves
    pilot.close()


def test_escape_takes_the_pass_back(tmp_path: Path) -> None:
    pilot, session = passed(tmp_path)
    hand = in_hand(session)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TableScene)
    assert (session.state.phase, in_hand(session)) == (BUILD, hand)
    assert pilot.target(names.PASS).legal
    assert session.can_redo()
    pilot.close()


def walk_to(pilot: Pilot, name: str) -> None:
    """Let the arrows go on until they point at something."""
    for _ in range(60):
        stop, session = table_of(pilot)._keyboard._here, table_of(pilot).session
        if stop and name_of(session.rules, session.state, stop.address) == name:
            return
        pilot.key(pygame.K_RIGHT)
    raise AssertionError(f"the arrows do not reach {name}")


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_the_keyboard_passes_and_keeps_but_not_by_one_key_pressed_twice(
    tmp_path: Path, key: int
) -> None:
    session = building(6)
    pilot = at_table(tmp_path, session)
    walk_to(pilot, names.PASS)
    pilot.key(key)
    pilot.key(key)
    assert session.state.phase == KEEP
    wait(pilot)
    walk_to(pilot, names.KEEP)
    pilot.key(key)
    assert session.state.phase != KEEP
    pilot.close()


SIZES = ((1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", STARS, ids=str)
def test_the_button_to_keep_does_not_lie_under_the_one_to_pass(
    kind: Kind, size: tuple[int, int]
) -> None:
    edition, variant = kind.edition, kind.options.variant
    family = table_family(edition)
    for scale in (100, 150, 200):
        layout = table_layout(family, edition, variant, kind.players, size, scale, drafting=False)
        rack = layout.rack
        assert isinstance(rack, HandRack)
        assert not rack.keep_button.overlaps(rack.pass_button)
        assert not rack.keep_button.overlaps(rack.lost)
        assert rack.keep_button.bottom <= rack.box.bottom
        assert not any(rack.keep_button.overlaps(pile) for pile in rack.piles)
