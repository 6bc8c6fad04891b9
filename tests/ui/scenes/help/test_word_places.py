"""Where words stand in a paragraph: exactly where the font has put them."""

import pygame
import pytest

from azul_desktop.paths import bundled
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import Face
from azul_desktop.ui.scenes.help.word_places import Lettered, lines_of, word_box

TEXT = (
    "Take all tiles of one colour from one disc. What is left on the disc slides to the centre. "
    "Що не має місця, або що ти кидаєш туди, падає на підлогу зліва направо й коштує очок."
)
INK = (0, 0, 0)


@pytest.fixture
def letters() -> Type:
    pygame.font.init()
    return Type(bundled("assets") / "fonts")


@pytest.mark.parametrize("size", [19, 25, 33, 50])
@pytest.mark.parametrize("width", [230, 301, 402, 517, 900])
def test_lines_are_those_of_the_font(letters: Type, size: int, width: int) -> None:
    set_ = Lettered(TEXT, Face.TEXT, size, width)
    lines = lines_of(letters, set_)
    picture = letters.paragraph(TEXT, Face.TEXT, size, INK, width)
    pitch = letters.font(Face.TEXT, size).get_linesize()
    for number, (start, end) in enumerate(lines):
        alone = letters.line(TEXT[start:end], Face.TEXT, size, INK)
        inked = alone.get_bounding_rect()
        here = picture.subsurface((0, number * pitch, picture.get_width(), inked.bottom))
        assert here.get_bounding_rect() == inked, TEXT[start:end]
    assert lines[-1][1] == len(TEXT)


def test_a_word_lies_where_it_is_painted(letters: Type) -> None:
    set_ = Lettered(TEXT, Face.TEXT, 25, 402)
    at = TEXT.index("centre")
    box = word_box(letters, set_, at, at + len("centre"))
    assert box is not None
    picture = letters.paragraph(TEXT, Face.TEXT, 25, INK, 402)
    inside = picture.subsurface([round(side) for side in box]).get_bounding_rect()
    assert inside.w > 0.9 * box.w


def test_words_that_a_line_break_parts_have_no_box(letters: Type) -> None:
    set_ = Lettered("one two", Face.TEXT, 25, 60)
    assert word_box(letters, set_, 0, 7) is None
    assert word_box(letters, set_, 4, 7) is not None
