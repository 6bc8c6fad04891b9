"""A library that was found damaged: games of its last good copy are offered, once."""

from pathlib import Path

import pytest

from azul_desktop.library import backups
from azul_desktop.library.opening import FILE
from azul_desktop.ui.scenes.dialog import DialogScene
from azul_desktop.ui.scenes.title import TitleScene
from tests.games import KINDS
from tests.library.kept import keep, kept
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import begun


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """The title of a program whose library is gone but for a copy."""
    for moves in (3, 5):
        keep(tmp_path, begun(KINDS[0], moves))
    assert backups.copy(tmp_path / FILE)
    (tmp_path / FILE).write_bytes(b"gone" * 999)
    return Pilot(tmp_path, TitleScene)


def test_games_come_back_when_they_are_wanted(pilot: Pilot, tmp_path: Path) -> None:
    assert isinstance(pilot.scene, DialogScene)
    pilot.click("button/confirm")
    assert isinstance(pilot.scene, TitleScene)
    assert pilot.app._toast._text.endswith("2 games are back")
    assert pilot.has("button/continue")
    pilot.close()
    assert {len(one.record.moves) for one in kept(tmp_path)} == {3, 5}


def test_who_does_not_want_them_is_not_asked_again(pilot: Pilot, tmp_path: Path) -> None:
    pilot.click("button/stay")
    pilot.app.go(TitleScene(pilot.app.desk))
    assert isinstance(pilot.scene, TitleScene)
    pilot.close()
    assert kept(tmp_path) == []
