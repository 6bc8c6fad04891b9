"""Pack the frozen program under a name that says version and platform, with a checksum.

`python -m tools.packaging.archive` measures, too: what people download, what it takes on their disk
and how long it takes to show its first frame.
"""

import hashlib
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from azul_desktop import __version__

NAME = "azul-desktop"
DIST = Path("dist")
STARTS = 5
PATIENCE = 30.0
MOST_FOLDER, MOST_ARCHIVE, MOST_SECONDS = 70e6, 40e6, 0.7
"""What the program may take: bytes on disk, bytes to download, seconds to its first frame."""


def platform_name() -> str:
    """The system and its processor, as in `linux-x86_64`."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    return f"{system}-{platform.machine().lower()}"


def pack(program: Path, out: Path) -> Path:
    """The archive of the folder: a zip for Windows, else a tar.xz, which keeps links and modes."""
    name = f"{NAME}-{__version__}-{platform_name()}"
    kind = "zip" if sys.platform == "win32" else "xztar"
    with tempfile.TemporaryDirectory() as folder:
        # Everything in the archive is in one folder with its full name.
        shutil.copytree(program, Path(folder) / name, symlinks=True)
        made = Path(shutil.make_archive(str(out.absolute() / name), kind, folder, name))
    digest = hashlib.sha256(made.read_bytes()).hexdigest()
    made.with_name(made.name + ".sha256").write_text(f"{digest}  {made.name}\n", encoding="utf-8")
    return made


def folder_size(folder: Path) -> int:
    """The bytes of all files; links take none."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files)


def start_time(program: Path) -> float:
    """Seconds until the first frame is complete, the median of some warm starts."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        own = {"AZUL_DESKTOP_HOME": folder, "SDL_AUDIODRIVER": "dummy"}
        if sys.platform == "linux" and not os.environ.get("DISPLAY"):
            own["SDL_VIDEODRIVER"] = "dummy"
        for number in range(1 + STARTS):  # the first one warms the caches of the disk
            times.append(_start_once(program, home / f"map-{number}.json", os.environ | own))
    return statistics.median(times[1:])


def _start_once(program: Path, screen_map: Path, environment: dict[str, str]) -> float:
    """The map of the screen is written right after the first frame was shown."""
    began = time.monotonic()
    command = [str(program / NAME), "--size", "1920x1080", "--screen-map", str(screen_map)]
    with subprocess.Popen(command, env=environment) as process:
        try:
            while not screen_map.exists():
                if process.poll() is not None or time.monotonic() - began > PATIENCE:
                    sys.exit("the program does not show a frame")
                time.sleep(0.001)
            return time.monotonic() - began
        finally:
            process.kill()


def main() -> None:
    """Pack and measure; exit 1 if something is larger than it may be."""
    program = DIST / NAME
    folder, archive = folder_size(program), pack(program, DIST).stat().st_size
    seconds = start_time(program)  # no reason to fail: what else the machine does, nobody knows
    print(f"folder       {folder / 1e6:5.1f} MB (at most {MOST_FOLDER / 1e6:.0f})")
    print(f"archive      {archive / 1e6:5.1f} MB (at most {MOST_ARCHIVE / 1e6:.0f})")
    print(f"first frame  {seconds:5.2f} s  (at most {MOST_SECONDS}, on a quiet machine)")
    sys.exit(1 if folder > MOST_FOLDER or archive > MOST_ARCHIVE else 0)


if __name__ == "__main__":
    main()
