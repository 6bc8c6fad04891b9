"""What is running here: the program, the system, and the libraries under the window."""

import platform
from collections.abc import Iterator

import pygame

from azul_desktop import TITLE, __version__
from azul_desktop.i18n import translate
from azul_desktop.paths import bundled, is_frozen
from azul_desktop.plain import describe_cores
from azul_desktop.selftest.site import Part, Site


def machine(_: Site) -> Iterator[Part]:
    """Three lines that a report of a problem should begin with."""
    yield translate("program"), lambda: f"{TITLE} {__version__}, {_form()}, {describe_cores()}"
    yield (
        translate("system"),
        lambda: f"{platform.platform()}, Python {platform.python_version()}",
    )
    yield translate("libraries"), _libraries


def _libraries() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"pygame-ce {pygame.version.ver}, SDL {sdl}"


def _form() -> str:
    """How the program came here."""
    if is_frozen():
        return translate("frozen")
    inside = bundled("assets").parent.name == "azul_desktop"
    return translate("installed") if inside else translate("from source")
