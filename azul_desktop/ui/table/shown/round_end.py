"""The end of a round in parts: what is shown before the floors are emptied and new tiles dealt."""

from typing import NamedTuple

from azul_desktop.core.address import Zone
from azul_desktop.core.events import Event, Moved, Reason, RoundEnded, Scored
from azul_desktop.core.rules import Rules, Step
from azul_desktop.ui.table.shown.shown_table import ShownTable


class RoundEnd(NamedTuple):
    """A step that ends a round, up to a moment in it and from there on."""

    part: Step
    rest: Step
    table: ShownTable
    """The table at that moment: whatever lies on a floor is still there."""


def round_end(rules: Rules, step: Step, *, counted: bool) -> RoundEnd | None:
    """The end of a round once all is tiled, its floors `counted` or not; None for other steps."""
    ends = (at for at, event in enumerate(step.events) if isinstance(event, RoundEnded))
    end = next(ends, None)
    if end is None:
        return None
    part, rest = list[Event](), list[Event]()
    table = ShownTable.of(rules, step.before)
    for event in step.events[:end]:
        if not _is_of_floor(event):
            part.append(event)
            table.apply(event)
            continue
        rest.append(event)
        if counted and isinstance(event, Scored):
            table.count(event.player, event.score)
    rest += step.events[end:]
    return RoundEnd(step._replace(events=part), step._replace(events=rest), table)


def _is_of_floor(event: Event) -> bool:
    if isinstance(event, Scored):
        return event.reason == Reason.FLOOR
    return isinstance(event, Moved) and event.src.zone == Zone.FLOOR
