"""Which kind of game a tuning script is about."""

from argparse import ArgumentParser, Namespace

from azul_desktop.catalog.loader import load_edition
from azul_desktop.core.edition import Options
from azul_desktop.core.families import build
from azul_desktop.core.wall.rules import WallRules
from azul_desktop.paths import bundled


def add_kind(parser: ArgumentParser) -> None:
    """The options that say which kind of game."""
    parser.add_argument("--edition", default="azul")
    parser.add_argument("--variant", default="coloured")
    parser.add_argument("--special-factories", action="store_true")
    parser.add_argument("--players", type=int, default=2)


def rules_for(options: Namespace) -> WallRules:
    """The rules of that kind of game."""
    edition = load_edition(bundled("editions") / f"{options.edition}.yaml")
    rules = build(edition, Options(options.variant, options.special_factories))
    assert isinstance(rules, WallRules)
    return rules


def kind_words(options: Namespace) -> list[str]:
    """The same options as words of a command."""
    special = ["--special-factories"] if options.special_factories else []
    players = ["--players", str(options.players)]
    return ["--edition", options.edition, "--variant", options.variant, *special, *players]
