"""What several screens say about a game."""

from azul_desktop.core.edition import Edition
from azul_desktop.core.state import SCORE
from azul_desktop.i18n import translate, translate_count
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
