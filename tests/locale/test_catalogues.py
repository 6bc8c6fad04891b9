"""`make locale`: files that are the same every time, and what is said about translations."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.speech import set_language
from tools.locale.__main__ import main
from tools.locale.checks import check
from tools.locale.compiled import compile_all
from tools.locale.extract import Text
from tools.locale.files import FORMS, PLURALS, po_file, po_text, pot_file, read, template_of, write
from tools.locale.words import forbidden

TEXTS = [
    Text("a.py", 1, "Again"),
    Text("a.py", 2, "Off", context="speed", comment="how fast"),
    Text("b.py", 1, "{n} tile", "{n} tiles"),
]


def translated(*strings: str | tuple[str, ...]) -> Catalog:
    catalog = template_of(TEXTS, "uk")
    for message, string in zip([one for one in catalog if one.id], strings, strict=True):
        message.string = string
    return catalog


GOOD = ("Ще раз", "Вимкнено", ("{n} плитка", "{n} плитки", "{n} плиток"))


def test_a_good_catalogue() -> None:
    verdict = check(translated(*GOOD), "uk")
    assert (verdict.texts, verdict.translated, verdict.problems) == (3, 3, [])
    assert verdict.complete


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Ще {n}", "other gaps"),
        ("Ще раз ", "space"),
        ("Ще\nраз", "breaks"),
        ("Ще 漢", "no font has 漢"),
        ("Три бали", "очко"),
        ("ФАБРИКА", "вітрина"),
        ("Щe раз", "Latin"),  # an e that is Latin
        ("Ещё", "no letter of this language"),
        ("комп'ютер", "apostrophe"),
        ('"так"', "straight"),
        ("так...", "full stops"),
        ("так - ні", "hyphen"),
    ],
)
def test_what_is_wrong_is_told(said: str, wrong: str) -> None:
    problems = check(translated(said, *GOOD[1:]), "uk").problems
    assert len(problems) == 1
    assert wrong in problems[0]


def test_words_that_only_look_alike_are_fine() -> None:
    for said in ("Балкон", "Баланс", "Esc — повернути", "Ctrl+Z"):
        assert not check(translated(said, *GOOD[1:]), "uk").problems


@pytest.mark.parametrize(
    "forms", [("{n} плитка", "{n} плитки", ""), ("плитка", "{n} плитки", "{n} плиток")]
)
def test_plural_forms_are_complete_and_keep_the_number(forms: tuple[str, ...]) -> None:
    verdict = check(translated(*GOOD[:2], forms), "uk")
    assert len(verdict.problems) == 1


def test_nothing_translated_is_not_wrong_but_incomplete() -> None:
    verdict = check(template_of(TEXTS), "pl")
    assert (verdict.texts, verdict.translated, verdict.problems) == (3, 0, [])
    assert not verdict.complete


def test_the_lists_of_words_can_be_read() -> None:
    for language in PLURALS:
        assert forbidden(language)


def test_files_say_the_same_every_time(tmp_path: Path) -> None:
    text = po_text(translated(*GOOD), "uk")
    file = po_file("uk", tmp_path)
    write(file, text)
    assert po_text(read("uk", tmp_path), "uk") == text
    assert "#: a.py\n#. how fast" in text or "#. how fast\n#: a.py" in text
    assert 'msgctxt "speed"' in text
    assert "Date" not in text


def test_what_is_built_is_what_the_program_reads(locale: Path) -> None:
    write(po_file("uk", locale), po_text(translated(*GOOD), "uk"))
    assert [file.suffix for file in compile_all(locale)] == [".mo"]
    assert compile_all(locale) == []
    set_language("uk")
    assert translate("Again") == "Ще раз"
    assert [translate_count("{n} tile", "{n} tiles", n) for n in (21, 22, 25)] == [
        "21 плитка",
        "22 плитки",
        "25 плиток",
    ]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A program that says one thing."""
    folder = tmp_path / "package"
    folder.mkdir()
    (folder / "i18n.py").write_text("def translate(text, /, **values): ...", encoding="utf-8")
    (folder / "said.py").write_text('translate("Again")', encoding="utf-8")
    return folder


def test_the_tool_writes_files_and_tells_the_truth(
    tmp_path: Path, package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check"], tmp_path, package) == 1
    assert "is old" in capsys.readouterr().out
    assert main([], tmp_path, package) == 1
    assert "uk Українська     0 translated (0 %), 0 fuzzy, 0 unused, 0 wrong" in (
        capsys.readouterr().out
    )
    assert pot_file(tmp_path).exists()
    assert main(["--check", "--unfinished"], tmp_path, package) == 0
    assert "is old" not in capsys.readouterr().out


def test_the_tool_is_content_when_all_is_translated(tmp_path: Path, package: Path) -> None:
    for language, said in (("uk", "Ще раз"), ("ru", "Ещё раз"), ("pl", "Jeszcze raz")):
        catalog = Catalog(locale=language)
        catalog.add("Again", said)
        write(po_file(language, tmp_path), po_text(catalog, language))
    assert main([], tmp_path, package) == 0
    assert main(["--check"], tmp_path, package) == 0
    (package / "said.py").write_text('translate(f"{n}")', encoding="utf-8")
    assert main(["--prune"], tmp_path, package) == 1, "a hidden text is a failure"


def test_a_translation_that_nobody_uses_is_kept_until_it_is_dropped(
    tmp_path: Path, package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalog = Catalog(locale="uk")
    catalog.add("Nobody says this any more at all", "Ніхто цього не каже")
    write(po_file("uk", tmp_path), po_text(catalog, "uk"))
    main(["--unfinished"], tmp_path, package)
    assert "1 unused" in capsys.readouterr().out
    assert "Ніхто" in po_file("uk", tmp_path).read_text(encoding="utf-8")
    main(["--unfinished", "--prune"], tmp_path, package)
    assert "1 unused" not in capsys.readouterr().out
    assert "Ніхто" not in po_file("uk", tmp_path).read_text(encoding="utf-8")


def test_a_text_that_changed_is_fuzzy_if_it_was_translated(
    tmp_path: Path, package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = template_of([Text("a.py", 1, "{n} tile falls", "{n} tiles fall")], "uk")
    after = 'translate_count("{n} tile fell", "{n} tiles fell", n)'
    (package / "said.py").write_text(after, encoding="utf-8")
    write(po_file("uk", tmp_path), po_text(before, "uk"))
    main(["--unfinished"], tmp_path, package)
    assert "0 translated (0 %), 0 fuzzy, 0 unused" in capsys.readouterr().out
    next(one for one in before if one.id).string = ("{n} а", "{n} б", "{n} в")
    write(po_file("uk", tmp_path), po_text(before, "uk"))
    main(["--unfinished"], tmp_path, package)
    assert "0 translated (0 %), 1 fuzzy, 0 unused" in capsys.readouterr().out


def test_a_line_of_a_file_is_no_line_of_a_board() -> None:
    for file, wrong in (("azul_desktop/catalog/reader.py", 0), ("azul_desktop/ui/app.py", 1)):
        catalog = template_of([Text(file, 1, "line {n}")], "uk")
        next(one for one in catalog if one.id).string = "рядок {n}"
        assert len(check(catalog, "uk").problems) == wrong


def test_a_damaged_file_is_not_overwritten(
    tmp_path: Path, package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = po_file("uk", tmp_path)
    broken = po_text(translated(*GOOD), "uk").replace('msgstr "Ще раз"', "<<<<<<< HEAD")
    write(file, broken)
    assert main(["--unfinished"], tmp_path, package) == 1
    assert "azul-desktop.po: " in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == broken


def test_every_language_has_as_many_forms_as_are_checked() -> None:
    assert all(f"nplurals={FORMS};" in plural for plural in PLURALS.values())
