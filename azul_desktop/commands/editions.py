"""`editions` lists what is installed; `check-edition` says what is wrong with a file."""

import argparse
import sys
from pathlib import Path

from azul_desktop.catalog.loader import installed, load_edition
from azul_desktop.catalog.problems import FileError
from azul_desktop.core.edition import Edition
from azul_desktop.core.translatable import translatable
from azul_desktop.i18n import translate
from azul_desktop.languages.editions import edition_name, missing_languages
from azul_desktop.languages.speech import LANGUAGES


def list_installed(_: argparse.Namespace) -> int:
    """Print every edition, and what is wrong with the user's files that are none."""
    catalogue = installed()
    for edition in catalogue.editions.values():
        print(f"{edition.id:<18}{edition_name(edition):<26}{_facts(edition)}")
    for problems in catalogue.problems.values():
        for problem in problems:
            print(problem, file=sys.stderr)
    return 0


def check(arguments: argparse.Namespace) -> int:
    """Check files one by one; the exit code says whether all of them are fine."""
    code = 0
    for name in arguments.files:
        try:
            edition = load_edition(Path(name))
        except FileError as error:
            print(error, file=sys.stderr)
            code = 2
        else:
            print(translate("{file}: fine: {facts}", file=name, facts=_facts(edition)))
            _tell_languages(name, edition)
    return code


def _tell_languages(file: str, edition: Edition) -> None:
    """Say which texts are not there in which languages; that is no mistake."""
    keys: dict[tuple[str, ...], list[str]] = {}
    for key, lacking in missing_languages(edition).items():
        keys.setdefault(tuple(LANGUAGES[code] for code in lacking), []).append(key)
    for languages, names in keys.items():
        told = translate(
            "{file}: not in {languages}: {keys}",
            file=file,
            languages=", ".join(languages),
            keys=", ".join(names),
        )
        print(told)


def _facts(edition: Edition) -> str:
    players = "/".join(str(count) for count in edition.player_counts)
    variants = ", ".join(edition.variant_names)
    # Translators: the words in the gaps are those of edition files: wall, 2/3/4, coloured, grey.
    text = translatable("{family}; players: {players}; sides: {variants}")
    if edition.specials:
        text = translatable("{family}; players: {players}; sides: {variants}; special discs")
    return translate(text, family=edition.family, players=players, variants=variants)
