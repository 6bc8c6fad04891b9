"""Learn: lessons of all editions, never locked; progress by player; files that are no lessons."""

import shutil
import sqlite3
from pathlib import Path

import pygame
import pytest

from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.paths import bundled
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.learn.lesson_row import LessonRow
from azul_desktop.ui.scenes.learn.scene import LearnScene
from azul_desktop.ui.scenes.lesson.scene import LessonScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.widgets.button import Button
from tests.games import EDITIONS
from tests.teaching.lessons import LESSONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES, check_looks
from tests.ui.scenes.pages import lost_to_arrows, page_of, push, widgets_of

MINE = """
format: 1
id: mine
edition: {edition}
order: 8
minutes: 1
title: {{en: Two of a kind, uk: Дві однакові}}
about: A lesson of my own.
seed: 63
steps:
  - {{heading: Look, text: Look around.}}
"""


def learn(
    home: Path, size: tuple[int, int] = (1920, 1080), catalogue: Catalogue | None = None,
    scale: int = 100,
) -> Pilot:  # fmt: skip
    settings = Settings(animation="off", ui_scale=scale)
    return Pilot(home, LearnScene, size=size, settings=settings, catalogue=catalogue)


def scene_of(pilot: Pilot) -> LearnScene:
    assert isinstance(pilot.scene, LearnScene)
    return pilot.scene


def buttons(pilot: Pilot) -> dict[str, Button]:
    return {one.name: one for one in scene_of(pilot).widgets if isinstance(one, Button)}


def primary(pilot: Pilot) -> list[str]:
    return [name for name, one in buttons(pilot).items() if one.kind == "primary"]


def row(pilot: Pilot, lesson: str) -> LessonRow:
    found = scene_of(pilot).widget(f"lesson/{lesson}")
    assert isinstance(found, LessonRow)
    return found


def taken(pilot: Pilot) -> tuple[str, int]:
    """The lesson that was begun, and at which step."""
    assert isinstance(pilot.scene, LessonScene)
    return pilot.scene.run.lesson.id, pilot.scene.run.at


def of(edition: str) -> list[str]:
    lessons = [one for one in LESSONS.values() if one.edition == edition]
    return [one.id for one in sorted(lessons, key=lambda one: one.order)]


FIRST, SECOND = list(EDITIONS)[:2]


def note(pilot: Pilot, lesson: str, step: int, *, done: bool, player: int | None = None) -> None:
    pilot.app.desk.library.progress.note(player, lesson, step, done=done)


def shown_again(pilot: Pilot) -> None:
    scene_of(pilot).enter()


def test_every_lesson_of_every_edition_can_be_taken_at_once(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    names = [name for name in buttons(pilot) if name.startswith("lesson/")]
    assert names == [f"lesson/{lesson}" for edition in EDITIONS for lesson in of(edition)]
    assert all(buttons(pilot)[name].enabled for name in names)
    last = of(SECOND)[-1]
    pilot.click(f"lesson/{last}")
    assert taken(pilot) == (last, 0)
    pilot.close()


def test_somebody_new_begins_with_the_first_lesson_of_all(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    assert primary(pilot) == [f"lessons/{FIRST}"]
    assert {buttons(pilot)[f"lessons/{one}"].label for one in EDITIONS} == {"Begin"}
    pilot.key(pygame.K_RETURN)
    assert taken(pilot) == (of(FIRST)[0], 0)
    pilot.close()


def test_it_goes_on_where_somebody_left(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    first, second = of(SECOND)[:2]
    note(pilot, first, 9, done=True)
    note(pilot, second, 2, done=False)
    shown_again(pilot)
    assert primary(pilot) == [f"lessons/{SECOND}"]
    assert buttons(pilot)[f"lessons/{SECOND}"].label == "Continue"
    assert row(pilot, first).state.done
    assert row(pilot, second).state.is_next
    pilot.click(f"lessons/{SECOND}")
    assert taken(pilot) == (second, 2)
    pilot.close()


def test_after_the_last_lesson_of_an_edition_the_next_one_begins(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    for lesson in of(FIRST):
        note(pilot, lesson, 3, done=True)
    shown_again(pilot)
    assert primary(pilot) == [f"lessons/{SECOND}"]
    assert buttons(pilot)[f"lessons/{FIRST}"].label == "Again"
    for lesson in LESSONS:
        note(pilot, lesson, 0, done=True)
    shown_again(pilot)
    assert primary(pilot) == []
    pilot.click(f"lessons/{FIRST}")
    assert taken(pilot) == (of(FIRST)[0], 0)
    pilot.close()


def test_a_lesson_that_is_taken_again_stays_done(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    lesson = of(FIRST)[0]
    note(pilot, lesson, 3, done=True)
    note(pilot, lesson, 2, done=False)
    shown_again(pilot)
    state = row(pilot, lesson).state
    assert state.done
    assert state.share == 2 / len(LESSONS[lesson].steps)
    pilot.click(f"lesson/{lesson}")
    assert taken(pilot) == (lesson, 2)
    pilot.close()


def test_everybody_has_progress_of_their_own(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    desk, lesson = pilot.app.desk, of(FIRST)[0]
    ann = desk.people.add("Ann", "azul-blue", "blue")
    note(pilot, lesson, 5, done=True, player=ann.id)
    scene_of(pilot).choose(ann)
    assert row(pilot, lesson).state.done
    scene_of(pilot).choose(None)
    assert not row(pilot, lesson).state.done
    scene_of(pilot).choose(ann)
    pilot.app.go(LearnScene(desk))
    assert row(pilot, lesson).state.done
    pilot.close()


def test_somebody_can_be_chosen_with_the_keyboard(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    pilot.app.desk.people.add("Ann", "azul-blue", "blue")
    shown_again(pilot)
    push(pilot, "filter/profile")
    pilot.key(pygame.K_UP)
    pilot.key(pygame.K_RETURN)
    assert buttons(pilot)["filter/profile"].label == "Ann"
    pilot.close()


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_its_rules(tmp_path: Path, edition: str) -> None:
    pilot = learn(tmp_path)
    pilot.click(f"rules/{edition}")
    assert isinstance(pilot.scene, HelpScene)
    assert pilot.scene.edition.id == edition
    pilot.key(pygame.K_ESCAPE)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TitleScene)
    pilot.close()


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE progress SET step = -5",
        "UPDATE progress SET step = 99999999",
        "UPDATE progress SET step = 'x', done = 'y'",
        "UPDATE progress SET lesson = 'nobody-knows-it'",
        "UPDATE progress SET lesson = x'ff00', changed = 7",
        "DELETE FROM progress",
    ],
)
def test_damaged_progress_is_harmless(tmp_path: Path, damage: str) -> None:
    pilot = learn(tmp_path)
    for number, lesson in enumerate(LESSONS):
        note(pilot, lesson, 2, done=number % 2 == 0)
    with pilot.app.desk.library.store.transaction() as connection:
        try:
            connection.execute(damage)
        except sqlite3.IntegrityError:
            connection.execute(damage + " WHERE id = 1")
    shown_again(pilot)
    check_looks(pilot)
    pilot.key(pygame.K_RETURN)
    lesson, at = taken(pilot)
    assert 0 <= at < len(LESSONS[lesson].steps)
    pilot.close()


def test_a_library_that_cannot_be_read_shows_lessons_all_the_same(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    with pilot.app.desk.library.store.transaction() as connection:
        connection.execute("DROP TABLE progress")
    shown_again(pilot)
    assert primary(pilot) == [f"lessons/{FIRST}"]
    pilot.close()


class TestOwnFiles:
    def test_lessons_of_ones_own_are_in_the_list(self, tmp_path: Path) -> None:
        (tmp_path / "lessons").mkdir()
        (tmp_path / "lessons" / "mine.yaml").write_text(MINE.format(edition=SECOND))
        pilot = learn(tmp_path)
        assert row(pilot, "mine").label == "Two of a kind"
        pilot.click("lesson/mine")
        assert taken(pilot) == ("mine", 0)
        pilot.close()

    def test_what_is_wrong_with_a_file_is_told_with_its_name(self, tmp_path: Path) -> None:
        (tmp_path / "lessons").mkdir()
        (tmp_path / "lessons" / "broken.yaml").write_text("format: 1\nid: broken\n")
        (tmp_path / "lessons" / "binary.yaml").write_bytes(b"\xff\xfe\x00" * 40)
        pilot = learn(tmp_path)
        told = {n: one for n, one in buttons(pilot).items() if n.startswith("broken/")}
        assert {one.label for one in told.values()} == {"broken.yaml", "binary.yaml"}
        assert "edition" in told["broken/broken"].hint
        check_looks(pilot)
        pilot.close()

    def test_a_folder_full_of_broken_files_is_no_flood(self, tmp_path: Path) -> None:
        (tmp_path / "lessons").mkdir()
        for number in range(60):
            (tmp_path / "lessons" / f"b{number}.yaml").write_text("format: 1\n")
        pilot = learn(tmp_path)
        assert len([name for name in buttons(pilot) if name.startswith("broken/")]) == 24
        pilot.close()

    @pytest.mark.parametrize("count", [1, 2, 6, 11])
    @pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)], ids=str)
    def test_any_number_of_editions(
        self, tmp_path: Path, count: int, size: tuple[int, int]
    ) -> None:
        source = bundled("editions") / f"{FIRST}.yaml"
        files = edition_files(bundled("editions"))[:count]
        for number in range(count - len(files)):
            own = tmp_path / f"own-{number}.yaml"
            shutil.copy(source, own)
            text = own.read_text().replace(f"id: {FIRST}\n", f"id: own-{number}\n", 1)
            own.write_text(text)
            files.append(own)
        catalogue = Catalogue(files)
        assert len(catalogue.editions) == count
        (tmp_path / "lessons").mkdir()
        last = list(catalogue.editions)[-1]
        (tmp_path / "lessons" / "mine.yaml").write_text(MINE.format(edition=last))
        pilot = learn(tmp_path, size, catalogue)
        assert {f"rules/{one}" for one in catalogue.editions} <= set(buttons(pilot))
        assert row(pilot, "mine").box.bottom <= buttons(pilot)[f"lessons/{last}"].box.y
        assert not lost_to_arrows(widgets_of(pilot))
        pilot.close()


@pytest.mark.parametrize("scale", [75, 100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_its_place(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    pilot = learn(tmp_path, size, scale=scale)
    for lesson in of(FIRST):
        note(pilot, lesson, 0, done=True)
    note(pilot, of(SECOND)[1], 2, done=False)
    shown_again(pilot)
    check_looks(pilot)
    assert not lost_to_arrows(widgets_of(pilot))
    heights = [one.box.h / page_of(pilot).brush.unit for one in widgets_of(pilot).widgets]
    assert min(heights) >= 44
    pilot.close()


def test_nothing_is_painted_anew_while_nothing_changes(tmp_path: Path) -> None:
    pilot = learn(tmp_path)
    assert [id(one) for one in pilot.scene.groups()] == [id(one) for one in pilot.scene.groups()]
    pilot.close()
