"""Editions that were changed by chance, layouts and all: what is accepted plays and can be drawn.

`python -m tests.attacks.editions --count 3000 --seed 1`
"""

import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from pathlib import Path

from azul_desktop.catalog.loader import make_edition
from azul_desktop.catalog.problems import FileError
from azul_desktop.catalog.problems import Report as Complaints
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.moves import Move
from azul_desktop.core.record import Record, Seat
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import DRAFT
from azul_desktop.geometry import Box
from azul_desktop.session.session import Session
from azul_desktop.storage.settings import Settings
from azul_desktop.ui.families.register import pieces_of, table_family
from azul_desktop.ui.families.rules_pictures import HelpPictures
from azul_desktop.ui.scenes.table import TableScene
from azul_desktop.ui.scenes.title import TitleScene
from azul_desktop.ui.table.layout.fitting import table_layout
from tests.attacks.cage import Cage
from tests.attacks.report import Report, arguments, chosen
from tests.attacks.spoiler import Spoiler
from tests.catalog.files import ALL_DATA
from tests.ui.pilot import Pilot
from tests.ui.table.shapes import around, groups, panels, within

SIZES = ((1024, 768), (3840, 2160))
FIELDS = (Box(30, 40, 400, 330), Box(30, 40, 300, 480))
GAMES = 3
MAX_MOVES = 20_000
"""Far more than any game of chance moves takes; a game that goes on so long has no end."""
SECONDS, MEGABYTES = 60, 800
"""For one edition: all its games, and all its tables in all sizes."""
_FREE = 1_000_003


def edition_of(case: int) -> Edition | None:
    """The changed edition of a case; None where it was refused, in few and short sentences."""
    name = list(ALL_DATA)[case % len(ALL_DATA)]
    data = Spoiler(case, free_layout=True).spoil(ALL_DATA[name])
    try:
        return make_edition(Complaints("mine.yaml"), data)
    except FileError as error:
        assert all(len(str(problem)) < 400 for problem in error.problems)
        return None


def sides_of(edition: Edition) -> Iterator[Rules]:
    """The rules of every side of its boards and discs."""
    for variant in edition.variant_names:
        for special in (False, True) if edition.specials else (False,):
            yield build(edition, Options(variant, special))


def play(rules: Rules, players: int, seed: int) -> list[Move]:
    """A game of chance moves to its end."""
    choose = random.Random(seed).random
    state = rules.initial(players, seed)
    moves: list[Move] = []
    while legal := rules.legal_moves(state):
        moves.append(legal[int(choose() * len(legal))])
        rules.advance(state, moves[-1])
        assert len(moves) < MAX_MOVES, f"{rules.options}, {players} players: no end"
    assert min(standing.rank for standing in rules.standings(state)) == 1
    return moves


def draw(pilot: Pilot, rules: Rules, players: int, seed: int, moves: list[Move]) -> None:
    """A table after some moves, in every size, with the pointer on some of what lies there."""
    seats = tuple(Seat(f"P{n}") for n in range(players))
    session = Session(Record(rules, seats, seed, list(moves)))
    pilot.app.go(TableScene(pilot.app.desk, session))
    for size in SIZES:
        pilot.resize(size)
        pilot.settle()
        chance, window = random.Random(seed), Box(0, 0, *size)
        targets = pilot.scene.targets()
        for target in targets:
            assert min(target.box.w, target.box.h) >= 1, f"{size}: {target}"
            assert window.contains(target.box.centre), f"{size}: {target}"
        for target in chance.sample(targets, min(4, len(targets))):
            pilot.hover(target.box.centre)
    _rest(pilot)


def explain(pilot: Pilot, edition: Edition) -> None:
    """Paint every picture of the rules, in wide and in high fields."""
    desk = pilot.app.desk
    pieces = pieces_of(edition, desk.images, desk.type)
    for page in table_family(edition).rules_pages(edition, HelpPictures(desk.brush, pieces)):
        for point, field in product(page.points, FIELDS):
            assert point.picture(field), f"{page.id}: {point.title}"
            assert point.steps is None or point.steps(field), f"{page.id}: {point.title}"


def _rest(pilot: Pilot) -> None:
    """Nothing to do for a while: the window clears away the table before."""
    for _ in range(600):
        if not pilot.app._litter:
            return
        pilot.frame(0.5)
    raise AssertionError("the window never rests")


def fits(edition: Edition) -> None:
    """Whatever is on a board lies on it, for all numbers of players, on both sides, in all sizes.

    The layout alone is quick, so that every way is tried; a few of them are painted.
    """
    for size, players, variant in product(SIZES, edition.player_counts, edition.variant_names):
        for drafting in (True, False):
            layout = table_layout(
                table_family(edition), edition, variant, players, size, drafting=drafting
            )
            for panel in panels(layout).values():
                assert within(panel, Box(0, 0, *size)), f"{size}, {players} players: {panel}"
            for panel, shapes in groups(layout):
                for shape in map(around, shapes):
                    assert min(shape.w, shape.h) >= 1, f"{size}, {players} players: {shape}"
                    assert within(shape, panel), f"{size}, {players} players: {shape}, {panel}"


def attempt(case: int) -> str:
    """Play three games of an edition and draw tables of it: at the beginning and while building."""
    edition = edition_of(case)
    if edition is None:
        return "refused"
    fits(edition)
    explain(_pilot(), edition)
    sides, chance = list(sides_of(edition)), random.Random(case)
    for game in range(GAMES):
        rules, players = chance.choice(sides), chance.choice(edition.player_counts)
        moves = play(rules, players, case + game)
        if game == 0:
            draw(_pilot(), rules, players, case, [])
            draw(_pilot(), rules, players, case, moves[: _building(rules, players, case, moves)])
    return "drawn"


def _building(rules: Rules, players: int, seed: int, moves: list[Move]) -> int:
    """How far a game is when most of it is on the boards, and nobody drafts where that differs."""
    state, best = rules.initial(players, seed), 0
    for number, move in enumerate(moves):
        if state.phase != DRAFT or number * 2 < len(moves):
            best = number
        rules.advance(state, move)
    return best


@cache
def _pilot() -> Pilot:
    """One window for all cases of a process."""
    home = Path(tempfile.mkdtemp(prefix="azul-attack-"))
    return Pilot(home, TitleScene, size=SIZES[0], settings=Settings(animation="off"))


def attack(cases: Sequence[int], seed: int) -> Report:
    """Try editions in a process with limits."""
    report = Report("editions", len(cases), seed)
    cage = Cage(attempt, seconds=SECONDS, megabytes=MEGABYTES)
    slowest, largest = 0.0, 0
    for case in cases:
        outcome = cage.try_case(seed * _FREE + case)
        slowest, largest = max(slowest, outcome.seconds), max(largest, outcome.megabytes)
        if outcome.failure:
            report.fail(case, outcome.failure)
        else:
            report.note(outcome.word)
    cage.close()
    report.figures |= {"slowest": f"{slowest:.1f} s", "memory": f"{largest} MB"}
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("editions", 3000, given)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
