"""A game whose every choice follows from its seed, as text."""

import json
from pathlib import Path

from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.families import build
from azul_desktop.core.notation import format_move
from azul_desktop.core.record import Record, Seat
from azul_desktop.core.rng import number
from azul_desktop.core.trace import trace_record

FOLDER = Path(__file__).parent
SEED = 2026


def playthrough(edition: Edition) -> str:
    """The moves in notation, then the trace, of a three-player game with everything switched on."""
    options = Options(edition.variant_names[-1], bool(edition.specials))
    rules = build(edition, options)
    state = rules.initial(3, SEED)
    record = Record(rules, (Seat("Ana"), Seat("Bea"), Seat("Rui")), SEED)
    while moves := rules.legal_moves(state):
        move = moves[number(SEED, 10_000 + len(record.moves)) % len(moves)]
        record.moves.append(move)
        rules.advance(state, move)
    notation = [format_move(edition, move) for move in record.moves]
    return "\n".join([*notation, *map(json.dumps, trace_record(record))]) + "\n"
