"""Nothing opens by itself over a lesson: who reads a step has not asked for anything else."""

from pathlib import Path

from tests.teaching.lessons import LESSONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.lesson.taking import lesson_of, opened

PAVILION = LESSONS["summer-pavilion-round"]
ENDED = 11
"""A step whose button lies over the opponent's board, which the next one lets be seen."""


def looks(pilot: Pilot) -> bool:
    """Whether a board has grown, or a place explains itself."""
    scene = lesson_of(pilot)
    shown, sitters = scene._flow.performance.shown, scene._view().sitters
    return bool(scene._looking.groups(shown, sitters)) or bool(scene.tip_groups())


def test_nothing_opens_where_a_button_was_pressed(tmp_path: Path) -> None:
    pilot = opened(tmp_path, PAVILION, at=ENDED - 2)
    for _ in range(4):
        pilot.click(lesson_of(pilot).overlay.buttons[-1].name)
        pilot.wait(3)
        assert not looks(pilot)


def test_it_opens_once_the_pointer_was_moved_there(tmp_path: Path) -> None:
    pilot = opened(tmp_path, PAVILION, at=0)
    mat = lesson_of(pilot)._picture.layout.boards[1].box
    at = round(mat.centre[0]), round(mat.bottom - 8)
    pilot.hover((5, 5))
    pilot.hover(at)
    pilot.wait(3)
    assert looks(pilot)


def test_it_hides_nothing_that_the_step_is_about(tmp_path: Path) -> None:
    pilot = opened(tmp_path, LESSONS["azul-round"], at=2)
    scene = lesson_of(pilot)
    mat = scene._picture.layout.boards[1].box
    pilot.hover((round(mat.x + 12), round(mat.bottom - 12)))
    pilot.wait(3)
    large = scene._looking.groups(scene._flow.performance.shown, scene._view().sitters)
    assert large
    assert not set(map(id, large)) & set(map(id, scene.groups()))
