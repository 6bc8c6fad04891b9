"""The self-test on a real screen, of the sources or of the executable that is to be tested."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.desktop import PROGRAM, ROOT
from tests.e2e.screen import Screen

pytestmark = pytest.mark.e2e


def test_the_program_passes_its_self_test(screen: Screen, tmp_path: Path) -> None:
    start = [PROGRAM] if PROGRAM else [sys.executable, "-m", "azul_desktop"]
    own = {"DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [*start, "--self-test"],
        env=os.environ | own,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "video driver x11" in done.stdout
    assert "self-test passed" in done.stdout.splitlines()[-1]
