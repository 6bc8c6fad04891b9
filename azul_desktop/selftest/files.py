"""The files that come with the program: all there, undamaged, and readable."""

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from azul_desktop.i18n import translate
from azul_desktop.languages.catalogue import ENGLISH, DamagedError, read_catalogue
from azul_desktop.languages.speech import LANGUAGES
from azul_desktop.selftest.site import Part, Site, WrongError, refuse
from azul_desktop.ui.audio import MUSIC, TAKES, file_name
from azul_desktop.ui.render.tokens import Face

LIST: Final = "SHA256SUMS"
"""The list of all pictures, fonts and sounds, as `sha256sum` writes and checks it."""
LISTED: Final = (".jpg", ".ogg", ".png", ".ttf")
_SAMPLE = "Azul Лазур Żółć"


def contents(site: Site) -> Iterator[Part]:
    """Every file of the list is there and is the one that was delivered."""
    yield translate("files"), lambda: _compare(site.assets)


def _compare(assets: Path) -> str:
    listed = read_list(assets)
    problems = []
    for name, digest in listed.items():
        try:
            found = hashlib.sha256((assets / name).read_bytes()).hexdigest()
        except OSError as error:
            why = error.strerror or error
            problems.append(translate("{name} cannot be read ({why})", name=name, why=why))
            continue
        if found != digest:
            problems.append(translate("{name} is damaged", name=name))
    refuse(problems)
    return translate("{n}, all as they were delivered", n=len(listed))


def read_list(assets: Path) -> dict[str, str]:
    """The digests of all files of the list, by their names; `WrongError` without a list."""
    try:
        lines = (assets / LIST).read_text(encoding="ascii").splitlines()
    except OSError as error:
        raise WrongError("there is no list of files ({why})", why=error.strerror) from None
    return {name: digest for digest, name in (line.split(maxsplit=1) for line in lines)}


def make_list(assets: Path) -> str:
    """The text of the list for the files as they are now."""
    found = sorted(file for file in assets.rglob("*") if file.suffix in LISTED)
    names = {file.relative_to(assets).as_posix(): file for file in found}
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {name}\n" for name, file in names.items()
    )


def pictures(site: Site) -> Iterator[Part]:
    """Every picture opens, folder by folder: the icons, and the pieces and tables of each theme."""
    images = sorted(folder for folder in (site.assets / "images").glob("*/") if folder.is_dir())
    for folder in (site.assets / "icons", site.assets / "images", *images):
        name = folder.relative_to(site.assets).as_posix()
        yield translate("pictures in {folder}", folder=name), partial(_pictures, folder)


def _pictures(folder: Path) -> str:
    found = [file for file in sorted(folder.iterdir()) if file.suffix in (".jpg", ".png")]
    problems = []
    for file in found:
        try:
            pygame.image.load(file)
        except (pygame.error, OSError) as error:
            problems.append(f"{file.name}: {error}")
    refuse(problems)
    return translate("{n} opened", n=len(found))


def fonts(site: Site) -> Iterator[Part]:
    """Every cut of type opens and draws letters."""
    for face in Face:
        yield translate("font {name}", name=face.value), partial(_font, site, face)


def _font(site: Site, face: Face) -> str:
    pygame.font.init()
    font = pygame.font.Font(site.assets / "fonts" / f"{face.value}.ttf", 24)
    drawn = font.render(_SAMPLE, True, (0, 0, 0)).get_bounding_rect()
    if drawn.w < 10 * len(_SAMPLE):
        raise WrongError("it draws nothing")
    return translate("“{sample}” is {w}×{h}", sample=_SAMPLE, w=drawn.w, h=drawn.h)


def sounds(site: Site) -> Iterator[Part]:
    """Every sound can be decoded; nothing is heard, for the device is a dummy."""
    folder = site.assets / "sounds"
    yield translate("sounds"), lambda: _sounds(folder)
    yield translate("music"), lambda: _music(folder)


def _sounds(folder: Path) -> str:
    pygame.mixer.init()
    try:
        names = [file_name(name, take) for name, takes in TAKES.items() for take in range(takes)]
        problems, seconds = [], 0.0
        for name in names:
            try:
                seconds += pygame.mixer.Sound(folder / name).get_length()
            except (pygame.error, OSError) as error:
                problems.append(f"{name}: {error}")
        refuse(problems)
        return translate("{n}, {seconds:.0f} s together", n=len(names), seconds=seconds)
    finally:
        pygame.mixer.quit()


def _music(folder: Path) -> str:
    pygame.mixer.init()
    try:
        pygame.mixer.music.load(folder / f"{MUSIC}.ogg")
        pygame.mixer.music.play()
        pygame.mixer.music.stop()
        return translate("it plays, on the driver {name}", name=os.environ["SDL_AUDIODRIVER"])
    finally:
        with suppress(pygame.error):
            pygame.mixer.music.unload()
        pygame.mixer.quit()


def texts(site: Site) -> Iterator[Part]:
    """The sentences of the source are English; every catalogue of another language loads."""
    yield translate("texts in en"), _english
    for code in sorted(LANGUAGES):
        if code != ENGLISH:
            yield translate("texts in {name}", name=code), partial(_language, site.assets, code)


def _english() -> str:
    if translate("{n} tiles", n=5) != "5 tiles":
        raise WrongError("sentences lose their gaps")
    return translate("the sentences of the source")


def _language(assets: Path, code: str) -> str:
    try:
        found = read_catalogue(assets / "locale", code)
    except DamagedError as error:
        raise WrongError(error.text, **error.values) from None
    if not found.size:
        raise WrongError("it is empty")
    return translate("{n} messages", n=found.size)
