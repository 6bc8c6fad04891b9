"""Lessons taken in a window, as a person would."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from azul_desktop.core.moves import Move
from azul_desktop.geometry import Box
from azul_desktop.languages.speech import language, set_language
from azul_desktop.storage.settings import Settings
from azul_desktop.teaching.lesson import Lesson
from azul_desktop.ui.pilot import SIZE
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.lesson.scene import LessonScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.ui.pilot import Pilot
from tests.ui.player import make_move
from tools.locale.pseudo import speak_language

OFF = Settings(animation="off")


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Another language for a while; `xx` is the one that nobody speaks."""
    before = language()
    speak_language(code)
    try:
        yield
    finally:
        set_language(before)


def opened(
    home: Path,
    lesson: Lesson,
    *,
    at: int = 0,
    learner: int | None = None,
    size: tuple[int, int] = SIZE,
    settings: Settings = OFF,
    code: str = "en",
) -> Pilot:
    """A lesson over the title, in a language."""
    pilot = Pilot(home, TitleScene, size=size, settings=settings)
    speak_language(code)
    routes.over_lesson(pilot.desk, lesson, learner, at)
    pilot.settle()
    return pilot


def lesson_of(pilot: Pilot) -> LessonScene:
    assert isinstance(pilot.scene, LessonScene)
    return pilot.scene


def do_step(pilot: Pilot, *, drag: bool = True) -> None:
    """Do what the step asks for by hand, or go on from what it only tells."""
    scene = lesson_of(pilot)
    if scene.run.has_task:
        by_hand(pilot, scene.run.meant()[0], drag=drag)
    else:
        pilot.click("lesson/next")
    pilot.settle()


def by_hand(pilot: Pilot, move: Move, *, drag: bool = True) -> None:
    """Make a move with the mouse."""
    scene = lesson_of(pilot)
    make_move(pilot, scene.run.lesson.rules, scene.session.state, move, drag=drag)


def complete(pilot: Pilot, *, drag: bool = True) -> None:
    """Take the lesson to its end."""
    scene = lesson_of(pilot)
    for number in range(scene.run.at, len(scene.run.lesson.steps)):
        assert scene.run.at == number
        do_step(pilot, drag=drag)
    assert scene.run.is_done


def at_every_step(pilot: Pilot, lesson: Lesson) -> Iterator[LessonScene]:
    """The lesson at each of its steps and at its finish, laid out without being painted."""
    scene = LessonScene(pilot.desk, lesson, None)
    scene.arrange()
    try:
        for number in range(len(lesson.steps) + 1):
            until_it_speaks(pilot, scene)
            assert scene.run.at == number
            yield scene
            if not scene.run.is_done:
                scene.go_on()
    finally:
        scene.close()


def until_it_speaks(pilot: Pilot, scene: LessonScene) -> None:
    """Let time pass for a scene that is not on screen."""
    for _ in range(200):
        pilot.now += 0.05
        scene.update(pilot.now)
        if scene.overlay.speaks:
            return
    raise AssertionError("the lesson says nothing")


def spoken_of(scene: LessonScene) -> list[Box]:
    """What the step names, and what the hand covers."""
    return scene.overlay.clear(scene.table_widgets)


def faults(scene: LessonScene) -> list[str]:
    """What is wrong with where the plate stands, and with what is on it."""
    box, found = scene.overlay.box, []
    if box is None:
        return ["there is no plate"]
    window = pygame.Rect(0, 0, *scene.desk.size)
    plate = pygame.Rect(*box)
    if not window.contains(plate):
        found.append(f"the plate leaves the window: {plate}")
    if not scene.run.is_done:
        covered = [one for one in spoken_of(scene) if one.rounded().overlaps(box)]
        found += [f"the plate covers what is spoken of: {one}" for one in covered]
    found += [
        f"{button.name} leaves the plate"
        for button in scene.overlay.buttons
        if not plate.contains(pygame.Rect(*button.box))
    ]
    if not scene.overlay.fits:
        found.append("a word is longer than its line")
    return found
