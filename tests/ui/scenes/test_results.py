"""The results: who won, and sums that add up to the final scores."""

from pathlib import Path
from typing import cast

import pygame
import pytest

from azul_desktop.core.record import HUMAN, About, Record, Seat
from azul_desktop.core.state import SCORE
from azul_desktop.session.session import Session
from azul_desktop.storage.firststeps import first_steps_file
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.results import scene as results_scene
from azul_desktop.ui.scenes.results.enlarged import EnlargedScene
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.setup.choices import quick_setup
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.table.paint.board_poster import Caption
from tests.games import KINDS, Kind
from tests.library.kept import keep
from tests.ui.pilot import Pilot
from tests.ui.scenes.looks import NAMES, SIZES, check_looks
from tests.ui.scenes.pages import push
from tests.ui.scenes.played import BY_NAME, finished

FULL_HD = (1920, 1080)
WALL, STAR = BY_NAME["azul-coloured-3p"], BY_NAME["summer-pavilion-coloured-4p"]


def results(
    home: Path, session: Session, size: tuple[int, int] = FULL_HD, scale: int = 100
) -> tuple[Pilot, ResultsScene]:
    settings = Settings(animation="off", ui_scale=scale)
    pilot = Pilot(home, lambda desk: ResultsScene(desk, session), size=size, settings=settings)
    scene = pilot.scene
    assert isinstance(scene, ResultsScene)
    return pilot, scene


def won_twice(home: Path) -> Session:
    """A game of a guest against a novice, who has lost for the second time."""
    session = finished(BY_NAME["azul-coloured-2p"])
    (winner,) = [one.player for one in session.rules.standings(session.state) if one.rank == 1]
    session.record.seats = tuple(
        Seat() if seat == winner else Seat(kind="novice") for seat in range(2)
    )
    for _ in range(2):
        session.record.about = About()
        keep(home, session)
    first_steps_file(home).change({"answered": True}, {})
    return session


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_after_two_wins_the_next_level_is_one_press_away(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    pilot, scene = results(tmp_path, won_twice(tmp_path), size, scale)
    check_looks(pilot)
    push(pilot, "button/next-level")
    table = pilot.scene
    assert isinstance(table, TableScene)
    kinds = [seat.kind for seat in table.session.record.seats]
    assert sorted(kinds) == ["apprentice", HUMAN]
    assert [seat.kind for seat in quick_setup(pilot.app.desk).seats] == [HUMAN, "apprentice"]
    again = ResultsScene(pilot.app.desk, scene.session)
    assert again.offer.level is None
    pilot.close()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_rows_add_up_to_the_final_scores(tmp_path: Path, kind: Kind) -> None:
    session = finished(kind)
    _, scene = results(tmp_path, session)
    final = [board[SCORE] for board in session.state.boards]
    assert [
        sum(column) for column in zip(*[row.points for row in scene.outcome.rows], strict=True)
    ] == final
    assert [player.scores_by_round[-1] for player in scene.outcome.tally.players] == final
    assert [standing.score for standing in scene.outcome.standings] == [
        final[standing.player] for standing in scene.outcome.standings
    ]
    ranks = [standing.rank for standing in scene.outcome.standings]
    assert ranks == sorted(ranks)


def first_seed(kind: Kind, wanted: "Wanted") -> Session:
    """The first game in which the two best stand as wanted."""
    for seed in range(400):
        session = finished(kind, seed)
        best = sorted(session.rules.standings(session.state), key=lambda one: one.rank)
        if wanted(best[0].score - best[1].score, best[1].rank == 1):
            return session
    raise AssertionError("no such game")


class Wanted:
    """Whether a lead and a shared first place are those of a test."""

    def __init__(self, lead: int, shared: bool) -> None:
        self._wish = lead, shared

    def __call__(self, lead: int, shared: bool) -> bool:
        return (lead, shared) == self._wish


def test_a_shared_win_names_all_winners(tmp_path: Path) -> None:
    session = first_seed(BY_NAME["summer-pavilion-coloured-2p"], Wanted(0, True))
    _, scene = results(tmp_path, session)
    outcome = scene.outcome
    assert outcome.title == "Olena and Greedy share the win"
    score = outcome.standings[0].score
    assert outcome.subtitle.startswith(f"{score} points each")
    assert outcome.hero == 0, "the board of the person is shown"


def test_rows_decide_between_equal_points(tmp_path: Path) -> None:
    session = first_seed(BY_NAME["azul-coloured-2p"], Wanted(0, False))
    _, scene = results(tmp_path, session)
    winner = NAMES[scene.outcome.standings[0].player]
    assert scene.outcome.title == f"{winner} wins"
    assert scene.outcome.subtitle.startswith("as many points, but more complete rows")


def test_one_point_is_enough(tmp_path: Path) -> None:
    session = first_seed(BY_NAME["azul-coloured-2p"], Wanted(1, False))
    _, scene = results(tmp_path, session)
    assert scene.outcome.subtitle.split(" · ")[0] == "by 1 point"


def test_again_keeps_seats_and_options_and_draws_another_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions: list[Session] = []
    monkeypatch.setattr(routes, "to_table", lambda _, session: sessions.append(session))
    session = finished(BY_NAME["chocolatier-grey-special-2p"])
    pilot, _ = results(tmp_path, session)
    pilot.key(pygame.K_RETURN)
    pilot.click("button/again")
    for again in sessions:
        assert again.record.seats == session.record.seats
        assert again.rules.options == session.rules.options
        assert again.record.edition is session.record.edition
        assert again.record.seed != session.record.seed
        assert not again.record.moves
    assert len(sessions) == 2


def test_the_ways_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    monkeypatch.setattr(routes, "to_setup", lambda _: taken.append("setup"))
    monkeypatch.setattr(routes, "to_title", lambda _: taken.append("title"))
    pilot, _ = results(tmp_path, finished(WALL))
    pilot.click("button/new")
    pilot.click("button/menu")
    pilot.key(pygame.K_ESCAPE)
    assert taken == ["setup", "title", "title"]


@pytest.mark.parametrize("people", [(1, 2), (2,), ()], ids=str)
def test_my_wall_is_that_of_the_first_person_or_of_the_winner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: tuple[int, ...]
) -> None:
    captions: list[Caption] = []

    def paint(*things: object) -> pygame.Surface:
        captions.append(cast(Caption, things[-1]))
        return pygame.Surface((4, 4))

    monkeypatch.setattr(results_scene, "board_poster", paint)
    monkeypatch.setenv("AZUL_DESKTOP_HOME", str(tmp_path))
    played = finished(WALL).record
    seats = tuple(
        Seat(seat.name, HUMAN if n in people else "greedy") for n, seat in enumerate(played.seats)
    )
    session = Session(Record(played.rules, seats, played.seed, list(played.moves)))
    pilot, scene = results(tmp_path, session)
    pilot.click("button/save")
    for _ in range(3):  # it waits for a frame with nothing else to do
        pilot.frame()
    pilot.close()
    (caption,) = captions
    winner = scene.outcome.standings[0].player
    player = people[0] if people else winner
    assert caption.colour == player
    assert caption.name == seats[player].name
    assert caption.score == session.state.boards[player][SCORE]
    assert [file.name[:10] for file in (tmp_path / "pictures").iterdir()] == ["wall-azul-"]


@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
def test_a_board_is_enlarged_and_put_back(tmp_path: Path, kind: Kind) -> None:
    pilot, scene = results(tmp_path, finished(kind))
    pilot.click("view/boards")
    for close in (pygame.K_ESCAPE, pygame.K_RETURN):
        pilot.click("player/1/board")
        assert enlarged(pilot)
        pilot.key(close)
        assert not enlarged(pilot)
    for name in ("player/0/board", "winner/board"):
        scene.focus(scene.widget(name))
        pilot.key(pygame.K_SPACE)
        assert enlarged(pilot)
        window = pygame.Rect(0, 0, *FULL_HD)
        assert window.contains(pilot.scene.groups()[0].box)
        pilot.click((5, 5))
        assert not enlarged(pilot)


@pytest.mark.parametrize("kind", [WALL, STAR], ids=str)
def test_a_moment_is_watched_where_it_happened(tmp_path: Path, kind: Kind) -> None:
    pilot, scene = results(tmp_path, finished(kind))
    for number, moment in enumerate(scene.moments):
        scene.focus(scene.widget(f"moment/{number}"))
        pilot.key(pygame.K_SPACE)
        assert (pilot.scene.name, pilot.scene.moves) == ("watch", moment.step + 1)
        pilot.key(pygame.K_ESCAPE)
        assert pilot.scene is scene
    pilot.click("button/watch")
    assert (pilot.scene.name, pilot.scene.moves) == ("watch", 0)


def enlarged(pilot: Pilot) -> bool:
    return isinstance(pilot.scene, EnlargedScene)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["azul-coloured", "summer-pavilion-grey"])
def test_everything_has_its_place(
    tmp_path: Path, edition: str, players: int, size: tuple[int, int]
) -> None:
    pilot, _ = results(tmp_path, finished(BY_NAME[f"{edition}-{players}p"]), size)
    for view in ("points", "boards", "course"):
        pilot.click(f"view/{view}")
        check_looks(pilot)


@pytest.mark.parametrize("scale", [75, 300])
def test_it_obeys_the_scale_as_far_as_it_fits(tmp_path: Path, scale: int) -> None:
    pilot, _ = results(tmp_path, finished(WALL), (1600, 1200), scale)
    check_looks(pilot)
