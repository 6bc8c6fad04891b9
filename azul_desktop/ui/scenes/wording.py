"""What several screens say about a game."""

from datetime import date

from azul_desktop.core.edition import Edition
from azul_desktop.core.state import SCORE
from azul_desktop.i18n import translate
from azul_desktop.languages.editions import edition_name
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import seats_names


def summary(session: Session) -> str:
    """A game in one line: edition, round, who has how many points."""
    state = session.state
    scores = " – ".join(
        # "Player 1 24" would be hard to read.
        f"{name}: {board[SCORE]}" if name[-1:].isdigit() else f"{name} {board[SCORE]}"
        for name, board in zip(seats_names(session.record.seats), state.boards, strict=True)
    )
    return translate(
        "{edition} · round {n} · {scores}",
        edition=edition_name(session.record.edition),
        n=state.round,
        scores=scores,
    )


def ordinal(rank: int) -> str:
    """A place in words."""
    return (
        translate("1st"),
        translate("2nd"),
        translate("3rd"),
        translate("4th"),
    )[rank - 1]


def day_in_words(day: date) -> str:
    """A day such as 5 March 2026."""
    parts = {"day": day.day, "year": day.year}
    return (
        translate("{day} January {year}", **parts),
        translate("{day} February {year}", **parts),
        translate("{day} March {year}", **parts),
        translate("{day} April {year}", **parts),
        translate("{day} May {year}", **parts),
        translate("{day} June {year}", **parts),
        translate("{day} July {year}", **parts),
        translate("{day} August {year}", **parts),
        translate("{day} September {year}", **parts),
        translate("{day} October {year}", **parts),
        translate("{day} November {year}", **parts),
        translate("{day} December {year}", **parts),
    )[day.month - 1]


def variant_name(variant: str) -> str:
    """A side of the board in words; one that is not known keeps its name."""
    known = {"coloured": translate("coloured side"), "grey": translate("grey side")}
    return known.get(variant, variant)


def discs_in_words(edition: Edition) -> str:
    """How many discs lie on the table, and how many tiles on each."""
    parts = [
        translate("{players} players: {discs} discs", players=players, discs=discs)
        for players, discs in edition.discs
    ]
    return " · ".join([*parts, translate("{n} tiles on each", n=edition.disc_size)])
