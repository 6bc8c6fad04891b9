"""One generation of the wall family's network: self-play, two fits, and a duel with the old one.

    python -m tools.tuning.wall.generation --variant grey --players 2 --minutes 8 --to FOLDER

Every step is a command that is printed, so that it can be repeated alone with other numbers.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from azul_desktop.bots.wall.wall_tables import SearchTables
from azul_desktop.bots.wall.weights import network_files
from azul_desktop.plain import describe_cores
from tools.tuning.wall.kinds import add_kind, kind_words, rules_for


def steps(kind: list[str], old: Path, asked: argparse.Namespace) -> list[list[str]]:
    """The commands of a generation: a large network learns from the games, a small one from it."""
    folder: Path = asked.to
    games, large, new = folder / "games.npz", folder / "large.json", folder / "new.json"
    seed = ["--seed", str(asked.seed)]
    length = ["--minutes", str(asked.minutes), "--nodes", str(asked.nodes)]
    small = ["--start", str(old), "--rate", "1e-3", "--share", "0.8", "--epochs", "16"]
    sides = ["--a", f"weights={new}", "--b", f"weights={old}", "--nodes", "2000"]
    return [
        ["selfplay", *kind, *length, *seed, "--weights", str(old), "--to", str(games)],
        ["fit", *kind, str(games), "--previous", str(old), "--hidden", "64", "--to", str(large)],
        ["fit", *kind, str(games), "--previous", str(large), *small, "--to", str(new)],
        ["duel", *kind, *sides, *seed, "--games", str(asked.games)],
    ]


def main() -> None:
    """Run the steps one after another, in one process at a time."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_kind(parser)
    parser.add_argument("--to", type=Path, required=True, help="a folder for games and weights")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--nodes", type=int, default=1200)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1_000_000)
    asked = parser.parse_args()
    cores = describe_cores()
    if "plain" in cores:
        sys.exit(f"{cores}: make compile first")
    asked.to.mkdir(parents=True, exist_ok=True)
    files = network_files(SearchTables(rules_for(asked).tables), asked.players)
    old = next(file for file in files if file.is_file())
    for module, *words in steps(kind_words(asked), old, asked):
        command = ["-m", f"tools.tuning.wall.{module}", *words]
        print("\npython", *command, flush=True)
        subprocess.run([sys.executable, *command], check=True)


if __name__ == "__main__":
    main()
