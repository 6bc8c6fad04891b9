"""The tables of the library, and the steps from one version of them to the next."""

import sqlite3
from typing import Final

_FIRST = """
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    colour TEXT NOT NULL,
    created TEXT NOT NULL
);
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    uid TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    edition TEXT NOT NULL,
    digest TEXT NOT NULL,
    variant TEXT NOT NULL,
    special_factories INTEGER NOT NULL,
    first_player INTEGER,
    seed INTEGER NOT NULL,
    players INTEGER NOT NULL,
    length INTEGER NOT NULL,
    round INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    practice INTEGER NOT NULL,
    started TEXT NOT NULL,
    changed TEXT NOT NULL,
    deleted TEXT NOT NULL DEFAULT ''
);
CREATE INDEX games_by_change ON games (changed);
CREATE TABLE courses (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    moves TEXT NOT NULL
);
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player INTEGER REFERENCES players (id) ON DELETE SET NULL,
    name TEXT NOT NULL,
    named INTEGER NOT NULL,
    kind TEXT NOT NULL,
    colour TEXT NOT NULL,
    character TEXT NOT NULL,
    score INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_players ON seats (player) WHERE player IS NOT NULL;
CREATE TABLE figures (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    recipe INTEGER NOT NULL
);
CREATE TABLE points (
    game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    reason TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (game, seat, reason)
) WITHOUT ROWID;
CREATE TABLE leases (
    game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    host TEXT NOT NULL,
    pid INTEGER NOT NULL,
    renewed REAL NOT NULL
);
"""

_LESSONS = """
CREATE TABLE progress (
    id INTEGER PRIMARY KEY,
    player INTEGER REFERENCES players (id) ON DELETE CASCADE,
    lesson TEXT NOT NULL,
    step INTEGER NOT NULL,
    done INTEGER NOT NULL,
    changed TEXT NOT NULL
);
CREATE UNIQUE INDEX progress_of_players ON progress (coalesce(player, 0), lesson);
"""

_HELPS = """
CREATE TABLE helps (
    id INTEGER PRIMARY KEY,
    player INTEGER REFERENCES players (id) ON DELETE CASCADE,
    edition TEXT NOT NULL,
    topic TEXT NOT NULL
);
CREATE UNIQUE INDEX helps_of_players ON helps (coalesce(player, 0), edition, topic);
"""

STEPS: Final = (_FIRST, _LESSONS, _HELPS)
"""Step n leads from version n to n + 1; a file that is new takes all of them."""
VERSION: Final = len(STEPS)
TABLES: Final = (
    "players", "games", "courses", "seats", "figures", "points", "leases", "progress", "helps",
)  # fmt: skip
"""Those that refer to others come after them."""


def version_of(connection: sqlite3.Connection) -> int:
    """Which version of the tables a file has; 0 for one without any."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, steps: tuple[str, ...] = STEPS) -> None:
    """Bring the tables to the newest version: all of the way, or none of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another program may have done it while we waited.
        for number in range(version_of(connection), len(steps)):
            for statement in steps[number].split(";\n"):
                if statement.strip():
                    connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
