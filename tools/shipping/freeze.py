"""Build the standalone program, on any system: `python -m tools.shipping.freeze`.

The wheel first, compiled where it can be; then PyInstaller with `build.spec`, in an environment of
its own that has nothing but the wheel and what it needs; then the archive.
"""

import shutil
import subprocess
import sys
import venv
from pathlib import Path

from tools.shipping import archive

ENVIRONMENT = Path("build") / "freeze"
PYINSTALLER = "pyinstaller~=6.10"


def run(*command: str | Path) -> None:
    """Run a command; whatever goes wrong ends the build."""
    try:
        subprocess.run(command, check=True)
    except subprocess.CalledProcessError as error:
        sys.exit(f"{Path(command[0]).name} failed ({error.returncode})")


def make_wheel() -> Path:
    """The wheel, and the source archive that it is made from."""
    for old in (*archive.DIST.glob("*.whl"), *archive.DIST.glob("azul_desktop-*.tar.gz")):
        old.unlink()
    run(sys.executable, "-m", "build")
    return next(archive.DIST.glob("*.whl"))


def make_environment(wheel: Path) -> Path:
    """The Python of a new environment with the wheel and PyInstaller."""
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    venv.create(ENVIRONMENT, with_pip=True)
    python = ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    quiet = ("--quiet", "--disable-pip-version-check")
    run(python, "-m", "pip", "install", *quiet, str(wheel), PYINSTALLER)
    return python


def main() -> None:
    """Build all, and say how large and how fast it is."""
    python = make_environment(make_wheel())
    places = ("--distpath", str(archive.DIST), "--workpath", "build/pyinstaller")
    # -P: the wheel is frozen, not the sources in this folder.
    freeze = ("-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN")
    run(python, *freeze, *places, "build.spec")
    archive.main()


if __name__ == "__main__":
    main()
