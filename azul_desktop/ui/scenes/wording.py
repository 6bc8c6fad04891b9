"""What several screens say about a game."""

from collections.abc import Sequence

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.core.edition import Edition
from azul_desktop.core.state import SCORE
from azul_desktop.i18n import translate, translate_count
from azul_desktop.languages.editions import edition_name
from azul_desktop.library.rows import GameRow
from azul_desktop.session.session import Session
from azul_desktop.ui.botnames import BETWEEN, seats_names


def summary(session: Session) -> str:
    """A game in one line: edition, round, who has how many points."""
    state = session.state
    names = seats_names(session.record.seats)
    return translate(
        "{edition} · round {n} · {scores}",
        edition=edition_name(session.record.edition),
        n=state.round,
        scores=_scores(names, [board[SCORE] for board in state.boards]),
    )


def row_heading(row: GameRow, catalogue: Catalogue) -> str:
    """Which game of the library it is: its title or edition, and how far it is."""
    edition = catalogue.find(row.edition)
    name = row.edition if edition is None else edition_name(edition)
    # Translators: {name} is what a person called a game, or its edition.
    return translate("{name} · round {n}", name=row.title or name, n=row.round)


def row_scores(row: GameRow) -> str:
    """Who has how many points in a game of the library."""
    names = seats_names([one.seat for one in row.seats])
    return _scores(names, [one.score for one in row.seats])


def _scores(names: Sequence[str], scores: Sequence[int]) -> str:
    return BETWEEN.join(
        # "Player 1 24" would be hard to read.
        f"{name}: {score}" if name[-1:].isdigit() else f"{name} {score}"
        for name, score in zip(names, scores, strict=True)
    )


def variant_name(variant: str) -> str:
    """A side of the board in words; one that is not known keeps its name."""
    known = {"coloured": translate("coloured side"), "grey": translate("grey side")}
    return known.get(variant, variant)


def refilling_in_words(edition: Edition, *, tower: bool = False) -> str:
    """How discs are filled for a round, and what happens when the bag is empty."""
    if tower:
        return translate_count(
            "Every round each disc gets {n} tile from the bag. When it is empty, all tiles of the "
            "tower go back into it; when both are, discs stay short.",
            "Every round each disc gets {n} tiles from the bag. When it is empty, all tiles of the "
            "tower go back into it; when both are, discs stay short.",
            edition.disc_size,
        )
    return translate_count(
        "Every round each disc gets {n} tile from the bag. When it is empty, all tiles of the lid "
        "go back into it; when both are, discs stay short.",
        "Every round each disc gets {n} tiles from the bag. When it is empty, all tiles of the lid "
        "go back into it; when both are, discs stay short.",
        edition.disc_size,
    )


def discs_in_words(edition: Edition) -> str:
    """How many discs lie on the table, and how many tiles on each."""
    parts = [
        # Translators: "2 players: 5 discs".
        translate(
            "{players}: {discs}",
            players=translate_count("{n} player", "{n} players", players),
            discs=translate_count("{n} disc", "{n} discs", discs),
        )
        for players, discs in edition.discs
    ]
    size = edition.disc_size
    tiles = translate_count("{n} tile on each disc", "{n} tiles on each disc", size)
    return " · ".join([*parts, tiles])
