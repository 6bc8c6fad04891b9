"""The register of scenes: each name leads to its scene, and takes what that scene takes."""

import subprocess
import sys
from functools import partial
from pathlib import Path

from azul_desktop.library.filters import EVERYTHING
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scene_register import Asked, SceneRegister
from azul_desktop.ui.scenes.crash import CrashScene
from azul_desktop.ui.scenes.dialog import DialogScene
from azul_desktop.ui.scenes.first_question import FirstQuestionScene
from azul_desktop.ui.scenes.games.opening import scene_of_file
from azul_desktop.ui.scenes.games.scene import GamesScene
from azul_desktop.ui.scenes.help.scene import HelpScene
from azul_desktop.ui.scenes.learn.scene import LearnScene
from azul_desktop.ui.scenes.lesson.scene import LessonScene
from azul_desktop.ui.scenes.log import LogScene
from azul_desktop.ui.scenes.pause import PauseScene
from azul_desktop.ui.scenes.person import PersonScene
from azul_desktop.ui.scenes.register import register_scenes
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.setup.choices import quick_table
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.statistics.scene import StatisticsScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.scenes.watch.scene import WatchScene
from tests.games import KINDS
from tests.teaching.lessons import LESSONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import finished


def typed(desk: Desk) -> SceneRegister:
    """The same register without names: the types of all arguments are checked in it."""
    return SceneRegister(
        title=partial(TitleScene, desk),
        setup=partial(SetupScene, desk),
        quick_game=partial(quick_table, desk),
        first_question=partial(FirstQuestionScene, desk),
        table=lambda session: TableScene(desk, session),
        results=lambda session: ResultsScene(desk, session),
        games=lambda game, wanted: GamesScene(desk, game, wanted),
        statistics=partial(StatisticsScene, desk),
        learn=partial(LearnScene, desk),
        file=lambda file: scene_of_file(desk, file),
        settings=lambda session: SettingsScene(desk, session),
        help=partial(HelpScene, desk),
        pause=lambda session, kept: PauseScene(desk, session, kept),
        log=lambda session: LogScene(desk, session),
        watch=lambda session, at: WatchScene(desk, session, at),
        lesson=lambda lesson, learner, at: LessonScene(desk, lesson, learner, at),
        question=partial(DialogScene, desk),
        person=partial(PersonScene, desk),
        crash=lambda report: CrashScene(desk, report),
    )


def made(scenes: SceneRegister) -> dict[str, Scene]:
    """One scene of every entry."""
    session = finished(KINDS[0])
    found = {
        "title": scenes.title(),
        "setup": scenes.setup(),
        "quick_game": scenes.quick_game(),
        "first_question": scenes.first_question(),
        "table": scenes.table(session),
        "results": scenes.results(session),
        "games": scenes.games(None, EVERYTHING),
        "statistics": scenes.statistics(),
        "learn": scenes.learn(),
        "settings": scenes.settings(None),
        "help": scenes.help(session.record.edition.id, None),
        "pause": scenes.pause(session, True),
        "log": scenes.log(session),
        "watch": scenes.watch(session, 0),
        "lesson": scenes.lesson(LESSONS["azul-round"], None, 0),
        "question": scenes.question(lambda: Asked("?", "?", "-", "+"), lambda: None),
        "person": scenes.person(None, "blue", lambda _: None),
        "crash": scenes.crash(None),
    }
    assert scenes.file(Path("none.azul")) is None
    assert set(found) | {"file"} == set(scenes._fields)
    return found


def test_every_name_leads_to_its_scene(tmp_path: Path) -> None:
    desk = Pilot(tmp_path, TitleScene).app.desk
    by_name, by_type = made(register_scenes(desk)), made(typed(desk))
    assert {n: type(s) for n, s in by_name.items()} == {n: type(s) for n, s in by_type.items()}
    for scene in (*by_name.values(), *by_type.values()):
        scene.close()


def test_the_first_scene_does_not_wait_for_the_others() -> None:
    code = (
        "import sys, azul_desktop.ui.launch\n"
        "print(*(name for name in sys.modules if name.startswith('azul_desktop.ui.scenes.')))"
    )
    ended = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True)
    assert ended.stdout.decode().split() == ["azul_desktop.ui.scenes.register"]
