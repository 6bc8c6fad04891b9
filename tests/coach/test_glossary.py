"""The words of the rules that explain themselves: each is really said, in every language."""

from collections import Counter
from collections.abc import Iterator

import pytest

from azul_desktop.coach.glossary import FORMS, TERMS, meaning, terms_in
from azul_desktop.i18n import translate_in
from azul_desktop.languages.speech import LANGUAGES, set_language
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.families.rules_pictures import HelpPictures
from tests.games import EDITIONS
from tests.ui.studio import new_desk

ENGLISH = "en"


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language(ENGLISH)


def texts() -> list[str]:
    """All texts of points, of all editions, in the language of now."""
    desk = new_desk((1280, 720))
    return [
        point.text
        for edition in EDITIONS.values()
        for page in table_family(edition).rules_pages(
            edition, HelpPictures(desk.brush, pieces_of(edition, desk.images, desk.type))
        )
        for point in page.points
    ]


def test_every_term_occurs_where_it_is_translated(spoken: str) -> None:
    said = Counter(found.term.id for text in texts() for found in terms_in(text))
    for term in TERMS:
        translated = translate_in(FORMS, term.forms) != term.forms
        if spoken == ENGLISH or translated:
            assert said[term.id], f"{spoken}: nothing says {translate_in(FORMS, term.forms)}"


def test_no_form_belongs_to_two_terms(spoken: str) -> None:
    forms = [
        form.casefold() for term in TERMS for form in translate_in(FORMS, term.forms).split("|")
    ]
    assert all(form == form.strip() and form for form in forms), spoken
    assert len(set(forms)) == len(forms), spoken


def test_meanings_are_one_or_two_short_sentences() -> None:
    for term in TERMS:
        assert meaning(term)[-1] == "."
        assert len(meaning(term)) <= 110


def test_words_are_found_whole_in_any_case() -> None:
    found = terms_in("Discs: the discourse on a disc, and the marker.")
    assert [(one.term.id, one.start) for one in found] == [
        ("disc", 0),
        ("disc", 26),
        ("marker", 40),
    ]


def test_terms_stand_in_order_with_ids_of_their_own() -> None:
    ids = [term.id for term in TERMS]
    assert ids == sorted(set(ids))
