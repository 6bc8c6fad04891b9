"""A program without a window that plays game after game into a library, as a table would.

`python -m tests.attacks.series HOME GAMES SEED` prints what it played and how long it waited.
"""

import json
import random
import sys
import time
from pathlib import Path

from azul_desktop.library.keeper import Keeper
from azul_desktop.session.session import Session
from tests.games import KINDS, record_of
from tests.library.kept import library_of


def play(home: Path, games: int, seed: int) -> dict[str, object]:
    """Play; each game with its moves, and the longest wait of the window in seconds."""
    chance = random.Random(seed)
    played: dict[str, int] = {}
    longest = 0.0
    with library_of(home) as library:
        for _ in range(games):
            kind = chance.choice(KINDS)
            session = Session(record_of(kind, chance.randrange(1 << 30), []))
            keeper = Keeper(library, session)
            while legal := session.rules.legal_moves(session.state):
                session.submit(chance.choice(legal))
                began = time.perf_counter()
                keeper.note()
                longest = max(longest, time.perf_counter() - began)
                assert not (problem := keeper.problem()), problem
                assert not keeper.moved_out()
            keeper.close()
            played[session.record.about.id] = len(session.record.moves)
        library.syncer.wait(20)
    return {"games": played, "longest": longest}


if __name__ == "__main__":
    home, games, seed = sys.argv[1:]
    sys.stdout.write(json.dumps(play(Path(home), int(games), int(seed))))
