"""The people that the window knows, be they kept or refused by the library."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.library.library import Library
from azul_desktop.library.store import Store
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.people import People, shown_name
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.ornaments import ORNAMENTS, ornament, ornament_of
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scenes.log import LogScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.table.paint import heads
from tests.games import KINDS
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import begun, finished


@pytest.fixture
def library() -> Library:
    return Library(Store.in_memory())


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def people(library: Library, said: list[str]) -> People:
    return People(library, said.append)


def refuse(library: Library) -> None:
    """From now on nothing can be written."""
    library.store.connection.execute("PRAGMA query_only = ON")


def test_people_are_kept_in_the_library(people: People, library: Library, said: list[str]) -> None:
    ann = people.add("Ann", "azul-red", "blue")
    assert people.all() == library.players.all() == [ann]
    anna = people.change(ann, "Anna", "azul-red", "wine")
    assert people.find(ann.uid) == anna
    people.remove(anna)
    assert people.all() == []
    assert said == []


def test_where_the_library_refuses_people_are_there_for_now(
    people: People, library: Library, said: list[str]
) -> None:
    bob, cleo = people.add("Bob", "", "green"), people.add("Cleo", "", "")
    refuse(library)
    ann = people.add("Ann", "azul-red", "blue")
    assert [one.name for one in people.all()] == ["Ann", "Cleo", "Bob"]
    anna = people.change(ann, "Anna", "azul-blue", "blue")
    bobby = people.change(bob, "Bobby", "azul-white", "green")
    people.remove(cleo)
    assert people.all() == [anna, bobby]
    assert people.find(bob.uid) == bobby
    assert people.find(cleo.uid) is None
    assert people.ornament(Seat("Anna", profile=ann.uid)) == "azul-blue"
    assert said
    assert "readonly" in said[0]


def test_an_unreadable_library_has_nobody_and_says_so(
    people: People, library: Library, said: list[str]
) -> None:
    ann = people.add("Ann", "", "")
    library.store.connection.execute("DROP TABLE seats")
    library.store.connection.execute("DROP TABLE players")
    assert people.all() == []
    assert people.tallies() == {}
    assert people.find(ann.uid) is None
    assert "cannot be read" in said[0]


def test_a_seat_has_the_ornament_of_its_person_only(people: People) -> None:
    ann, bob = people.add("Ann", "pavilion-red", ""), people.add("Bob", "no such thing", "")
    assert people.ornament(Seat("Ann", HUMAN, profile=ann.uid)) == "pavilion-red"
    assert people.ornament(Seat("Bob", HUMAN, profile=bob.uid)) == ornament_of("", bob.uid)
    assert people.ornament(Seat("Ann", HUMAN)) == ""
    assert people.ornament(Seat("Ann", "novice", profile=ann.uid)) == ""
    assert people.ornament(Seat("Gone", HUMAN, profile="0" * 32)) == ""
    people.change(ann, "Ann", "azul-blue", "")
    assert people.ornament(Seat("Ann", HUMAN, profile=ann.uid)) == "azul-blue"


def test_sixteen_people_have_sixteen_ornaments(people: People) -> None:
    for n in range(16):
        people.add(f"Nr {n}", people.free_ornament(), "")
    assert {one.avatar for one in people.all()} == set(ORNAMENTS)


def test_damaged_rows_and_a_multitude_are_bearable(people: People, library: Library) -> None:
    rows = [(f"{n:032x}", f"Person {n}", "?", "?", "") for n in range(10_000)]
    rows += [("no id", "Nobody", "", "", "9999"), ("f" * 32, "", "\x00", "\x00", "9999")]
    library.store.connection.executemany(
        "INSERT INTO players (uid, name, avatar, colour, created) VALUES (?, ?, ?, ?, ?)", rows
    )
    found = people.all()
    assert len(found) < 400
    assert "no id" not in {one.uid for one in found}
    assert shown_name(found[0]) == "Without a name"
    assert people.free_ornament() in ORNAMENTS


def test_a_read_only_file_still_has_its_people(tmp_path: Path) -> None:
    file = tmp_path / "library.sqlite3"
    writer = Library(Store.of_file(file))
    writer.players.add("Ann")
    writer.close()
    store = Store.of_file(file)
    store.connection.execute("PRAGMA query_only = ON")
    people = People(Library(store), lambda _: None)
    people.add("Bob", "", "")
    assert [one.name for one in people.all()] == ["Bob", "Ann"]
    with pytest.raises(sqlite3.Error):
        store.connection.execute("DELETE FROM players")
    store.close()


def test_table_log_and_results_show_the_medallions_of_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = Pilot(tmp_path, TitleScene, settings=Settings(animation="off"))
    desk = pilot.app.desk
    ann = desk.people.add("Ann", "pavilion-red", "wine")
    shown: list[str] = []

    def watched(brush: Brush, name: str, *rest: object) -> pygame.Surface:
        shown.append(name)
        return ornament(brush, name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(heads, "ornament", watched)
    running, over = begun(KINDS[0], 10), finished(KINDS[0])
    for session in (running, over):
        seat = Seat("Ann", HUMAN, "wine", named=True, profile=ann.uid)
        session.record.seats = (seat, *session.record.seats[1:])
    made: tuple[Callable[[Desk], Scene], ...] = (
        lambda desk: TableScene(desk, running),
        lambda desk: LogScene(desk, running),
        lambda desk: ResultsScene(desk, over),
    )
    for make in made:
        shown.clear()
        pilot.show(make)
        pilot.wait(0.5)
        assert set(shown) == {"pavilion-red"}
    pilot.close()
