"""Sentences: their gaps, contexts and plural forms, and translations that do not fit."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from azul_desktop.core.errors import UserError
from azul_desktop.i18n import explain, translate, translate_count, translate_in
from azul_desktop.languages.speech import set_language
from tests.languages.catalogues import mo_bytes, put


@pytest.fixture
def ukrainian(locale: Path) -> None:
    texts = {
        "Off": "Вимкнено",
        "seat\x04Off": "Нікого",
        "{n} tile\0{n} tiles": "{n} плитка\0{n} плитки\0{n} плиток",
        "on line {n} of {name}": "{name}: ряд {n}",
        "{speed:.1f} games": "партій: {speed:.1f}",
        "{x} × {y}": "{x} × {y}",
        "no edition {name}": "немає видання {name}",
        "one gap {name}": "{name.__class__.__mro__}",
        "index {name}": "{name[0]}",
        "other form {name}": "{name!r}",
        "new gap {name}": "{name} {secret}",
        "lost gap {name}": "загублено",
        "braces {name}": "{name",
        "number {n}": "{0}",
        "{n} star\0{n} stars": "{n} зірка\0{n.real} зірки\0зірок",
    }
    put(locale, "uk", mo_bytes(texts))
    set_language("uk")


@pytest.mark.usefixtures("ukrainian")
class TestUkrainian:
    def test_gaps_may_change_places(self) -> None:
        assert translate("on line {n} of {name}", n=2, name="Оксана") == "Оксана: ряд 2"

    def test_a_context_tells_meanings_apart(self) -> None:
        assert translate("Off") == "Вимкнено"
        assert translate_in("seat", "Off") == "Нікого"
        assert translate_in("sound", "Off") == "Off"

    @pytest.mark.parametrize(
        ("n", "word"),
        [
            *[(n, "плитка") for n in (1, 21, 101)],
            *[(n, "плитки") for n in (2, 4, 22)],
            *[(n, "плиток") for n in (0, 5, 11, 12, 25, 111)],
        ],
    )
    def test_plural_forms(self, n: int, word: str) -> None:
        assert translate_count("{n} tile", "{n} tiles", n) == f"{n} {word}"

    def test_numbers_are_written_as_the_language_does(self) -> None:
        assert translate("{speed:.1f} games", speed=1.5) == "партій: 1,5"
        assert translate("{x} × {y}", x=0.5, y=-3) == "0,5 × −3"
        assert translate("not there {n}", n=1.5) == "not there 1.5"

    def test_errors_are_translated_where_they_are_shown(self) -> None:
        error = UserError("no edition {name}", name="azul")
        assert str(error) == "no edition azul"
        assert explain(error) == "немає видання azul"

    @pytest.mark.parametrize(
        ("text", "english"),
        [
            ("one gap {name}", "one gap x"),
            ("index {name}", "index x"),
            ("other form {name}", "other form x"),
            ("new gap {name}", "new gap x"),
            ("lost gap {name}", "lost gap x"),
            ("braces {name}", "braces x"),
        ],
    )
    def test_a_translation_with_wrong_gaps_is_not_used(self, text: str, english: str) -> None:
        for _ in range(2):
            assert translate(text, name="x", secret="y") == english
        assert translate("number {n}", n=1) == "number 1"

    def test_a_wrong_plural_form_falls_back_to_the_right_english_one(self) -> None:
        said = [translate_count("{n} star", "{n} stars", n) for n in (1, 2, 5, 21)]
        assert said == ["1 зірка", "2 stars", "5 stars", "21 зірка"]

    def test_nothing_is_not_the_head_of_the_catalogue(self) -> None:
        assert translate("") == ""


def test_english_needs_no_catalogue() -> None:
    assert translate("on line {n}", n=-2) == "on line −2"
    assert [translate_count("{n} tile", "{n} tiles", n) for n in (0, 1, 2)] == [
        "0 tiles",
        "1 tile",
        "2 tiles",
    ]
    assert translate("{{n}} {n!r}", n=-1.5) == "{n} −1.5"


SPOKEN = {"explain", "translate", "translate_count", "translate_in"}
SPOKEN |= {
    "edition_name",
    "listed",
    "minus",
    "percent",
    "place",
    "quoted",
    "signed",
    "tile_letters",
}


def at_once(node: ast.AST) -> Iterator[str]:
    """What is called while a module is read, defaults and decorators of functions among it."""
    if isinstance(node, ast.Call):
        yield str(getattr(node.func, "id", getattr(node.func, "attr", "")))
    children: Iterable[ast.AST] = ast.iter_child_nodes(node)
    if isinstance(node, (ast.FunctionDef, ast.Lambda)):
        children = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
        children += getattr(node, "decorator_list", [])
    for child in children:
        yield from at_once(child)


def test_nothing_is_translated_before_a_language_is_chosen() -> None:
    package = Path(__file__).resolve().parent.parent / "azul_desktop"
    early = {
        file.name: said
        for file in package.rglob("*.py")
        if (said := SPOKEN & set(at_once(ast.parse(file.read_text(encoding="utf-8")))))
    }
    assert early == {}
    assert "translate" in at_once(ast.parse('def f(a=translate("x")): ...'))
    assert "translate" not in at_once(ast.parse('def f(): translate("x")'))
