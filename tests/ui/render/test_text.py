"""Text is set once, at its size, and never wider than it may be."""

import sys
from pathlib import Path

import pytest

from azul_desktop.paths import bundled
from azul_desktop.ui.render.shelf import SHELF
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import INK, Face
from tests.ui.studio import open_display

LONG = "Place all four tiles on the third of your lines"


@pytest.fixture(name="letters")
def type_of_the_program() -> Type:
    open_display()
    return Type(bundled("assets") / "fonts")


@pytest.mark.parametrize("face", Face)
def test_every_face_has_its_file(face: Face) -> None:
    assert (bundled("assets") / "fonts" / f"{face.value}.ttf").is_file()


def test_a_line_is_as_wide_as_was_said_and_set_once(letters: Type) -> None:
    line = letters.line(LONG, Face.TEXT, 20, INK)
    assert line.get_width() == letters.width(LONG, Face.TEXT, 20)
    assert letters.line(LONG, Face.TEXT, 20, INK) is line
    assert letters.line(LONG, Face.TEXT, 21, INK) is not line


def test_text_that_fits_stays_as_it_is(letters: Type) -> None:
    assert letters.fit(LONG, Face.TEXT, 20, 2000, 10) == (20, LONG)


@pytest.mark.parametrize("width", range(20, 460, 20))
def test_text_becomes_smaller_before_it_is_cut(letters: Type, width: int) -> None:
    size, text = letters.fit(LONG, Face.TEXT, 24, width, 18)
    assert letters.width(text, Face.TEXT, size) <= width
    assert 18 <= size <= 24
    if text != LONG:
        assert size == 18
        assert text.endswith("…")
        assert LONG.startswith(text[:-1])


def test_the_largest_size_that_fits_is_taken(letters: Type) -> None:
    width = letters.width(LONG, Face.TEXT, 21)
    assert letters.fit(LONG, Face.TEXT, 30, width, 10) == (21, LONG)


def test_where_nothing_fits_only_the_ellipsis_is_left(letters: Type) -> None:
    assert letters.fit(LONG, Face.TEXT, 20, 1, 18) == (18, "…")


def test_a_paragraph_breaks_into_lines_of_its_width(letters: Type) -> None:
    paragraph = letters.paragraph(LONG, Face.TEXT, 20, INK, 150)
    assert paragraph.get_width() <= 150
    assert paragraph.get_height() >= 3 * letters.font(Face.TEXT, 20).get_height()
    assert letters.paragraph(LONG, Face.TEXT, 20, INK, 150) is paragraph


def test_a_line_break_in_a_paragraph_is_kept(letters: Type) -> None:
    one = letters.paragraph("one two", Face.TEXT, 20, INK, 500)
    two = letters.paragraph("one\ntwo", Face.TEXT, 20, INK, 500)
    assert two.get_height() > one.get_height()


def test_without_the_files_another_font_is_used(tmp_path: Path) -> None:
    open_display()
    letters = Type(tmp_path / "nothing")
    assert letters.line("Tiles", Face.HEAD, 20, INK).get_width() > 10


def test_very_many_lines_do_not_fill_the_memory(letters: Type) -> None:
    SHELF.fit((1920, 1080))
    for number in range(400):
        letters.line(f"{number} {LONG}", Face.TEXT, 80, INK)
        letters.paragraph(f"{number} {LONG}", Face.TEXT, 80, INK, 700)
    assert 50_000_000 < SHELF.weight <= 61_000_000


def test_lines_and_paragraphs_leave_with_the_size_of_the_window(letters: Type) -> None:
    line = letters.line(LONG, Face.TEXT, 20, INK)
    paragraph = letters.paragraph(LONG, Face.TEXT, 20, INK, 150)
    SHELF.clear()
    assert letters.line(LONG, Face.TEXT, 20, INK) is not line
    assert letters.paragraph(LONG, Face.TEXT, 20, INK, 150) is not paragraph


@pytest.mark.skipif(sys.platform != "linux", reason="where open files can be counted")
def test_no_font_keeps_its_file_open(letters: Type) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    fonts = [letters.font(face, size) for face in Face for size in range(8, 48)]
    assert len(fonts) > 256
    assert len(list(Path("/proc/self/fd").iterdir())) <= before
    assert letters._fonts.weight <= 40_000_000
