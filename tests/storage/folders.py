"""What lies in a folder of the user's."""

from pathlib import Path


def files(home: Path) -> dict[str, bytes]:
    """The ordinary files and what they hold, but for the lock."""
    return {
        path.name: path.read_bytes()
        for path in home.iterdir()
        if path.is_file() and path.name != ".lock"
    }


def asides(home: Path) -> list[Path]:
    return sorted(home.glob("*.2*.json"))
