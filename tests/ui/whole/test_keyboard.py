"""A game by keyboard only: arrows, Enter, Escape."""

import random
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.core.record import Record, Seat
from azul_desktop.core.state import PHASES
from azul_desktop.geometry import Box, Rhombus
from azul_desktop.session.session import Session
from azul_desktop.ui.render.tokens import INK
from azul_desktop.ui.table.hand.walking import Stop
from azul_desktop.ui.table.paint.outlines import focus
from azul_desktop.ui.widgets.widget_scene import ARROWS
from tests.games import KINDS, Kind
from tests.ui.named import name_of
from tests.ui.pilot import Pilot
from tests.ui.tables import FAMILIES, WALL, against_a_bot, at_table, move_once, people, table_of

EVERY_TABLE = [kind for kind in KINDS if kind.players == 2]
ONE_OF_EACH = {kind.edition.id: kind for kind in EVERY_TABLE}.values()
"""Each edition with its last side, which is grey and has special discs where there are any."""


@pytest.fixture(params=FAMILIES, ids=str)
def kind(request: pytest.FixtureRequest) -> Kind:
    found: Kind = request.param
    return found


@pytest.fixture
def pilot(kind: Kind, tmp_path: Path) -> Iterator[Pilot]:
    found = at_table(tmp_path, people(kind))
    yield found
    found.close()


def here(pilot: Pilot) -> str:
    """The name of what the arrows point at."""
    stop = table_of(pilot)._keyboard._here
    assert stop is None or table_of(pilot)._keyboard.focus()
    return name_at(pilot, stop) if stop is not None else ""


def name_at(pilot: Pilot, stop: Stop) -> str:
    session = table_of(pilot).session
    return name_of(session.rules, session.state, stop.address)


def walk(pilot: Pilot, *keys: int) -> str:
    for key in keys:
        pilot.key(key)
    return here(pilot)


@pytest.mark.parametrize("key", ARROWS)
@pytest.mark.parametrize("at", ["button/menu", "button/undo", "disc/0", (640.0, 360.0), (2.0, 2.0)])
def test_arrows_begin_on_the_tiles_wherever_the_pointer_is(
    pilot: Pilot, key: int, at: "str | tuple[float, float]"
) -> None:
    pilot.hover(at)
    assert walk(pilot, key).split("/")[0] in ("disc", "centre")


def test_left_and_right_go_around_the_discs_and_up_and_down_over_their_colours(
    pilot: Pilot, kind: Kind
) -> None:
    discs = kind.edition.disc_count(2)
    walk(pilot, pygame.K_RIGHT)
    while here(pilot).split("/")[1] != "0":
        walk(pilot, pygame.K_RIGHT)
    seen = [here(pilot)]
    seen += [walk(pilot, pygame.K_RIGHT) for _ in range(discs)]
    assert [int(name.split("/")[1]) for name in seen] == [*range(discs), 0]
    assert walk(pilot, pygame.K_LEFT).split("/")[1] == str(discs - 1)
    colours = {walk(pilot, pygame.K_DOWN) for _ in range(8)}
    assert colours == {
        target.name
        for target in pilot.scene.targets()
        if target.legal and target.name.startswith(f"disc/{discs - 1}/")
    }
    below = here(pilot)
    walk(pilot, pygame.K_DOWN)
    assert walk(pilot, pygame.K_UP) == below


def test_after_picking_up_the_first_legal_line_has_the_focus(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session)
    picked = walk(pilot, pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    pointer = table_of(pilot)._pointer
    assert pointer.held()[1]
    assert here(pilot) == name_of(session.rules, session.state, pointer.hovered) == "line/1"
    assert walk(pilot, pygame.K_DOWN) == "line/2"
    assert walk(pilot, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT) == "floor"
    assert walk(pilot, pygame.K_DOWN) == "line/1"
    pilot.key(pygame.K_ESCAPE)
    assert here(pilot) == picked
    assert not pointer.held()[1]
    pilot.close()


def test_after_a_drop_the_focus_is_on_tiles_again(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session, animation="fast")
    pilot.key(pygame.K_SPACE)  # away with the card
    for _ in range(4):
        walk(pilot, pygame.K_RIGHT)
        pilot.key(pygame.K_RETURN)
        walk(pilot, pygame.K_DOWN)
        before = len(session.record.moves)
        pilot.key(pygame.K_RETURN)
        assert len(session.record.moves) == before + 1
        pilot.settle()
        assert here(pilot).split("/")[0] in ("disc", "centre")
    pilot.close()


def test_the_mouse_takes_over_as_soon_as_it_moves(pilot: Pilot) -> None:
    walk(pilot, pygame.K_RIGHT)
    pilot.hover((30, 300))
    assert not here(pilot)
    assert not table_of(pilot)._keyboard.focus()


def test_while_a_bot_thinks_arrows_lead_nowhere_and_come_back(tmp_path: Path) -> None:
    session = against_a_bot(WALL)
    pilot = at_table(tmp_path, session)
    walk(pilot, pygame.K_RIGHT)
    table = table_of(pilot)
    table._pointer.watch(table._flow.performance.shown)
    pilot.key(pygame.K_RIGHT)
    assert not table._keyboard.focus()
    table._take_stock()
    assert here(pilot)
    pilot.close()


@pytest.mark.parametrize("kind", EVERY_TABLE, ids=str)
def test_a_whole_game_can_be_played_with_arrows_and_enter(kind: Kind, tmp_path: Path) -> None:
    chooser = random.Random(str(kind))
    session = people(kind)
    pilot = at_table(tmp_path, session)
    table, phases = table_of(pilot), set()
    keyboard = table._keyboard
    presses = 0
    while not session.is_over:
        phases.add(session.state.phase)
        for _ in range(chooser.randrange(1, 6)):
            pilot.key(chooser.choice(list(ARROWS)))
        assert keyboard.focus(), (PHASES[session.state.phase], keyboard._here)
        moves = len(session.record.moves)
        pilot.key(pygame.K_RETURN)
        presses = 0 if len(session.record.moves) > moves else presses + 1
        assert presses < 300, "Enter leads nowhere"  # chance may turn tiles to keep over and over
        if pilot.scene is not table:  # a question: yes
            pilot.key(pygame.K_RETURN)
    assert len(phases) == (4 if kind.edition.family == "star" else 1 + ("grey" in str(kind)))
    pilot.close()


@pytest.mark.parametrize("kind", EVERY_TABLE, ids=str)
def test_arrows_reach_everything_that_can_be_used(kind: Kind, tmp_path: Path) -> None:
    chooser = random.Random(4)
    state = kind.rules.initial(2, 4)
    moves = []
    while legal := kind.rules.legal_moves(state):
        moves.append(chooser.choice(legal))
        state = kind.rules.apply(state, moves[-1])
    record = Record(kind.rules, (Seat("Ann"), Seat("Bo")), 4)
    session = Session(record)
    pilot = at_table(tmp_path, session)
    table = table_of(pilot)
    for n, move in enumerate(moves):
        if n % 5 == 0 or coach_of(kind.rules).keeping(session.state):
            table._flow._jump()
            assert reached(pilot) == {name_at(pilot, stop) for stop in table._keyboard._stops()}
        session.submit(move)
    pilot.close()


def reached(pilot: Pilot) -> set[str]:
    """Everything that arrows lead to from where they begin."""
    keyboard = table_of(pilot)._keyboard
    keyboard.forget()
    keyboard._walk(1, 0)
    assert keyboard._here is not None
    found, left = {name_at(pilot, keyboard._here)}, [keyboard._here]
    while left:
        start = left.pop()
        for way in ARROWS.values():
            keyboard._here = start
            keyboard._walk(*way)
            assert keyboard._here is not None
            name = name_at(pilot, keyboard._here)
            if name not in found:
                found.add(name)
                left.append(keyboard._here)
    return found


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_the_ring_is_seen_on_every_kind_of_target(kind: Kind, tmp_path: Path) -> None:
    chooser = random.Random(7)
    session = people(kind)
    pilot = at_table(tmp_path, session)
    table = table_of(pilot)
    seen: dict[str, float] = {}
    while not session.is_over:
        for _ in range(chooser.randrange(1, 5)):
            name = walk(pilot, chooser.choice(list(ARROWS))).split("/")[0]
            if name not in seen:
                seen[name] = ring_shown(pilot)
        pilot.key(pygame.K_RETURN)
        if pilot.scene is not table:
            pilot.key(pygame.K_RETURN)
    wanted = {"disc", "centre", "line", "floor", "wall"}
    if kind.edition.family == "star":
        wanted = {"disc", "centre", "star", "hand", "supply", "keep", "button", "choice"}
    assert seen.keys() >= wanted
    assert min(seen.values()) > 0.9, seen
    pilot.close()


def ring_shown(pilot: Pilot) -> float:
    """How much of the ring is seen, and not hidden by anything above it."""
    table, screen = table_of(pilot), pilot.app.window.screen
    seen = whole = 0
    for sprite in table._picture.focus(table._keyboard.focus()).sprites:
        w, h = sprite.surface.get_size()
        for x, y in [(x, y) for x in range(0, w, 2) for y in range(0, h, 2)]:
            r, g, b, alpha = sprite.surface.get_at((x, y))
            at = sprite.x + x, sprite.y + y
            if alpha == 255 and screen.get_rect().collidepoint(at):
                whole += 1
                seen += screen.get_at(at)[:3] == (r, g, b)
    assert whole
    return seen / whole


def test_the_ring_is_a_bright_line_between_dark_ones(pilot: Pilot) -> None:
    for place in (Box(0, 0, 40, 40), Rhombus(0, 0, 40, 60)):
        ring = focus(pilot.app.desk.brush, place).surface
        tints = {
            tuple(ring.get_at((x, y)))[:3] for x in range(ring.width) for y in range(ring.height)
        }
        assert {INK, (255, 243, 196)} <= tints


def test_shortcuts_work_by_place_on_a_ukrainian_keyboard(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session)
    move_once(pilot, session)
    pilot.settle()
    pilot.key(ord("я"), mod=pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Z)
    assert not session.record.moves
    pilot.key(ord("н"), mod=pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Y)
    assert len(session.record.moves) == 1
    pilot.key(ord("ь"), scancode=pygame.KSCAN_M)
    assert pilot.desk.audio.muted
    pilot.key(ord("д"), scancode=pygame.KSCAN_L)
    assert pilot.scene.name == "log"
    pilot.key(ord("д"), scancode=pygame.KSCAN_L)
    assert pilot.scene.name == "table"
    pilot.key(ord("т"), mod=pygame.KMOD_LCTRL, scancode=pygame.KSCAN_N)
    assert pilot.scene.name == "setup"
    pilot.close()


def test_a_name_has_the_letters_of_the_layout(tmp_path: Path) -> None:
    pilot = Pilot(home=tmp_path, first=lambda desk: desk.scenes.setup())
    pilot.click("seat/0/name")
    for letter, place in (("Д", pygame.KSCAN_L), ("ь", pygame.KSCAN_M)):
        pilot.post(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=place)
        pilot.type(letter)
    pilot.click("button/play")
    assert table_of(pilot).session.record.seats[0].name == "Дь"
    assert not pilot.desk.audio.muted, "a letter of a name is no shortcut"
    pilot.close()
