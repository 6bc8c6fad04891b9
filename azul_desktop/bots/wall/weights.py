"""The weights that `tools/tuning` learned, as small files beside this module."""

import json
from functools import lru_cache
from pathlib import Path

from azul_desktop.bots.wall.network import Network
from azul_desktop.bots.wall.outlook import Outlook
from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.core.wall.tables import WallTables

FOLDER = Path(__file__).with_name("weights")
FORMAT = 1
LISTS = ("mine", "other", "bias", "starts", "out")


def board_facts(tables: WallTables) -> list[object]:
    """What must be the same for weights to be of use."""
    bonuses = [tables.row_bonus, tables.column_bonus, tables.colour_bonus]
    sizes = [tables.rows, tables.columns, tables.colours]
    return [*sizes, tables.capacity, tables.penalty, *bonuses]


def load_outlook(tables: SearchTables, players: int, file: str = "") -> Outlook | None:
    """What was learned of the rest of a round; only for two players."""
    path = Path(file) if file else FOLDER / f"{_side(tables)}-outlook.json"
    if players != 2 or tables.special or not (file or path.is_file()):
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["format"] != FORMAT or data["board"] != board_facts(tables.rules_tables):
        return None
    return Outlook(tables, [int(weight) for weight in data["weights"]])


def network_files(tables: SearchTables, players: int) -> list[Path]:
    """Where a network may lie, the best first: that of two players serves any number."""
    return [FOLDER / f"{_side(tables)}-{count}.json" for count in dict.fromkeys((players, 2))]


def _side(tables: SearchTables) -> str:
    return "grey" if tables.grey else "coloured"


def load_network(tables: SearchTables, players: int, file: str = "") -> Network | None:
    """The network for a board and a number of players; None where nothing was learned."""
    for path in [Path(file)] if file else network_files(tables, players):
        if file or path.is_file():
            board, hidden, weights = _read(path)
            if board == board_facts(tables.rules_tables):
                return Network(tables, hidden, weights)
    return None


@lru_cache(maxsize=8)
def _read(path: Path) -> tuple[list[object], int, dict[str, list[float]]]:
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["format"] != FORMAT:
        raise ValueError(f"{path.name}: weights of format {data['format']}")
    weights = {name: [float(value) / data["scale"] for value in data[name]] for name in LISTS}
    return data["board"], data["hidden"], weights
