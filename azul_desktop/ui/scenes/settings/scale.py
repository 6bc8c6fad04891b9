"""What the size of text and controls really is on tables, in words for the settings."""

from typing import NamedTuple

from azul_desktop.core.edition import Edition
from azul_desktop.i18n import translate
from azul_desktop.languages.formats import percent
from azul_desktop.session.session import Session
from azul_desktop.ui.desk import Desk
from azul_desktop.ui.families.register import table_family
from azul_desktop.ui.table.layout.fitting import applied_scale


class Table(NamedTuple):
    """A table in question: what is played there, and by how many."""

    edition: Edition
    players: int


def tables_of(desk: Desk, session: Session | None) -> list[Table]:
    """The table of a game; without one that of every edition with as many as can play."""
    if session is not None:
        return [Table(session.record.edition, len(session.record.seats))]
    editions = desk.catalogue.editions.values()
    return [Table(edition, max(edition.player_counts)) for edition in editions]


def on_tables(tables: list[Table], size: tuple[int, int], scale: int) -> tuple[int, int]:
    """The least and the most that the tables have of a scale in a window."""
    used = [
        applied_scale(table_family(edition), edition, players, size, scale)
        for edition, players in tables
    ]
    return min(used), max(used)


def applied_note(tables: list[Table], size: tuple[int, int], scale: int) -> str:
    """What a scale means on the tables in a window."""
    least, most = on_tables(tables, size, scale)
    if least >= scale:
        return translate("On all pages and tables")
    if least < most:
        # Translators: "On the table 110–125% of 200%".
        return translate(
            "On the table {few}–{many} of {scale}: as much as fits in this window",
            few=least,
            many=percent(most),
            scale=percent(scale),
        )
    return translate(
        "On the table {most} of {scale}: as much as fits in this window",
        most=percent(most),
        scale=percent(scale),
    )
