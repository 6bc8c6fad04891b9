"""Everything that has a name on the table explains itself, in every phase, on every side."""

from pathlib import Path

import pytest

from azul_desktop.coach.families import coach_of
from azul_desktop.core.address import ANY_COLOUR, Address, Zone
from azul_desktop.core.state import DRAFT, PHASES, State
from azul_desktop.session.session import Session
from azul_desktop.ui.table.paint.tips import Tip
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.table.walk import steps
from tests.ui.tables import STAR, WALL, at_table, people, table_of

TABLES = [kind for kind in KINDS if kind.players == kind.edition.player_counts[0]]


def one_of_each_phase(kind: Kind) -> dict[int, State]:
    found = {DRAFT: kind.rules.initial(kind.players, 1)}
    for step in steps(kind, 1):
        found.setdefault(step.after.phase, step.after)
    return found


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_every_place_of_every_phase_has_words(kind: Kind) -> None:
    coach, colours = coach_of(kind.rules), range(len(kind.edition.colours))
    board = kind.edition.board(kind.options.variant)
    for phase, state in one_of_each_phase(kind).items():
        places = [Address(Zone.DISC, index=n) for n in range(len(state.specials))]
        places += [Address(Zone.CENTRE, colour=colour) for colour in (*colours, ANY_COLOUR)]
        places += [Address(Zone.DISC, index=0, colour=colour) for colour in colours]
        view = kind.rules.view(state.boards[0])
        own = Zone.SPACE if state.supply else Zone.WALL
        places += [Address(own, 0, cell) for cell in range(len(view.cells))]
        if state.supply:
            zones = Zone.HAND, Zone.KEEP, Zone.KEPT, Zone.PASS, Zone.DONE, Zone.CHOICE
            places += [Address(zone, 0, 0, 0) for zone in zones]
            places += [Address(Zone.SUPPLY, index=n) for n in range(len(state.supply))]
        else:
            places += [Address(Zone.LINE, 0, row) for row in range(len(view.lines))]
            places += [Address(Zone.FLOOR, 0), Address(Zone.SHIELD, 0)]
        for place in places:
            text = coach.about(state, place)
            assert 0 < len(text) <= 150, (PHASES[phase], place, board)
            assert "{" not in text


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_every_name_of_the_screen_map_has_an_explanation(kind: Kind, tmp_path: Path) -> None:
    session = people(kind)
    pilot = at_table(tmp_path, session, size=(1280, 720))
    for _ in range(60):
        check_spots(pilot, session)
        if session.is_over:
            break
        session.submit(session.rules.legal_moves(session.state)[-1])
        table_of(pilot)._flow.finish()
        table_of(pilot).arrange()
    pilot.close()


def check_spots(pilot: Pilot, session: Session) -> None:
    table = table_of(pilot)
    coach, looking, pointer = table._coach, table._looking, table._pointer
    shown = table._flow.performance.shown
    for spot in pointer.spots:
        assert coach.about(session.state, spot.address), spot.address
    for spot in pointer.others:
        player = looking._board_at(spot.box.centre, shown)
        explained = looking._explained_at(spot.box.centre, shown)
        assert player is not None or explained is not None, spot.address
    for widget in table.widgets:
        assert widget.hint, widget.name


def explained(pilot: Pilot) -> Tip | None:
    return table_of(pilot)._looking._tip


@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
def test_what_can_be_used_is_explained_to_whoever_waits(kind: Kind, tmp_path: Path) -> None:
    pilot = at_table(tmp_path, people(kind))
    table = table_of(pilot)
    spot = next(spot for spot in table._pointer.spots if table._pointer.legal(spot.address))
    pilot.hover(spot.box.centre)
    pilot.wait(1)
    assert explained(pilot) is None, "who knows the game is left alone"
    pilot.wait(1.2)
    tip = explained(pilot)
    assert tip is not None
    assert tip.text == table._coach.about(table.session.state, spot.address)
    pilot.close()
