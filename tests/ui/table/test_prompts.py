"""The line above the board says what to do now."""

import pytest
from azul_desktop.coach.last_round import is_last_round

from azul_desktop.coach.legal_targets import LegalTargets
from azul_desktop.coach.prompts import prompt_for, prompt_now, prompt_while_moving
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
from azul_desktop.core.state import BUILD, DRAFT, IN_CENTRE, KEEP, REWARD, TILING
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.audio import Audio
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.table.hand.hand import Hand
from azul_desktop.ui.table.show.performance import Performance
from tests.games import KINDS, Kind
from tests.ui.table.setting import GREY, STAR, WALL, seated, session_of
from tests.ui.table.walk import steps

VERBS = {DRAFT: "Take", TILING: "Choose", BUILD: "Build", REWARD: "Take", KEEP: "Keep"}


@pytest.mark.parametrize("kind", KINDS[::2], ids=str)
def test_the_verb_of_a_phase_comes_first(kind: Kind) -> None:
    for step in steps(kind, 91):
        prompt = prompt_for(kind.rules, step.before, Hand(kind.rules, step.before), "Ann")
        assert prompt.text.startswith(VERBS[step.before.phase])
    assert prompt_for(kind.rules, step.after, None, "Ann").text == "The game is over"


def test_who_only_looks_reads_who_decides() -> None:
    state = WALL.rules.initial(2, 1)
    assert prompt_for(WALL.rules, state, None, "Ann").text == "Ann is to move"


def test_what_is_held_is_shown_and_esc_puts_it_back() -> None:
    for kind, verb in ((WALL, "Place"), (STAR, "Drop")):
        state = kind.rules.initial(2, 1)
        hand = Hand(kind.rules, state)
        hand.pick(next(iter(LegalTargets(kind.rules, state).picks)))
        prompt = prompt_for(kind.rules, state, hand, "Ann")
        assert prompt.text.startswith(verb)
        assert prompt.tiles
        many = len(prompt.tiles) > 1
        assert prompt.note == ("Esc puts them back" if many else "Esc puts it back")


def test_the_row_of_the_grey_wall_is_named_with_its_tile() -> None:
    state = next(s.before for s in steps(GREY, 1) if s.before.phase == TILING)
    prompt = prompt_for(GREY.rules, state, Hand(GREY.rules, state), "Ann")
    assert f"row {state.line + 1}" in prompt.text
    assert len(prompt.tiles) == 1


def test_the_number_of_tiles_from_the_supply_is_told() -> None:
    seen = set()
    for step in (step for seed in range(5) for step in steps(STAR, seed)):
        if step.before.phase == REWARD:
            prompt = prompt_for(STAR.rules, step.before, Hand(STAR.rules, step.before), "Ann")
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
        text = prompt_now(session, performance, None).text
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
            said[state.phase] = prompt_for(kind.rules, state, None, "Ann").text
    assert said.keys() == {DRAFT, TILING, BUILD, REWARD, KEEP}
    assert len(set(said.values())) == len(said)
    assert all(text.startswith("Ann ") for text in said.values())


def test_the_last_round_is_called_out(desk: Desk) -> None:
    session = session_of(WALL, 1)
    audio = Audio(Settings(), desk.home)
    called = 0
    for step in steps(WALL, 1):
        performance = Performance(session.rules, session.state, audio)
        prompt = prompt_now(session, performance, Hand(session.rules, session.state))
        last = is_last_round(session.rules, session.state)
        assert prompt.urgent == last == (prompt.note == "Last round")
        called += last
        session.submit(step.move)
    assert called


def test_a_move_that_is_being_shown_comes_before_the_next_decision(desk: Desk) -> None:
    session = session_of(WALL, 1)
    performance = Performance(session.rules, session.state, Audio(Settings(), desk.home))
    where = seated(WALL, session.state)
    mover = session.seat.name
    step = session.submit(session.rules.legal_moves(session.state)[0])
    performance.show(step, where, 1.0, (), announce=False)
    assert prompt_now(session, performance, None).text.startswith(f"{mover} takes")
    performance.finish(session.state)
    assert prompt_now(session, performance, None).text == f"{session.seat.name} is to move"


@pytest.mark.parametrize("kind", (WALL, STAR), ids=str)
def test_the_note_names_who_holds_the_start_marker(kind: Kind, desk: Desk) -> None:
    session, audio = session_of(kind, 1), Audio(Settings(), desk.home)
    told = set()
    builders: set[tuple[int, int]] = set()
    for step in steps(kind, 1):
        state = session.state
        performance = Performance(session.rules, state, audio)
        note = prompt_now(session, performance, Hand(session.rules, state)).note
        waiting = prompt_now(session, performance, None).note
        if is_last_round(session.rules, state):
            break
        if state.marker == IN_CENTRE:
            assert not waiting
            assert "round" not in note
        else:
            name = session.record.seats[state.marker].name
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
