"""A label gets smaller, then wraps, then gives way to a shorter one, and only then is cut."""

import pygame
import pytest

from azul_desktop.paths import bundled
from azul_desktop.ui.render.text import Align, Type
from azul_desktop.ui.render.tokens import WHITE, Face
from azul_desktop.ui.render.wrapping import LEADING, Lines, Room, arranged

HIGH = Room(100, 100)


def _measure(text: str, size: int) -> int:
    """Letters half as wide as they are high."""
    return len(text) * size // 2


@pytest.fixture(scope="module")
def type_() -> Type:
    pygame.font.init()
    return Type(bundled("assets") / "fonts")


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("ten letter", HIGH, Lines(20, ("ten letter",))),
        ("twelve lette", HIGH, Lines(16, ("twelve lette",))),
        ("fourteen at 14", HIGH, Lines(14, ("fourteen at 14",))),
        ("two even lines here", HIGH, Lines(20, ("two even", "lines here"))),
        ("two even lines here", Room(100, 30), Lines(14, ("two even", "lines here"))),
        ("two even lines here", Room(100, 29), None),
        ("oneword-that-never-breaks", HIGH, None),
        (
            "never breaks\N{NO-BREAK SPACE}here",
            Room(80, 100),
            Lines(14, ("never", "breaks\xa0here")),
        ),
        ("eleven tils · a wall", HIGH, Lines(18, ("eleven tils", "a wall"))),
        (
            "one more and one more, and",
            Room(70, 90),
            Lines(15, ("one more", "and one", "more, and")),
        ),
    ],
)
def test_words_take_as_many_lines_as_they_need(text: str, room: Room, lines: Lines | None) -> None:
    assert arranged(text, _measure, 20, room, 14) == lines


def test_parts_of_a_list_stay_whole_where_they_can() -> None:
    found = arranged("Azul · round 3 · Ann 7 – Ben 12", _measure, 20, Room(180, 60), 20)
    assert found == Lines(20, ("Azul · round 3", "Ann 7 – Ben 12"))
    found = arranged("Azul · round 3 and no more", _measure, 20, Room(140, 60), 20)
    assert found == Lines(20, ("Azul · round", "3 and no more")), "it is too wide to stay whole"


def test_a_shorter_text_is_used_before_one_is_cut(type_: Type) -> None:
    def shown(text: str, short: str) -> int:
        room = Room(60, 24)
        return type_.fitted(text, Face.TEXT, (20, 18), WHITE, room, "left", short).get_width()

    assert shown("Apprentice", "appr.") == type_.width("appr.", Face.TEXT, 20)
    assert shown("Master", "mast.") == type_.width("Master", Face.TEXT, 20)


def test_enlarged_words_wrap_before_they_become_small(type_: Type) -> None:
    room = Room(type_.width("Take all tiles", Face.TEXT, 20), 100)
    large = type_.fitted("Take all tiles", Face.TEXT, (30, 28, 18), WHITE, room)
    assert large.get_height() > 28 * LEADING + 28
    alone = type_.fitted("Take-all-tiles", Face.TEXT, (30, 28, 18), WHITE, room)
    assert alone.get_width() <= room.w


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_lines_stand_at_the_side_that_was_asked_for(type_: Type, align: Align) -> None:
    block = type_.block(("long line", "il"), Face.TEXT, 20, WHITE, align)
    lower = block.subsurface((0, block.get_height() // 2 + 4, block.get_width(), 16))
    ink = lower.get_bounding_rect()
    left, right = ink.left, block.get_width() - ink.right
    assert {"left": left < right, "centre": abs(left - right) <= 2, "right": right < left}[align]
