"""Texts are found wherever the program says them, and calls that hide theirs are told."""

from pathlib import Path

import pytest

from tools.locale.extract import Text, Unseen, extract

ERRORS = """
class UserError(ValueError):
    def __init__(self, text, /, **values):
        pass

class FileError(UserError):
    pass

class OtherError(UserError):
    def __init__(self, number):
        super().__init__("no {number}", number=number)

def translate(text, /, **values): ...
def translate_in(context, text, /, **values): ...
def _private(line, text, /, **values): ...
"""


def found(tmp_path: Path, source: str) -> tuple[list[Text], list[Unseen]]:
    package = tmp_path / "game"
    package.mkdir()
    (package / "errors.py").write_text(ERRORS, encoding="utf-8")
    (package / "said.py").write_text(source, encoding="utf-8")
    texts, unseen = extract(package)
    return [text for text in texts if text.file == "game/said.py"], unseen


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ('translate("Again")', ["Again"]),
        ('i18n.translate("One " "two", n=1)', ["One two"]),
        ('raise UserError("no {name}", name=1)', ["no {name}"]),
        ('raise FileError("broken")', ["broken"]),
        ("raise OtherError(3)", []),
        ('LEVELS = [Level("a", translatable("Novice"))]', ["Novice"]),
        ('def f():\n    text = "a" if x else "b"\n    translate(text)', ["a", "b"]),
        ('def f():\n    text, n = "a", 1\n    if n:\n        text = "b"\n    g(text)', []),
        ('_WHY = "outside"\ndef f():\n    translate(_WHY)', ["outside"]),
        ('def f():\n    for word in ("a", "b"):\n        translate(word)', ["a", "b"]),
        ("def f(text):\n    translate(text)", []),
        ("def f(level):\n    translate(level.name)\n    translate(NAMES[1])", []),
        ('translate("{name}: {n} %", name=1, n=2)', []),
        ('_private(1, "elsewhere")', []),
        ("def f():\n    x = x if y else 'c'\n    translate(x)", ["c"]),
    ],
)
def test_texts(tmp_path: Path, source: str, words: list[str]) -> None:
    texts, unseen = found(tmp_path, source)
    assert [text.one for text in texts] == words
    assert not unseen


@pytest.mark.parametrize(
    "source",
    [
        'translate(f"{n} tiles")',
        'translate("a" + b)',
        "translate(unknown)",
        'def f():\n    text = "a"\n    text += "b"\n    translate(text)',
        "translate_count(one, many, n)",
    ],
)
def test_hidden_texts_are_told(tmp_path: Path, source: str) -> None:
    _, unseen = found(tmp_path, source)
    assert unseen == [Unseen("game/said.py", source.count("\n") + 1)]


def test_contexts_counts_and_comments(tmp_path: Path) -> None:
    source = """
# Translators: how fast
# things move
speed = translate_in("speed", "Off")
print(
    # Translators: of a bag
    translate_count("{n} tile", "{n} tiles", n),
    translatable("Master", context="level"),  # nobody is told this
)
"""
    texts, _ = found(tmp_path, source)
    assert texts == [
        Text("game/said.py", 4, "Off", context="speed", comment="how fast things move"),
        Text("game/said.py", 7, "{n} tile", "{n} tiles", comment="of a bag"),
        Text("game/said.py", 8, "Master", context="level"),
    ]
