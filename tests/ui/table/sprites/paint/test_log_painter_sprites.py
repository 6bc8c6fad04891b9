"""Lines of the log as they are kept."""

from collections.abc import Iterator

from azul_desktop.coach.families import coach_of
from azul_desktop.coach.log import LogEntry, entries
from azul_desktop.core.events import Reason
from azul_desktop.core.record import HUMAN, Seat
from azul_desktop.geometry import Box
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.paint.log_painter import LogPainter
from tests.ui.table.sprites import assert_kept, sprite_lines
from tests.ui.table.sprites.scenes import AZUL, MINI_SMALL, SPECIAL, STAR, Scene
from tests.ui.table.walk import steps

SEATS = (Seat("Ann", HUMAN), Seat("Bruno", "master"), Seat("Maximiliane von Stein", "novice"))


def lines() -> Iterator[str]:
    for scene in (AZUL, MINI_SMALL, SPECIAL, STAR):
        seats = SEATS[: scene.kind.players]
        coach, family = coach_of(scene.kind.rules), table_family(scene.kind.edition)
        painter = LogPainter(coach, family, seats, scene.easel.pieces, scene.easel.brush)
        for room in (1500, 700, 330, 90):
            yield from sprite_lines(
                f"{scene}: levels in {room}", painter.levels(Box(31, 7, room, 40))
            )
        for entry in telling(scene):
            for wide in (1100.5, 560) if scene is STAR else (1100.5,):
                sprites = painter.line(entry, Box(30.4, 100, wide, 46))
                yield from sprite_lines(f"{scene}: {entry.kind} in {wide}", sprites)
        first = next(entry for entry in telling(scene) if entry.kind == "round")
        again = painter.heading(first, Box(30, 100, 900, 46), again=True)
        yield from sprite_lines(f"{scene}: continued", again)


def telling(scene: Scene) -> list[LogEntry]:
    """The first entry of each kind and reason of a game, with points and without."""
    kind = scene.kind
    found: dict[tuple[str, Reason | None, bool], LogEntry] = {}
    for step in steps(kind, 3):
        for entry in entries(step):
            found.setdefault((entry.kind, entry.reason, entry.points > 0), entry)
    return list(found.values())


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
