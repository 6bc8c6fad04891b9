"""The writer: values reach the disk beside the window, all of them, and refusals are told."""

import threading
import time
from pathlib import Path

import pytest

from azul_desktop.storage import atomic, valuefile, valuewriter
from azul_desktop.storage.settings import Settings, load_settings, settings_file
from azul_desktop.storage.valuewriter import ValueWriter


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_changes_that_come_while_the_disk_is_busy_are_all_kept(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, written = threading.Event(), []
    write = atomic.write_text

    def slow(path: Path, text: str) -> None:
        assert go.wait(20)
        written.append(text)
        write(path, text)

    monkeypatch.setattr(valuefile, "write_text", slow)
    writer = ValueWriter()
    start = time.perf_counter()
    for volume in range(50):
        writer.keep(settings_file(file), {"music_volume": volume}, {})
        writer.keep(settings_file(file), {"letters": volume % 2 == 0}, {})
    writer.keep(settings_file(file), {"ui_scale": 75}, {})
    assert time.perf_counter() - start < 1, "the window waits for the disk"
    go.set()
    assert writer.close()
    assert load_settings(file) == Settings(music_volume=49, ui_scale=75)
    assert len(written) <= 2
    assert writer.news() is None


def test_what_the_disk_refused_is_written_with_the_next_change(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    writer = ValueWriter(lambda: told.append(True))
    with monkeypatch.context() as context:
        context.setattr(valuefile, "write_text", refuse)
        writer.keep(settings_file(file), {"music_volume": 7}, {})
        writer.wait()
        refused = f"Settings: nothing can be saved in {file.parent}: Read-only file system"
        assert (writer.news(), writer.news()) == (refused, None)
        assert told == [True]
    writer.keep(settings_file(file), {"letters": True}, {})
    writer.wait()
    assert load_settings(file) == Settings(music_volume=7, letters=True)
    assert writer.close()


def test_what_the_disk_refused_is_tried_again_at_the_end(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = ValueWriter()
    with monkeypatch.context() as context:
        context.setattr(valuefile, "write_text", refuse)
        writer.keep(settings_file(file), {"music_volume": 7}, {})
        writer.wait()
    assert writer.close()
    assert load_settings(file).music_volume == 7


def test_a_hung_disk_does_not_keep_the_window(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    monkeypatch.setattr(valuefile, "write_text", lambda *_: go.wait(20))
    writer = ValueWriter()
    writer.keep(settings_file(file), {"music_volume": 7}, {})
    thread = writer.end()
    assert thread is not None
    assert thread.is_alive()
    monkeypatch.setattr(valuewriter, "_PATIENCE", 0.05)
    assert not writer.close()
    go.set()


def test_changes_of_newer_settings_are_told(file: Path) -> None:
    newer = '{"format": 2}'
    file.write_text(newer)
    writer = ValueWriter()
    writer.keep(settings_file(file), {"music_volume": 7}, {})
    writer.close()
    assert "does not keep changes" in str(writer.news())
    assert file.read_text() == newer


def refuse(*_: object) -> None:
    raise OSError(30, "Read-only file system")
