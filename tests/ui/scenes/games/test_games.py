"""The screen of all games: found, looked at, played on, named, thrown away, taken in."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import format_record
from azul_desktop.library.exchange import export_text
from azul_desktop.session.session import Session
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.first_question import FirstQuestionScene
from azul_desktop.ui.scenes.games.scene import GamesScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.library.kept import kept, library_of
from tests.ui.pilot import Pilot
from tests.ui.scenes.games.shelf import TWO, damage, fill, games
from tests.ui.scenes.pages import SIZES, check_layout, cut_texts, lost_to_arrows, widgets_of
from tests.ui.scenes.played import begun

CTRL = pygame.KMOD_CTRL


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def numbers(home: Path) -> dict[str, int]:
    return fill(home)


def names(pilot: Pilot) -> set[str]:
    return set(pilot.targets())


def number(scene: GamesScene) -> int | None:
    return None if scene.chosen is None else scene.chosen.id


def actions(pilot: Pilot) -> list[str]:
    return [
        name.removeprefix("action/")
        for name in (widget.name for widget in widgets_of(pilot).widgets)
        if name.startswith("action/") and name != "action/rename"
    ]


def said(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    lines: list[str] = []
    monkeypatch.setattr(pilot.app, "say", lambda text, *_: lines.append(text))
    return lines


class TestAList:
    def test_the_newest_is_chosen_and_arrows_walk(
        self, home: Path, numbers: dict[str, int]
    ) -> None:
        pilot, scene = games(home)
        assert number(scene) == numbers["running"]
        assert {"game/0", "game/1", "game/2"} <= names(pilot)
        pilot.key(pygame.K_DOWN)
        assert number(scene) == numbers["finished"]
        pilot.key(pygame.K_END)
        assert number(scene) == numbers["star"]
        pilot.key(pygame.K_UP, mod=CTRL)
        assert number(scene) == numbers["finished"]
        pilot.key(pygame.K_PAGEUP)
        assert number(scene) == numbers["running"]
        pilot.key(pygame.K_DOWN, mod=CTRL)
        assert number(scene) == numbers["finished"]
        pilot.click("game/2")
        assert number(scene) == numbers["star"]

    def test_a_game_may_be_chosen_from_outside(self, home: Path, numbers: dict[str, int]) -> None:
        _, scene = games(home, numbers["star"])
        assert number(scene) == numbers["star"]

    def test_letters_search_and_esc_ends_it(self, home: Path, numbers: dict[str, int]) -> None:
        pilot, scene = games(home)
        pilot.type("/")
        pilot.type("zo")
        pilot.wait(0.3)
        assert len(scene.listing) == 1
        assert number(scene) == numbers["finished"]
        pilot.key(pygame.K_ESCAPE)
        pilot.wait(0.3)
        assert len(scene.listing) == 3
        pilot.key(pygame.K_ESCAPE)
        pilot.key(pygame.K_ESCAPE)
        assert isinstance(pilot.scene, TitleScene)

    def test_an_edition_and_a_title_are_found(self, home: Path, numbers: dict[str, int]) -> None:
        pilot, scene = games(home)
        pilot.type("pavilion")
        pilot.wait(0.3)
        assert number(scene) == numbers["star"]
        for _ in range(8):
            pilot.key(pygame.K_BACKSPACE)
        pilot.type("rainy")
        pilot.wait(0.3)
        assert number(scene) == numbers["running"]

    def test_nothing_found_offers_all_games(self, home: Path, numbers: dict[str, int]) -> None:
        del numbers
        pilot, scene = games(home)
        pilot.type("nobody")
        pilot.wait(0.3)
        assert len(scene.listing) == 0
        assert not actions(pilot)
        pilot.click("button/clear")
        assert len(scene.listing) == 3

    def test_filters(self, home: Path, numbers: dict[str, int]) -> None:
        pilot, scene = games(home)
        pilot.click("filter/state/running")
        assert scene.listing.ids == [numbers["running"]]
        pilot.click("filter/state/all")
        pilot.click("filter/edition")
        pilot.click("filter/edition/summer-pavilion")
        assert scene.listing.ids == [numbers["star"]]
        pilot.click("filter/edition")
        pilot.click("filter/edition/all")
        assert len(scene.listing) == 3

    def test_people_are_chosen_from_a_list(self, home: Path) -> None:
        with library_of(home) as library:
            ann = library.players.add("Ann")
            session = begun(TWO, 4)
            first = replace(session.record.seats[0], profile=ann.uid)
            session.record.seats = (first, *session.record.seats[1:])
            mine = library.games.add(session)
            library.games.add(begun(TWO, 5))
        pilot, scene = games(home)
        pilot.click("filter/player")
        pilot.click(f"filter/player/{ann.id}")
        assert scene.listing.ids == [mine]

    def test_an_empty_library_says_how_to_begin(self, home: Path) -> None:
        pilot, _ = games(home)
        assert {"button/quick", "button/import"} <= names(pilot)
        pilot.key(pygame.K_RETURN)
        assert isinstance(pilot.scene, FirstQuestionScene)


class TestActions:
    def test_a_running_game_goes_on(self, home: Path, numbers: dict[str, int]) -> None:
        del numbers
        pilot, scene = games(home)
        assert actions(pilot) == ["continue", "watch", "same-deal", "export", "delete"]
        row = scene.chosen
        pilot.key(pygame.K_RETURN)
        assert isinstance(pilot.scene, TableScene)
        assert row is not None
        assert len(pilot.scene.session.record.moves) == row.length

    def test_a_finished_game_has_results_and_can_be_watched(
        self, home: Path, numbers: dict[str, int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        watched: list[int] = []
        monkeypatch.setattr(routes, "watch_game", lambda _, row: watched.append(row.id))
        pilot, _ = games(home, numbers["finished"])
        assert actions(pilot) == ["watch", "results", "same-deal", "export", "delete"]
        pilot.key(pygame.K_RETURN)
        assert watched == [numbers["finished"]]
        pilot.click("action/results")
        assert pilot.scene.name == "results"

    def test_the_same_deal_is_played_again(self, home: Path, numbers: dict[str, int]) -> None:
        pilot, _ = games(home, numbers["finished"])
        pilot.click("action/same-deal")
        assert isinstance(pilot.scene, TableScene)
        again = pilot.scene.session
        old = next(one for one in kept(home) if one.is_over and len(one.record.seats) == 2)
        assert again.record.seed == old.record.seed
        assert str(again.first) == str(old.first)
        assert not again.record.moves

    def test_renaming_in_place(self, home: Path, numbers: dict[str, int]) -> None:
        pilot, scene = games(home, numbers["finished"])
        pilot.click("action/rename")
        assert "field/title" in names(pilot)
        pilot.type("  Final   of ours ")
        pilot.key(pygame.K_RETURN)
        assert scene.chosen is not None
        assert scene.chosen.title == "Final of ours"
        pilot.key(pygame.K_F2)
        pilot.type("!")
        pilot.key(pygame.K_ESCAPE)
        assert scene.chosen.title == "Final of ours"

    def test_delete_and_take_back(self, home: Path, numbers: dict[str, int]) -> None:
        pilot, scene = games(home)
        pilot.key(pygame.K_DELETE)
        assert scene.listing.ids == [numbers["finished"], numbers["star"]]
        pilot.click("button/undo")
        assert number(scene) == numbers["running"]
        pilot.key(pygame.K_DELETE)
        pilot.key(pygame.K_DELETE)
        assert scene.listing.ids == [numbers["star"]]
        pilot.key(pygame.K_z, mod=CTRL)
        pilot.key(pygame.K_z, mod=CTRL)
        assert len(scene.listing) == 3

    def test_the_bin_gives_back(self, home: Path, numbers: dict[str, int]) -> None:
        pilot, scene = games(home, numbers["star"])
        pilot.click("action/delete")
        pilot.wait(11)
        assert "button/undo" not in names(pilot)
        pilot.click("filter/state/deleted")
        assert scene.listing.ids == [numbers["star"]]
        assert actions(pilot) == ["restore", "watch", "export"]
        pilot.click("action/restore")
        assert len(scene.listing) == 0
        pilot.click("filter/state/all")
        assert len(scene.listing) == 3

    def test_a_game_of_another_window_is_watched_or_copied(
        self, home: Path, numbers: dict[str, int]
    ) -> None:
        with library_of(home) as other:
            assert other.take(numbers["running"])
            pilot, scene = games(home)
            assert actions(pilot) == ["watch", "copy", "same-deal", "export"]
            pilot.key(pygame.K_DELETE)
            assert len(scene.listing) == 3
            pilot.click("action/copy")
            assert isinstance(pilot.scene, TableScene)
            assert not pilot.scene.session.record.about.id
            pilot.close()

    def test_continue_on_the_title_shows_what_can_be_done_then(
        self, home: Path, numbers: dict[str, int]
    ) -> None:
        with library_of(home) as other:
            assert other.take(numbers["running"])
            pilot = Pilot(home, TitleScene, size=(1280, 720))
            pilot.click("button/continue")
            assert isinstance(pilot.scene, GamesScene)
            assert number(pilot.scene) == numbers["running"]
            pilot.close()


class TestDamage:
    @pytest.mark.parametrize(
        "values", [{"edition": "gone"}, {"digest": "x"}, {"variant": "x"}, {"seed": -1}]
    )
    def test_what_cannot_be_played_on_shows_its_result(
        self, home: Path, numbers: dict[str, int], values: dict[str, object]
    ) -> None:
        damage(home, numbers["running"], **values)
        pilot, _ = games(home)
        assert actions(pilot) == ["export", "delete"]

    def test_a_row_without_seats_or_moves_is_a_row(
        self, home: Path, numbers: dict[str, int]
    ) -> None:
        with library_of(home) as library, library.store.transaction() as connection:
            connection.execute("DELETE FROM seats WHERE game = ?", (numbers["running"],))
            connection.execute(
                "UPDATE courses SET moves = 'nonsense' WHERE game = ?", (numbers["star"],)
            )
        pilot, scene = games(home)
        assert actions(pilot) == ["export", "delete"]
        pilot.key(pygame.K_END)
        for _ in range(5):
            pilot.frame()
        assert number(scene) == numbers["star"]
        assert actions(pilot) == ["export", "delete"]


class TestFiles:
    def test_export_never_overwrites(
        self, home: Path, numbers: dict[str, int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pilot, _ = games(home, numbers["finished"])
        lines = said(pilot, monkeypatch)
        pilot.click("action/export")
        pilot.click("action/export")
        files = sorted((home / "games").glob("*.azul"))
        assert len(files) == 2
        assert str(files[0]) in lines[0] or str(files[1]) in lines[0]
        row = pilot.desk.library.games.row(numbers["finished"])
        assert row is not None
        text = export_text(pilot.desk.library.games, row)
        assert [file.read_text(encoding="utf-8") for file in files] == [text, text]

    def test_a_disk_that_refuses_is_told_about(
        self, home: Path, numbers: dict[str, int], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (home / "games").write_text("in the way")
        pilot, _ = games(home, numbers["finished"])
        lines = said(pilot, monkeypatch)
        pilot.click("action/export")
        assert lines[0].startswith("The game cannot be written to a file: ")

    def test_the_folder_is_taken_in_once(
        self, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        folder = home / "games"
        folder.mkdir()
        write(folder / "one.azul", begun(TWO, 5))
        write(folder / "two.azul", begun(TWO, 6, seed=2))
        (folder / "three.azul").write_text("{")
        pilot, scene = games(home)
        lines = said(pilot, monkeypatch)
        pilot.click("button/import")
        for _ in range(6):
            pilot.frame()
        assert len(scene.listing) == 2
        assert lines[-1] == "2 games were added."
        assert any(line.startswith("three.azul cannot be opened: ") for line in lines)
        pilot.key(pygame.K_DELETE)
        lines.clear()
        pilot.click("button/import")
        for _ in range(6):
            pilot.frame()
        assert len(scene.listing) == 1, "what is in the bin stays there"
        assert str(folder) in lines[-1]

    def test_a_dropped_file_is_shown(self, home: Path, tmp_path: Path) -> None:
        file = tmp_path / "dropped.azul"
        write(file, begun(TWO, 9))
        pilot = Pilot(home, TitleScene, size=(1280, 720))
        pilot.post(pygame.DROPFILE, file=str(file))
        pilot.frame()
        assert isinstance(pilot.scene, GamesScene)
        assert pilot.scene.chosen is not None
        assert pilot.scene.chosen.length == 9

    def test_a_dropped_file_that_is_no_game_changes_nothing(
        self, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pilot = Pilot(home, TitleScene, size=(1280, 720))
        lines = said(pilot, monkeypatch)
        for name in ("nothing.azul", str(tmp_path)):
            pilot.post(pygame.DROPFILE, file=name)
            pilot.frame()
        assert isinstance(pilot.scene, TitleScene)
        assert len(lines) == 2


def write(file: Path, session: Session) -> None:
    file.write_text(format_record(session.record), encoding="utf-8")


class TestLooks:
    @pytest.mark.parametrize("size", SIZES, ids=str)
    def test_every_state_at_every_size(
        self,
        size: tuple[int, int],
        home: Path,
        numbers: dict[str, int],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        del numbers
        with cut_texts(monkeypatch) as cut:
            pilot, scene = games(home, size=size)
            check_layout(pilot)
            assert not lost_to_arrows(scene)
            for name in ("game/1", "action/rename", "filter/state/deleted", "filter/state/running"):
                pilot.click(name)
                pilot.frame()
                check_layout(pilot)
            assert not cut

    def test_a_still_window_paints_nothing(self, home: Path, numbers: dict[str, int]) -> None:
        del numbers
        pilot, scene = games(home)
        before = [id(group) for group in scene.groups()]
        pilot.wait(5)
        assert [id(group) for group in scene.groups()] == before

    def test_the_wheel_and_the_rail_scroll_only_the_list(self, home: Path) -> None:
        with library_of(home) as library:
            for seed in range(24):
                library.games.add(begun(TWO, 2, seed=seed % 3))
        pilot, _ = games(home)
        pilot.hover("game/1")
        pilot.post(pygame.MOUSEWHEEL, x=0, y=-3)
        pilot.frame()
        assert "game/0" not in names(pilot)
        assert "game/5" in names(pilot)
        rail = pilot.target("time-rail").box
        pilot.drag((rail.x + 7, rail.y + 80), (rail.x + 7, rail.bottom))
        pilot.frame()
        assert "game/23" in names(pilot)

    def test_what_another_program_plays_appears(self, home: Path, numbers: dict[str, int]) -> None:
        del numbers
        pilot, scene = games(home)
        with library_of(home) as other:
            other.games.add(begun(TWO, 3))
            pilot.wait(3)
            assert len(scene.listing) == 4
