"""The whole program where little is as usual: no home, strange folders, no terminal, another user.

In each of these places a window opens and a game goes on; what the program says about a disk that
refuses is in `tests/ui/whole/test_bad_surroundings.py`.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import platformdirs
import pygame
import pytest
import yaml

from azul_desktop.paths import user_data, user_pictures
from tests.e2e.desktop import PROGRAM
from tests.library.kept import running_moves
from tests.selftest.copies import copy_program

PATIENCE = 60.0
BOTS = ("--seats", "apprentice,apprentice", "--seed", "1")
POSIX = pytest.mark.skipif(os.name != "posix", reason="a place that POSIX systems have")


@dataclass(frozen=True)
class Place:
    """A copy of the program in a folder with a difficult name, and one that all may write to."""

    root: Path
    free: Path


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    """Not among the tests' own folders, which no other user may enter."""
    top = Path(tempfile.mkdtemp(prefix="azul-tests-"))
    top.chmod(0o755)
    root = top / "Моя папка, with 'spaces' & ümläuts"
    if PROGRAM:
        shutil.copytree(Path(PROGRAM).parent, root, symlinks=True)
    else:
        copy_program(root)
    free = top / "free"
    free.mkdir()
    free.chmod(0o777)
    yield Place(root, free)
    shutil.rmtree(top)


def environment(place: Place, changes: Mapping[str, str | None]) -> dict[str, str]:
    usual: dict[str, str | None] = {
        **{name: value for name, value in os.environ.items() if not name.startswith("XDG_")},
        "AZUL_DESKTOP_HOME": None,
        "PYTHONPATH": os.pathsep.join([str(place.root), *LIBRARIES]),
        "PYTHONDONTWRITEBYTECODE": None,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        **changes,
    }
    return {name: value for name, value in usual.items() if value is not None}


LIBRARIES = sorted(
    {str(Path(str(module.__file__)).parents[1]) for module in (pygame, yaml, platformdirs)}
)
"""Where the libraries are that the program needs, also for a Python that is not ours."""


def see_moves(
    place: Place,
    changes: Mapping[str, str | None],
    *,
    user: Sequence[str] = (),
    python: str = sys.executable,
    has_terminal: bool = True,
) -> None:
    """Start a game between bots and wait until each has moved, by what the screen map tells."""
    shown = place.free / "map.json"
    shown.unlink(missing_ok=True)
    program = [str(place.root / Path(PROGRAM).name)] if PROGRAM else [python, "-m", "azul_desktop"]
    command = [*user, *program, "--screen-map", str(shown), *BOTS]
    if not has_terminal:
        command = ["sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-', *command]
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command,
            env=environment(place, changes),
            cwd=place.root,
            stdin=subprocess.DEVNULL,
            stdout=errors,
            stderr=errors,
        )
        try:
            turns: list[int] = []
            end = time.monotonic() + PATIENCE
            while len(turns) < 4:
                errors.seek(0)
                assert process.poll() is None, errors.read().decode()
                assert time.monotonic() < end, f"after {turns}: {errors.read().decode()}"
                time.sleep(0.02)
                if shown.exists():
                    seen = json.loads(shown.read_text(encoding="utf-8"))
                    assert seen["scene"] == "table"
                    if turns[-1:] != [seen["turn"]]:
                        turns.append(seen["turn"])
        finally:
            process.kill()
            process.wait()
        errors.seek(0)
        assert b"Traceback" not in errors.read()


def home_below_a_file(place: Place) -> dict[str, str | None]:
    file = place.free / "file"
    file.write_text("", encoding="utf-8")
    return {"HOME": str(file / "home"), "USERPROFILE": str(file / "home")}


@POSIX
@pytest.mark.parametrize(
    "changes",
    [
        {"HOME": "/proc/nowhere"},
        {"HOME": "/proc/nowhere", "XDG_DATA_HOME": "/proc/elsewhere"},
        {"AZUL_DESKTOP_HOME": "/dev/null/home"},
        {"HOME": None},
    ],
    ids=str,
)
def test_without_a_home_that_can_be_written(place: Place, changes: dict[str, str | None]) -> None:
    if changes == {"HOME": None}:  # the system knows where it is all the same
        changes = {"HOME": None, "XDG_DATA_HOME": str(place.free / "data")}
    see_moves(place, changes)


def test_with_a_home_below_a_file(place: Place) -> None:
    see_moves(place, home_below_a_file(place))


def test_a_home_with_a_difficult_name_keeps_the_game(place: Place) -> None:
    home = place.free / "Користувач і Ко"
    see_moves(place, {"AZUL_DESKTOP_HOME": str(home)})
    assert running_moves(home)


@POSIX
def test_without_a_terminal(place: Place) -> None:
    see_moves(place, home_below_a_file(place), has_terminal=False)


NOBODY = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")
"""Before a command: run it as a user who may do nothing."""


def python_of_others() -> str:
    """A Python that any user may start; empty if there is none."""
    same = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    for python in (sys.executable, f"/usr/bin/{same}", f"/usr/local/bin/{same}"):
        tried = subprocess.run(
            [*NOBODY, python, "-c", "import pygame, yaml, platformdirs"],
            env={"PYTHONPATH": os.pathsep.join(LIBRARIES)},
            cwd="/",
            capture_output=True,
            check=False,
        )
        if tried.returncode == 0:
            return python
    return ""


@POSIX
def test_as_another_user_from_a_folder_that_is_only_for_reading(place: Place) -> None:
    """Who may write nothing there, and has a home that is somebody else's."""
    if os.geteuid() != 0 or shutil.which(NOBODY[0]) is None:
        pytest.skip("only root may become another user")
    python = python_of_others()
    if not (python or PROGRAM):
        pytest.skip("there is no Python for all users")
    home = place.free / "of root"
    home.mkdir(mode=0o700, exist_ok=True)
    before = sorted(place.root.rglob("*"))
    see_moves(place, {"HOME": str(home)}, user=NOBODY, python=python)
    assert sorted(place.root.rglob("*")) == before
    assert not list(home.iterdir())


# A user of whom the system knows no home.


@POSIX
@pytest.mark.parametrize("folder", [user_data, user_pictures])
def test_where_the_system_knows_no_home_nothing_is_written_beside_the_program(
    folder: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AZUL_DESKTOP_HOME")
    unknown = Path("~") / "share"
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: unknown)
    monkeypatch.setattr(platformdirs, "user_pictures_path", lambda: unknown)
    found = folder()
    with pytest.raises(NotADirectoryError):
        found.mkdir(parents=True)
