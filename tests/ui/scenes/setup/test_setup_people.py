"""People at the seats of a new game: chosen from a list, made in a moment, remembered by id."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.library.players import Player
from azul_desktop.session.session import Session
from azul_desktop.ui.people import People
from azul_desktop.ui.scenes.person import PersonScene
from azul_desktop.ui.scenes.setup.choices import quick_setup
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.widgets.button import Button
from azul_desktop.ui.widgets.dropdown import DropDown
from azul_desktop.ui.widgets.field import Field
from tests.ui.pilot import Pilot
from tests.ui.scenes.pages import SIZES, check_layout, push, reach, widgets_of

NAMES = ("Ann", "Bob", "Cleo")


class Window:
    """The new-game screen of a library with three people; Cleo is listed first."""

    def __init__(self, home: Path, size: tuple[int, int] = (1920, 1080)) -> None:
        self.pilot = Pilot(home, SetupScene, size=size)
        if not self.people.all():
            self.ann, self.bob, self.cleo = (
                self.people.add(name, "", colour)
                for name, colour in zip(NAMES, ("green", "wine", ""), strict=True)
            )
        self.anew()

    @property
    def people(self) -> People:
        return self.pilot.app.desk.people

    def anew(self) -> None:
        """Leave the screen, which keeps the choices, and come back."""
        self.pilot.show(TitleScene)
        self.pilot.show(SetupScene)

    @property
    def scene(self) -> SetupScene:
        assert isinstance(self.pilot.scene, SetupScene)
        return self.pilot.scene

    def choose(self, row: int, person: Player) -> None:
        self.pilot.click(f"seat/{row}/profile")
        self.pilot.click(f"seat/{row}/profile/{person.uid}")

    def label(self, row: int) -> str:
        drop = self.scene.widget(f"seat/{row}/profile")
        assert isinstance(drop, DropDown)
        return drop.label

    @property
    def names(self) -> set[str]:
        return {target.name for target in self.pilot.scene.targets()}


@pytest.fixture
def window(tmp_path: Path) -> Window:
    return Window(tmp_path)


def test_nobody_has_to_be_anybody(window: Window, played: list[Session]) -> None:
    assert window.label(0) == "Guest"
    window.pilot.click("seat/0/name")
    window.pilot.type("Olena")
    window.pilot.click("button/play")
    assert played[0].record.seats[0] == Seat("Olena", HUMAN, "blue", named=True)


def test_a_person_brings_name_colour_and_id(window: Window, played: list[Session]) -> None:
    window.choose(0, window.ann)
    assert window.label(0) == "Ann"
    assert "seat/0/name" not in window.names
    window.pilot.click("button/play")
    seat = Seat("Ann", HUMAN, "green", named=True, profile=window.ann.uid)
    assert played[0].record.seats[0] == seat


def test_a_colour_that_somebody_chose_is_left_to_them(window: Window) -> None:
    scene = window.scene
    scene.choices.seat(1, colour="green")
    window.choose(0, window.ann)
    assert scene.choices.seats[0].colour == ""
    scene.choices.seat(0, colour="lilac")
    window.choose(0, window.cleo)
    assert scene.choices.seats[0].colour == "lilac"


def test_who_plays_already_cannot_be_chosen_twice(window: Window) -> None:
    window.choose(0, window.ann)
    window.pilot.click("seat/1/human")
    window.pilot.click("seat/1/profile")
    locked = window.pilot.target(f"seat/1/profile/{window.ann.uid}")
    assert not locked.legal
    window.pilot.click(f"seat/1/profile/{window.ann.uid}")
    window.pilot.click(f"seat/1/profile/{window.bob.uid}")
    assert (window.label(0), window.label(1)) == ("Ann", "Bob")


def test_who_comes_back_to_a_seat_is_a_guest_where_another_seat_has_them(window: Window) -> None:
    window.choose(0, window.ann)
    window.pilot.click("seat/0/bot")
    window.pilot.click("seat/1/human")
    window.choose(1, window.ann)
    window.pilot.click("seat/0/human")
    assert (window.label(0), window.label(1)) == ("Guest", "Ann")


def test_a_guest_can_take_the_seat_back(window: Window, played: list[Session]) -> None:
    window.choose(0, window.ann)
    window.pilot.click("seat/0/profile")
    window.pilot.click("seat/0/profile/guest")
    window.pilot.click("button/play")
    assert (played[0].record.seats[0].profile, played[0].record.seats[0].named) == ("", False)


def test_all_with_the_keyboard(window: Window, played: list[Session]) -> None:
    reach(window.pilot, "seat/0/profile")
    window.pilot.key(pygame.K_RETURN)
    window.pilot.type("bo")
    window.pilot.key(pygame.K_RETURN)
    assert window.label(0) == "Bob"
    assert widgets_of(window.pilot).focused is window.scene.widget("seat/0/profile")
    window.pilot.key(pygame.K_RETURN)
    window.pilot.key(pygame.K_END)
    window.pilot.key(pygame.K_LEFT)
    window.pilot.key(pygame.K_RETURN)  # New person
    assert isinstance(window.pilot.scene, PersonScene)
    window.pilot.type("Dana")
    push(window.pilot, "ornament/pavilion-green")
    push(window.pilot, "colour/lilac")
    reach(window.pilot, "name")
    window.pilot.key(pygame.K_RETURN)
    assert window.label(0) == "Dana"
    reach(window.pilot, "button/play")
    window.pilot.key(pygame.K_RETURN)
    seat = played[0].record.seats[0]
    dana = window.people.find(seat.profile)
    assert dana is not None
    assert (dana.name, dana.avatar, dana.colour) == ("Dana", "pavilion-green", "lilac")
    assert (seat.name, seat.colour) == ("Dana", "lilac")


def test_somebody_without_a_name_is_not_added(window: Window) -> None:
    window.pilot.click("seat/0/profile")
    window.pilot.click("seat/0/profile/new")
    save = widgets_of(window.pilot).widget("button/save")
    assert isinstance(save, Button)
    assert not save.enabled
    window.pilot.type("   ")
    window.pilot.key(pygame.K_RETURN)
    assert isinstance(window.pilot.scene, PersonScene)
    window.pilot.key(pygame.K_ESCAPE)
    assert len(window.people.all()) == 3
    assert window.label(0) == "Guest"


def test_a_person_can_be_renamed_and_removed(window: Window) -> None:
    window.choose(0, window.ann)
    window.pilot.click("seat/0/profile")
    window.pilot.click("seat/0/profile/edit")
    field = widgets_of(window.pilot).widget("name")
    assert isinstance(field, Field)
    assert field.text == "Ann"
    window.pilot.type("a")
    window.pilot.click("button/save")
    assert window.label(0) == "Anna"
    window.pilot.click("seat/0/profile")
    window.pilot.click("seat/0/profile/edit")
    window.pilot.click("button/remove")
    window.pilot.click("button/stay")
    assert isinstance(window.pilot.scene, PersonScene)
    window.pilot.click("button/remove")
    window.pilot.click("button/confirm")
    assert window.label(0) == "Guest"
    assert window.people.find(window.ann.uid) is None


def test_the_last_choice_is_remembered_by_id(window: Window, tmp_path: Path) -> None:
    window.choose(0, window.ann)
    window.people.change(window.ann, "Annette", "", "green")
    window.anew()
    assert window.label(0) == "Annette"
    seat = quick_setup(window.pilot.app.desk).seats[0]
    assert (seat.name, seat.profile) == ("Annette", window.ann.uid)
    window.people.remove(window.ann)
    window.anew()
    assert window.label(0) == "Guest"
    assert quick_setup(window.pilot.app.desk).seats[0].profile == ""
    assert "Annette" not in (tmp_path / "last-setup.json").read_text()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut_with_people_and_with_the_sheet(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    window = Window(tmp_path, size)
    window.choose(0, window.ann)
    window.pilot.click("seat/2/human")
    check_layout(window.pilot)
    window.pilot.click("seat/0/profile")
    shown = [target for target in window.pilot.scene.targets() if "/profile/" in target.name]
    assert len(shown) >= 6
    for target in shown:
        assert target.box.x >= 0 and target.box.right <= size[0]
        assert target.box.y >= 0 and target.box.bottom <= size[1]
    window.pilot.click("seat/0/profile/edit")
    check_layout(window.pilot)


def test_a_multitude_of_damaged_people_breaks_nothing(tmp_path: Path) -> None:
    window = Window(tmp_path)
    rows = [
        (f"{n:032x}", name, "?" * 400, "\x00", "9")
        for n, name in enumerate(
            [*(f"P{n}" for n in range(10_000)), "", "\u202e\u2067evil", "x" * 10_000, "\x00\x1b"]
        )
    ]
    window.pilot.app.desk.library.store.connection.executemany(
        "INSERT INTO players (uid, name, avatar, colour, created) VALUES (?, ?, ?, ?, ?)", rows
    )
    window.anew()
    damaged = window.scene.choices.people[:4]
    assert [person.name[:5] for person in damaged] == ["", "xxxxx", "evil", ""]
    for person in damaged:
        window.scene.choices.seat_person(0, person)
        window.scene.arrange()
        window.pilot.frame()
    window.pilot.click("seat/0/profile")
    window.pilot.key(pygame.K_END)
    window.pilot.post(pygame.MOUSEWHEEL, x=0, y=3, precise_x=0.0, precise_y=3.0)
    window.pilot.frame()
    window.pilot.click("seat/0/profile/edit")
    assert isinstance(window.pilot.scene, PersonScene)


def test_people_can_be_made_where_nothing_is_kept(tmp_path: Path) -> None:
    window = Window(tmp_path)
    window.pilot.app.desk.library.store.connection.execute("PRAGMA query_only = ON")
    window.pilot.click("seat/0/profile")
    window.pilot.click("seat/0/profile/new")
    window.pilot.type("Eve")
    window.pilot.click("button/save")
    assert window.label(0) == "Eve"
    window.pilot.app.desk.library.store.connection.execute("PRAGMA query_only = OFF")
