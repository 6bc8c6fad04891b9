"""The whole self-test: it passes here, and says what is wrong with a copy that was spoilt."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from azul_desktop import cli
from azul_desktop.bots.levels import LEVELS
from azul_desktop.core.errors import UserError
from azul_desktop.selftest import run as self_test
from azul_desktop.selftest.site import Part, Site
from tests.games import EDITIONS, KINDS
from tests.selftest.copies import ROOT, copy_program, run_program


@cache
def passed() -> list[str]:
    """What it prints where a user has an edition that cannot be used, and must not be touched."""
    with TemporaryDirectory() as folder:
        own = Path(folder) / "editions" / "hands-off.yaml"
        own.parent.mkdir()
        own.write_text("nonsense", encoding="utf-8")
        ended = run_program(ROOT, "--self-test", environment={"AZUL_DESKTOP_HOME": folder})
        assert sorted(Path(folder).rglob("*")) == [own.parent, own]
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout.splitlines()


def test_it_passes() -> None:
    lines = passed()
    assert all(line.startswith("ok ") for line in lines[:-1])
    told = re.fullmatch(r"self-test passed: (\d+) checks in (\d+)\.\d s", lines[-1])
    assert told is not None
    assert int(told[1]) == len(lines) - 1
    assert not any("hands-off" in line for line in lines)


def test_it_says_what_is_running() -> None:
    text = "\n".join(passed()[:3])
    for part in (r"Azul Desktop \d", "from source", "core (plain|compiled)", r"Python 3\.\d+"):
        assert re.search(part, text), part
    assert re.search(r"pygame-ce \d+\.\d+\.\d+, SDL 2\.\d+\.\d+", text)
    assert any(re.search(r"window: \d+×\d+, video driver dummy", line) for line in passed())


def test_it_has_every_edition_every_kind_of_game_and_every_level() -> None:
    text = "\n".join(passed())
    for edition in EDITIONS:
        for what in ("edition", "saved game of", "table of", "rules of", "results of"):
            assert f"ok      {what} {edition}: " in text
    games = {(kind.edition.id, kind.options) for kind in KINDS}
    assert text.count("ok      game of ") == len(games)
    for level in LEVELS:
        assert f"ok      bot {level.id}: a move in each of {len(games)} kinds of game" in text


def test_a_spoilt_copy_fails_and_says_all_that_is_wrong(tmp_path: Path) -> None:
    copy = copy_program(tmp_path / "copy")
    edition = next(iter(EDITIONS))
    file = copy / "editions" / f"{edition}.yaml"
    file.write_text(file.read_text(encoding="utf-8") + "\nspoilt: 1\n", encoding="utf-8")
    (copy / "assets" / "images" / "azulejo" / "disc.png").unlink()
    sound = copy / "assets" / "sounds" / "thud.ogg"
    sound.write_bytes(sound.read_bytes()[:100])
    words = copy / "assets" / "locale" / "pl" / "LC_MESSAGES" / "azul-desktop.mo"
    words.write_bytes(b"\xde\x12\x04\x95 and no more")
    (copy / "azul_desktop" / "bots" / "star" / "weights.json").unlink()

    ended = run_program(copy, "--self-test")
    assert ended.returncode == 1
    assert ended.stderr == ""
    assert "Traceback" not in ended.stdout
    failed = "\n".join(line for line in ended.stdout.splitlines() if line.startswith("FAILED"))
    assert f"edition {edition}: spoilt: " in failed
    assert "images/azulejo/disc.png cannot be read" in failed
    assert "sounds/thud.ogg is damaged" in failed
    assert "FAILED  sounds: thud.ogg: " in failed
    assert "texts in pl: azul-desktop.mo is damaged" in failed
    assert "what bots have learnt: no values for " in failed
    last = ended.stdout.splitlines()[-1]
    assert re.match(r"self-test failed: \d of \d+ checks in ", last)
    assert "ok      music: " in ended.stdout, "one failure stops nothing else"


# What becomes of a check that fails.


def refused(_: Site) -> Iterator[Part]:
    def look() -> str:
        raise UserError("there are {n} of them", n=3)

    yield "teapots", look


def broken(_: Site) -> Iterator[Part]:
    def look() -> str:
        return str(1 // 0)

    yield "sums", look


def unprepared(site: Site) -> Iterator[Part]:
    yield from fine(site)
    raise KeyError("nothing")


def fine(_: Site) -> Iterator[Part]:
    yield "weather", lambda: "sunny"


def told(
    checks: list[self_test.Group],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> tuple[int, list[str]]:
    monkeypatch.setattr(self_test, "CHECKS", tuple(checks))
    code = cli.run(["--self-test"])
    return code, capsys.readouterr().out.splitlines()


def test_a_failure_is_a_sentence_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, lines = told([refused, broken, unprepared, fine], monkeypatch, capsys)
    assert code == 1
    assert lines[0] == "FAILED  teapots: there are 3 of them"
    assert re.fullmatch(
        r"FAILED  sums: ZeroDivisionError: .* by zero \(test_run\.py:\d+\)", lines[1]
    )
    assert lines[2] == "ok      weather: sunny"
    assert lines[3].startswith("FAILED  unprepared: KeyError: 'nothing' (test_run.py:")
    assert lines[4] == "ok      weather: sunny"
    assert lines[5].startswith("self-test failed: 3 of 5 checks in ")
    assert lines[5].endswith(": teapots, sums, unprepared")


def test_without_a_folder_to_work_in_it_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_folder(**_: object) -> None:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr("tempfile.TemporaryDirectory", no_folder)
    code, lines = told([fine], monkeypatch, capsys)
    assert code == 1
    assert "No usable temporary directory" in lines[0]
