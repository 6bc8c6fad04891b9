"""The files of the pictures: small ones for the documentation, exact ones for the eye."""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
SHOWN = ROOT / "docs" / "screenshots"
"""The few that the documentation shows, in one size."""
TRANSLATED = (
    "azul-carry",
    "games",
    "new-game",
    "results-wall-4",
    "statistics",
    "summer-pavilion-build",
    "title",
)
"""Those that the README of each other language shows, in a folder of its own."""
BUILT = ROOT / "build" / "screenshots"
"""All of them, in every size; not kept."""

_QUALITY = 74


def write_exact(picture: Image.Image, file: Path) -> None:
    """Every pixel as it is on screen."""
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.save(file.with_suffix(".png"))


def write_small(picture: Image.Image, file: Path) -> None:
    """As small as it may be without showing it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.save(file.with_suffix(".jpg"), quality=_QUALITY, optimize=True, progressive=True)
