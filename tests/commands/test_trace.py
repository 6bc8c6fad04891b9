"""`trace`: the whole of a saved game, or nothing of it and the reason why."""

import json
import os
from pathlib import Path

import pytest

from azul_desktop.core.record import Record, Seat, format_record
from azul_desktop.core.trace import trace_record
from tests.commands.conftest import Console
from tests.games import EDITIONS, KINDS, Kind, random_moves, record_of


def saved(folder: Path, text: str) -> Path:
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    return file


def azul(folder: Path) -> tuple[Path, Record]:
    kind = KINDS[0]
    record = record_of(kind, 3, random_moves(kind, 3)[0])
    return saved(folder, format_record(record)), record


@pytest.mark.parametrize("name", EDITIONS)
def test_every_line_of_a_saved_game(console: Console, tmp_path: Path, name: str) -> None:
    kind = next(kind for kind in reversed(KINDS) if kind.edition.id == name)
    record = record_of(kind, 8, random_moves(kind, 8)[0])
    outcome = console("trace", saved(tmp_path, format_record(record)))
    assert (outcome.code, outcome.err) == (0, "")
    assert [json.loads(line) for line in outcome.out.splitlines()] == list(trace_record(record))


def test_a_game_that_is_not_over(console: Console, tmp_path: Path) -> None:
    kind: Kind = KINDS[0]
    record = record_of(kind, 3, random_moves(kind, 3)[0][:5])
    lines = console("trace", saved(tmp_path, format_record(record))).out.splitlines()
    assert json.loads(lines[-1])["type"] == "place"


def test_names_in_any_script_reach_any_console(console: Console, tmp_path: Path) -> None:
    kind = KINDS[0]
    record = Record(kind.rules, (Seat("Ольга"), Seat("王 🎲")), 1)
    out = console("trace", saved(tmp_path, format_record(record))).out
    assert out.isascii()
    assert json.loads(out.splitlines()[0])["players"] == ["Ольга", "王 🎲"]


def test_a_file_with_a_byte_order_mark(console: Console, tmp_path: Path) -> None:
    file, _ = azul(tmp_path)
    file.write_text("\ufeff" + file.read_text())
    assert console("trace", file).code == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not a saved game, or damaged"),
        ("[]", "not a saved game, or damaged"),
        ("{}", "not a saved game: “format” is missing or damaged"),
        ('{"format": 3}', "saved in format 3, but this program reads format 2; update it"),
        ("[" * 100_000, "not a saved game, or damaged"),
        ('{"format": 1, "edition": "mine"}', "the edition “mine” is not installed"),
    ],
)
def test_what_is_no_saved_game_is_refused(
    console: Console, tmp_path: Path, text: str, why: str
) -> None:
    file = saved(tmp_path, text)
    assert console("trace", file).refusal().startswith(f"azul-desktop: {file}: {why}")


def test_nothing_is_printed_of_a_game_that_goes_wrong_late(
    console: Console, tmp_path: Path
) -> None:
    file, record = azul(tmp_path)
    data = json.loads(file.read_text())
    data["moves"].append(data["moves"][0])
    file.write_text(json.dumps(data))
    refusal = console("trace", file).refusal()
    assert refusal.startswith(f"azul-desktop: {file}: move {len(record.moves) + 1} (")
    assert refusal.endswith(" is not legal in this game")


def test_a_game_cut_off_anywhere_is_refused(console: Console, tmp_path: Path) -> None:
    file, _ = azul(tmp_path)
    content = file.read_bytes()
    for end in range(0, len(content), 50):
        file.write_bytes(content[:end])
        assert "not a saved game" in console("trace", file).refusal()


def test_what_cannot_be_read_is_refused(console: Console, tmp_path: Path) -> None:
    binary, large = tmp_path / "binary", tmp_path / "large"
    binary.write_bytes(b"\xff\xfe\x00")
    large.write_bytes(b" " * (4 * 1024 * 1024 + 1))
    missing = tmp_path / "missing"
    why = "azul-desktop: cannot read"
    assert console("trace", binary).refusal() == f"{why} {binary}: it is not UTF-8 text"
    assert console("trace", large).refusal() == f"{why} {large}: it is larger than 4096 KiB"
    assert console("trace", missing).refusal().startswith(f"{why} {missing}: No such file")
    assert console("trace", tmp_path).refusal() == f"{why} {tmp_path}: it is a folder"
    if hasattr(os, "mkfifo"):
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        assert console("trace", pipe).refusal() == f"{why} {pipe}: it is not an ordinary file"
