"""Pictures of lessons: a step that tells, one with a task, an answer, the end."""

from collections.abc import Iterator
from functools import partial

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.ui.scenes.lesson.scene import LessonScene
from tools.screenshots.camera import Camera
from tools.screenshots.games import PERSON
from tools.screenshots.shot import Shot

_ANSWERED = 0.2


def shots(catalogue: Catalogue) -> Iterator[Shot]:
    """The first lesson of one edition of each family."""
    families = catalogue.one_of_each_family()
    for edition in families:
        shown = edition is families[0]
        for name, take in (("told", _told), ("task", _task), ("answer", _answer), ("end", _end)):
            picture = partial(take, edition=edition.id)
            yield Shot(f"lesson-{edition.family}-{name}", picture, shown and name == "task")


def _first(camera: Camera, edition: str) -> Lesson:
    return camera.desk.lessons.of(edition)[0]


def _take(camera: Camera, lesson: Lesson, at: int) -> LessonScene:
    people = camera.desk.people
    learner = next((one for one in people.all() if one.name == PERSON), None)
    learner = learner or people.add(PERSON, "azul-blue", "blue")
    scene = LessonScene(camera.desk, lesson, learner.id, at)
    camera.stage(lambda _: scene)
    camera.settle()
    return scene


def _tasks(lesson: Lesson) -> list[int]:
    """The steps that ask for a move."""
    return [number for number, step in enumerate(lesson.steps) if step.meant is not None]


def _told(camera: Camera, edition: str) -> None:
    """The first step."""
    _take(camera, _first(camera, edition), 0)


def _task(camera: Camera, edition: str) -> None:
    """A step that asks for a move, in the middle of the lesson."""
    lesson = _first(camera, edition)
    _take(camera, lesson, _tasks(lesson)[1])


def _answer(camera: Camera, edition: str) -> None:
    """A move that was not meant, with its answer."""
    lesson = _first(camera, edition)
    scene = _take(camera, lesson, _tasks(lesson)[1])
    legal, meant = lesson.rules.legal_moves(scene.session.state), scene.run.meant()
    scene.make(next(move for move in reversed(legal) if move not in meant))
    camera.wait(_ANSWERED)


def _end(camera: Camera, edition: str) -> None:
    """All steps were taken."""
    lesson = _first(camera, edition)
    _take(camera, lesson, len(lesson.steps))
