"""The power is cut: of what came after the last sync the disk has some sectors and others not.

`python -m tests.attacks.powercuts --count 400 --seed 1`
"""

import random
import shutil
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from azul_desktop.library.check import faults
from azul_desktop.library.keeper import Keeper
from azul_desktop.library.opening import FILE
from azul_desktop.session.session import Session
from tests.attacks.report import Report, arguments, chosen
from tests.games import KINDS, random_moves, record_of
from tests.library.kept import kept, library_of

SECTOR = 512
"""A disk writes so many bytes whole or not at all."""
Files = dict[str, bytes]


def files(home: Path) -> Files:
    """What lies on the disk; shared memory is gone with the power."""
    return {
        file.name: file.read_bytes()
        for file in home.glob(f"{FILE}*")
        if not file.name.endswith("-shm")
    }


def cut(synced: Files, written: Files, chance: random.Random) -> Files:
    """What a disk may have that was told to write more than it had the time for."""
    result: Files = {}
    for name, new in written.items():
        old = synced.get(name, b"")
        part = chance.choice((0.0, 0.1, 0.5, 0.9, 1.0))
        sectors = []
        for at in range(0, len(new), SECTOR):
            before = old[at : at + SECTOR].ljust(len(new[at : at + SECTOR]), b"\0")
            sectors.append(new[at : at + SECTOR] if chance.random() < part else before)
        whole = b"".join(sectors)
        shortest = min(len(old), len(new))
        result[name] = whole[: chance.choice((len(whole), shortest, len(whole) - 700))]
        if len(result[name]) < shortest:
            result[name] = whole[:shortest]
    return result


def attempt(case: int) -> str:
    """Play with every move synced, then some that are not, and cut the power."""
    chance = random.Random(case)
    kind = KINDS[case % len(KINDS)]
    moves, _ = random_moves(kind, case)
    top = Path(tempfile.mkdtemp(prefix="azul-attack-"))
    try:
        session = Session(record_of(kind, case, []))
        with library_of(top / "home") as library:
            library.syncer.prepare()
            keeper = Keeper(library, session)
            length, more = chance.randrange(1, len(moves)), chance.randrange(1, 4)
            for move in moves[:length]:
                session.submit(move)
                keeper.note()
                if chance.random() < 0.2:
                    assert library.syncer.wait(20)
            assert library.syncer.wait(20)
            while (top / "home" / f"{FILE}-wal").stat().st_size > 1 << 20:
                time.sleep(0.01)  # it is just put into the file
            synced = files(top / "home")
            library.store.committed = lambda: None  # the disk is busy with something else
            for move in moves[length : length + more]:
                session.submit(move)
                keeper.note()
            written = files(top / "home")
            _check(top / "cut", cut(synced, written, chance), length, len(session.record.moves))
    finally:
        shutil.rmtree(top)
    return str(kind.edition.id)


def _check(home: Path, left: Files, synced: int, made: int) -> None:
    home.mkdir()
    for name, content in left.items():
        (home / name).write_bytes(content)
    assert not faults(home / FILE), faults(home / FILE)
    (game,) = kept(home)
    found = len(game.record.moves)
    assert synced <= found <= made, f"{synced} moves were synced, {made} made, {found} are there"


def attack(cases: Sequence[int], seed: int) -> Report:
    """Cut after cut, each in a home of its own."""
    report = Report("powercuts", len(cases), seed)
    for case in cases:
        try:
            report.note(attempt(seed * 1_000_003 + case))
        except (AssertionError, ValueError) as error:
            report.fail(case, str(error))
    return report


def main(given: Sequence[str] | None = None) -> int:
    wanted = arguments("powercuts", 400, given)
    return attack(chosen(wanted), wanted.seed).finish()


if __name__ == "__main__":
    sys.exit(main())
