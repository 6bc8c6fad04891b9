"""A round begins with a card that says so, and that nobody has to wait for."""

import math
from pathlib import Path

import pygame
import pytest

from azul_desktop.bots.worker import Worker
from azul_desktop.core.events import RoundBegan
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes.table import TableScene
from tests.games import Kind
from tests.ui import names
from tests.ui.pilot import Pilot
from tests.ui.tables import (
    FAMILIES,
    STAR,
    WALL,
    against_a_bot,
    at_table,
    first_pick,
    people,
    table_of,
)


def sitting(home: Path, session: Session, *, speed: str = "normal", still: bool = False) -> Pilot:
    settings = Settings(animation=speed, reduce_motion=still)
    return Pilot(home, lambda desk: TableScene(desk, session), settings=settings)


def seconds_shown(pilot: Pilot) -> float:
    """How long the card is there from now on."""
    began, card = pilot.now, table_of(pilot)._flow.cards
    while card.is_shown:
        pilot.frame()
        assert pilot.now - began < 10
    return pilot.now - began


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_a_new_game_begins_with_a_card_for_about_a_second_and_a_half(
    speed: str, tmp_path: Path
) -> None:
    pilot = sitting(tmp_path, people(WALL), speed=speed)
    shown = seconds_shown(pilot)
    lengths = {"slow": (2.5, 2.8), "normal": (1.6, 1.8), "fast": (0.7, 0.8), "off": (0, 0)}
    assert lengths[speed][0] <= shown <= lengths[speed][1]
    pilot.close()


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
@pytest.mark.parametrize("still", [False, True])
def test_a_later_round_is_announced_while_it_is_dealt(
    kind: Kind, still: bool, tmp_path: Path
) -> None:
    session, rounds = people(kind), 0
    pilot = sitting(tmp_path, session, still=still)
    seconds_shown(pilot)
    table = table_of(pilot)
    while not rounds:
        move = session.rules.legal_moves(session.state)[0]
        table._flow.submit(move, [])
        before = session.steps[-1]
        began = [event for event in before.events if isinstance(event, RoundBegan)]
        while table.animating:
            pilot.frame()
            rounds += table._flow.cards.is_shown
        assert bool(began) == bool(rounds)
    if kind is STAR:  # the ring has grown before it is announced there
        assert table._flow.cards.is_shown
        assert table._picture.drafting
    elif not still:  # all was dealt when it went: nobody waited
        assert not table._flow.cards.is_shown
    pilot.close()


def test_a_small_ring_grows_before_its_round_is_announced(tmp_path: Path) -> None:
    session = people(STAR)
    pilot = sitting(tmp_path, session)
    seconds_shown(pilot)
    table = table_of(pilot)
    while session.state.round == 1:
        table._flow.submit(session.rules.legal_moves(session.state)[0], [])
        while table.animating:
            pilot.frame()
    cards, sitters = table._flow.cards, table._view().sitters
    pilot.frame()
    (card,) = cards.groups(sitters)
    assert card.box.collidepoint(table._picture.layout.ring.tray.centre)
    shown = seconds_shown(pilot)
    assert 1.5 < shown < 1.8
    table._flow.undo()
    assert not cards.is_shown
    pilot.close()


def test_a_click_sends_it_away_and_does_what_it_would_have_done(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = sitting(tmp_path, session)
    table = table_of(pilot)
    pilot.click(first_pick(session))
    assert not table._flow.cards.is_shown
    assert table._pointer.held()[1]
    pilot.close()


def test_space_sends_it_away_and_nothing_else(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = sitting(tmp_path, session)
    table = table_of(pilot)
    pilot.key(pygame.K_SPACE)
    assert not table._flow.cards.is_shown
    assert not session.record.moves
    assert not table._pointer.held()[1]
    pilot.close()


def test_a_scoring_that_is_skipped_leaves_no_card_behind(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = sitting(tmp_path, session)
    seconds_shown(pilot)
    table = table_of(pilot)
    while session.state.round == 1:
        table._flow.submit(session.rules.legal_moves(session.state)[0], [])
        pilot.frame()
        pilot.key(pygame.K_SPACE)
        assert not table._flow.cards.is_shown
    pilot.close()


def test_undo_and_another_size_of_the_window_do_not_mind_it(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = sitting(tmp_path, session)
    pilot.resize((1600, 900))
    pilot.frame()
    assert table_of(pilot)._flow.cards.is_shown
    pilot.click(first_pick(session))
    pilot.key(pygame.K_1)
    pilot.settle()
    pilot.click(names.button("undo"))
    assert not table_of(pilot)._flow.cards.is_shown
    pilot.close()


def test_without_motion_it_only_fades(tmp_path: Path) -> None:
    pilot = sitting(tmp_path, people(WALL), still=True)
    table = table_of(pilot)
    boxes = set()
    while table._flow.cards.is_shown:
        for group in table._flow.cards.groups(table._view().sitters):
            boxes.add(tuple(group.box))
        pilot.frame()
    assert len(boxes) == 1
    pilot.close()


def test_a_bot_waits_until_it_can_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = against_a_bot(WALL)
    monkeypatch.setattr(Worker, "ask", lambda *_: None)
    # It knows its move at once: how long a real one takes depends on what else the machine does.
    monkeypatch.setattr(Worker, "poll", lambda _: session.rules.legal_moves(session.state)[0])
    pilot = sitting(tmp_path, session)
    table = table_of(pilot)
    table._flow.submit(session.rules.legal_moves(session.state)[0], [])
    assert session.seat.kind != "human"
    table._flow.cards.begin(2, 0)
    made: dict[bool, set[int]] = {True: set(), False: set()}
    while not made[False]:  # it may move in the very frame in which the card has gone
        pilot.frame()
        made[table._flow.cards.is_shown].add(len(session.record.moves))
    assert made == {True: {1}, False: {2}}
    pilot.close()


def test_a_game_that_goes_on_is_not_announced_again(tmp_path: Path) -> None:
    session = people(WALL)
    session.submit(session.rules.legal_moves(session.state)[0])
    pilot = at_table(tmp_path, session, animation="normal")
    assert not table_of(pilot)._flow.cards.is_shown
    pilot.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_it_covers_no_disc(kind: Kind, size: tuple[int, int], tmp_path: Path) -> None:
    pilot = sitting(tmp_path, people(kind), still=True)
    pilot.resize(size)
    pilot.frame()
    card, ring = table_of(pilot)._flow.cards._start, table_of(pilot)._picture.layout.ring
    for disc in ring.discs:
        apart = math.dist(disc.centre, ring.tray.centre) - disc.radius
        assert card._width() / 2 < apart
    pilot.close()
