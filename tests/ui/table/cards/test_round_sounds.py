"""Rounds are heard: how one begins, its card, and a face that is pleased with it."""

from pathlib import Path

import pytest

from azul_desktop.core.events import RoundBegan, RoundEnded
from azul_desktop.ui.audio import Audio
from tests.ui.tables import WALL, Ponderer, against_a_bot, at_table, people, table_of


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(Audio, "play", lambda _, name, **__: names.append(name))
    return names


def test_a_round_begins_with_two_strings(tmp_path: Path, heard: list[str]) -> None:
    pilot = at_table(tmp_path, people(WALL), animation="normal")
    heard.clear()
    table_of(pilot)._flow.cards.hear(RoundBegan(2, 1, -1, ()))
    assert heard == ["round"]
    pilot.close()


def test_a_card_is_heard_where_one_is_laid_down(tmp_path: Path, heard: list[str]) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session, animation="normal")
    cards = table_of(pilot)._flow.cards
    heard.clear()
    cards.hear(RoundEnded(1))
    assert heard == [], "nothing is known of that round: there is no card"
    while session.state.round == 1:
        step = session.submit(session.rules.legal_moves(session.state)[0])
    cards.expect(step, table_of(pilot)._view().sitters)
    cards.hear(RoundEnded(1))
    assert heard == ["card"]
    pilot.close()


def test_a_pleased_face_is_heard_once(
    tmp_path: Path, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azul_desktop.ui.table.bot_seats.Worker", Ponderer)
    pilot = at_table(tmp_path, against_a_bot(WALL), animation="normal")
    for _ in range(200):
        pilot.frame()
    heard.clear()
    table_of(pilot)._moods.please(1)
    for _ in range(30):
        pilot.frame()
    assert heard == ["gesture"]
    pilot.close()
