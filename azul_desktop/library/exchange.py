"""Games as files: exported as records, imported after they were checked, the same game once."""

import hashlib
import re
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from azul_desktop.core.edition import Edition
from azul_desktop.core.errors import in_one_line
from azul_desktop.core.moves import Move
from azul_desktop.core.record import Record, RecordError, format_data, format_record, parse_record
from azul_desktop.library.games import Games, move_texts
from azul_desktop.library.library import Library
from azul_desktop.library.rows import GameRow
from azul_desktop.session.session import Session
from azul_desktop.storage.atomic import write_text
from azul_desktop.storage.logfile import LOG
from azul_desktop.textfile import UnreadableError, read_text

SUFFIX: Final = ".azul"
_MAX_BYTES: Final = 4 * 1024 * 1024
_UNFIT = re.compile(r"[^0-9a-z-]+", re.ASCII)
"""What does not belong into the name of a file."""


def export_text(games: Games, row: GameRow) -> str:
    """A game as the text of a file."""
    return format_data(games.data(row)) + "\n"


def export_game(games: Games, row: GameRow, file: Path) -> None:
    """Write a game to a file; OSError if the disk does not take it."""
    write_text(file, export_text(games, row))


def export_beside(games: Games, row: GameRow, folder: Path) -> Path:
    """Write a game to a new file of a folder, which never replaces another; where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    text = export_text(games, row)
    name = _UNFIT.sub("-", "-".join((row.edition, row.changed[:10], row.uid[:6]))).strip("-")
    for number in count(1):
        file = folder / f"{name or 'game'}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            continue
        break
    write_text(file, text)
    return file


def import_new(library: Library, file: Path, find: Callable[[str], Edition | None]) -> int | None:
    """Take a game of a folder into the library, unless it was there before, be it in the bin."""
    text = read_text(file, _MAX_BYTES)
    record = parse_record(text, find)
    if library.games.find(record.about.id or _id_of(record)) is not None:
        return None
    return import_text(library, text, find)


def import_file(library: Library, file: Path, find: Callable[[str], Edition | None]) -> int:
    """Take the game of a file into the library; its number there.

    `UnreadableError` and `RecordError` say what is wrong with the file, which is never changed.
    """
    try:
        return import_text(library, read_text(file, _MAX_BYTES), find)
    except (RecordError, UnreadableError) as error:
        LOG.warn(f"a game was not imported: {in_one_line(str(error))}")
        raise


def import_text(library: Library, text: str, find: Callable[[str], Edition | None]) -> int:
    """The same for a text; a game that is there already, or goes on from there, is no second."""
    record = parse_record(text, find)
    if not record.about.id:
        record.about = replace(record.about, id=_id_of(record))
    session = Session(record)
    known = library.games.find(record.about.id)
    if known is None:
        return library.games.add(session)
    there, moves = _moves(library.games, known, find), record.moves
    if there is not None and there[: len(moves)] == moves:
        library.games.restore(known.id)
        return known.id
    if there is not None and moves[: len(there)] == there and not library.is_played(known.id):
        return _continued(library, known, session)
    record.about = replace(record.about, id=_id_of(record))
    other = library.games.find(record.about.id)
    return other.id if other is not None else library.games.add(session)


def _continued(library: Library, known: GameRow, session: Session) -> int:
    """The file knows more moves of a game than the library: they are added to it."""
    with library.store.transaction() as connection:
        library.games.keep_in(connection, known.id, session, move_texts(session.record))
    return known.id


def _moves(games: Games, row: GameRow, find: Callable[[str], Edition | None]) -> list[Move] | None:
    """The moves that the library has; None if they are damaged there."""
    try:
        return games.load(row, find).record.moves
    except RecordError:
        return None


def _id_of(record: Record) -> str:
    """The id of a game that came without one: the same for the same game."""
    plain = replace(record, about=replace(record.about, id="", title="", started="", changed=""))
    return hashlib.sha256(format_record(plain).encode()).hexdigest()[:32]
