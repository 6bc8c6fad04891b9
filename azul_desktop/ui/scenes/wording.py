"""What several screens say about a game."""

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
