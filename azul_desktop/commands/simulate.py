"""`simulate`: whole games between bots, with a summary and, if wanted, their traces."""

import argparse
import contextlib
import json
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from azul_desktop.bots.external import HELLO
from azul_desktop.bots.levels import RANDOM
from azul_desktop.bots.lineup import Lineup
from azul_desktop.bots.match import ForfeitError, bot_seed, play_match
from azul_desktop.bots.spec import Spec, parse_spec, split_specs
from azul_desktop.catalog.loader import Catalogue, installed
from azul_desktop.commands.games import opened
from azul_desktop.commands.progress import progress
from azul_desktop.core.edition import Edition, Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.families import build, check_players
from azul_desktop.core.record import Record, Seat
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.core.rules import Rules
from azul_desktop.core.trace import trace_record
from azul_desktop.i18n import explain, translate, translate_count
from azul_desktop.library.library import Library
from azul_desktop.session.session import Session


@dataclass
class Summary:
    """What a run of games came to."""

    bots: list[Spec]
    scores: list[list[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    rounds: int = 0
    moves: int = 0
    seconds: float = 0.0
    forfeits: list[tuple[int, int, str]] = field(default_factory=list)
    """Seed, seat and reason of every game that a bot lost because it could not go on."""

    def show(self, out: TextIO) -> None:
        """Print it for people."""
        games, whole = len(self.scores) + len(self.forfeits), len(self.scores)
        everyone = [score for game in self.scores for score in game]
        speed = games / self.seconds if self.seconds else 0.0
        rounds, moves = self.rounds / max(whole, 1), self.moves / max(whole, 1)
        head = translate_count(
            "{n} game, {speed:.0f} games/s", "{n} games, {speed:.0f} games/s", games, speed=speed
        )
        mean = translate(
            "{rounds:.2f} rounds and {moves:.1f} moves a game", rounds=rounds, moves=moves
        )
        print(head, mean, sep="\n", file=out)
        print(_spread(translate("all"), everyone), file=out)
        for seat, spec in enumerate(self.bots):
            scores = [game[seat] for game in self.scores]
            wins = translate("wins {wins:.1%}", wins=self.wins[seat] / games)
            print(_spread(f"{seat} {spec}", scores), wins, sep="   ", file=out)
        for seed, seat, why in self.forfeits:
            lost = "seed {seed}: {bot} on seat {seat} lost without playing on: {why}"
            told = translate(lost, seed=seed, bot=self.bots[seat], seat=seat, why=why)
            print(f"  {told}", file=out)


def _spread(who: str, scores: list[int]) -> str:
    if not scores:
        return f"  {who:<11} " + translate("no game was played to its end")
    mean, deviation = statistics.fmean(scores), statistics.pstdev(scores)
    text = translate(
        "{mean:7.2f} points, spread {deviation:.2f}, from {low} to {high}",
        mean=mean,
        deviation=deviation,
        low=min(scores),
        high=max(scores),
    )
    return f"  {who:<11} {text}"


def run(arguments: argparse.Namespace) -> int:
    """Play the games that the arguments ask for."""
    catalogue = installed()
    edition = catalogue.get(arguments.edition)
    rules = _rules(edition, arguments)
    bots = _bots(arguments.bots, arguments.players)
    if arguments.seed + arguments.games - 1 > MAX_SEED:
        raise UserError("the seed is too large; the largest is {most}", most=MAX_SEED)
    summary = Summary(bots, wins=[0.0] * len(bots))
    with (
        _opened(arguments.trace) as trace,
        _library(catalogue, wanted=arguments.keep) as library,
        Lineup(arguments.hello_s or HELLO) as lineup,
    ):
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        for seed in progress(seeds, arguments.games):
            record = _play(rules, lineup, seed, summary)
            if record is not None:
                _keep(record, trace, library)
            if summary.forfeits and not arguments.keep_going:
                break
    summary.show(sys.stderr if arguments.trace == "-" else sys.stdout)
    if not summary.forfeits or arguments.keep_going:
        return 0
    _tell_stopped(arguments.games - len(summary.scores) - 1)
    return 1


def _tell_stopped(left: int) -> None:
    """Say that the run ended early: a program that never answers costs half a minute a game."""
    if left:
        stopped = translate_count(
            "A bot could not play on, so {n} game was not played; --keep-going plays it.",
            "A bot could not play on, so {n} games were not played; --keep-going plays them.",
            left,
        )
        print(stopped, file=sys.stderr)


def _rules(edition: Edition, arguments: argparse.Namespace) -> Rules:
    check_players(edition, arguments.players)
    variant = arguments.variant or edition.variant_names[0]
    return build(edition, Options(variant, arguments.special_factories))


def _bots(names: str | None, players: int) -> list[Spec]:
    bots = [RANDOM] * players if names is None else split_specs(names)
    if len(bots) != players:
        text = "{n} bots for {players} players; name one for each seat"
        raise UserError(text, n=len(bots), players=players)
    return [parse_spec(name) for name in bots]


@contextlib.contextmanager
def _opened(name: str | None) -> Iterator[TextIO | None]:
    """The file the trace goes to, if there is to be one."""
    if name is None or name == "-":
        yield None if name is None else sys.stdout
        return
    try:
        with Path(name).open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        why = error.strerror or error
        raise UserError("cannot write {name}: {why}", name=name, why=why) from None


@contextlib.contextmanager
def _library(catalogue: Catalogue, *, wanted: bool) -> Iterator[Library | None]:
    """The library that games go into, if they are to."""
    if not wanted:
        yield None
        return
    with opened(catalogue) as library:
        if not library.is_lasting:
            raise UserError("the library cannot be written, so no game can be kept")
        yield library


def _keep(record: Record, trace: TextIO | None, library: Library | None) -> None:
    """Tell a finished game where it is wanted."""
    if trace is not None:
        for line in trace_record(record):
            trace.write(json.dumps(line) + "\n")
    if library is not None:
        library.games.add(Session(record))


def _play(rules: Rules, lineup: Lineup, seed: int, summary: Summary) -> Record | None:
    """Play a game; None if a bot could not play on."""
    specs = summary.bots
    started = time.perf_counter()
    bots = [lineup.bot(spec, bot_seed(seed, seat)) for seat, spec in enumerate(specs)]
    try:
        moves, state = play_match(rules, bots, seed, [spec.budget() for spec in specs])
    except ForfeitError as error:
        _forfeit(error, seed, summary)
        return None
    finally:
        summary.seconds += time.perf_counter() - started
    standings = rules.standings(state)
    winners = [standing.player for standing in standings if standing.rank == 1]
    for player in winners:
        summary.wins[player] += 1 / len(winners)
    summary.scores.append([standing.score for standing in standings])
    summary.rounds += state.round
    summary.moves += len(moves)
    seats = tuple(Seat(f"Player {n}", spec.kind) for n, spec in enumerate(specs, 1))
    return Record(rules, seats, seed, moves)


def _forfeit(error: ForfeitError, seed: int, summary: Summary) -> None:
    """The others share the win; the game has no scores and no trace."""
    others = [seat for seat in range(len(summary.bots)) if seat != error.seat]
    for seat in others:
        summary.wins[seat] += 1 / len(others)
    summary.forfeits.append((seed, error.seat, explain(error.why)))
