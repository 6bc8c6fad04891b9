"""Any text can be painted: what no window can show is made showable in one place."""

import ast
import time
import unicodedata

import pygame
import pytest

from azul_desktop.paths import bundled
from azul_desktop.ui.render.letters import STAND_IN, showable
from azul_desktop.ui.render.text import Type
from azul_desktop.ui.render.tokens import Face
from azul_desktop.ui.render.wrapping import Room
from tests.test_architecture import MODULES

WHITE = (255, 255, 255)
ODD = [
    "m\udcfcller.yaml",
    "a\0b",
    "\ud83d\ude00",
    "\x1b[31mred",
    "\u202etxt.exe",
    "\ue000\U000e0001\U0010ffff\u0378",
    "\u200b",
    "\u0300\u0301",
    "",
    "tab\tand\r\nbreak\u2028more\x85",
    "x" * 100_000,
    "word " * 50_000,
    "\n" * 5000,
]


@pytest.fixture(scope="module")
def type_() -> Type:
    pygame.font.init()
    return Type(bundled("assets") / "fonts")


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:12]))
@pytest.mark.parametrize("face", Face)
def test_every_text_can_be_painted(type_: Type, face: Face, text: str) -> None:
    start = time.process_time()
    assert type_.line(text, face, 20, WHITE).get_width() < 30_000
    assert type_.fitted(text, face, (20, 14), WHITE, Room(200, 60)).get_width() <= 200
    assert type_.paragraph(text, face, 20, WHITE, 300).get_width() <= 300
    assert type_.width(text, face, 20) == type_.line(text, face, 20, WHITE).get_width()
    type_.font(face, 20).render(text, True, WHITE)
    assert time.process_time() - start < 5


def test_every_letter_can_be_painted(type_: Type) -> None:
    font = type_.font(Face.TEXT, 12)
    for point in (*range(0x300), *range(0xD7F0, 0xE010, 5), 0x10FFFF):
        picture = font.render(chr(point), True, WHITE)
        assert picture.get_size() == font.size(chr(point)), hex(point)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Müller – “tiles” · 5 %", "Müller – “tiles” · 5 %"),
        ("плитка 瓷砖 \u00a0", "плитка 瓷砖 \u00a0"),
        ("m\udcfcller", f"m{STAND_IN}ller"),
        ("a\0\x1b\ue000b", f"a{STAND_IN * 3}b"),
        ("a\u202eb\u2066c\ufeff", "abc"),
        ("a\tb\r\nc\u2029d", "a b\nc d"),
    ],
)
def test_what_is_shown(text: str, shown: str) -> None:
    assert showable(text) == shown


def test_what_is_shown_has_no_letters_that_harm() -> None:
    everything = "".join(map(chr, range(0x11000)))
    for start in range(0, len(everything), 3000):
        kinds = set(map(unicodedata.category, showable(everything[start : start + 3000])))
        assert not kinds & {"Cs", "Cf", "Co", "Zl", "Zp"}


def test_a_line_is_one_line(type_: Type) -> None:
    high = type_.line("a", Face.TEXT, 20, WHITE).get_height()
    assert type_.line("a\nb", Face.TEXT, 20, WHITE).get_height() == high
    assert type_.paragraph("a\nb", Face.TEXT, 20, WHITE, 300).get_height() == 2 * high


def test_all_text_goes_through_these_fonts() -> None:
    makers = [
        file.name
        for file in MODULES
        if "ui" in file.parts
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and "font.Font" in ast.unparse(node.func)
    ]
    assert not makers
