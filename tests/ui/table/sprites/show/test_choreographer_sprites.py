"""Timelines of steps as they are kept: what is shown when, and what is heard and told."""

from collections.abc import Iterator

from azul_desktop.core.events import Event
from azul_desktop.core.rules import Step
from azul_desktop.ui.table.show.choreographer import Choreographer
from azul_desktop.ui.table.shown.seated_layout import SeatedLayout
from azul_desktop.ui.table.shown.shown_table import ShownTable
from tests.games import Kind
from tests.ui.table.setting import seated
from tests.ui.table.sprites import assert_kept, shape_lines
from tests.ui.table.sprites.scenes import BY_NAME
from tests.ui.table.walk import steps

KINDS = ("azul-coloured-2p", "chocolatier-grey-special-4p", "summer-pavilion-coloured-3p")


def lines() -> Iterator[str]:
    for name in KINDS:
        kind, seen = BY_NAME[name], set[str]()
        for number, step in enumerate(steps(kind, 4)):
            kinds = {_name(event) for event in step.events}
            if kinds <= seen:
                continue
            seen |= kinds
            for still, announce in ((False, True), (True, False)):
                yield f"# {name}, step {number}, still {still}, announced {announce}"
                yield from _told(kind, step, still=still, announce=announce)


def _name(event: Event) -> str:
    """The kind of an event, with its reason if it has one."""
    return f"{type(event).__name__} {getattr(event, 'reason', '')}"


def _told(kind: Kind, step: Step, *, still: bool, announce: bool) -> Iterator[str]:
    shown = ShownTable.of(kind.rules, step.before)
    where: SeatedLayout = seated(kind, step.before)
    heard: list[str] = []
    planner = Choreographer(
        where,
        shown,
        0.8,
        lambda event: heard.append(f"{planner.timeline.now:.2f} heard {_name(event)}"),
        lambda event: heard.append(f"{planner.timeline.now:.2f} told {_name(event)}"),
        still=still,
    )
    hand = where.pieces(shown, step.events[0].src, 0) if hasattr(step.events[0], "src") else []
    timeline = planner.plan(step.events, hand[:1], announce=announce)
    for act in timeline.acts[:6]:
        _, *parts = shape_lines("", act.what)
        told = "; ".join(parts)
        yield f"{act.start:.2f} {act.length:.2f} {type(act.what).__name__} {told}"
    yield f"{len(timeline.acts)} until {timeline.end:.2f}"
    while not timeline.is_over:
        timeline.update(0.1)
    yield from dict.fromkeys(heard)


def test_all_is_as_it_was_kept() -> None:
    assert_kept(__file__, lines())
