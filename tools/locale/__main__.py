"""Bring the catalogues up to date and check them: `python -m tools.locale` (`make locale`).

Finds the texts of the program and of its lessons, writes `assets/locale/azul-desktop.pot` and the
translations that belong to it, and says what is missing or wrong. It fails unless all is complete
and right.
"""

import argparse
import copy
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import PoFileError

from azul_desktop.languages.speech import LANGUAGES
from tools.locale.checks import Verdict, check, forms_of
from tools.locale.compiled import compile_all
from tools.locale.extract import Unseen, extract
from tools.locale.files import (
    FOLDER,
    PACKAGE,
    PLURALS,
    is_old,
    po_file,
    po_text,
    pot_file,
    read,
    template_of,
    write,
)
from tools.locale.lesson_texts import lesson_texts


def main(arguments: list[str] | None = None, folder: Path = FOLDER, package: Path = PACKAGE) -> int:
    """Do what was asked for; 0 if everything is as it should be."""
    parser = argparse.ArgumentParser(prog="python -m tools.locale", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; old files are wrong")
    parser.add_argument("--prune", action="store_true", help="drop translations nobody uses")
    parser.add_argument(
        "--unfinished", action="store_true", help="what is not translated yet is no failure"
    )
    options = parser.parse_args(arguments)
    texts, unseen = extract(package)
    texts += lesson_texts(package.parent / "lessons")
    template = template_of(texts)
    wanted = {pot_file(folder): po_text(template)}
    verdicts = {}
    for language in PLURALS:
        try:
            found = read(language, folder)
        except PoFileError as error:
            print(f"{po_file(language, folder)}: {error}: {error.line!r}")
            return 1
        catalog = _updated(found, template, options.prune)
        wanted[po_file(language, folder)] = po_text(catalog, language)
        verdicts[language] = check(catalog, language)
    old = [file for file, text in wanted.items() if is_old(file, text)]
    if not options.check:
        for file in old:
            write(file, wanted[file])
        old = []
        compile_all(folder)
    print(f"{len(template)} texts")
    return _report(verdicts, unseen, old, options.unfinished)


def _updated(catalog: Catalog, template: Catalog, prune: bool) -> Catalog:
    """A catalogue with the texts of now; translations of texts that are gone come last."""
    catalog.update(copy.deepcopy(template))
    for key, message in list(catalog.obsolete.items()):
        if prune or not any(forms_of(message)):
            del catalog.obsolete[key]
    for message in catalog:
        if message.id and not any(forms_of(message)):  # nothing was taken over from a like text
            message.flags.discard("fuzzy")
            message.previous_id.clear()
    return catalog


def _report(
    verdicts: dict[str, Verdict], unseen: list[Unseen], old: list[Path], unfinished: bool
) -> int:
    """Print what was found; what the program ends with."""
    for place in unseen:
        print(f"{place.file}:{place.line}: its text cannot be seen; mark it with `translatable`")
    for language, verdict in verdicts.items():
        for problem in verdict.problems:
            print(f"{language}: {problem}")
    for file in old:
        print(f"{file.name} of {file.parent.parent.name} is old: `make locale`")
    for language, verdict in verdicts.items():
        share = 100 * verdict.translated // max(1, verdict.texts)
        print(
            f"{language} {LANGUAGES[language]:<11}{verdict.translated:5} translated ({share} %), "
            f"{verdict.fuzzy} fuzzy, {verdict.unused} unused, {len(verdict.problems)} wrong"
        )
    if any(verdict.problems for verdict in verdicts.values()):
        return 1
    if unfinished:
        return 0
    complete = all(verdict.complete for verdict in verdicts.values())
    return 0 if complete and not unseen and not old else 1


if __name__ == "__main__":
    sys.exit(main())
