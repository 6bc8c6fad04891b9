"""What is installed where, below a prefix."""

from pathlib import Path

from azul_desktop.paths import bundled

NAME = "azul-desktop"
HERE = Path(__file__).resolve().parent
METAINFO = "io.github.azul_desktop.AzulDesktop.metainfo.xml"
ICON_SIZES = (16, 32, 48, 64, 128, 256, 512)

PROGRAM = Path("lib") / NAME
"""The folder of the frozen program."""
COMMAND = Path("bin") / NAME
"""The link to the executable in it."""
MENU_ENTRY = Path("share") / "applications" / f"{NAME}.desktop"


def single_files() -> dict[Path, Path]:
    """The files beside the program's folder: where they go below the prefix, and what they are."""
    share = Path("share")
    icons = share / "icons" / "hicolor"
    pictures = bundled("assets") / "images" / "shared"
    found = {
        MENU_ENTRY: HERE / f"{NAME}.desktop",
        share / "metainfo" / METAINFO: HERE / METAINFO,
    }
    for size in ICON_SIZES:
        place = icons / f"{size}x{size}" / "apps" / f"{NAME}.png"
        found[place] = pictures / f"icon-{size}.png"
    return found
