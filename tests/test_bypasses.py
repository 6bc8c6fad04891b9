"""Every text that is shown goes through the catalogue."""

from pathlib import Path

import pytest

import azul_desktop
from tests.bypasses import bypasses
from tools.locale.extract import LEFT_OUT, extract

PACKAGE = Path(azul_desktop.__file__).parent
SOURCES = [
    file
    for file in sorted(PACKAGE.rglob("*.py"))
    if not any(file.relative_to(PACKAGE).is_relative_to(left) for left in LEFT_OUT)
]


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_text_goes_past_the_catalogue(file: Path) -> None:
    paints = file.relative_to(PACKAGE).parts[0] in ("coach", "ui")
    assert bypasses(file.read_text(encoding="utf-8"), paints=paints) == []


def test_every_text_can_be_found_for_the_catalogue() -> None:
    assert extract(PACKAGE)[1] == []


def test_no_text_has_quotes_of_python() -> None:
    assert [text.one for text in extract(PACKAGE)[0] if "!r}" in text.one] == []


@pytest.mark.parametrize(
    "source",
    [
        'brush.label("Score", Face.TEXT, 20, INK, box)',
        'brush.text(f"{n} points", Face.TEXT, 20, INK)',
        'desk.navigator.say("Saved")',
        'Button("button/go", box, go, label="Go")',
        'button.hint(hint="Go on" if on else "")',
        'text = "Round"\nbrush.text(text + str(n), face, 20, INK)',
        'Option("off", "Off")',
        'hint = translate("Saved") + "."',
        'hint = f"{translate(level.name)}: {number}"',
        'Level("novice", "Novice", translatable("Sees little."))',
        "translate(level.title)",
    ],
)
def test_a_text_that_goes_past_it_is_found(source: str) -> None:
    assert bypasses(source)
    assert bypasses(f"def paint():\n    {source.replace(chr(10), chr(10) + '    ')}")


@pytest.mark.parametrize(
    "source",
    [
        'brush.label(translate("Score"), Face.TEXT, 20, INK, box)',
        'brush.text(f"+{n}", Face.TEXT, 20, INK)',
        'Keys(("Ctrl", "Z"), translate("undo"))',
        'Option("off", translate("Off"))',
        "translate(level.about)",
    ],
)
def test_what_goes_through_it_is_left_alone(source: str) -> None:
    assert bypasses(source) == []
