"""A new game: everything is chosen with the mouse or with keys, and exactly that is played."""

import json
import re
from pathlib import Path

import pygame
import pytest

from azul_desktop.core.edition import Edition
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.paths import bundled
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.scenes import routes
from azul_desktop.ui.scenes.setup import rules_panel as setup_rules
from azul_desktop.ui.scenes.setup.choices import quick_setup
from azul_desktop.ui.scenes.setup.scene import SetupScene
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.table.shown.seating import seat_names
from azul_desktop.ui.widgets import field as field_module
from azul_desktop.ui.widgets.field import Field
from tests.games import EDITIONS
from tests.ui.pilot import Pilot
from tests.ui.scenes.pages import catalogue_with, push, reach, widgets_of

SPECIAL = next(edition for edition in EDITIONS.values() if edition.specials)
STAR = next(edition for edition in EDITIONS.values() if edition.family == "star")
PLAIN = next(
    edition for edition in EDITIONS.values() if edition.family == "wall" and not edition.specials
)


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    return Pilot(tmp_path, SetupScene, size=(1920, 1080))


def the_one(played: list[Session]) -> Session:
    assert len(played) == 1
    return played[0]


def test_play_at_once_is_a_person_against_a_bot(pilot: Pilot, played: list[Session]) -> None:
    pilot.click("button/play")
    record = the_one(played).record
    assert record.edition is next(iter(pilot.app.desk.catalogue.editions.values()))
    assert [seat.kind for seat in record.seats] == [HUMAN, "artisan"]
    assert record.rules.options.first_player is None


def test_everything_with_the_mouse(pilot: Pilot, played: list[Session]) -> None:
    pilot.click(f"edition/{SPECIAL.id}")
    pilot.click("variant/grey")
    pilot.click("option/special-factories")
    pilot.click("seat/0/name")
    pilot.type("Olena")
    pilot.click("seat/1/human")
    pilot.click("seat/3/bot")
    pilot.click("seat/3/level/novice")
    pilot.click("seat/3/name")
    pilot.type("Rob")
    pilot.click("starts/3")
    pilot.click("seed")
    pilot.type("20260")
    pilot.click("button/play")
    record = the_one(played).record
    assert record.edition.id == SPECIAL.id
    assert record.seats == (
        Seat("Olena", HUMAN, "blue", named=True),
        Seat("", HUMAN, "orange"),
        Seat("Rob", "novice", "green", named=True, character="nino"),
    )
    options = record.rules.options
    assert (options.variant, options.special_factories) == ("grey", True)
    assert options.first_player == 2
    assert record.seed == 20260


def test_everything_with_the_keyboard(pilot: Pilot, played: list[Session]) -> None:
    push(pilot, f"edition/{STAR.id}")
    push(pilot, "variant/grey")
    push(pilot, "seat/2/bot")
    push(pilot, "seat/2/level/novice")
    reach(pilot, "seat/0/name")
    pilot.type("Tomás")
    reach(pilot, "seed")
    pilot.type("7")
    push(pilot, "starts/0")
    reach(pilot, "button/play")
    pilot.key(pygame.K_RETURN)
    record = the_one(played).record
    assert record.edition.id == STAR.id
    assert record.seats == (
        Seat("Tomás", HUMAN, "blue", named=True),
        Seat("", "artisan", "orange", character="manu"),
        Seat("", "novice", "green", character="nino"),
    )
    assert record.rules.options.variant == "grey"
    assert record.rules.options.first_player == 0
    assert record.seed == 7


def test_enter_plays_from_the_start(pilot: Pilot, played: list[Session]) -> None:
    pilot.key(pygame.K_RETURN)
    by_key = the_one(played).record
    played.clear()
    again = Pilot(pilot.app.desk.home / "elsewhere", SetupScene, size=(1920, 1080))
    again.click("button/play")
    by_mouse = the_one(played).record
    assert by_key.edition is by_mouse.edition
    assert by_key.seats == by_mouse.seats
    assert by_key.rules.options == by_mouse.rules.options


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_bots_fill_the_table(pilot: Pilot, played: list[Session], edition: Edition) -> None:
    pilot.click(f"edition/{edition.id}")
    pilot.click("button/fill")
    assert not pilot.target("button/fill").legal
    pilot.click("button/play")
    assert seat_names(the_one(played)) == ["Player 1", "Manu", "Ines", "Paco"]


def test_below_two_seats_play_says_why_not(pilot: Pilot, played: list[Session]) -> None:
    pilot.click("seat/1/off")
    assert not pilot.target("button/play").legal
    pilot.click("button/play")
    pilot.key(pygame.K_RETURN)
    assert not played
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.scene.choices.problem() == "Take at least 2 seats to play."
    pilot.click("seat/2/human")
    assert pilot.target("button/play").legal


def test_whoever_leaves_does_not_start(pilot: Pilot, played: list[Session]) -> None:
    pilot.click("seat/2/bot")
    pilot.click("starts/1")
    pilot.click("seat/1/off")
    assert not pilot.has("starts/1")
    pilot.click("button/play")
    assert the_one(played).rules.options.first_player is None


def test_a_free_seat_between_players_moves_nobody(pilot: Pilot, played: list[Session]) -> None:
    pilot.click("seat/1/off")
    pilot.click("seat/3/human")
    pilot.click("starts/3")
    pilot.click("button/play")
    session = the_one(played)
    assert seat_names(session) == ["Player 1", "Player 2"]
    assert session.rules.options.first_player == 1


def test_special_factories_only_where_they_are(pilot: Pilot, played: list[Session]) -> None:
    pilot.click(f"edition/{SPECIAL.id}")
    pilot.click("option/special-factories")
    pilot.click(f"edition/{PLAIN.id}")
    assert not pilot.target("option/special-factories").legal
    assert widgets_of(pilot).widget("option/special-factories").hint == f"Only: {SPECIAL.name}"
    pilot.click("option/special-factories")
    pilot.click("button/play")
    assert the_one(played).rules.options.special_factories is False


@pytest.mark.parametrize(
    ("typed", "fits"),
    [
        ("0", True),
        (str(MAX_SEED), True),
        (str(MAX_SEED + 1), False),
        ("12-AB", False),
        ("٣", False),
    ],
)
def test_a_seed_is_a_number_that_is_not_too_large(
    pilot: Pilot, played: list[Session], typed: str, fits: bool
) -> None:
    pilot.click("seed")
    pilot.type(typed)
    field = widgets_of(pilot).widget("seed")
    assert isinstance(field, Field)
    assert field.wrong is not fits
    assert pilot.target("button/play").legal is fits
    if fits:
        pilot.click("button/play")
        assert the_one(played).record.seed == int(typed)


def test_a_seed_can_be_pasted(
    pilot: Pilot, played: list[Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup_rules, "clipboard", lambda: " 123 \n")
    monkeypatch.setattr(field_module, "clipboard", lambda: "45\n")
    pilot.click("button/paste")
    pilot.click("seed")
    pilot.key(pygame.K_END)
    pilot.key(pygame.K_v, mod=pygame.KMOD_LCTRL)
    pilot.click("button/play")
    assert the_one(played).record.seed == 12345


def test_an_empty_clipboard_changes_nothing(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_rules, "clipboard", lambda: "")
    pilot.click("button/paste")
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.scene.choices.seed_text == ""


def test_typing_goes_on_in_the_middle_of_a_name(pilot: Pilot) -> None:
    pilot.click("seat/0/name")
    pilot.type("Ola")
    pilot.key(pygame.K_LEFT)
    pilot.type("en")
    field = widgets_of(pilot).widget("seat/0/name")
    assert isinstance(field, Field)
    assert (field.text, field.caret) == ("Olena", 4)


def test_enter_and_esc_only_end_the_typing(
    pilot: Pilot, played: list[Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "to_title", lambda _: pytest.fail("typing was to end, no more"))
    pilot.click("seat/0/name")
    pilot.key(pygame.K_ESCAPE)
    assert widgets_of(pilot).focused is None
    pilot.click("seed")
    pilot.type("5")
    pilot.key(pygame.K_RETURN)
    assert not played
    pilot.key(pygame.K_RETURN)
    assert the_one(played).record.seed == 5


def test_esc_goes_back_to_the_title(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[Desk] = []
    monkeypatch.setattr(routes, "to_title", gone.append)
    pilot.key(pygame.K_ESCAPE)
    pilot.click("button/back")
    assert len(gone) == 2


def test_the_rules_of_the_chosen_edition_are_at_hand(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(routes, "over_help", lambda _, edition: asked.append(edition))
    pilot.click(f"edition/{STAR.id}")
    pilot.click("button/help")
    pilot.key(pygame.K_F1)
    assert asked == [STAR.id, STAR.id]


def test_the_choices_are_there_the_next_time(tmp_path: Path, played: list[Session]) -> None:
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080))
    pilot.click(f"edition/{SPECIAL.id}")
    pilot.click("variant/grey")
    pilot.click("option/special-factories")
    pilot.click("seat/0/name")
    pilot.type("Olena")
    pilot.click("seat/2/bot")
    pilot.click("seat/2/level/novice")
    pilot.click("starts/2")
    pilot.click("seed")
    pilot.type("99")
    pilot.close()
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080))
    pilot.click("button/play")
    again = the_one(played)
    assert again.record.edition.id == SPECIAL.id
    assert again.record.seats == (
        Seat("Olena", HUMAN, "blue", named=True),
        Seat("", "artisan", "orange", character="manu"),
        Seat("", "novice", "green", character="nino"),
    )
    options = again.rules.options
    assert (options.variant, options.special_factories, options.first_player) == ("grey", True, 2)
    assert again.record.seed != 99
    quick = quick_setup(pilot.app.desk)
    assert (quick.edition, quick.seats) == (SPECIAL.id, again.record.seats)


def test_a_quick_game_without_a_past_is_a_person_against_a_bot(pilot: Pilot) -> None:
    setup = quick_setup(pilot.app.desk)
    assert [seat.kind for seat in setup.seats] == [HUMAN, "artisan"]
    assert setup.seed is None


@pytest.mark.parametrize(
    "damage",
    [
        {"edition": "sold-out"},
        {"variant": "plaid"},
        {"seats": [{"kind": "off"}] * 4},
        {"seats": [{"kind": "bot", "level": "no-such-bot"}] * 4},
        {"special_factories": True},
        {"first_seat": 3},
    ],
)
def test_a_past_that_is_not_possible_any_more(tmp_path: Path, damage: dict[str, object]) -> None:
    (tmp_path / "last-setup.json").write_text(json.dumps({"format": 1, **damage}))
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080))
    routes.quick_game(pilot.app.desk)
    pilot.click("button/know-it")
    assert isinstance(pilot.scene, TableScene)
    assert len(pilot.scene.session.record.seats) >= 2
    pilot.close()


def test_a_disk_that_refuses_does_not_stop_the_game(
    pilot: Pilot, tmp_path: Path, played: list[Session]
) -> None:
    (tmp_path / "last-setup.json").mkdir()
    pilot.scene.close()
    pilot.click("button/play")
    record = the_one(played).record
    assert [seat.kind == HUMAN for seat in record.seats] == [True, False]
    pilot.app.desk.writer.wait()
    folder, file = sorted(tmp_path.glob("last-setup*.json"), key=Path.is_file)
    assert folder.is_dir(), "it was put aside"
    assert file.name == "last-setup.json"


BROKEN = "format: 1\nextends: azul\nid: broken\nname: Broken\nfloor: 7\nlines: [1, x]\n"


def test_a_broken_edition_says_what_is_wrong(tmp_path: Path) -> None:
    catalogue = catalogue_with(tmp_path, mine=BROKEN)
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080), catalogue=catalogue)
    card = widgets_of(pilot).widget("broken/mine")
    assert not card.enabled
    assert "line 5: floor" in card.hint
    assert "mine.yaml" in card.hint
    pilot.click("broken/mine")
    assert isinstance(pilot.scene, SetupScene)
    assert pilot.scene.choices.edition in catalogue.editions.values()


def test_an_edition_for_two_fits_two(tmp_path: Path, played: list[Session]) -> None:
    whole = (bundled("editions") / "azul.yaml").read_text(encoding="utf-8")
    duel = re.sub(r"(?m)^id: .*", "id: duel", whole)
    duel = re.sub(r"(?m)^name: .*", "name: Duel", duel)
    duel = duel.replace("{2: 5, 3: 7, 4: 9}", "{2: 5}")
    catalogue = catalogue_with(tmp_path, duel=duel)
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080), catalogue=catalogue)
    pilot.click("edition/duel")
    assert not pilot.target("seat/2/human").legal
    assert widgets_of(pilot).widget("seat/2/bot").hint == "Duel is for up to 2 players."
    assert not pilot.target("button/fill").legal
    pilot.click("button/play")
    assert len(the_one(played).record.seats) == 2


def test_levels_of_older_versions_are_known(tmp_path: Path, played: list[Session]) -> None:
    seats = [
        {"kind": "bot", "name": "", "level": "greedy"},
        {"kind": "bot", "name": "", "level": "random"},
        {"kind": "bot", "name": "", "level": "external:evil"},
        {"kind": "off", "name": "", "level": ""},
    ]
    text = json.dumps({"format": 1, "edition": PLAIN.id, "seats": seats})
    (tmp_path / "last-setup.json").write_text(text, encoding="utf-8")
    pilot = Pilot(tmp_path, SetupScene, size=(1920, 1080))
    pilot.click("button/play")
    kinds = [seat.kind for seat in the_one(played).record.seats]
    assert kinds == ["apprentice", "novice", "artisan"]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768)], ids=str)
def test_the_pictures_of_the_editions_are_whole(tmp_path: Path, size: tuple[int, int]) -> None:
    """A plate that is cut off looks like a mistake."""
    pilot = Pilot(tmp_path, SetupScene, size=size)
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    card = scene.widget("edition/azul")
    master = scene.brush.images.master("images/azulejo/card.jpg")
    assert master is not None
    inner = card.box.w - 2 * scene.brush.px(8)
    shown = [one.surface.get_size() for one in card.paint(scene.brush)]
    high = inner * master.get_height() / master.get_width()
    assert any(abs(w - inner) <= 1 and abs(h - high) <= 2 for w, h in shown)


def test_who_starts_later_is_told(pilot: Pilot) -> None:
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    assert scene.widget("starts/random").hint == "Later rounds: whoever took the marker"
