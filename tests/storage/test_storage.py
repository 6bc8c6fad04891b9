"""What is kept on disk: whole, checked, and never the reason for a crash."""

import os
from dataclasses import asdict
from pathlib import Path

import pytest

from azul_desktop.storage import atomic
from azul_desktop.storage.settings import (
    BOT_TIMES,
    PALETTES,
    ROUND_CARDS,
    Settings,
    load_settings,
    save_settings,
)


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.txt"
    atomic.write_text(file, "old")

    def full_disk(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        atomic.write_text(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]


def test_settings_come_back(tmp_path: Path) -> None:
    settings = Settings("fast", 10, 0, 150, True, "uk", True, True, True, "classic")
    save_settings(tmp_path / "settings.json", settings)
    assert load_settings(tmp_path / "settings.json") == settings


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", "null", '{"format": 2}', "[" * 100_000, '{"format": 1, "x": 1}']
)
def test_broken_settings_are_the_defaults(text: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text)
    assert load_settings(file) == Settings()
    assert load_settings(tmp_path / "nothing.json") == Settings()


def test_one_wrong_value_does_not_spoil_the_others(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"format": 1, "ui_scale": 9000, "music_volume": true, "animation": "fast"}')
    assert asdict(load_settings(file)) == asdict(Settings(animation="fast"))


@pytest.mark.parametrize("name", ["letters", "high_contrast", "reduce_motion", "full_screen"])
@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_a_switch_is_on_or_off(name: str, value: object) -> None:
    assert getattr(Settings(**{name: True}), name) is True  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=name):
        Settings(**{name: value})  # type: ignore[arg-type]


def test_there_are_two_palettes() -> None:
    assert [Settings(palette=name).palette for name in PALETTES] == ["default", "classic"]
    with pytest.raises(ValueError, match="palette"):
        Settings(palette="../secret")


def test_bots_have_the_usual_time_or_more() -> None:
    assert Settings().bot_time == "usual"
    assert [Settings(bot_time=name).bot_time for name in BOT_TIMES] == ["usual", "relaxed"]
    with pytest.raises(ValueError, match="bot_time"):
        Settings(bot_time="endless")


def test_there_are_cards_at_both_ends_of_a_round_at_one_or_at_none() -> None:
    assert Settings().round_card == "all"
    assert [Settings(round_card=name).round_card for name in ROUND_CARDS] == [
        "all",
        "start",
        "none",
    ]
    with pytest.raises(ValueError, match="round_card"):
        Settings(round_card="end")
