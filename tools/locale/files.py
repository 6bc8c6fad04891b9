"""The files of the catalogues, written the same way every time: no dates, no line numbers."""

import io
from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from azul_desktop.languages.catalogue import DOMAIN
from tools.locale.extract import Text

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "azul_desktop"
FOLDER = ROOT / "assets" / "locale"
PLURALS = {
    "uk": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
    "(n%100<12 || n%100>14) ? 1 : 2);",
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && "
    "(n%100<12 || n%100>14) ? 1 : 2);",
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
}
"""The languages that there are catalogues of, with their plural forms."""
FORMS = 3


def template_of(texts: Iterable[Text], language: str | None = None) -> Catalog:
    """The catalogue of all texts, without translations."""
    catalog = Catalog(locale=language)
    for text in texts:
        catalog.add(
            (text.one, text.many) if text.many else text.one,
            locations=[(text.file, 0)],
            auto_comments=[text.comment] if text.comment else (),
            context=text.context or None,
        )
    return catalog


def po_file(language: str, folder: Path = FOLDER) -> Path:
    """Where the translations of a language are kept."""
    return folder / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def pot_file(folder: Path = FOLDER) -> Path:
    """Where the texts are kept that translations begin with."""
    return folder / f"{DOMAIN}.pot"


def read(language: str, folder: Path = FOLDER) -> Catalog:
    """The translations of a language; an empty catalogue if there are none yet.

    A file that is damaged is an error: whatever could not be read would be lost when it is written.
    """
    file = po_file(language, folder)
    if not file.exists():
        return Catalog(locale=language)
    with file.open("rb") as stream:
        return read_po(stream, locale=language, abort_invalid=True)


def po_text(catalog: Catalog, language: str = "") -> str:
    """What stands in the file of a catalogue."""
    for message in catalog:  # gaps are told by our own checks; what Babel says of them changes
        message.flags &= {"fuzzy"}
    head = ["Project-Id-Version: azul-desktop", "MIME-Version: 1.0"]
    head += [f"Language: {language}", f"Plural-Forms: {PLURALS[language]}"] if language else []
    head += ["Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit"]
    lines = ['msgid ""', 'msgstr ""', *(f'"{line}\\n"' for line in head), ""]
    body = io.BytesIO()
    write_po(body, catalog, width=96, omit_header=True, include_lineno=False)
    return "\n".join(lines) + "\n" + body.getvalue().decode("utf-8").strip() + "\n"


def is_old(file: Path, text: str) -> bool:
    """Whether a file has not the text that it should have."""
    return not file.exists() or file.read_text(encoding="utf-8") != text


def write(file: Path, text: str) -> None:
    """Write a file, with its folder."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")
