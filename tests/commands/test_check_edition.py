"""`check-edition`: a word of praise for a good file, every complaint about a bad one."""

from pathlib import Path

import pytest

from tests.catalog.files import FILES, file_of
from tests.commands.conftest import Console

MINE = "format: 1\nextends: azul\nid: mine\nname: Mine\n"


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
def test_the_bundled_editions_are_fine(console: Console, file: Path) -> None:
    outcome = console("check-edition", file)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"{file}: fine: ")


def test_a_good_file_is_told_what_it_is(console: Console, tmp_path: Path) -> None:
    file = file_of(tmp_path, MINE + "variants: {one: {}, two: {floor: [-1]}}\n")
    assert console("check-edition", file).out.splitlines() == [
        f"{file}: fine: wall; players: 2/3/4; sides: one, two",
        f"{file}: not in Українська, Русский, Polski: name",
    ]


def test_languages_that_are_missing_are_told_but_no_mistake(
    console: Console, tmp_path: Path
) -> None:
    colours = 'colours: {a: {letter: {en: A, uk: А}, ground: "#ffffff"}, '
    colours += 'b: {letter: B, ground: "#000000"}}\nlines: [1, 2]\n'
    file = file_of(tmp_path, MINE.replace("Mine", "{en: Mine, uk: Моє, ru: Моё}") + colours)
    outcome = console("check-edition", file)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.splitlines()[1:] == [
        f"{file}: not in Polski: name",
        f"{file}: not in Русский, Polski: colours.a.letter",
        f"{file}: not in Українська, Русский, Polski: colours.b.letter",
    ]


def test_every_complaint_has_file_line_and_key_path(console: Console, tmp_path: Path) -> None:
    file = file_of(tmp_path, MINE + "flor: [-1]\ndiscs:\n  size: many\n")
    outcome = console("check-edition", file)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.splitlines() == [
        f"{file}:5: flor: unknown: “flor”; did you mean “floor”?",
        f'{file}:7: discs.size: should be a whole number, not "many"',
    ]


def test_all_files_are_checked_although_some_are_bad(console: Console, tmp_path: Path) -> None:
    good, bad, missing = file_of(tmp_path, MINE), file_of(tmp_path, "", "bad.yaml"), tmp_path / "no"
    outcome = console("check-edition", missing, good, bad)
    assert outcome.code == 2
    assert outcome.out.startswith(f"{good}: fine: ")
    assert [line.partition(": ")[0] for line in outcome.err.splitlines()] == [
        str(missing),
        str(bad),
    ]


def test_a_check_writes_nothing(console: Console, tmp_path: Path) -> None:
    file_of(tmp_path, MINE)
    console("check-edition", tmp_path / "mine.yaml", tmp_path, tmp_path / "new.yaml")
    assert [file.name for file in tmp_path.iterdir()] == ["mine.yaml"]
    assert (tmp_path / "mine.yaml").read_text() == MINE
