"""The line above the board says what to do now."""

from pathlib import Path

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.prompts import Intent, prompt_for, prompt_now, prompt_while_moving
from azul_desktop.core import moves
from azul_desktop.core.events import (
    Dealt,
    DiscActed,
    FeatureWon,
    GameEnded,
    LineStuck,
    Passed,
    Poured,
    Reason,
    RoundBegan,
    RoundEnded,
    Scored,
)
from azul_desktop.core.moves import kind_of
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import BUILD, DRAFT, IN_CENTRE, KEEP, REWARD, TILING, State
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.audio import Audio
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.show.performance import Performance
from azul_desktop.ui.table.shown.seating import seat_names
from tests.games import KINDS, Kind
from tests.ui.table.setting import GREY, STAR, WALL, seated, session_of
from tests.ui.table.walk import steps
from tests.ui.tables import against_a_bot, at_table, table_of

VERBS = {DRAFT: "Take", TILING: "Choose", BUILD: "Build", REWARD: "Take", KEEP: "Keep"}


def at_rest(rules: Rules, state: State) -> Intent:
    """Someone decides and has begun nothing."""
    return Hand(coach_of(rules), state).intent


@pytest.mark.parametrize("kind", KINDS[::2], ids=str)
def test_the_verb_of_a_phase_comes_first(kind: Kind) -> None:
    coach = coach_of(kind.rules)
    for step in steps(kind, 91):
        prompt = prompt_for(coach, step.before, at_rest(kind.rules, step.before), "Ann")
        assert prompt.text.startswith(VERBS[step.before.phase])
    assert prompt_for(coach, step.after, None, "Ann").text == "The game is over"


def test_who_only_looks_reads_who_decides() -> None:
    state = WALL.rules.initial(2, 1)
    assert prompt_for(coach_of(WALL.rules), state, None, "Ann").text == "Ann is to move"


def test_what_is_held_is_shown_and_esc_puts_it_back() -> None:
    for kind, verb in ((WALL, "Place"), (STAR, "Drop")):
        state, coach = kind.rules.initial(2, 1), coach_of(kind.rules)
        hand = Hand(coach, state)
        hand.pick(next(iter(LegalTargets(kind.rules, state).picks)))
        prompt = prompt_for(coach, state, hand.intent, "Ann")
        assert prompt.text.startswith(verb)
        assert prompt.tiles
        assert prompt.note == "Esc: put back"


def test_the_row_of_the_grey_wall_is_named_with_its_tile() -> None:
    state = next(s.before for s in steps(GREY, 1) if s.before.phase == TILING)
    prompt = prompt_for(coach_of(GREY.rules), state, at_rest(GREY.rules, state), "Ann")
    assert f"row {state.line + 1}" in prompt.text
    assert len(prompt.tiles) == 1


def test_the_number_of_tiles_from_the_supply_is_told() -> None:
    seen = set()
    for step in (step for seed in range(5) for step in steps(STAR, seed)):
        if step.before.phase == REWARD:
            intent = at_rest(STAR.rules, step.before)
            prompt = prompt_for(coach_of(STAR.rules), step.before, intent, "Ann")
            assert str(step.before.due) in prompt.text
            seen.add(step.before.due)
    assert seen


WORDS: dict[type, tuple[str, ...]] = {
    RoundBegan: ("Round ",),
    Dealt: ("A new round: tiles are dealt", "The supply is refilled"),
    Poured: ("The bag is empty",),
    DiscActed: ("The special discs act",),
    LineStuck: ("A full line finds no cell",),
    FeatureWon: ("P0 wins tiles", "P1 wins tiles"),
    Passed: ("P0 passes", "P1 passes"),
    RoundEnded: ("Round ",),
    GameEnded: ("The game is over",),
}
"""How the line begins while an event of a kind is seen."""


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.players == 2], ids=str)
def test_every_part_of_a_round_has_its_own_words(kind: Kind) -> None:
    names = ["P0", "P1"]
    for seed in (1, 2):
        for step in steps(kind, seed):
            assert prompt_while_moving(step.events, names).text  # nothing moves without a word
            for event in step.events:
                text = prompt_while_moving([event], names).text
                if type(event) in WORDS:
                    assert text.startswith(WORDS[type(event)])
                elif isinstance(event, Scored) and event.reason in BONUSES:
                    assert text.startswith("The end:")


BONUSES = (Reason.ROW, Reason.COLUMN, Reason.COLOUR, Reason.STAR, Reason.NUMBER)


@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
def test_the_words_change_with_what_is_seen(kind: Kind, desk: Desk) -> None:
    session = session_of(kind, 1)
    performance = Performance(session.rules, session.state, Audio(Settings(), desk.home))
    for move in [step.move for step in steps(kind, 1)]:
        where = seated(kind, session.state)
        step = session.submit(move)
        if any(isinstance(event, RoundBegan) for event in step.events):
            break
        performance.jump(session.state)
    performance.show(step, where, 1.0, (), announce=False)
    seen: list[str] = []
    while performance.is_running:
        text = prompt_while_moving(performance.story(), seat_names(session)).text
        if not seen or seen[-1] != text:
            seen.append(text)
        performance.update(0.05, session.state)
    dealt = next(n for n, text in enumerate(seen) if text.startswith("A new round"))
    assert dealt > 0


def test_somebody_else_is_waited_for_in_the_words_of_the_phase() -> None:
    said = {}
    for kind in (GREY, STAR):
        for step in (step for seed in range(3) for step in steps(kind, seed)):
            state = step.before
            said[state.phase] = prompt_for(coach_of(kind.rules), state, None, "Ann").text
    assert said.keys() == {DRAFT, TILING, BUILD, REWARD, KEEP}
    assert len(set(said.values())) == len(said)
    assert all(text.startswith("Ann ") for text in said.values())


def test_the_last_round_is_called_out() -> None:
    session = session_of(WALL, 1)
    coach, names = coach_of(session.rules), seat_names(session)
    called = 0
    for step in steps(WALL, 1):
        prompt = prompt_now(session, coach, at_rest(session.rules, session.state), names)
        last = session.rules.is_last_round(session.state)
        assert prompt.urgent == last == (prompt.note == "Last round")
        called += last
        session.submit(step.move)
    assert called


def test_a_move_that_is_being_shown_comes_before_the_next_decision(tmp_path: Path) -> None:
    session = against_a_bot(WALL)
    pilot = at_table(tmp_path, session, animation="normal")
    table, mover = table_of(pilot), session.seat.name
    table._flow.submit(session.rules.legal_moves(session.state)[0], [])
    assert table._view().prompt.text.startswith(f"{mover} takes")
    table._flow.finish()
    assert session.seat.name != mover
    assert table._view().prompt.text == f"{session.seat.name} is to move"
    pilot.close()


@pytest.mark.parametrize("kind", (WALL, STAR), ids=str)
def test_the_note_names_who_holds_the_start_marker(kind: Kind) -> None:
    session, coach = session_of(kind, 1), coach_of(kind.rules)
    names = seat_names(session)
    told = set()
    builders: set[tuple[int, int]] = set()
    for step in steps(kind, 1):
        state = session.state
        note = prompt_now(session, coach, at_rest(session.rules, state), names).note
        waiting = prompt_now(session, coach, None, names).note
        if session.rules.is_last_round(state):
            break
        if state.marker == IN_CENTRE:
            assert not waiting
            assert "round" not in note
        else:
            name = names[state.marker]
            drafting = kind is STAR and state.phase == DRAFT
            said = f"{name} builds first" if drafting else f"{name} begins the next round"
            assert waiting == said
            if state.phase == DRAFT or (state.round, state.turn) in builders:
                assert note == said or state.phase not in (DRAFT, BUILD)
            elif state.phase == BUILD:
                assert note == "Click a space, or drag tiles onto it"
            told.add(state.phase)
        if kind_of(step.move) == moves.BUILD:
            builders.add((state.round, state.turn))
        session.submit(step.move)
    assert told >= ({DRAFT, BUILD} if kind is STAR else {DRAFT})
