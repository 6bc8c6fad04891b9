"""Another language at any moment: everything is said in it, and nothing that goes on is lost."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.record import Record, Seat
from azul_desktop.languages.speech import language
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings, load_settings
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scene import Scene
from azul_desktop.ui.scene_register import Asked
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.results.scene import ResultsScene
from azul_desktop.ui.scenes.settings.scene import SettingsScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.table.shown.seating import seat_names
from tests.games import KINDS, Kind
from tests.ui.pilot import Pilot
from tests.ui.scenes.played import finished
from tests.ui.tables import FAMILIES, WALL, against_a_bot, at_table, people, saved, table_of
from tools.locale.pseudo import PSEUDO, speak_language

SIZE = (1280, 720)
SHOWN = Callable[[Pilot], None]


def show(make: Callable[[Desk], Scene]) -> SHOWN:
    return lambda pilot: pilot.show(make)


def over_table(push: Callable[[Desk, Session], None]) -> SHOWN:
    def shown(pilot: Pilot) -> None:
        session = against_a_bot(WALL)
        pilot.show(lambda desk: TableScene(desk, session))
        push(pilot.desk, session)

    return shown


def settings_tab(tab: str) -> SHOWN:
    def shown(pilot: Pilot) -> None:
        pilot.show(SettingsScene)
        pilot.click(f"tab/{tab}")

    return shown


def enlarged(pilot: Pilot) -> None:
    pilot.show(lambda desk: ResultsScene(desk, finished(KINDS[0])))
    pilot.click("winner/board")


SCENES: dict[str, SHOWN] = {
    "title": show(lambda desk: desk.scenes.title()),
    "setup": show(lambda desk: desk.scenes.setup()),
    "help": show(lambda desk: desk.scenes.help("", None)),
    "crash": show(lambda desk: desk.scenes.crash(None)),
    "settings": settings_tab("game"),
    "sound": settings_tab("sound"),
    "eyes": settings_tab("accessibility"),
    "log": over_table(routes.over_log),
    "pause": over_table(routes.over_pause),
    "question": over_table(
        lambda desk, _: routes.over_question(
            desk, lambda: Asked("?", "?", "-", "+"), desk.navigator.pop
        )
    ),
    "results": show(lambda desk: ResultsScene(desk, finished(KINDS[0]))),
    "star results": show(lambda desk: ResultsScene(desk, finished(FAMILIES[-1]))),
    "enlarged": enlarged,
    "wall": over_table(lambda *_: None),
    "star": show(lambda desk: TableScene(desk, people(FAMILIES[-1]))),
}


def quiet(home: Path) -> Pilot:
    return Pilot(home, size=SIZE, settings=Settings(animation="off", reduce_motion=True))


def shown_in(pilot: Pilot, scene: SHOWN) -> None:
    scene(pilot)
    pilot.settle()


def switch(pilot: Pilot) -> None:
    """What a key or a chip does, to a language that has a text for everything."""
    speak_language(PSEUDO)
    pilot.app.retell()
    pilot.frame()


def pixels(pilot: Pilot) -> bytes:
    pilot.hover((1, 1))
    pilot.wait(6)  # the light of the title apart, nothing moves any more
    return pygame.image.tobytes(pilot.picture(), "RGB")


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_as_if_it_had_begun_in_the_language(name: str, tmp_path: Path) -> None:
    other = quiet(tmp_path / "a")
    shown_in(other, SCENES[name])
    english = pixels(other)
    switch(other)
    changed = pixels(other)
    other.close()
    fresh = quiet(tmp_path / "b")
    shown_in(fresh, SCENES[name])
    assert changed != english or name == "question"
    assert changed == pixels(fresh)
    fresh.close()


def looks(pilot: Pilot) -> tuple[object, ...]:
    """What somebody has begun at a table."""
    pointer = table_of(pilot)._pointer
    hand = pointer.hand
    assert hand is not None
    return pointer.held(), pointer.at, hand.picked, hand.intent, set(hand.targets())


@pytest.mark.parametrize("kind", FAMILIES, ids=str)
def test_tiles_stay_in_the_hand(kind: Kind, tmp_path: Path) -> None:
    session = people(kind)
    pilot = at_table(tmp_path, session)
    pilot.settle()
    disc = next(name for name, one in pilot.targets().items() if one.legal and "disc/" in name)
    pilot.press(disc)
    pilot.hover((300, 300), steps=3)
    before, said = looks(pilot), table_of(pilot)._view().prompt.text
    switch(pilot)
    assert looks(pilot) == before
    assert before[0] != (0, 0)
    assert table_of(pilot)._pointer._press is not None, "the button is still down"
    assert table_of(pilot)._view().prompt.text != said
    pointer = table_of(pilot)._pointer
    assert pointer.hand is not None
    goals = pointer.hand.targets()
    pilot.hover(next(spot.box.centre for spot in pointer.spots if spot.address in goals))
    pilot.release()
    assert len(session.record.moves) == 1
    pilot.close()


def test_a_flight_goes_on(tmp_path: Path) -> None:
    session = people(WALL)
    pilot = at_table(tmp_path, session, animation="slow")
    pilot.settle()
    table = table_of(pilot)
    table._flow.submit(session.rules.legal_moves(session.state)[0], [])
    pilot.wait(0.3)
    performance = table._flow.performance
    before, acts = performance.now, list(performance.acts())
    said = table._view().prompt.text
    switch(pilot)
    assert acts
    assert performance.is_running
    assert before < performance.now < before + 0.2
    assert acts[-1] in performance.acts()
    assert table._view().prompt.text != said
    pilot.settle()
    assert performance.shown == type(performance.shown).of(session.rules, session.state)
    pilot.close()


def test_a_bot_thinks_on(tmp_path: Path) -> None:
    seats = (Seat("Olena"), Seat(kind="master", character="pilar"))
    session = Session(Record(WALL.rules, seats, 3))
    pilot = at_table(tmp_path, session)
    table = table_of(pilot)
    while session.seat.kind == "human":
        table._flow.submit(session.rules.legal_moves(session.state)[0], [])
        pilot.settle()
    while not table._flow.bots.is_thinking:
        pilot.frame()
    thinker = table._flow.bots.thinker
    switch(pilot)
    assert table._flow.bots.is_thinking
    assert table._flow.bots.thinker == thinker
    pilot.close()


def test_every_key_press_is_the_next_language_and_is_kept(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lambda desk: desk.scenes.title(), size=SIZE)
    spoken = []
    for _ in range(4):
        pilot.key(pygame.K_F9)
        spoken.append(language())
        pilot.desk.writer.wait()
        assert load_settings(tmp_path / "settings.json").language == language()
    assert spoken == ["uk", "ru", "pl", "en"]
    pilot.close()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", [100, 200])
def test_the_title_has_all_languages(size: tuple[int, int], scale: int, tmp_path: Path) -> None:
    settings = Settings(ui_scale=scale)
    pilot = Pilot(tmp_path, lambda desk: desk.scenes.title(), size=size, settings=settings)
    for _ in range(30):  # by keyboard only
        if pilot.scene.focused.name == "language/pl":  # type: ignore[attr-defined]
            break
        pilot.key(pygame.K_TAB)
    pilot.key(pygame.K_RETURN)
    assert language() == "pl"
    widgets = pilot.scene.widgets  # type: ignore[attr-defined]
    assert pilot.scene.focused.name == "language/pl"  # type: ignore[attr-defined]
    chips = [one.box for one in widgets if one.name.startswith("language/")]
    others = [one.box for one in widgets if not one.name.startswith("language/")]
    unit = pilot.scene.brush.unit  # type: ignore[attr-defined]
    for number, box in enumerate(chips):
        assert box.h >= 44 * unit
        for other in (*others, *chips[:number]):
            assert (
                box.right <= other.x
                or other.right <= box.x
                or box.bottom <= other.y
                or other.bottom <= box.y
            )
    pilot.close()


def test_what_is_stored_is_in_no_language(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, lambda desk: desk.scenes.setup(), size=SIZE)
    pilot.key(pygame.K_F9)
    pilot.click("seat/2/bot")
    pilot.click("button/play")
    table = table_of(pilot)
    assert language() == "uk"
    names = seat_names(table.session)
    table._flow.submit(table.session.rules.legal_moves(table.session.state)[0], [])
    pilot.close()
    for file in tmp_path.rglob("*.json"):
        assert file.read_text().isascii(), file
    speak_language(PSEUDO)
    again = saved(tmp_path)
    assert [seat.name for seat in again.record.seats] == ["", "", ""]
    assert all(other.startswith("[") for other in seat_names(again)), "all of them anew"
    assert not set(seat_names(again)) & set(names)


def test_a_catalogue_that_is_gone_is_told_once(locale: Path, tmp_path: Path) -> None:
    assert not any(locale.iterdir())
    pilot = Pilot(tmp_path, lambda desk: desk.scenes.title(), size=SIZE)
    pilot.click("language/uk")
    assert language() == "en"
    assert "Українська" in pilot.app._toast._text
    pilot.click("language/en")
    pilot.click("language/uk")
    assert not pilot.app._toast.shown, "it was said before"
    pilot.close()
