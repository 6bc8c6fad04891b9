"""Pictures of learning: somebody new, somebody on the way, files of the user's."""

from collections.abc import Iterator
from functools import partial

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.library.players import Player
from azul_desktop.ui.scenes.learn.scene import LearnScene
from tools.screenshots.camera import Camera
from tools.screenshots.shot import Shot

_COME = (99, 2, 1, 0)
"""How many lessons of each edition are done, in turn."""
_LEFT_AT = 3
"""The step at which one lesson waits."""


def shots(catalogue: Catalogue) -> Iterator[Shot]:
    """The page of lessons."""
    yield Shot("learn-new", _learn)
    yield Shot("learn", partial(_learn, catalogue=catalogue), shown=True)


def _learn(camera: Camera, catalogue: Catalogue | None = None) -> None:
    """Of a guest who has done nothing yet, or of somebody who has."""
    desk = camera.desk
    learner = _come_far(camera, catalogue) if catalogue is not None else None
    desk.learner = learner.uid if learner is not None else ""
    camera.stage(LearnScene)
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
