"""For authors of lessons: find positions, and read what a lesson says.

`python -m tools.lessons play azul --seed 63 --rounds 2` lets bots play and prints the moves as
`played` has them; `python -m tools.lessons show lessons/azul-1-round.yaml` goes through a lesson
and prints every step with its position, its texts and the answers to all other moves.
"""

import argparse
import sys
from pathlib import Path

from azul_desktop.bots.registry import budget_of, make_bot
from azul_desktop.catalog.loader import installed
from azul_desktop.coach.families import coach_of
from azul_desktop.coach.log_words import sentence
from azul_desktop.core.edition import Options
from azul_desktop.core.families import build
from azul_desktop.core.moves import Move
from azul_desktop.core.notation import format_move
from azul_desktop.core.rules import Rules
from azul_desktop.core.state import State
from azul_desktop.teaching.lesson import LEARNER
from azul_desktop.teaching.loader import load_lesson
from azul_desktop.teaching.run import LessonRun


def play(options: argparse.Namespace) -> int:
    """Print the moves of so many rounds, a line for each round, and the position after them."""
    edition = installed().get(options.edition)
    variant = options.variant or edition.variant_names[0]
    rules = build(edition, Options(variant, options.special_discs, LEARNER))
    bots = [make_bot(options.bot, options.seed + seat) for seat in range(options.players)]
    state = rules.initial(options.players, options.seed)
    rounds: dict[int, list[Move]] = {}
    while state.round <= options.rounds and rules.legal_moves(state):
        budget = budget_of(options.bot)
        move = bots[state.turn].choose(rules, rules.redeal(state, options.seed), budget)
        rounds.setdefault(state.round, []).append(move)
        state = rules.apply(state, move)
    print("played:")
    for moves in rounds.values():
        print("  - " + " ".join(format_move(edition, move) for move in moves))
    _print_position(rules, state)
    return 0


def show(options: argparse.Namespace) -> int:
    """Print a lesson as somebody meets it who always does what is meant."""
    run = LessonRun(load_lesson(options.file, installed()))
    rules = run.lesson.rules
    coach = coach_of(rules)
    names = ["you", *(f"opponent {seat}" for seat in range(1, run.lesson.players))]
    while not run.is_done:
        heading, text = run.telling()
        print(f"\n--- step {run.at + 1} of {len(run.lesson.steps)}")
        for entry in run.news():
            print(f"({names[entry.player]}: {sentence(coach, entry, names)})")
        print(f"{heading.text}\n{text.text}")
        if options.positions:
            _print_position(rules, run.session.state)
        if run.has_task:
            _print_answers(run)
        run.skip()
    return 0


def _print_answers(run: LessonRun) -> None:
    """What is meant, and what is said to everything else."""
    edition = run.lesson.rules.edition
    meant = run.meant()
    print("meant: " + " ".join(format_move(edition, move) for move in meant))
    answers: dict[str, list[str]] = {}
    for move in run.lesson.rules.legal_moves(run.session.state):
        if move not in meant:
            run.play(move)
            if run.answer is not None:
                answers.setdefault(run.answer.text, []).append(format_move(edition, move))
            run.take_back()
    for answer, moves in answers.items():
        print(f"  {answer}  [{' '.join(moves[:6])}{' …' if len(moves) > 6 else ''}]")


def _print_position(rules: Rules, state: State) -> None:
    print("colours: " + " ".join(f"{n}={name}" for n, name in enumerate(rules.edition.colours)))
    print(state)
    for board in state.boards:
        print(rules.view(board))


def main(arguments: list[str] | None = None) -> int:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.lessons",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    ways = parser.add_subparsers(required=True)
    add = ways.add_parser("play", help="let bots play and print the moves").add_argument
    add("edition")
    add("--seed", type=int, default=1)
    add("--rounds", type=int, default=1)
    add("--players", type=int, default=2)
    add("--variant", default="")
    add("--special-discs", action="store_true")
    add("--bot", default="greedy")
    reader = ways.add_parser("show", help="print a lesson step by step")
    reader.add_argument("file", type=Path)
    reader.add_argument("--positions", action="store_true", help="with the boards at each step")
    ways.choices["play"].set_defaults(way=play)
    reader.set_defaults(way=show)
    options = parser.parse_args(arguments)
    code: int = options.way(options)
    return code


if __name__ == "__main__":
    sys.exit(main())
