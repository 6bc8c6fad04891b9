"""A round ends with a card that everybody can read, and that nobody has to wait for."""

from pathlib import Path

import pygame
import pytest

from azul_desktop.coach.round_gains import round_gains
from azul_desktop.core.record import HUMAN
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes.pause import PauseScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.table.cards.end_painter import EndPainter, RoundSaid
from azul_desktop.ui.table.cards.round_cards import RoundCards
from tests.games import KINDS, Kind
from tests.ui import names
from tests.ui.pilot import Pilot
from tests.ui.tables import FAMILIES, STAR, WALL, against_a_bot, held, people, table_of
from tools.locale.pseudo import PSEUDO, speak_language

FOUR = [kind for kind in KINDS if kind.players == 4 and not kind.options.special_factories]


def cards_of(pilot: Pilot) -> RoundCards:
    return table_of(pilot)._flow.cards


def read(pilot: Pilot) -> bool:
    """Whether the card that ends a round is there, or just leaves."""
    return cards_of(pilot).is_read


def shown(pilot: Pilot) -> bool:
    """Whether any card is there."""
    return cards_of(pilot).is_shown


def held_up(pilot: Pilot) -> bool:
    return cards_of(pilot).holds


def before_the_end(session: Session) -> None:
    """Play until the next move ends the round, without a window."""
    number = session.state.round
    while True:
        step = session.rules.step(session.state, session.rules.legal_moves(session.state)[0])
        if step.after.round != number:
            return
        session.submit(step.move)


def end_round(
    home: Path, session: Session, *, size: tuple[int, int] = (1280, 720), **settings: object
) -> Pilot:
    """The last move of a round is made at a table; the scoring begins."""
    before_the_end(session)
    wanted = Settings(**settings)  # type: ignore[arg-type]
    pilot = Pilot(home, lambda desk: TableScene(desk, session), size=size, settings=wanted)
    table_of(pilot)._flow.submit(session.rules.legal_moves(session.state)[0], [])
    return pilot


def wait_for_it(pilot: Pilot) -> None:
    end = pilot.now + 30
    while not read(pilot):
        assert table_of(pilot).animating, "the round was over without a card"
        assert pilot.now < end
        pilot.frame()


def seconds_held(pilot: Pilot) -> float:
    began = pilot.now
    while held_up(pilot):
        pilot.frame()
        assert pilot.now - began < 10
    return pilot.now - began


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
@pytest.mark.parametrize(("speed", "seconds"), [("slow", 4.2), ("normal", 2.6), ("fast", 1.2)])
def test_it_is_there_as_long_as_the_speed_says(
    kind: Kind, speed: str, seconds: float, tmp_path: Path
) -> None:
    pilot = end_round(tmp_path, people(kind), animation=speed)
    wait_for_it(pilot)
    assert seconds_held(pilot) == pytest.approx(seconds, abs=0.1)
    leaving = pilot.now
    while read(pilot):
        pilot.frame()
    assert pilot.now - leaving == pytest.approx(0.12, abs=0.05)
    pilot.close()


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_the_next_round_is_dealt_and_announced_when_it_has_gone(kind: Kind, tmp_path: Path) -> None:
    session = people(kind)
    pilot = end_round(tmp_path, session)
    wait_for_it(pilot)
    flow = table_of(pilot)._flow
    while held_up(pilot):
        table = flow.performance.shown
        assert table.round == 1
        assert not any(any(disc) for disc in table.discs)
        pilot.frame()
    while read(pilot):
        pilot.frame()
    while not shown(pilot):
        assert table_of(pilot).animating
        pilot.frame()
    assert flow.performance.shown.round == 2
    pilot.settle()
    assert [sum(disc) for disc in flow.performance.shown.discs]
    pilot.close()


def test_it_comes_when_all_that_the_round_brought_was_seen(tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(STAR))
    wait_for_it(pilot)
    flow = table_of(pilot)._flow
    scores = [player.score for player in flow.performance.shown.players]
    said = round_gains(table_of(pilot).session.steps, 1)
    assert scores == [each.score for each in said]
    pilot.close()


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_whoever_sits_in_front_comes_first_and_everybody_has_what_is_theirs(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[RoundSaid] = []
    parts = EndPainter.parts

    def noted(self: EndPainter, said: RoundSaid):  # type: ignore[no-untyped-def]
        heard.append(said)
        return parts(self, said)

    monkeypatch.setattr(EndPainter, "parts", noted)
    session = people(kind)
    pilot = end_round(tmp_path, session)
    where = table_of(pilot)._picture.where
    rounds = round_gains(session.steps, 1)
    (said,) = heard
    assert said.number == 1
    assert said.sitters[0].number == where.front
    assert sorted(sitter.number for sitter in said.sitters) == list(range(kind.players))
    assert [rounds[sitter.number] for sitter in said.sitters] == list(said.rounds)
    pilot.close()


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_l])
def test_any_key_sends_it_away_and_does_nothing_else(key: int, tmp_path: Path) -> None:
    session = people(WALL)
    pilot = end_round(tmp_path, session)
    wait_for_it(pilot)
    made = len(session.record.moves)
    pilot.key(key)
    assert not held_up(pilot)
    assert isinstance(pilot.scene, TableScene)
    pilot.wait(0.15)
    assert not read(pilot)
    assert table_of(pilot).animating, "the deal is not skipped"
    assert len(session.record.moves) == made
    pilot.close()


def test_a_click_sends_it_away_and_takes_nothing_that_lies_below(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = end_round(tmp_path, session)
    wait_for_it(pilot)
    below = pilot.point_of(names.disc(0))
    pilot.click(below)
    assert not held_up(pilot)
    pilot.click(below)  # the second of a double click
    assert not held(pilot)
    assert table_of(pilot).animating, "the deal is not skipped"
    pilot.wait(0.2)
    assert not read(pilot)
    pilot.click(below)
    assert not table_of(pilot).animating, "the next click skips the deal"
    pilot.close()


def test_buttons_beside_it_work_as_ever(tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(WALL))
    wait_for_it(pilot)
    pilot.click(names.button("menu"))
    assert isinstance(pilot.scene, PauseScene)
    assert not shown(pilot)
    pilot.close()


@pytest.mark.parametrize("with_key", [False, True])
def test_undo_takes_the_move_back_and_the_card_with_it(with_key: bool, tmp_path: Path) -> None:
    session = people(WALL)
    pilot = end_round(tmp_path, session)
    wait_for_it(pilot)
    made = len(session.record.moves)
    if with_key:
        pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    else:
        pilot.click(names.button("undo"))
    assert len(session.record.moves) == made - 1
    assert not shown(pilot)
    assert session.state.round == 1
    pilot.close()


def test_a_scoring_that_is_skipped_has_no_card(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = end_round(tmp_path, session)
    pilot.key(pygame.K_SPACE)
    assert not table_of(pilot).animating
    pilot.settle()
    assert not read(pilot)
    pilot.close()


def test_another_size_of_the_window_ends_it(tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(WALL))
    wait_for_it(pilot)
    pilot.resize((1600, 900))
    pilot.frame()
    assert not read(pilot)
    assert not table_of(pilot).animating
    pilot.close()


@pytest.mark.parametrize(
    ("settings", "ends", "starts"),
    [
        ({"round_card": "start"}, False, True),
        ({"round_card": "none"}, False, False),
        ({"animation": "off"}, False, False),
        ({"round_card": "all"}, True, True),
    ],
    ids=str,
)
def test_there_is_no_card_where_none_is_wanted(
    settings: dict[str, str], ends: bool, starts: bool, tmp_path: Path
) -> None:
    pilot = end_round(tmp_path, people(WALL), **settings)  # type: ignore[arg-type]
    read_, begun = False, False
    for _ in range(60 * 12):
        pilot.frame()
        read_ = read_ or read(pilot)
        begun = begun or (shown(pilot) and not read(pilot))
    assert (read_, begun) == (ends, starts)
    pilot.close()


def test_after_the_last_round_the_results_say_it_all(tmp_path: Path) -> None:
    session = people(WALL)
    while True:
        move = session.rules.legal_moves(session.state)[0]
        if not session.rules.legal_moves(session.rules.step(session.state, move).after):
            break
        session.submit(move)
    pilot = Pilot(tmp_path, lambda desk: TableScene(desk, session), settings=Settings())
    table_of(pilot)._flow.submit(move, [])
    for _ in range(60 * 60):
        if isinstance(pilot.scene, ResultsScene):
            break
        assert not read(pilot)
        pilot.frame()
    assert isinstance(pilot.scene, ResultsScene)
    pilot.close()


def test_a_bot_waits_until_all_have_read_it(tmp_path: Path) -> None:
    session = against_a_bot(WALL)
    pilot = end_round(tmp_path, session)
    wait_for_it(pilot)
    made = len(session.record.moves)
    while shown(pilot):
        pilot.frame()
        assert len(session.record.moves) == made
    assert HUMAN in {seat.kind for seat in session.record.seats}
    pilot.close()


def test_while_it_is_read_the_table_gets_ready_for_the_draft(tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(STAR))
    table = table_of(pilot)
    warm, painted = table._picture.warm, []

    def noted(*args: object) -> None:
        painted.append(held_up(pilot))
        warm(*args)  # type: ignore[arg-type]

    table._picture.warm = noted  # type: ignore[method-assign,assignment]
    wait_for_it(pilot)
    while held_up(pilot):
        pilot.frame()
    assert painted, "it is used for painting"
    assert all(painted)
    pilot.close()


def sprites(pilot: Pilot) -> list[Group]:
    table = table_of(pilot)
    return cards_of(pilot).groups(table._view().sitters)


def test_without_motion_it_is_there_and_then_it_is_not(tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(WALL), reduce_motion=True)
    wait_for_it(pilot)
    boxes = set()
    while read(pilot):
        card, _ = sprites(pilot)
        boxes.add((tuple(card.box), card.sprites[0].surface.get_alpha()))
        pilot.frame()
    assert len(boxes) == 1
    pilot.close()


def test_it_comes_from_below_and_fades_away(tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(WALL))
    wait_for_it(pilot)
    seen = []
    while read(pilot):
        sprite = sprites(pilot)[0].sprites[0]
        seen.append((sprite.y, sprite.surface.get_alpha() or 0))
        pilot.frame()
    heights = [y for y, _ in seen]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1]
    alphas = [alpha for _, alpha in seen]
    assert alphas[0] < 255
    assert 255 in alphas
    assert alphas[-1] < 255
    pilot.close()


def test_its_line_of_time_repaints_only_what_has_run_out(tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(WALL), size=(1920, 1080))
    wait_for_it(pilot)
    pilot.wait(0.5)
    stage, painted = pilot.app.window.stage, []
    show = stage.show

    def noted(groups: list[Group]) -> list[pygame.Rect]:
        dirty = show(groups)
        painted.append(sum(rect.w * rect.h for rect in dirty))
        return dirty

    stage.show = noted  # type: ignore[method-assign]
    pilot.wait(1.5)
    assert 0 < max(painted) < 200, "a piece of the line, not the card"
    assert sum(painted) > 1000, "it runs"
    pilot.close()


@pytest.mark.parametrize(("scale", "contrast"), [(100, False), (200, True)])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_all_of_it_lies_on_the_paper(
    kind: Kind, size: tuple[int, int], scale: int, contrast: bool, tmp_path: Path
) -> None:
    four = next(other for other in FOUR if other.edition is kind.edition)
    session = people(four, seed=7)
    for _ in range(2):
        before_the_end(session)
        session.submit(session.rules.legal_moves(session.state)[0])
    pilot = end_round(
        tmp_path, session, size=size, ui_scale=scale, high_contrast=contrast, reduce_motion=True
    )
    table = table_of(pilot)
    rounds = round_gains(session.steps, 3)
    painter = EndPainter(table._picture, 4)
    said = RoundSaid(3, tuple(table._view().sitters), rounds)
    paper = pygame.Rect(*(round(length) for length in painter.box))
    shadow, _, *parts = painter.parts(said)
    assert len(parts) == 5
    for part in parts:
        for rect in Group(part).rects:
            assert paper.contains(rect)
    front = table._picture.layout.boards[0].box
    assert not paper.colliderect(pygame.Rect(*(round(length) for length in front)))
    assert Group(shadow).box.contains(paper)
    for widget in table.widgets:
        assert not (widget.shown and widget.box.overlaps(painter.box))
    pilot.close()


def test_it_is_written_anew_in_another_language_and_stays_as_long(tmp_path: Path) -> None:
    pilot = end_round(tmp_path, people(WALL))
    wait_for_it(pilot)
    pilot.wait(0.5)
    card = cards_of(pilot)._end
    when, picture = (card._time, card._end), card.groups()[0].sprites[0].surface
    speak_language(PSEUDO)
    pilot.app.retell()
    assert (card._time, card._end, held_up(pilot)) == (*when, True)
    assert card.groups()[0].sprites[0].surface is not picture
    pilot.settle()
    assert not shown(pilot)
    pilot.close()
