"""The question before the first quick game: who is new learns, who is not plays at once."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.bots.levels import LEVELS, USUAL
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes import first_steps, routes
from azul_desktop.ui.scenes.first_question import Answer, FirstQuestionScene
from azul_desktop.ui.scenes.lesson.scene import LessonScene
from azul_desktop.ui.scenes.setup.choices import quick_setup
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import SIZES, check_looks
from tests.ui.scenes.pages import cut_texts, lost_to_arrows, widgets_of
from tools.locale.pseudo import PSEUDO, speak_language


def asked(
    home: Path, size: tuple[int, int] = (1920, 1080), settings: Settings | None = None
) -> Pilot:
    pilot = Pilot(home, TitleScene, size=size, settings=settings)
    routes.quick_game(pilot.app.desk)
    assert isinstance(pilot.scene, FirstQuestionScene)
    return pilot


def bots(pilot: Pilot) -> list[str]:
    return [seat.kind for seat in quick_setup(pilot.app.desk).seats if seat.kind != "human"]


def table_of(pilot: Pilot) -> Session:
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene.session


def test_who_is_new_gets_the_first_lesson_and_meets_novices_then(tmp_path: Path) -> None:
    pilot = asked(tmp_path)
    pilot.click("button/new-to-it")
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    edition = quick_setup(pilot.app.desk).edition
    assert (scene.run.lesson.edition, scene.run.lesson.order) == (edition, 1)
    assert bots(pilot) == [LEVELS[0].id]
    pilot.app.pop()
    assert isinstance(pilot.scene, TitleScene)
    pilot.click("button/quick")
    assert [seat.kind for seat in table_of(pilot).record.seats] == ["human", LEVELS[0].id]
    pilot.close()


def test_who_knows_it_plays_at_once(tmp_path: Path) -> None:
    pilot = asked(tmp_path)
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_RETURN)
    assert [seat.kind for seat in table_of(pilot).record.seats] == ["human", USUAL.id]
    pilot.close()


@pytest.mark.parametrize("answer", ["new-to-it", "know-it"])
def test_it_is_asked_once(tmp_path: Path, answer: str) -> None:
    pilot = asked(tmp_path)
    pilot.click(f"button/{answer}")
    routes.to_title(pilot.app.desk)
    pilot.click("button/quick")
    table_of(pilot)
    pilot.close()


def test_no_answer_leaves_it_open(tmp_path: Path) -> None:
    pilot = asked(tmp_path)
    pilot.key(pygame.K_ESCAPE)
    assert isinstance(pilot.scene, TitleScene)
    assert first_steps.is_first_time(pilot.app.desk)
    pilot.close()


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_its_place(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    pilot = asked(tmp_path, size, Settings(ui_scale=scale, animation="off"))
    check_looks(pilot)
    assert not lost_to_arrows(widgets_of(pilot))
    pilot.close()


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_long_words_stay_on_their_card(
    tmp_path: Path, size: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = asked(tmp_path, size, Settings(ui_scale=scale, animation="off"))
    scene = pilot.scene
    assert isinstance(scene, FirstQuestionScene)
    speak_language(PSEUDO)
    scene.arrange()
    with cut_texts(monkeypatch) as cut:
        for answer in scene.widgets:
            assert isinstance(answer, Answer)
            answer.focused = False
            note = answer.paint(scene.brush)[-1]
            ink = note.surface.get_bounding_rect().move(note.x, note.y)
            assert pygame.Rect(*answer.box).contains(ink), answer.note
    assert not cut
    pilot.close()
