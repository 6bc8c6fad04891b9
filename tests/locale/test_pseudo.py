"""The language that nobody speaks: long, with brackets, in letters that every font has."""

from pathlib import Path

import pytest

from azul_desktop.i18n import translate, translate_count, translate_in
from azul_desktop.languages.gaps import gaps_of
from tools.locale.extract import extract
from tools.locale.files import PACKAGE
from tools.locale.glyphs import everywhere
from tools.locale.pseudo import PSEUDO, pseudo, speak_language


@pytest.mark.parametrize("text", ["Continue", "New game", "Undo", "Settings and more", "Keep all"])
def test_labels_are_80_percent_longer(text: str) -> None:
    grown = len(pseudo(text)) / len(text)
    assert 1.7 <= grown <= 2.0


@pytest.mark.parametrize(
    "text",
    [
        "Take all tiles of one colour from a disc or the centre",
        "The same number deals the same tiles.",
        "Leave this game?",
    ],
)
def test_sentences_are_40_percent_longer(text: str) -> None:
    assert 1.35 <= len(pseudo(text)) / len(text) <= 1.5


def test_a_single_word_stays_one() -> None:
    assert " " not in pseudo("Settings")


def test_gaps_and_letters_of_every_text_of_the_program() -> None:
    texts, _ = extract(PACKAGE)
    assert len(texts) > 500
    for text in texts:
        for said in filter(None, (text.one, text.many)):
            assert gaps_of(pseudo(said)) == gaps_of(said)
            assert set(pseudo(said)) - set(said) <= everywhere()


def test_the_program_speaks_it(locale: Path) -> None:
    speak_language(PSEUDO)
    assert translate("Again").startswith("[Ágáíń")
    assert translate_in("speed", "Off").startswith("[Óff")
    assert translate_count("{n} tile", "{n} tiles", 5).startswith("[5 tíléś")
    assert translate("{{not a gap}} {n:.1f}", n=2.5).startswith("[{ńót á gáp} 2.5")
    speak_language("en")
    assert translate("Again") == "Again"
