"""Bots for many games: programs outside are started once, and time is taken."""

import time

from azul_desktop.bots.base import Budget
from azul_desktop.bots.lineup import ClockedBot, Lineup
from azul_desktop.bots.spec import parse_spec
from tests.bots.engines import engine
from tests.games import KINDS

RULES = KINDS[0].rules
STATE = RULES.initial(2, 1)
MOVES = RULES.legal_moves(STATE)


def test_one_program_serves_all_seats_of_all_games() -> None:
    with Lineup() as lineup:
        spec = parse_spec(f"external:{engine()}")
        assert lineup.bot(spec, 1) is lineup.bot(spec, 2)
        assert lineup.bot(parse_spec("greedy"), 1) is not lineup.bot(parse_spec("greedy"), 1)


def test_the_time_of_moves_is_taken() -> None:
    class Sleeper:
        def choose(self, *_: object) -> int:
            time.sleep(0.2)
            return MOVES[0]

    bot = ClockedBot(Sleeper())
    bot.choose(RULES, STATE, Budget(milliseconds=10))
    bot.choose(RULES, STATE, Budget(milliseconds=5000))
    bot.choose(RULES, STATE, Budget())
    assert (bot.moves, bot.late) == (3, 1)
    assert bot.seconds >= 0.6
    assert bot.worst >= 0.2
