"""Programs outside: they play by the protocol, and whatever else they do is their loss alone."""

import os
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from azul_desktop.bots.base import Budget
from azul_desktop.bots.external import ExternalBot
from azul_desktop.bots.match import ForfeitError, play_match
from azul_desktop.bots.program import Program, ProgramError
from azul_desktop.bots.registry import make_bot
from tests.bots.engines import engine
from tests.games import KINDS, Kind

KIND = KINDS[0]
RULES = KIND.rules
STATE = RULES.initial(KIND.players, 1)
MOVES = RULES.legal_moves(STATE)
QUICK = Budget(milliseconds=200)

Make = Callable[[str], ExternalBot]


@pytest.fixture
def make() -> Iterator[Make]:
    made: list[ExternalBot] = []

    def bot(oddity: str) -> ExternalBot:
        made.append(ExternalBot(engine(oddity)))
        return made[-1]

    yield bot
    for bot_ in made:
        bot_.close()


def test_the_last_legal_move(make: Make) -> None:
    bot = make("")
    assert bot.choose(RULES, STATE, QUICK) == MOVES[-1]
    assert bot.choose(RULES, STATE, Budget(simulations=3)) == MOVES[-1]


@pytest.mark.parametrize("kind", [k for k in KINDS if k.players in (2, 4)][::3], ids=str)
def test_whole_games(kind: Kind, make: Make) -> None:
    bot = make("")
    bots = [bot, *(make_bot("greedy", seat) for seat in range(1, kind.players))]
    _, state = play_match(kind.rules, bots, 3, Budget(milliseconds=1000))
    assert not kind.rules.legal_moves(state)


@pytest.mark.parametrize(
    ("oddity", "why"),
    [
        ("die", "it ended"),
        ("hang", "longer than 1.4 s"),
        ("slow", "longer than 1.4 s"),
        ("flood", "nonsense"),
        ("endless", "endless line"),
        ("illegal", "“99:blue>1” is not a legal move"),
        ("number", "“7” is not a legal move"),
        ("nonsense", "nonsense"),
        ("list", "nonsense"),
        ("error", "it says: I do not like this"),
        ("rude", "nonsense"),
        ("stranger", "it does not play azul"),
    ],
)
def test_misbehaviour_is_told_and_ends_the_program(oddity: str, why: str, make: Make) -> None:
    bot = make(oddity)
    with pytest.raises(ProgramError, match=why):
        bot.choose(RULES, STATE, QUICK)
    assert bot._program is None


@pytest.mark.parametrize("oddity", ["noisy", "late", "clingy"])
def test_what_does_no_harm_is_borne(oddity: str, make: Make) -> None:
    assert make(oddity).choose(RULES, STATE, QUICK) == MOVES[-1]


def test_who_is_not_ready_in_time_is_given_up() -> None:
    bot = ExternalBot(engine("early"), hello=0.2)
    with pytest.raises(ProgramError, match=r"longer than 0\.2 s"):
        bot.start()
    assert bot._program is None


def test_a_program_that_was_started_is_there_when_it_is_asked(make: Make) -> None:
    bot = make("early")
    bot.start()
    running = bot._program
    began = time.perf_counter()
    assert bot.choose(RULES, STATE, QUICK) == MOVES[-1]
    assert time.perf_counter() - began < 1.0
    assert bot._program is running


def test_a_program_that_failed_gets_another_chance(make: Make) -> None:
    bot = make("die")
    for _ in range(2):
        with pytest.raises(ProgramError, match="it ended"):
            bot.choose(RULES, STATE, QUICK)


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(ProgramError, match="it cannot be started"):
        ExternalBot("no-such-program --at all").choose(RULES, STATE, QUICK)


def test_a_flood_between_two_questions_stays_small() -> None:
    program = Program(["yes"]) if os.name == "posix" else None
    if program is None:
        pytest.skip("there is no such program")
    time.sleep(0.2)
    assert program._lines.qsize() <= 65
    for _ in range(64):
        assert program.receive(1.0) == b"y\n"
    with pytest.raises(ProgramError, match="more than it was asked for"):
        program.receive(1.0)
    program.close()


@pytest.mark.skipif(os.name != "posix", reason="process groups as POSIX has them")
def test_all_that_a_program_started_ends_with_it(make: Make) -> None:
    bot = make("family")
    with pytest.raises(ProgramError, match="longer"):
        bot.choose(RULES, STATE, Budget(milliseconds=50))
    program = ExternalBot(engine("clingy"))
    program.choose(RULES, STATE, QUICK)
    running = program._program
    assert running is not None
    group = running._process.pid
    program.close()
    with pytest.raises(ProcessLookupError):
        os.killpg(group, 0)


def test_a_program_can_be_interrupted_from_outside(make: Make) -> None:
    import threading

    bot = make("hang")
    timer = threading.Timer(0.5, bot.interrupt)
    timer.start()
    began = time.monotonic()
    with pytest.raises(ProgramError, match="it ended"):
        bot.choose(RULES, STATE, Budget(milliseconds=30_000))
    assert time.monotonic() - began < 20


def test_who_cannot_go_on_loses_the_match(make: Make) -> None:
    with pytest.raises(ForfeitError, match="it ended") as found:
        play_match(RULES, [make_bot("greedy", 0), make("die")], 2, QUICK)
    assert found.value.seat == 1


@pytest.mark.parametrize("before", [None, "/theirs"])
def test_a_frozen_program_keeps_its_libraries_to_itself(
    monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    """PyInstaller's bootloader sets the path for itself and keeps the old one beside it."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/frozen/_internal")
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    shown = "import os; print(os.environ.get('LD_LIBRARY_PATH'))"
    program = Program([sys.executable, "-c", shown])
    assert program.receive(10).decode().strip() == str(before)
    program.close()
