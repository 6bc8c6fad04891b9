"""Pictures of learning: somebody new, somebody on the way, files of the user's."""

from collections.abc import Iterator
from functools import partial

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.edition import Edition
from azul_desktop.core.record import About
from azul_desktop.library.players import Player
from azul_desktop.ui.scenes import first_steps
from azul_desktop.ui.scenes.learn.scene import LearnScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.title import TitleScene
from tools.screenshots.camera import Camera
from tools.screenshots.games import finished_game
from tools.screenshots.library import stock
from tools.screenshots.shot import Shot

_COME = (99, 2, 1, 0)
"""How many lessons of each edition are done, in turn."""
_LEFT_AT = 3
"""The step at which one lesson waits."""


def shots(catalogue: Catalogue) -> Iterator[Shot]:
    """The page of lessons."""
    yield Shot("learn-new", _learn)
    yield Shot("first-question", _question)
    for edition in catalogue.one_of_each_family():
        yield Shot(f"results-{edition.family}-offer", partial(_offer, edition=edition))
    yield Shot("learn", partial(_learn, catalogue=catalogue), shown=True)


def _learn(camera: Camera, catalogue: Catalogue | None = None) -> None:
    """Of a guest who has done nothing yet, or of somebody who has."""
    desk = camera.desk
    learner = _come_far(camera, catalogue) if catalogue is not None else None
    desk.learner = learner.uid if learner is not None else ""
    camera.stage(LearnScene)
    camera.wait(0.3)


def _question(camera: Camera) -> None:
    """Over the title of somebody who has no games yet."""
    stock(camera.desk.library, (), 0)
    camera.stage(TitleScene)
    camera.desk.navigator.push(camera.desk.scenes.first_question())
    camera.wait(0.3)


def _offer(camera: Camera, edition: Edition) -> None:
    """Somebody has won twice against the same level."""
    desk = camera.desk
    stock(desk.library, (), 0)
    first_steps.answered(desk)
    session = finished_game(edition, 2)
    for _ in range(2):
        session.record.about = About()
        desk.library.games.add(session)
    camera.stage(lambda desk: ResultsScene(desk, session))
    camera.wait(0.3)


def _come_far(camera: Camera, catalogue: Catalogue) -> Player:
    people, progress = camera.desk.people, camera.desk.library.progress
    learner = next((one for one in people.all() if one.name == "Oksana"), None)
    learner = learner or people.add("Oksana", "azul-blue", "blue")
    for number, edition in enumerate(catalogue.editions):
        lessons = camera.desk.lessons.of(edition)
        done = lessons[: _COME[number % len(_COME)]]
        for lesson in done:
            progress.note(learner.id, lesson.id, len(lesson.steps), done=True)
        if len(done) == 1:
            progress.note(learner.id, lessons[1].id, _LEFT_AT, done=False)
    return learner
