"""`play` until there is a window: one person against the greedy bot, in the terminal."""

import argparse
from random import Random
from typing import Any

from azul_desktop.bots.base import Budget
from azul_desktop.bots.greedy import GreedyBot
from azul_desktop.catalog.loader import installed
from azul_desktop.core.edition import Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.families import build
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move, parse_move
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.core.view import view_state
from azul_desktop.i18n import explain, translate

_NAMES = ["You", "Bot"]
_HUMAN = 0


def run(_: argparse.Namespace) -> int:
    """Play one game of the first installed edition."""
    edition = next(iter(installed().editions.values()), None)
    if edition is None:
        raise UserError("no edition is installed; install the program again")
    rules = build(edition, Options(edition.variant_names[0]))
    seed = Random().randrange(MAX_SEED)
    state = rules.initial(len(_NAMES), seed)
    bot = GreedyBot(seed)
    print(translate("{name}. Type a move such as {move}, or quit.", name=edition.name,
                    move=format_move(edition, rules.legal_moves(state)[0])))  # fmt: skip
    while rules.legal_moves(state):
        if state.turn == _HUMAN:
            move = _ask(rules, state)
            if move is None:
                return 0
        else:
            move = bot.choose(rules, rules.redeal(state, 0), Budget())
            print(translate("Bot: {move}", move=format_move(edition, move)))
        state = rules.apply(state, move)
    for standing in rules.standings(state):
        won = translate("wins") if standing.rank == 1 else ""
        print(f"{_NAMES[standing.player]:<5}{standing.score:>4} {won}")
    return 0


def _ask(rules: Rules, state: State) -> Move | None:
    """A legal move that the person typed; None when they want to stop."""
    _show(rules, state)
    while True:
        try:
            text = input("> ").strip().lower()
        except EOFError:
            return None
        if text in ("quit", "q"):
            return None
        try:
            move = parse_move(rules.edition, text)
        except UserError as error:
            print(explain(error))
            continue
        legal = rules.legal_moves(state)
        if move in legal:
            return move
        moves = ", ".join(format_move(rules.edition, move) for move in legal[:12])
        print(translate("That is not possible now. Possible are for example: {moves}", moves=moves))


def _show(rules: Rules, state: State) -> None:
    view: dict[str, Any] = view_state(rules, state, _NAMES)
    sources = {str(disc): tiles["tiles"] for disc, tiles in enumerate(view["discs"])}
    for name, tiles in (sources | {"centre": view["centre"]}).items():
        print(f"  {name:>6}: " + ", ".join(f"{count} {colour}" for colour, count in tiles.items()))
    for player in view["players"]:
        print(f"{player['name']}: {player['score']}, floor: {' '.join(player['floor'])}")
        for line, row in zip(player["lines"], player["wall"], strict=True):
            tiles = f"{line['count']} {line['colour']}" if line else ""
            print(f"  {tiles:>8} | " + " ".join(f"{cell or '.':<6}" for cell in row))
