"""`arena`: two bots in many paired games, or all levels against each other."""

import argparse
import json
import os
import sys
from contextlib import closing
from pathlib import Path

from azul_desktop.arena.ladder import ladder_pairings, page, put_in, ratings
from azul_desktop.arena.ledger import Ledger
from azul_desktop.arena.plan import ArenaPlan, Pairing
from azul_desktop.arena.play import play_games
from azul_desktop.arena.report import report
from azul_desktop.arena.score import Score, score
from azul_desktop.bots.external import HELLO
from azul_desktop.bots.spec import parse_spec
from azul_desktop.catalog.loader import installed
from azul_desktop.commands.progress import progress
from azul_desktop.core.edition import Options
from azul_desktop.core.errors import UserError
from azul_desktop.core.families import build, check_players
from azul_desktop.core.rng import MAX_SEED
from azul_desktop.i18n import translate
from azul_desktop.plain import describe_cores, is_stale

_MAX_PAGE = 4 * 1024 * 1024


def run(arguments: argparse.Namespace) -> int:
    """Play, or go on playing, and tell what came of it."""
    plan = _plan(arguments)
    core = describe_cores()
    _warn_of_plain()
    file = Path(arguments.resume) if arguments.resume else None
    with Ledger(plan, core, file) as ledger:
        _play(plan, ledger, arguments.jobs)
        scores = _scores(plan, ledger)
    if arguments.json:
        _print_json(plan, scores, core, ladder=arguments.ladder)
    else:
        _print(plan, scores, core)
    if arguments.ladder:
        for name in arguments.to or ["docs/ladder.md"]:
            _write(Path(name), scores, _command(plan), core)
    return 0


def _plan(arguments: argparse.Namespace) -> ArenaPlan:
    catalogue = installed()
    edition = catalogue.get(arguments.edition or next(iter(catalogue.editions), ""))
    check_players(edition, arguments.players)
    options = Options(arguments.variant or edition.variant_names[0], arguments.special_factories)
    build(edition, options)
    if arguments.ladder:
        if arguments.a or arguments.b or arguments.players != 2:
            raise UserError("the ladder has its own bots, and two players")
        pairings = ladder_pairings()
    elif arguments.a and arguments.b:
        pairings = (Pairing(parse_spec(arguments.a), parse_spec(arguments.b)),)
    else:
        raise UserError("name both sides with --a and --b, or ask for the --ladder")
    groups = -(-arguments.games // arguments.players)
    if arguments.seed + groups - 1 > MAX_SEED:
        raise UserError("the seed is too large; the largest is {most}", most=MAX_SEED)
    return ArenaPlan(
        edition,
        options,
        arguments.players,
        pairings,
        groups,
        arguments.seed,
        arguments.budget_ms,
        arguments.hello_s or HELLO,
    )


def _warn_of_plain() -> None:
    """Say that bots are slow for no good reason; who asked for plain Python knows it."""
    if is_stale() and not os.environ.get("AZUL_PLAIN"):
        text = "what was compiled is older than the sources, so plain Python plays (make compile)"
        print(f"azul-desktop: {translate(text)}", file=sys.stderr)


def _play(plan: ArenaPlan, ledger: Ledger, jobs: int) -> None:
    """Play what is not in the ledger yet."""
    todo = [
        game
        for game in plan.games()
        if (str(game.pairing.a), str(game.pairing.b), game.seed, game.seat) not in ledger.results
    ]
    with closing(play_games(plan, todo, jobs)) as results:
        for result in progress(results, len(todo)):
            ledger.add(result)


def _scores(plan: ArenaPlan, ledger: Ledger) -> list[Score]:
    """The score of every pairing, from the games of this plan alone."""
    found = []
    for pairing in plan.pairings:
        keys = [
            (str(pairing.a), str(pairing.b), game.seed, game.seat)
            for game in plan.games()
            if game.pairing == pairing
        ]
        found.append(score([ledger.results[key] for key in keys], plan.players))
    return found


def _print(plan: ArenaPlan, scores: list[Score], core: str) -> None:
    special = " " + translate("+ special discs") if plan.options.special_factories else ""
    print(
        translate(
            "{edition} {variant}{special}, {players} players, seeds from {seed}; {core}",
            edition=plan.edition.id,
            variant=plan.options.variant,
            special=special,
            players=plan.players,
            seed=plan.seed,
            core=core,
        )
    )
    for found in scores:
        print()
        for line in report(found):
            print(line)


def _print_json(plan: ArenaPlan, scores: list[Score], core: str, *, ladder: bool) -> None:
    data = plan.parameters(core) | {"scores": [found.as_data() for found in scores]}
    if ladder:
        data["ratings"] = ratings(scores)
    print(json.dumps(data, indent=1))


def _command(plan: ArenaPlan) -> str:
    games = plan.groups * plan.players
    text = f"azul-desktop arena --ladder --edition {plan.edition.id} --games {games}"
    text += f" --seed {plan.seed}" if plan.seed else ""
    return text + (f" --budget-ms {plan.milliseconds}" if plan.milliseconds else "")


def _write(file: Path, scores: list[Score], command: str, core: str) -> None:
    """A page with marks gets the table between them, any other file is the page of the ladder."""
    try:
        old = file.read_text(encoding="utf-8")[:_MAX_PAGE] if file.exists() else ""
        text = put_in(old, scores)
        new = page(scores, command, core) if text is None else text
        file.write_text(new, encoding="utf-8", newline="\n")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise UserError("cannot write {name}: {why}", name=file, why=why) from None
    print(translate("{name} is written", name=file), file=sys.stderr)
