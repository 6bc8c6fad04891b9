"""From files to editions: extending, variants, what does not fit, and the installed catalogue."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from azul_desktop.catalog.loader import Catalogue, edition_files, installed, load_edition
from azul_desktop.catalog.problems import FileError
from azul_desktop.core.edition import FREE, Edition
from azul_desktop.core.errors import UserError
from azul_desktop.core.star.board import MIXED, StarBoard
from azul_desktop.core.wall.board import WallBoard
from tests.catalog.files import BUNDLED, FILES, complaints, file_of

MINE = "format: 1\nextends: azul\nid: mine\nname: Mine\n"


def load(folder: Path, text: str) -> Edition:
    return load_edition(file_of(folder, text))


def wall(edition: Edition, variant: str) -> WallBoard:
    board = edition.board(variant)
    assert isinstance(board, WallBoard)
    return board


def star(edition: Edition, variant: str) -> StarBoard:
    board = edition.board(variant)
    assert isinstance(board, StarBoard)
    return board


class TestAnEdition:
    def test_of_the_wall_family(self) -> None:
        azul = load_edition(FILES["azul"])
        assert azul.colours == ("blue", "yellow", "red", "black", "white")
        assert azul.discs == ((2, 5), (3, 7), (4, 9))
        assert azul.specials == ()
        assert azul.looks == {key: BUNDLED["azul"][key] for key in ("name", "colours", "layout")}
        board = wall(azul, "coloured")
        assert board.lines == (1, 2, 3, 4, 5)
        assert board.pattern[:2] == ((0, 1, 2, 3, 4), (4, 0, 1, 2, 3))
        assert wall(azul, "grey").pattern == ((FREE,) * 5,) * 5

    def test_of_the_star_family(self) -> None:
        pavilion = load_edition(FILES["summer-pavilion"])
        board = star(pavilion, "coloured")
        assert [s.colour for s in board.stars] == [MIXED, 0, 2, 5, 4, 3, 1]
        assert {s.colour for s in star(pavilion, "grey").stars} == {FREE}
        assert board.jokers == (0, 1, 2, 3, 4, 5)
        assert board.star_bonus == (20, 18, 17, 16, 15, 14)
        assert len(board.features) == 18

    def test_with_special_discs(self) -> None:
        chocolatier = load_edition(FILES["chocolatier"])
        names = [chocolatier.special_name(side) for side in range(len(chocolatier.specials))]
        assert names[:2] == ["magnet:blue", "magnet:brown"]
        assert names[5:] == ["extra", "keep", "spread", "shield"]


class TestExtending:
    def test_a_file_says_only_what_is_different(self, tmp_path: Path) -> None:
        mine, azul = load(tmp_path, MINE), load_edition(FILES["azul"])
        assert (mine.id, mine.name) == ("mine", "Mine")
        assert mine.variants == azul.variants
        assert mine.discs == azul.discs

    def test_tables_are_laid_over_tables(self, tmp_path: Path) -> None:
        mine = load(tmp_path, MINE + "discs: {count: {2: 6}}\nbonuses: {row: 9}\n")
        assert mine.discs == ((2, 6), (3, 7), (4, 9))
        board = wall(mine, "coloured")
        assert (board.row_bonus, board.column_bonus) == (9, 7)

    def test_lists_are_replaced_whole(self, tmp_path: Path) -> None:
        mine = load(tmp_path, MINE + "lines: [2, 2]\nfloor: [-9]\n")
        assert wall(mine, "coloured").lines == (2, 2)
        assert wall(mine, "grey").floor == (-9,)

    @pytest.mark.parametrize(
        "change",
        [
            'colours: {pink: {letter: P, ground: "#ff00ff"}, gold: {letter: G, ground: "#ffff00"}}'
            "\nlines: [1, 2]",
            "variants: {only: {}}",
        ],
    )
    def test_colours_and_variants_are_replaced_whole(self, tmp_path: Path, change: str) -> None:
        mine = load(tmp_path, f"{MINE}{change}\n")
        assert mine.colours in (("pink", "gold"), load_edition(FILES["azul"]).colours)
        assert mine.variant_names in (("only",), ("coloured", "grey"))

    def test_a_file_says_itself_what_it_is(self, tmp_path: Path) -> None:
        assert complaints(file_of(tmp_path, "extends: azul\n")) == [
            "format: is missing",
            "id: is missing",
            "name: is missing",
        ]

    @pytest.mark.parametrize(
        "base", ["mine", "nothing-like-it", "~", "5", "[azul, azul]", "{a: 1}"]
    )
    def test_of_something_unknown(self, tmp_path: Path, base: str) -> None:
        (complaint,) = complaints(file_of(tmp_path, f"id: mine\nextends: {base}\n"))
        assert complaint.startswith("2: extends: unknown: ")
        assert "possible here: " + ", ".join(FILES) in complaint

    def test_of_something_misspelt_checks_the_rest_as_if_it_were_right(
        self, tmp_path: Path
    ) -> None:
        text = "format: 1\nextends: azull\nid: mine\nname: Mine\nlines: none\n"
        assert complaints(file_of(tmp_path, text)) == [
            "2: extends: unknown: “azull”; did you mean “azul”?",
            '5: lines: should be a list, not "none"',
        ]

    def test_of_what_extends_something_itself(self, tmp_path: Path) -> None:
        text = "format: 1\nextends: chocolatier\nid: mine\nname: Mine\ntiles_of_each: 25\n"
        edition = load_edition(file_of(tmp_path, text))
        assert (edition.colours[1], len(edition.specials)) == ("brown", 9)
        assert (edition.tiles_of_each, edition.disc_count(4)) == (25, 9)

    def test_what_came_from_the_other_file_has_no_line(self, tmp_path: Path) -> None:
        assert complaints(file_of(tmp_path, MINE + "tiles_of_each: 19\n")) == [
            "lines: too few tiles of each colour for such lines; needed: 20"
        ]


class TestVariants:
    def test_change_some_keys_of_some_tables(self, tmp_path: Path) -> None:
        mine = load(tmp_path, MINE + "variants: {plain: {}, hard: {bonuses: {row: 0}}}\n")
        assert wall(mine, "plain").row_bonus == 2
        assert (wall(mine, "hard").row_bonus, wall(mine, "hard").column_bonus) == (0, 7)

    def test_the_first_one_is_the_standard_one(self, tmp_path: Path) -> None:
        mine = load(tmp_path, MINE + "variants: {zebra: {}, ant: {}}\n")
        assert mine.variant_names == ("zebra", "ant")

    def test_are_judged_like_the_edition_and_say_where(self, tmp_path: Path) -> None:
        text = (
            MINE + "variants:\n  one: {lines: [1, 2, 3, 4, 5, 6]}\n  two: {lins: [1]}\n"
            "  three: {bonuses: {row: x}}\n  four: 4\n  Five: {}\n  six: {tiles_of_each: 3}\n"
        )
        assert complaints(file_of(tmp_path, text)) == [
            "6: variants.one.lines: too few colours; needed, one for each row: 6",
            "6: variants.one.lines: too few tiles of each colour for such lines; needed: 24",
            "7: variants.two.lins: unknown: “lins”; did you mean “lines”?",
            '8: variants.three.bonuses.row: should be a whole number, not "x"',
            "9: variants.four: should be a table of keys and values, not 4",
            '10: variants.Five: should be a text such as "grey", not "Five"',
            "11: variants.six.tiles_of_each: unknown: “tiles_of_each”; "
            "possible here: bonuses, floor, lines, wall",
        ]

    def test_there_is_at_least_one(self, tmp_path: Path) -> None:
        assert complaints(file_of(tmp_path, MINE + "variants: {}\n")) == [
            "5: variants: entries: 0; should be from 1 to 8"
        ]


class TestComplaints:
    def test_come_all_at_once_in_the_order_of_the_file(self, tmp_path: Path) -> None:
        text = """format: 2
extends: azul
id: Not An Id
tiles_of_eech: 20
discs: {count: {5: 9}, size: 4.5}
floor: [-1, 1]
wall: {pattern: shiftd}
lines: [1, 2, 3, 4, 6]
floor: []
"""
        assert complaints(file_of(tmp_path, text)) == [
            "1: format: should be 1, not 2",
            '3: id: should be a text such as "my-edition", not "Not An Id"',
            "4: tiles_of_eech: unknown: “tiles_of_eech”; did you mean “tiles_of_each”?",
            "5: discs.count: entries: 4; should be from 1 to 3",
            "5: discs.size: should be a whole number, not 4.5",
            "6: floor: stands there twice, again in line 9",
            "6: floor[1]: should be from -20 to 0, not 1",
            "7: wall.pattern: unknown: “shiftd”; did you mean “shifted”?",
            "name: is missing",
        ]

    def test_name_file_line_and_key_path(self, tmp_path: Path) -> None:
        file = file_of(tmp_path, MINE + "floor: [x]\n")
        with pytest.raises(FileError) as caught:
            load_edition(file)
        assert str(caught.value) == f'{file}:5: floor[0]: should be a whole number, not "x"'

    def test_of_both_passes_come_together(self, tmp_path: Path) -> None:
        text = MINE + "floor: [x]\nlines: [1, 2, 3, 4, 6]\n"
        assert complaints(file_of(tmp_path, text)) == [
            '5: floor[0]: should be a whole number, not "x"',
            "6: lines: too few tiles of each colour for such lines; needed: 24",
        ]

    def test_of_an_unknown_family_do_not_guess_its_keys(self, tmp_path: Path) -> None:
        assert complaints(file_of(tmp_path, MINE + "family: well\nlines: 5\n")) == [
            "5: family: unknown: “well”; did you mean “wall”?"
        ]

    def test_stop_at_a_hundred(self, tmp_path: Path) -> None:
        keys = "".join(f"key{n}: 1\n" for n in range(5000))
        found = complaints(file_of(tmp_path, MINE + keys))
        assert len(found) == 101
        assert found[-1] == "and more; shown: 100"


class TestTheCatalogue:
    @pytest.fixture(autouse=True)
    def _home(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
        (tmp_path / "editions").mkdir()
        installed.cache_clear()
        yield
        installed.cache_clear()

    @pytest.fixture
    def own(self, tmp_path: Path) -> Path:
        return tmp_path / "editions"

    def test_has_the_bundled_editions(self) -> None:
        assert list(installed().editions) == sorted(FILES)
        assert not installed().problems

    def test_does_without_a_folder_of_the_users(self, own: Path) -> None:
        own.rmdir()
        assert list(installed().editions) == sorted(FILES)

    def test_has_the_users_own_editions_after_the_bundled_ones(self, own: Path) -> None:
        file_of(own, MINE)
        file_of(own, MINE.replace("mine", "also-mine"), "another.yml")
        assert list(installed().editions) == [*sorted(FILES), "also-mine", "mine"]

    def test_is_not_disturbed_by_a_broken_file(self, own: Path) -> None:
        good = file_of(own, MINE, "good.yaml")
        bad = file_of(own, MINE + "oops: 1\n", "bad.yaml")
        worse = file_of(own, "\0", "worse.yaml")
        folder = own / "folder.yaml"
        folder.mkdir()
        assert installed().find("mine") == load_edition(good)
        assert list(installed().problems) == [bad, folder, worse]
        (problem,) = installed().problems[bad]
        assert (problem.path, problem.line) == ("oops", 5)

    def test_keeps_the_first_of_two_editions_with_one_id(self, own: Path) -> None:
        again = file_of(own, MINE.replace("mine", "azul"), "mine.yaml")
        (problem,) = installed().problems[again]
        assert str(problem) == f"{again}: id: there is another edition with this id"
        assert installed().get("azul").name == "Azul"

    def test_passes_over_what_is_no_edition_file(self, own: Path) -> None:
        for name in ("readme.txt", ".hidden.yaml", "._mine.yaml", "mine.yaml.bak", "mine.yaml~"):
            file_of(own, "\0", name)
        assert edition_files(own) == []
        assert not installed().problems

    def test_names_what_is_installed(self, own: Path) -> None:
        with pytest.raises(UserError) as caught:
            installed().get("azzul")
        known = ", ".join(FILES)
        assert str(caught.value) == f"unknown edition “azzul”; installed: {known}"

    def test_says_that_some_files_cannot_be_used(self, own: Path) -> None:
        file_of(own, MINE + "oops: 1\n")
        with pytest.raises(UserError, match=r"not usable: 1 \(`azul-desktop editions` says why"):
            installed().get("mine")

    def test_takes_a_copy_of_a_bundled_file_for_what_it_is(self, own: Path) -> None:
        shutil.copy(FILES["azul"], own / "azul.yaml")
        assert list(installed().problems) == [own / "azul.yaml"]

    def test_knows_one_edition_of_each_family(self) -> None:
        editions = list(installed().editions.values())
        families = {edition.family for edition in editions}
        for players in (None, 2, 4):
            found = installed().one_of_each_family(players)
            assert {edition.family for edition in found} == families
            for one in found:
                fitting = [e for e in editions if players is None or players in e.player_counts]
                assert one is next(e for e in fitting if e.family == one.family)
        assert not installed().one_of_each_family(99)

    def test_can_be_made_of_any_files(self, tmp_path: Path) -> None:
        catalogue = Catalogue([FILES["azul"], tmp_path / "missing.yaml"])
        assert list(catalogue.editions) == ["azul"]
        assert list(catalogue.problems) == [tmp_path / "missing.yaml"]
