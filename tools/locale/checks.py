"""Whether a catalogue is complete and right."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from babel.messages.catalog import Catalog, Message

from azul_desktop.coach.glossary import FORMS as WORD_FORMS
from azul_desktop.languages.gaps import gaps_of
from tools.locale.files import FORMS
from tools.locale.glyphs import everywhere
from tools.locale.words import odd_letters, wrong_terms

_FILES = tuple(
    f"azul_desktop/{room}"
    for room in (
        "bots/",
        "catalog/",
        "commands/",
        "core/",
        "languages/",
        "storage/",
        "teaching/",
        "textfile.py",
    )
)
"""Who speaks of files, not of the game."""


@dataclass
class Verdict:
    """What was found in the catalogue of a language."""

    texts: int = 0
    translated: int = 0
    fuzzy: int = 0
    unused: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether every text is translated, and nothing else is there."""
        return self.translated == self.texts and not self.fuzzy and not self.unused


def check(catalog: Catalog, language: str) -> Verdict:
    """Look at every translation of a catalogue that is up to date."""
    verdict = Verdict(unused=len(catalog.obsolete))
    for message in catalog:
        if not message.id:
            continue
        verdict.texts += 1
        forms = forms_of(message)
        if message.fuzzy:
            verdict.fuzzy += 1
        elif all(forms):
            verdict.translated += 1
        if not any(forms) or message.fuzzy:
            continue
        source = message.id[0] if isinstance(message.id, tuple) else message.id
        verdict.problems += [f"{source!r}: {wrong}" for wrong in _problems(message, language)]
    return verdict


def forms_of(message: Message) -> tuple[str, ...]:
    """The translations of a text, one for each plural form; empty ones where there is none."""
    said = message.string
    return tuple(said) if isinstance(said, (tuple, list)) else (said or "",)


def _problems(message: Message, language: str) -> Iterator[str]:
    sources = message.id if isinstance(message.id, tuple) else (str(message.id),)
    forms = forms_of(message)
    if len(sources) > 1 and (len(forms) != FORMS or not all(forms)):
        yield f"has {len([form for form in forms if form])} of {FORMS} plural forms"
    wanted = gaps_of(sources[-1])
    own = set("".join(sources))
    for form in filter(None, forms):
        if gaps_of(form) != wanted:
            yield f"“{form}” has other gaps"
        if form.strip() != form and sources[0].strip() == sources[0]:
            yield f"“{form}” begins or ends with a space"
        if message.context == WORD_FORMS and not all(map(str.strip, form.split("|"))):
            yield f"“{form}” has an empty form"
        if form.count("\n") != sources[0].count("\n"):
            yield f"“{form}” has other breaks"
        missing = sorted(set(form) - everywhere() - own - {"\n"})
        if missing:
            yield f"no font has {' '.join(missing)}"
        terms = () if _is_about_files(message) else wrong_terms(language, form)
        for wrong in (*terms, *odd_letters(language, form)):
            yield f"{wrong} (“{form}”)"


def _is_about_files(message: Message) -> bool:
    """Whether a text is said by those only who read and write files, or start other programs."""
    return all(file.startswith(_FILES) for file, _ in message.locations)
