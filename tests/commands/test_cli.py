"""The command line as a whole: exit codes, streams that are not there, readers that leave early."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO

import pytest

from azul_desktop import __version__
from azul_desktop.catalog.loader import Catalogue
from azul_desktop.commands import editions
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.ui import launch
from tests.commands.conftest import Console
from tests.games import EDITIONS

COMMANDS = ["simulate", "trace", "check-edition", "bench", "editions"]
SIMULATE = ["simulate", "--edition", "azul", "--players", "2", "--games", "3"]


def start(
    *arguments: str, out: IO[str] | int = subprocess.PIPE, env: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """The program as a process of its own."""
    command = [sys.executable, "-m", "azul_desktop", *arguments]
    return subprocess.run(
        command, stdout=out, stderr=subprocess.PIPE, env=env, text=True, timeout=60, check=False
    )


def test_every_command_explains_itself(console: Console) -> None:
    overview = console("--help")
    assert overview.code == 0
    for command in COMMANDS:
        assert command in overview.out
        assert console(command, "--help").out.startswith(f"usage: azul-desktop {command}")


def test_the_version(console: Console) -> None:
    assert console("--version").out == f"azul-desktop {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nonsense"], "invalid choice: 'nonsense'"),
        (["play"], "invalid choice: 'play'"),
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["editions", "azul"], "unrecognized arguments: azul"),
        (["trace"], "the following arguments are required: RECORD"),
        (["trace", "a", "b"], "unrecognized arguments: b"),
        (["check-edition"], "the following arguments are required: FILE"),
        (["simulate", "--players", "2"], "the following arguments are required: --edition"),
        (["simulate", "--edition", "azul"], "the following arguments are required: --players"),
    ],
)
def test_what_is_no_command_is_refused(console: Console, arguments: list[str], why: str) -> None:
    assert why in console(*arguments).refusal()


def test_the_editions_are_listed(console: Console) -> None:
    outcome = console("editions")
    assert (outcome.code, outcome.err) == (0, "")
    names = [line.split()[0] for line in outcome.out.splitlines()]
    assert names == list(EDITIONS)
    assert "wall; players: 2/3/4; sides: coloured, grey; special discs" in outcome.out


def test_files_that_are_no_editions_are_listed_with_their_problems(
    console: Console, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("family: wall\n")
    monkeypatch.setattr(editions, "installed", lambda: Catalogue([broken]))
    outcome = console("editions")
    assert (outcome.code, outcome.out) == (0, "")
    assert f"{broken}: id: is missing\n" in outcome.err


class TestTheWindow:
    """What is wrong in the options of the window is said before one opens."""

    @pytest.fixture(autouse=True)
    def _no_window(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def opened(**_: object) -> None:
            raise AssertionError("a window opens")

        monkeypatch.setattr(launch, "App", opened)

    @pytest.mark.parametrize(
        ("options", "why"),
        [
            (["--seats", "human,nobody"], "unknown seat “nobody”; there are: human, novice"),
            (["--seats", "human"], "2, 3, 4; not 1"),
            (["--seats", "human,"], "unknown seat “”"),
            (["--seats", "random," * 9 + "random"], "2, 3, 4; not 10"),
            (["--edition", "nothing"], "nothing"),
            (["--edition", "../azul"], "../azul"),
            (["--edition", "azul", "--variant", "nothing"], "nothing"),
            (["--edition", "azul", "--special-factories"], "special"),
            (["--edition", "azul", "--seed", MAX_SEED + 1], f"must be at most {MAX_SEED}"),
            (["--seed", "9" * 21], "argument --seed: is too large"),
            (["--seed", "-1"], "argument --seed: "),
            (["--seed", "x"], "must be a whole number without a sign, not “x”"),
            (["--size", "1280"], "argument --size: "),
            (["--size", "1280x"], "argument --size: "),
            (["--size", "0x0"], "argument --size: must be 1 or more"),
            (["--size", "1280x-720"], "argument --size: "),
            (["--size", "100x100"], "must lie between 200 and 16384"),
            (["--size", "99999x99999"], "must lie between 200 and 16384"),
            (["--size", "1280x720x3"], "argument --size: "),
        ],
    )
    def test_what_cannot_be_is_refused(
        self, console: Console, options: list[object], why: str
    ) -> None:
        assert why in console(*options).refusal()

    def test_a_program_without_editions_says_so(
        self, console: Console, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(launch, "installed", lambda: Catalogue([]))
        assert console("--seats", "human,human").refusal() == (
            "azul-desktop: no edition is installed; install the program again"
        )

    @pytest.mark.parametrize(("driver", "display"), [("x11", ""), ("x11", ":987"), ("none", "")])
    def test_no_display_is_a_sentence(self, driver: str, display: str) -> None:
        environment = os.environ | {"SDL_VIDEODRIVER": driver, "DISPLAY": display}
        ended = start("--seats", "human,human", env=environment)
        assert (ended.returncode, ended.stdout) == (2, "")
        (line,) = ended.stderr.splitlines()
        assert line.startswith("azul-desktop: There is no display to open a window on (")


class TestStreams:
    """Real processes: only they have a standard output that can be closed or full."""

    @pytest.mark.parametrize("arguments", [["--help"], ["editions"], [*SIMULATE, "--trace", "-"]])
    def test_a_reader_may_leave_early(self, arguments: list[str]) -> None:
        reader, writer = os.pipe()
        os.close(reader)
        ended = start(*arguments, out=writer)
        os.close(writer)
        assert (ended.returncode, ended.stderr) == (0, "")

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
    def test_a_full_disk_is_a_sentence(self) -> None:
        with Path("/dev/full").open("w") as full:
            ended = start("editions", out=full)
        assert ended.returncode == 2
        assert ended.stderr == "azul-desktop: No space left on device\n"

    @pytest.mark.skipif(os.name == "nt", reason="needs a shell")
    @pytest.mark.parametrize(
        ("shell", "code"),
        [
            ('"$@" <&- >&- 2>&-', 0),
            ('"$@" --edition nothing <&- >&- 2>&-', 2),
        ],
    )
    def test_a_program_without_streams_works_all_the_same(self, shell: str, code: int) -> None:
        command = ["sh", "-c", shell, "sh", sys.executable, "-m", "azul_desktop", *SIMULATE]
        assert subprocess.run(command, timeout=60, check=False).returncode == code

    def test_no_letter_is_too_much_for_a_console(self, tmp_path: Path) -> None:
        file = tmp_path / "größe.yaml"
        file.write_text("format: 1\nextends: azul\nid: mine\nname: Größe\n", encoding="utf-8")
        environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
        ended = start("check-edition", str(file), env=environment)
        assert (ended.returncode, ended.stderr) == (0, "")
        assert "fine: wall; " in ended.stdout

    def test_a_mistake_is_no_traceback(self) -> None:
        ended = start("trace", "no-such-file")
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr.startswith("azul-desktop: cannot read no-such-file: ")
        assert len(ended.stderr.splitlines()) == 1
