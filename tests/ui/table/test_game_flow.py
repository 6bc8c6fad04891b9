"""From one decision to the next: what is shown first, who goes on, what is taken back."""

from pathlib import Path

import pytest

from azul_desktop.ui.table.game_flow import GameFlow
from tests.ui.pilot import Pilot
from tests.ui.tables import STAR, WALL, at_table, people, table_of


def flow_of(pilot: Pilot) -> GameFlow:
    return table_of(pilot)._flow


def card_is_shown(flow: GameFlow) -> bool:
    return flow.cards.is_shown


def is_animating(flow: GameFlow) -> bool:
    return flow.animating


def submit_first(flow: GameFlow) -> None:
    session = flow._session
    flow.submit(session.rules.legal_moves(session.state)[0], [])


def test_a_move_is_shown_and_can_be_cut_short(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL), animation="normal")
    flow = flow_of(pilot)
    assert card_is_shown(flow)
    assert not is_animating(flow)
    assert not flow.finish()
    assert not card_is_shown(flow)
    submit_first(flow)
    assert is_animating(flow)
    assert flow.update(0.01, pilot.now)
    assert is_animating(flow)
    assert flow.finish()
    assert not is_animating(flow)
    assert not flow.finish()


def test_the_table_is_still_once_all_has_arrived(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL), animation="normal")
    flow = flow_of(pilot)
    flow.cards.dismiss()
    submit_first(flow)
    front, seen = flow._picture.where.front, 0
    while flow.update(0.02, pilot.now):
        seen += 1
        assert seen < 500
    assert seen > 10
    assert flow._picture.where.front != front, "the next player sits in front"
    flow.update(5, pilot.now)  # whatever still glided is there now
    assert flow.update(0.02, pilot.now) is False


def test_a_table_that_is_laid_out_anew_has_nothing_left_to_do(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL), animation="normal")
    flow = flow_of(pilot)
    submit_first(flow)
    flow.arrive()
    assert not flow.performance.is_running
    assert not is_animating(flow)


def test_what_is_undone_can_be_done_again(tmp_path: Path) -> None:
    session = people(STAR)
    pilot = at_table(tmp_path, session, animation="normal")
    flow = flow_of(pilot)
    flow.undo()
    flow.redo()
    assert card_is_shown(flow), "nothing was there to be undone or done"
    submit_first(flow)
    assert len(session.record.moves) == 1
    flow.undo()
    assert not session.record.moves
    assert not is_animating(flow)
    assert not card_is_shown(flow)
    assert flow._picture.where.front == session.state.turn
    flow.redo()
    assert len(session.record.moves) == 1
    assert not is_animating(flow)
    assert flow._picture.where.front == session.state.turn


@pytest.mark.parametrize("animation", ["normal", "off"])
def test_without_animation_a_move_is_there_at_once(animation: str, tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(WALL), animation=animation)
    flow = flow_of(pilot)
    assert card_is_shown(flow) is (animation == "normal")
    submit_first(flow)
    assert is_animating(flow) is (animation == "normal")
    assert (flow._picture.where.front == flow._session.state.turn) is (animation == "off")
