"""What the page can be asked: whose games, which edition, how many players, and since when."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from azul_desktop.core.edition import Edition
from azul_desktop.geometry import Box
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.editions import edition_name
from azul_desktop.library.players import Player
from azul_desktop.library.statistics.scope import Scope
from azul_desktop.ui.render.brush import Brush
from azul_desktop.ui.render.stage import Sprite
from azul_desktop.ui.render.tokens import SMALLEST_TEXT, Face
from azul_desktop.ui.scenes.page import PageScene
from azul_desktop.ui.scenes.statistics.glance import face_of
from azul_desktop.ui.widgets.dropdown import DropDown
from azul_desktop.ui.widgets.option import Option
from azul_desktop.ui.widgets.segmented import segmented
from azul_desktop.ui.widgets.widget import Widget

_ALL = "all"
_DAYS = {"week": 7, "month": 30, "quarter": 90}
_MOST_SEGMENTS = 6


class Chosen(NamedTuple):
    """What was chosen; no player means everybody."""

    player: str = ""
    """The uid of a person."""
    edition: str = ""
    players: int = 0
    time: str = _ALL

    def scope(self, people: Sequence[Player], now: datetime) -> Scope:
        """The games that are meant; `now` has the zone of the person."""
        number = next((one.id for one in people if one.uid == self.player), None)
        return Scope(number, self.edition, players=self.players, since=_since(self.time, now))


def _since(time: str, now: datetime) -> str:
    if time == "year":
        begin = now.replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
    elif time in _DAYS:
        begin = now - timedelta(days=_DAYS[time])
    else:
        return ""
    return begin.astimezone(UTC).isoformat(timespec="milliseconds")


def filter_widgets(
    page: PageScene,
    boxes: tuple[Box, Box, Box, Box],
    chosen: Chosen,
    people: Sequence[Player],
    editions: Sequence[Edition],
    choose: Callable[[Chosen], None],
) -> tuple[list[Widget], list[Widget]]:
    """The filters, and their lists, which come after all other widgets."""
    player, edition, players, time = (page.box(*box) for box in boxes)
    whose = _player(page, player, chosen, people, choose)
    which = _edition(page, edition, chosen, editions, choose)
    many = segmented(
        page.brush,
        "filter/players",
        players,
        [
            Option(_ALL, translate("All")),
            *(
                Option(
                    str(n), str(n), "human", hint=translate_count("{n} player", "{n} players", n)
                )
                for n in _numbers(editions)
            ),
        ],
        str(chosen.players or _ALL),
        lambda id_: choose(chosen._replace(players=0 if id_ == _ALL else int(id_))),
    )
    when = DropDown(
        page,
        "filter/time",
        time,
        _times(),
        chosen.time,
        lambda id_: choose(chosen._replace(time=id_)),
        icon="calendar",
    )
    lists: list[Widget] = [one.list for one in (whose, *which, when) if isinstance(one, DropDown)]
    return [whose, *which, *many, when], lists


def _player(
    page: PageScene,
    box: Box,
    chosen: Chosen,
    people: Sequence[Player],
    choose: Callable[[Chosen], None],
) -> DropDown:
    found = {one.uid: one for one in people}

    def picture(id_: str, brush: Brush, place: Box) -> list[Sprite]:
        return face_of(brush, found.get(id_), place.w / brush.unit, place.centre)

    options = [Option(_ALL, translate("Everybody")), *(Option(one.uid, one.name) for one in people)]
    return DropDown(
        page,
        "filter/player",
        box,
        options,
        chosen.player if chosen.player in found else _ALL,
        lambda id_: choose(chosen._replace(player="" if id_ == _ALL else id_)),
        picture=picture,
    )


def _edition(
    page: PageScene,
    box: Box,
    chosen: Chosen,
    editions: Sequence[Edition],
    choose: Callable[[Chosen], None],
) -> list[Widget]:
    """Segments where all names have room in two lines, else a drop-down."""
    options = [
        Option(_ALL, translate("All editions")),
        *(Option(edition.id, edition_name(edition)) for edition in editions),
    ]

    def take(id_: str) -> None:
        choose(chosen._replace(edition="" if id_ == _ALL else id_))

    brush, now = page.brush, chosen.edition or _ALL
    least = sum(_narrowest(brush, option.label) for option in options)
    if len(options) <= _MOST_SEGMENTS and least <= box.w:
        return segmented(brush, "filter/edition", box, options, now, take)
    return [DropDown(page, "filter/edition", box, options, now, take, icon="grid")]


def _narrowest(brush: Brush, label: str) -> float:
    """How wide a segment is at least, whose label may stand in two lines."""
    size = brush.px(SMALLEST_TEXT)
    words = label.split() or [label]
    whole = brush.type.width(label, Face.BOLD, size)
    longest = max(brush.type.width(word, Face.BOLD, size) for word in words)
    return max(longest, whole * 0.62) + 2 * brush.px(12)


def _numbers(editions: Sequence[Edition]) -> list[int]:
    return sorted({n for edition in editions for n in edition.player_counts}) or [2]


def _times() -> list[Option]:
    return [
        Option(_ALL, translate("All time")),
        Option("week", translate("Last 7 days")),
        Option("month", translate("Last 30 days")),
        Option("quarter", translate("Last 90 days")),
        Option("year", translate("This year")),
    ]
