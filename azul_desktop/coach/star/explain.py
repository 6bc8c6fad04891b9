"""What the things on star boards and on the scoring board are, for whoever points at them."""

from azul_desktop.core.star.board import StarBoard
from azul_desktop.i18n import translate, translate_count


def feature_text(board: StarBoard, index: int) -> str:
    """What a pillar, statue or window wins."""
    feature = board.features[index]
    return translate_count(
        "Cover all spaces around it: take {n} tile from the supply",
        "Cover all spaces around it: take {n} tiles from the supply",
        feature.tiles,
    )


def token_text(name: str, tokens: int, worth: int) -> str:
    """What the tokens beside a star board are for."""
    points = translate_count("{n} point", "{n} points", tokens * worth)
    # Translators: a lap is a whole way round the score track; {points} is, say, "80 points".
    return translate_count(
        "{name}: {n} lap of the track = {points}. The cube started over.",
        "{name}: {n} laps of the track = {points}. The cube started over.",
        tokens,
        name=name,
        points=points,
    )


def score_text(name: str, score: int) -> str:
    """Whose cube it is."""
    return translate_count("{name}: {n} point", "{name}: {n} points", score, name=name)


def joker_text() -> str:
    """What the joker of a round is for."""
    return translate(
        "The joker of this round stands in for any colour when you build. Each take brings one "
        "joker, if there is one."
    )


def corner_text(board: StarBoard) -> str:
    """What the spaces in the corners of a star board are for."""
    return translate_count(
        "Who passes keeps up to {n} tile here for the next round. Every other one costs a point.",
        "Who passes keeps up to {n} tiles here for the next round. Every other one costs a point.",
        board.keep,
    )


def supply_text() -> str:
    """What the tiles on the scoring board are for."""
    return translate("Surround a pillar, statue or window to win tiles from the supply.")


def star_bonus_text() -> str:
    """What the values beside the colours on the scoring board are for."""
    return translate("Points at the end of the game for a complete star of this kind.")


def number_bonus_text() -> str:
    """What the values beside the numbers on the scoring board are for."""
    return translate("Points at the end of the game for covering every space with this number.")
