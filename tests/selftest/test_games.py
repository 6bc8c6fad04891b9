"""Editions, bots and saves that do not work are found."""

import sqlite3
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from azul_desktop.bots.star import learnt
from azul_desktop.bots.wall import weights
from azul_desktop.bots.worker import Worker
from azul_desktop.catalog.loader import Catalogue, edition_files
from azul_desktop.library.games import Games
from azul_desktop.library.rows import GameRow
from azul_desktop.paths import bundled
from azul_desktop.selftest import games
from azul_desktop.selftest.site import Site
from tests.games import EDITIONS
from tests.selftest.test_files import problems


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path)


def test_an_edition_that_is_missing(site: Site) -> None:
    files = edition_files(bundled("editions"))[1:]
    fewer = Site(site.home, site.assets, Catalogue(files))
    assert "no edition has the theme" in problems(games.editions, fewer)["themes"]


def test_an_edition_without_pictures(site: Site, tmp_path: Path) -> None:
    (tmp_path / "images").mkdir()
    told = problems(games.editions, Site(tmp_path, tmp_path))
    assert len(told) == len(EDITIONS)


def test_values_that_were_not_packed(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not problems(games.levels, site)
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    monkeypatch.setattr(learnt, "FILE", tmp_path / "weights.json")
    (told,) = problems(games.levels, site).values()
    assert told.startswith("no values for ")
    assert "more" in told


def ends_at_once(pipe: Connection) -> None:
    pipe.recv()


def test_a_process_that_does_not_answer(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The apprentice moves in its place, which must not pass for an answer."""
    monkeypatch.setattr(games, "Worker", partial(Worker, ends_at_once))
    (told,) = problems(games.worker, site).values()
    assert "the bot's process ended" in told


def test_a_disk_that_does_not_keep_games(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Games, "add_in", refuse)
    told = problems(games.disk, site)
    assert len(told) == len(EDITIONS)
    assert set(told.values()) == {"database or disk is full"}


def test_a_disk_that_changes_games(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Games.data

    def other_seed(self: Games, row: GameRow) -> dict[str, object]:
        return read(self, row) | {"seed": 1}

    monkeypatch.setattr(Games, "data", other_seed)
    told = problems(games.disk, site)
    assert set(told) == {f"saved game of {edition}" for edition in EDITIONS}
