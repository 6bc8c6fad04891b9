"""The end of a game: who is in front, in which tone, what comes in time and what stays."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import HUMAN, Record, Seat
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.audio import Audio
from azul_desktop.ui.render.stage import Group
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.results.celebration import Celebration
from azul_desktop.ui.scenes.results.fanfare import fanfare
from azul_desktop.ui.scenes.results.moment_cards import MomentCard, board_then
from azul_desktop.ui.scenes.results.outcome import Outcome, Tone
from azul_desktop.ui.scenes.results.scene import ResultsScene
from tests.games import EDITIONS, Kind
from tests.ui.pilot import FRAME, Pilot
from tests.ui.scenes.looks import NAMES, watching
from tests.ui.scenes.played import BY_NAME, finished

WALL, STAR = BY_NAME["azul-coloured-3p"], BY_NAME["summer-pavilion-coloured-3p"]
families = pytest.mark.parametrize("kind", [WALL, STAR], ids=str)


def ended(kind: Kind, *, people: set[int], seed: int = 1) -> Session:
    """A game in which so many places, from the winner on, were people's."""
    played = finished(kind, seed)
    ranks = {one.player: one.rank for one in played.rules.standings(played.state)}
    order = sorted(ranks, key=lambda seat: (ranks[seat], seat))
    seats = tuple(
        Seat(NAMES[seat], HUMAN if order.index(seat) in people else "apprentice")
        for seat in range(kind.players)
    )
    return Session(Record(kind.rules, seats, seed, list(played.record.moves)))


def shown(home: Path, session: Session, **settings: object) -> tuple[Pilot, ResultsScene]:
    pilot = Pilot(
        home,
        lambda desk: ResultsScene(desk, session),
        size=(1920, 1080),
        settings=Settings(**settings),  # type: ignore[arg-type]
    )
    assert isinstance(pilot.scene, ResultsScene)
    return pilot, pilot.scene


def ranks(outcome: Outcome) -> list[int]:
    return [one.rank for one in outcome.columns]


@families
def test_the_only_person_comes_first_whoever_wins(kind: Kind) -> None:
    won, lost = Outcome(ended(kind, people={0})), Outcome(ended(kind, people={1}))
    assert (won.tone, lost.tone) == (Tone.VICTORY, Tone.KIND)
    assert ranks(won) == [1, 2, 3]
    assert ranks(lost) == [2, 1, 3]
    assert won.columns[0].player == won.hero == won.person == won.people[0]
    assert lost.columns[0].player == lost.person != lost.hero
    assert lost.speaker == lost.hero, "the winner speaks"
    assert won.speaker == won.standings[1].player, "the best of the others speaks"
    for outcome in (won, lost):
        assert outcome.quote
        assert len(outcome.subtitle.split(" · ")) == 2
    assert (won.whose, lost.whose) == ("Your board", "The winning board")


@families
def test_several_people_have_the_winner_first_and_nobody_is_comforted(kind: Kind) -> None:
    for people, tone in (({0, 1, 2}, Tone.VICTORY), ({1, 2}, Tone.KIND), (set(), Tone.KIND)):
        outcome = Outcome(ended(kind, people=people))
        assert outcome.tone == tone
        assert ranks(outcome) == [1, 2, 3]
        assert outcome.columns[0].player == outcome.hero
        assert outcome.speaker is None
        assert outcome.quote == ""
        assert outcome.whose == "The winning board"
        assert " · " not in outcome.subtitle


def test_what_was_built_is_counted() -> None:
    outcome = Outcome(ended(WALL, people={0}))
    tiles, *bonuses = outcome.built(outcome.hero).split(" · ")
    session = ended(WALL, people={0})
    view = session.rules.view(session.state.boards[outcome.hero])
    laid = sum(view.is_covered(cell) for cell in range(len(view.cells)))
    assert tiles == f"{laid} tiles"
    rows = sum(all(cell >= 0 for cell in row) for row in view.rows)
    assert rows == 0 or f"{rows} row" in bonuses[0]


def test_the_parts_of_a_victory_come_one_after_the_other() -> None:
    moment = Celebration(Tone.VICTORY, 1.0)
    seen = []
    for _ in range(1000):
        seen.append((moment.light, moment.rise, moment.wreath, moment.counted, moment.falling))
        if not moment.update(FRAME):
            break
    assert len(seen) == pytest.approx(4.5 / FRAME, abs=2)
    assert not any(seen[0])
    for part in zip(*seen, strict=True):
        assert list(part) == sorted(part)
    starts = [next(n for n, value in enumerate(part) if value) for part in zip(*seen, strict=True)]
    light, rise, wreath, counted, falling = starts
    assert light < rise < wreath < falling < counted
    assert [moment.light, moment.rise, moment.wreath, moment.counted] == [1] * 4


def test_a_sheen_passes_once_and_a_face_nods() -> None:
    victory, kind = Celebration(Tone.VICTORY, 1.0), Celebration(Tone.KIND, 1.0)
    sheens, nods, words = [], [], []
    while victory.is_running:
        victory.update(FRAME)
        sheens.append(victory.sheen)
        assert (victory.nod, victory.words) == (0, 1)
    while kind.is_running:
        kind.update(FRAME)
        nods.append(kind.nod)
        words.append(kind.words)
        assert (kind.sheen, kind.rise, kind.counted) == (None, 1, 1)
    passing = [part for part in sheens if part is not None]
    assert passing == sorted(passing)
    assert len(passing) == pytest.approx(0.7 / FRAME, abs=2)
    assert max(nods) > 0.9
    assert nods[-1] == 0
    assert words[0] == 0
    assert words[-1] == 1


@pytest.mark.parametrize("settings", [{"animation": "off"}, {"reduce_motion": True}], ids=str)
def test_nothing_moves_where_nothing_may(tmp_path: Path, settings: dict[str, object]) -> None:
    pilot, scene = shown(tmp_path, ended(WALL, people={0}), **settings)
    assert not scene.animating
    pilot.wait(0.3)  # the stills are painted
    before = pilot.picture()
    pilot.wait(1)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(pilot.picture(), "RGB")


@families
def test_at_the_end_it_looks_as_without_motion(tmp_path: Path, kind: Kind) -> None:
    pictures = []
    for animation in ("fast", "off"):
        pilot, scene = shown(tmp_path, ended(kind, people={0}), animation=animation)
        pilot.settle()
        pilot.wait(0.3)
        assert all(one.is_whole for one in scene.widgets if isinstance(one, MomentCard))
        pictures.append(pygame.image.tobytes(pilot.picture(), "RGB"))
        pilot.close()
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_key_only_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: int) -> None:
    ways: list[str] = []
    monkeypatch.setattr(routes, "to_title", lambda _: ways.append("title"))
    monkeypatch.setattr(routes, "play_again", lambda *_, **__: ways.append("again"))
    pilot, scene = shown(tmp_path, ended(WALL, people={0}))
    pilot.wait(0.5)
    coming = [scene.animating]
    pilot.key(key)
    coming.append(scene.animating)
    assert coming == [True, False]
    assert not ways
    pilot.key(key)
    assert len(ways) == 1


def test_a_click_ends_it_and_means_what_it_is_on(tmp_path: Path) -> None:
    pilot, scene = shown(tmp_path, ended(WALL, people={0}))
    pilot.wait(0.5)
    pilot.click("view/course")
    assert not scene.animating
    chosen = {one.name: getattr(one, "chosen", None) for one in scene.widgets}
    assert chosen["view/course"]
    assert not chosen["view/points"]


def bare(scene: ResultsScene) -> int:
    return sum(not one.is_whole for one in scene.widgets if isinstance(one, MomentCard))


def test_the_light_waits_for_the_stills_but_not_for_ever(tmp_path: Path) -> None:
    pilot, scene = shown(tmp_path, ended(WALL, people={0}))
    left = []
    for _ in range(30):
        left.append(bare(scene))
        if not left[-1]:
            break
        assert scene.celebration.light == 0
        pilot.frame()
    assert left[0] == 3
    assert all(before - after <= 1 for before, after in pairwise(left)), "one in a frame"
    pilot.wait(0.2)
    assert scene.celebration.light > 0
    busy, other = shown(tmp_path, ended(WALL, people={0}))
    for n in range(45):  # a pointer that never rests leaves no time to paint
        busy.hover((float(n), 5.0))
    assert bare(other) == 3
    assert other.celebration.light > 0


def test_coming_back_it_is_over(tmp_path: Path) -> None:
    pilot, scene = shown(tmp_path, ended(WALL, people={0}))
    pilot.wait(0.3)
    pilot.key(pygame.K_F1)
    assert pilot.scene is not scene
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene is scene
    assert not scene.animating


@families
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)], ids=str)
def test_gold_and_petals_that_stay_lie_on_nothing_that_is_looked_at(
    tmp_path: Path, kind: Kind, size: tuple[int, int]
) -> None:
    pilot, scene = shown(tmp_path, ended(kind, people={0}), animation="off")
    pilot.resize(size)
    shower, places = scene._victory._shower, scene._places()
    assert shower is not None
    lying = shower.sprites(99)
    assert 5 <= len(lying) <= 40
    again = shower.sprites(99)
    assert all(one.surface is other.surface for one, other in zip(lying, again, strict=True))
    seen = [one.surface.get_bounding_rect().move(one.x, one.y) for one in lying]
    read = [places.sign, places.title, places.subtitle, places.caption, places.quote]
    read += [places.sheet, places.views, places.heading, *places.moments, *places.buttons]
    for box in [*read, scene._victory._box]:
        assert pygame.Rect(*box.rounded()).collidelist(seen) < 0
    assert min(rect.x for rect in seen) >= scene._victory.frame.x


def test_gold_and_petals_that_fall_are_few_and_small_and_vanish(tmp_path: Path) -> None:
    _, scene = shown(tmp_path, ended(WALL, people={0}), animation="off")
    shower = scene._victory._shower
    assert shower is not None
    assert not shower.sprites(0)
    falling = shower.sprites(1.5)
    assert len(shower.sprites(99)) < len(falling) <= 70
    group, sheet = Group(falling), pygame.Rect(*scene._places().sheet)
    assert all(max(rect.size) <= 70 for rect in group.rects)
    assert sheet.collidelist(group.rects) < 0
    passing = next(flake for flake in shower.flakes if not flake.stays)
    light = []
    for part in (0.5, 0.9, 0.98):
        sprite = shower._falling(passing, part)
        assert sprite is not None
        light.append(pygame.mask.from_surface(sprite.surface, 200).count())
    assert light[0] > 0 == light[1] == light[2]
    assert not shown(tmp_path, ended(WALL, people={1}))[1]._victory._shower


@families
def test_a_still_shows_the_position_of_its_moment(kind: Kind) -> None:
    session = ended(kind, people={0})
    scene_moments = {one.kind: one for one in Outcome(session)._happened}
    for moment in scene_moments.values():
        board = board_then(session, moment)
        step = session.steps[moment.step]
        before = session.rules.view(step.before.boards[moment.player])
        if moment.points < 0:
            assert board.score > 0 or before.score == 0
            floor = [piece for piece in board.floor if piece is not None]
            assert len(floor) == len(moment.places) or not moment.places
        elif moment.giver >= 0:
            (line,) = moment.places
            assert board.lines[line.index][1] == before.lines[line.index].capacity
        elif moment.places:
            assert all(board.wall[place.index] >= 0 for place in moment.places)


def test_long_names_stay_on_their_cards(tmp_path: Path) -> None:
    played = ended(WALL, people={0}).record
    seats = tuple(Seat(f"{seat.name} von und zu Hohenstein", seat.kind) for seat in played.seats)
    session = Session(Record(played.rules, seats, played.seed, list(played.moves)))
    pilot, scene = shown(tmp_path, session, animation="off")
    cards = [one for one in scene.widgets if isinstance(one, MomentCard)]
    assert len(cards) == 3
    for card in cards:
        with watching() as written:
            card.paint(scene.brush)
        points, when, *tries = written.rects()
        inside = pygame.Rect(*card.box)
        assert tries
        assert all(inside.contains(rect) for rect in (points, when, tries[-1]))
    pilot.close()


def test_the_same_tiles_come_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions: list[Session] = []
    monkeypatch.setattr(routes, "to_table", lambda _, session: sessions.append(session))
    session = ended(WALL, people={1})
    pilot, _ = shown(tmp_path, session, animation="off")
    pilot.click("button/same")
    (again,) = sessions
    assert again.record.seed == session.record.seed
    assert again.record.seats == session.record.seats
    assert again.state.sources == session.first.sources
    assert again.state.first == session.first.first
    assert not again.record.moves


@pytest.mark.parametrize(
    ("kind", "place", "sound"),
    [(WALL, 0, "victory-azulejo"), (STAR, 0, "victory-pavilion"), (STAR, 2, "kind-end")],
)
def test_it_is_heard_once_how_the_game_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind, place: int, sound: str
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Audio, "play", lambda _, name, **__: heard.append(name))
    pilot, _ = shown(tmp_path, ended(kind, people={place}), animation="off")
    assert heard == [sound]
    pilot.click("winner/board")
    pilot.key(pygame.K_ESCAPE)
    assert heard == [sound]


def test_every_theme_has_a_fanfare() -> None:
    themes = {edition.theme for edition in EDITIONS.values()}
    assert {fanfare(Tone.VICTORY, theme) for theme in themes} == {f"victory-{t}" for t in themes}
    assert fanfare(Tone.VICTORY, "of-a-user") == "victory-azulejo"


def test_light_stays_away_with_high_contrast(tmp_path: Path) -> None:
    pilot, scene = shown(tmp_path, ended(WALL, people={0}), animation="off", high_contrast=True)
    (table,) = scene._victory.light()
    plain = pilot.desk.backdrop("azulejo/table").sprites[0].surface
    lit = table.sprites[0].surface
    assert pygame.image.tobytes(lit, "RGB") == pygame.image.tobytes(plain, "RGB")
