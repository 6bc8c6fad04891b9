"""The texts of the bundled lessons reach the translators, each with what it is."""

from pathlib import Path

from tests.teaching.lessons import FILES, LESSONS
from tools.locale.lesson_texts import lesson_texts

FOLDER = next(iter(FILES.values())).parent


def test_every_text_of_every_lesson_is_found() -> None:
    found = {text.one for text in lesson_texts(FOLDER)}
    assert found == {text for lesson in LESSONS.values() for text in lesson.texts}


def test_translators_are_told_what_it_is() -> None:
    for text in lesson_texts(FOLDER):
        assert text.comment
        assert ("{tiles}" in text.one) == ("picture" in text.comment)
        assert text.file.startswith("lessons/")


def test_words_of_languages_are_left_to_their_file(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("title: {en: A, uk: Б}\nabout: B\n", encoding="utf-8")
    assert [text.one for text in lesson_texts(tmp_path)] == ["B"]
    assert lesson_texts(tmp_path / "nothing") == []
