"""The bench of a new game: characters come to the table by click, by drag and by key."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.bots.characters import CHARACTERS, INES, NOE, PACO, PILAR
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.geometry import Box
from azul_desktop.session.session import Session
from azul_desktop.storage.lastsetup import BOT, OFF
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.render.portraits import azulejo
from azul_desktop.ui.scenes.setup.bench import BenchFace
from azul_desktop.ui.scenes.setup.scene import SetupScene
from tests.ui.pilot import Pilot
from tests.ui.scenes.pages import page_of, reach, widgets_of

SIZES = [(1920, 1080), (1280, 720), (1024, 768), (3840, 2160)]
every_size = pytest.mark.parametrize("size", SIZES, ids=str)


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return Pilot(tmp_path, SetupScene, size=(1920, 1080))


def setup_of(pilot: Pilot) -> SetupScene:
    assert isinstance(pilot.scene, SetupScene)
    return pilot.scene


def at_table(pilot: Pilot) -> list[str]:
    """Who sits on each seat: a character's id, a person, or nobody."""
    choices = setup_of(pilot).choices
    found = []
    for row, seat in enumerate(choices.seats):
        one = choices.character(row)
        found.append(one.id if one else seat.kind)
    return found


@every_size
def test_a_click_takes_the_first_free_seat(
    tmp_path: Path, size: tuple[int, int], played: list[Session]
) -> None:
    pilot = Pilot(tmp_path, SetupScene, size=size)
    assert at_table(pilot) == [HUMAN, "manu", OFF, OFF]
    pilot.click("bench/paco")
    pilot.click("bench/noe")
    assert at_table(pilot) == [HUMAN, "manu", "paco", "noe"]
    pilot.click("button/play")
    assert played[0].record.seats[2:] == (
        Seat("", "artisan+gambler", "green", character="paco"),
        Seat("", "grandmaster", "lilac", character="noe"),
    )


@every_size
def test_a_drag_puts_somebody_on_a_seat(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = Pilot(tmp_path, SetupScene, size=size)
    pilot.drag("bench/pilar", "seat/3/bot")
    assert at_table(pilot) == [HUMAN, "manu", OFF, "pilar"]
    pilot.drag("bench/nino", "seat/1/name")
    assert at_table(pilot) == [HUMAN, "nino", OFF, "pilar"]
    assert setup_of(pilot).choices.name(1) == "Nino"


def test_a_drag_to_a_person_takes_the_seat_and_the_name_goes_with_them(pilot: Pilot) -> None:
    pilot.click("seat/0/name")
    pilot.type("Olena")
    pilot.drag("bench/ines", "seat/0/name")
    seat = setup_of(pilot).choices.seats[0]
    assert (seat.kind, seat.name, seat.level) == (BOT, "", "apprentice")


@pytest.mark.parametrize("goal", ("button/play", "bench/nino", "seed"))
def test_a_drag_beside_the_seats_changes_nothing(pilot: Pilot, goal: str) -> None:
    before = list(setup_of(pilot).choices.seats)
    pilot.drag("bench/pilar", goal)
    assert setup_of(pilot).choices.seats == before


def test_what_is_carried_is_seen_and_let_go_with_the_pointer(pilot: Pilot) -> None:
    scene = setup_of(pilot)
    still = len(scene.groups())
    pilot.press("bench/pilar")
    pilot.hover("seat/2/bot", steps=4)
    carried = scene.groups()[still:]
    assert len(carried) == 1
    face = carried[0].rects[-1]
    assert face.collidepoint(pilot.point_of("seat/2/bot"))
    assert len(carried[0].sprites) > 1, "the seat below is lit"
    pilot.post(pygame.WINDOWFOCUSLOST)
    pilot.post(pygame.WINDOWLEAVE)
    assert len(scene.groups()) == still
    pilot.release()
    assert at_table(pilot) == [HUMAN, "manu", OFF, OFF]


def test_whoever_is_at_the_table_cannot_come_again(pilot: Pilot) -> None:
    pilot.click("bench/noe")
    assert widgets_of(pilot).widget("bench/noe").hint == "Noé is at the table."
    pilot.click("bench/noe")
    pilot.drag("bench/noe", "seat/3/bot")
    assert at_table(pilot) == [HUMAN, "manu", "noe", OFF]
    reach(pilot, "bench/noe")
    pilot.key(pygame.K_4)
    assert at_table(pilot) == [HUMAN, "manu", "noe", OFF]
    pilot.click("seat/2/off")
    pilot.click("bench/noe")
    assert at_table(pilot) == [HUMAN, "manu", "noe", OFF]


def test_nobody_comes_who_is_called_like_a_player(pilot: Pilot) -> None:
    pilot.click("seat/0/name")
    pilot.type("paco")
    assert widgets_of(pilot).widget("bench/paco").hint == "Somebody else is called Paco."
    pilot.click("bench/paco")
    assert at_table(pilot) == [HUMAN, "manu", OFF, OFF]


def test_the_seat_with_the_focus_is_meant(pilot: Pilot) -> None:
    pilot.click("seat/1/name")
    pilot.click("bench/ines")
    assert at_table(pilot) == [HUMAN, "ines", OFF, OFF]
    pilot.click("bench/pilar")
    assert at_table(pilot) == [HUMAN, "ines", "pilar", OFF]


def test_a_full_table_says_so(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot.click("button/fill")
    before = at_table(pilot)
    said: list[str] = []
    monkeypatch.setattr(pilot.app, "say", said.append)
    free = next(one.id for one in CHARACTERS if one.id not in before)
    pilot.click(f"bench/{free}")
    assert at_table(pilot) == before
    assert len(said) == 1
    pilot.drag(f"bench/{free}", "seat/3/bot")
    assert at_table(pilot) == [*before[:3], free]


@every_size
def test_keys_invite_to_the_first_free_seat_or_to_a_certain_one(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    pilot = Pilot(tmp_path, SetupScene, size=size)
    reach(pilot, "bench/ines")
    pilot.key(pygame.K_RETURN)
    assert at_table(pilot) == [HUMAN, "manu", "ines", OFF]
    focused = widgets_of(pilot).focused
    assert isinstance(focused, BenchFace), "the next one is an arrow away"
    assert focused.why_not
    reach(pilot, "bench/paco")
    pilot.key(pygame.K_4)
    assert at_table(pilot) == [HUMAN, "manu", "ines", "paco"]
    reach(pilot, "bench/pilar")
    pilot.key(pygame.K_2)
    assert at_table(pilot) == [HUMAN, "pilar", "ines", "paco"]


@every_size
def test_the_card_tells_who_it_is(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = Pilot(tmp_path, SetupScene, size=size)
    scene = setup_of(pilot)
    pilot.hover("bench/pilar")
    pilot.wait(0.6)
    tip = scene.groups()[-1]
    # Where the words are long for the card, they take from the picture.
    sides = range(scene.brush.px(60), scene.brush.px(88) + 1)
    pictures = [azulejo(scene.brush, PILAR.id, side) for side in sides]
    assert any(sprite.surface in pictures for sprite in tip.sprites)
    window = pygame.Rect(0, 0, *pilot.desk.size)
    assert all(window.contains(rect) for rect in tip.rects)
    names = ("bench/", "seat/", "starts/", "button/play")
    needed = [one for one in scene.widgets if one.name.startswith(names)]
    hidden = [
        one.name
        for one in needed
        if any(one.box.grown(-2).overlaps(Box(*rect)) for rect in tip.rects[1:])
    ]
    assert not hidden


@every_size
def test_a_long_card_keeps_its_side(tmp_path: Path, size: tuple[int, int]) -> None:
    """Whoever is told about at length has two lines, not a card over the faces or the frame."""
    pilot = Pilot(tmp_path, SetupScene, size=size)
    scene = setup_of(pilot)
    face = scene.widget("bench/nino")
    assert isinstance(face, BenchFace) and face.aside is not None
    pilot.hover("bench/nino")
    pilot.wait(0.6)
    tip = scene.groups()[-1]
    words = max(tip.rects[1:], key=lambda rect: (rect.w > 0, rect.w * rect.h))
    assert words.right <= face.box.x
    assert words.x >= face.aside.x - scene.brush.px(28)


def test_the_keyboard_sees_the_card_too(pilot: Pilot) -> None:
    scene = setup_of(pilot)
    before = len(scene.groups())
    reach(pilot, "bench/noe")
    groups = scene.groups()
    assert len(groups) == before + 1
    assert scene.groups()[-1] is groups[-1], "painted once"
    picture = azulejo(scene.brush, NOE.id, scene.brush.px(88))
    assert picture in [sprite.surface for sprite in groups[-1].sprites]


@pytest.mark.parametrize("scale", (150, 200))
@every_size
def test_on_a_page_that_scrolls(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    pilot = Pilot(tmp_path, SetupScene, size=size, settings=Settings(ui_scale=scale))
    for name in ("bench/ines", "bench/paco"):
        page_of(pilot).reveal(widgets_of(pilot).widget(name))
        pilot.frame()
        pilot.click(name)
    assert at_table(pilot) == [HUMAN, "manu", "ines", "paco"]
    page_of(pilot).reveal(widgets_of(pilot).widget("bench/pilar"))
    pilot.frame()
    seen = [name for name in pilot.targets() if name.startswith("seat/3/level/")]
    if seen:
        pilot.drag("bench/pilar", seen[-1])
        assert at_table(pilot) == [HUMAN, "manu", "ines", "pilar"]


def test_everybody_comes_as_who_they_are(pilot: Pilot) -> None:
    """Whatever sits there already, who is invited appears with the own face and name."""
    pilot.click("button/fill")
    for one in (PACO, INES, NOE, PILAR, *CHARACTERS):
        if not setup_of(pilot).choices.why_not_invited(one):
            pilot.drag(f"bench/{one.id}", "seat/2/colour")
            choices = setup_of(pilot).choices
            assert choices.character(2) is one
            assert choices.name(2) == one.name
