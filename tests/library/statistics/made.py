"""Libraries of results that nobody played, for whoever counts them."""

import random
from dataclasses import dataclass, field

from azul_desktop.core.events import Reason
from azul_desktop.library.store import Store

KINDS = (
    "human", "human", "novice", "greedy", "artisan", "master+denier", "master@200",
    "grandmaster", "random", "external:engine",
)  # fmt: skip


@dataclass
class MadeSeat:
    """A seat as a test knows it."""

    kind: str
    player: int | None
    score: int
    place: int
    points: dict[str, int] = field(default_factory=dict)


@dataclass
class MadeGame:
    """A game as a test knows it."""

    id: int
    edition: str
    variant: str
    finished: bool
    practice: bool
    deleted: bool
    figures: bool
    changed: str
    seats: list[MadeSeat]


def made_games(count: int, seed: int, people: int = 3) -> list[MadeGame]:
    """Results at random."""
    chance = random.Random(seed)
    games = []
    for id_ in range(1, count + 1):
        players = chance.choice((2, 2, 3, 4))
        scores = [chance.randrange(-5, 40) for _ in range(players)]
        seats = []
        for score in scores:
            kind = chance.choice(KINDS)
            player = chance.choice([None, *range(1, people + 1)])
            place = 1 + sum(other > score for other in scores)
            reasons = chance.sample(list(Reason), 3)
            points = {str(reason): chance.choice((-3, 4, 17)) for reason in reasons}
            seats.append(MadeSeat(kind, player, score, place, points))
        moment = f"2026-{chance.randrange(1, 4):02}-0{chance.randrange(1, 5)}T10:00:00.000+00:00"
        games.append(
            MadeGame(
                id_, chance.choice("ab"), chance.choice("xy"), chance.random() < 0.9,
                chance.random() < 0.1, chance.random() < 0.1, chance.random() < 0.9, moment, seats,
            )
        )  # fmt: skip
    return games


def store_of(games: list[MadeGame], people: int = 3) -> Store:
    """A library in memory with these games."""
    store = Store.in_memory()
    with store.transaction() as connection:
        for id_ in range(1, people + 1):
            connection.execute(
                "INSERT INTO players VALUES (?, ?, ?, '', '', '')", (id_, str(id_), f"P{id_}")
            )
        for game in games:
            connection.execute(
                "INSERT INTO games VALUES (?, ?, '', ?, '', ?, 0, NULL, 1, ?, 9, 5, ?, ?, ?, ?, ?)",
                (
                    game.id, str(game.id), game.edition, game.variant, len(game.seats),
                    game.finished, game.practice, game.changed, game.changed,
                    "2026-01-01" if game.deleted else "",
                ),
            )  # fmt: skip
            for at, seat in enumerate(game.seats):
                connection.execute(
                    "INSERT INTO seats VALUES (?, ?, ?, '', 0, ?, '', '', ?, ?)",
                    (game.id, at, seat.player, seat.kind, seat.score, seat.place),
                )
                if game.figures:
                    connection.executemany(
                        "INSERT INTO points VALUES (?, ?, ?, ?)",
                        [(game.id, at, *item) for item in seat.points.items()],
                    )
            if game.figures:
                connection.execute("INSERT INTO figures VALUES (?, 1)", (game.id,))
    return store
