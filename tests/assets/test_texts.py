"""Every character that the program can show is in the fonts that may show it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from azul_desktop.core.edition import Edition
from azul_desktop.ui.render.tokens import Face
from tests.games import EDITIONS

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "azul_desktop"
FONTS = ROOT / "assets" / "fonts"
FOR_PEOPLE = {"translatable", "translate", "translate_count", "translate_in", "UserError"}
FACES = [face for face in Face if face is not Face.SYMBOL]
FIGURES = [face for face in FACES if face is not Face.TITLE]
"""Losses and keys, with their signs, are never set in the face of the titles."""
SIGNS = "0123456789+−×±–·…←↑↓→/%()"
ONLY_FIGURES = set("−←↑↓→")


@cache
def known(face: Face) -> frozenset[str]:
    with TTFont(FONTS / f"{face.value}.ttf") as font:
        return frozenset(map(chr, font.getBestCmap()))


def called(call: ast.Call) -> str:
    """The name of what is called, without the module it comes from."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def sentences(tree: ast.AST) -> Iterator[str]:
    """The texts that are translated."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) in FOR_PEOPLE:
            for argument in node.args:
                for part in ast.walk(argument):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def signs(tree: ast.AST) -> Iterator[str]:
    """Characters beyond ASCII in any other text of the code: numbers with a sign, names of keys."""
    notes = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
            yield from (sign for sign in node.value if not sign.isascii())


MODULES = {
    str(file.relative_to(ROOT)): ast.parse(file.read_text(encoding="utf-8"))
    for file in sorted(PACKAGE.rglob("*.py"))
}


def test_the_texts_are_found() -> None:
    texts = [text for tree in MODULES.values() for text in sentences(tree)]
    assert len(texts) > 300
    assert {"Again", "{n} round", "{n} rounds"} <= set(texts)


@pytest.mark.parametrize("face", FACES)
def test_every_sentence_can_be_set_in_every_face(face: Face) -> None:
    elsewhere = {"\n"} | (set() if face in FIGURES else ONLY_FIGURES)
    lacking = {
        (name, text): missing
        for name, tree in MODULES.items()
        for text in sentences(tree)
        if (missing := set(text) - elsewhere - known(face))
    }
    assert not lacking


@pytest.mark.parametrize("face", FIGURES)
def test_every_sign_stands_beside_numbers(face: Face) -> None:
    used = {sign for name, tree in MODULES.items() if "/ui/" in name for sign in signs(tree)}
    assert not (used | set(SIGNS)) - known(face)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_names_of_editions_and_colours_can_be_set(edition: Edition) -> None:
    names = cast("dict[str, str]", edition.looks["name"])
    looks = cast("dict[str, dict[str, dict[str, str]]]", edition.looks["colours"])
    letters = [letter for look in looks.values() for letter in look["letter"].values()]
    texts = "".join([*names.values(), *letters, *edition.colours])
    for face in FACES:
        assert not set(texts) - known(face)
