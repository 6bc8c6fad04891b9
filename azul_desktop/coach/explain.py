"""What the things on the table are, in one or two short sentences for whoever points at them."""

from azul_desktop.core.edition import Board, Effect
from azul_desktop.core.star.board import StarBoard
from azul_desktop.core.wall.board import WallBoard
from azul_desktop.i18n import translate, translate_count


def special_words(effect: Effect) -> tuple[str, str]:
    """The name of a special side, and what it does."""
    match effect:
        case "magnet":
            return translate("Magnet"), translate(
                "After the deal it draws one tile of its colour from each of the two discs "
                "beside it."
            )
        case "extra":
            return translate("One more"), translate(
                "After the deal it gets one more tile from the bag."
            )
        case "keep":
            return translate("Tiles stay"), translate(
                "When somebody takes from it, the other tiles stay on it. They do not go to the "
                "centre."
            )
        case "spread":
            return translate("Spread"), translate(
                "Whoever takes from it sends the other tiles to the discs beside it, each colour "
                "to one of the two."
            )
        case "shield":
            return translate("Shield"), translate(
                "Whoever takes from it keeps it until the round ends. It catches the next piece "
                "that would fall to their floor."
            )


def feature_text(board: StarBoard, index: int) -> str:
    """What a pillar, statue or window wins."""
    feature = board.features[index]
    return translate_count(
        "Cover the {spaces} spaces around it: take {n} tile from the supply",
        "Cover the {spaces} spaces around it: take {n} tiles from the supply",
        feature.tiles,
        spaces=len(feature.spaces),
    )


def marker_text(board: Board) -> str:
    """What the marker in the centre brings and costs."""
    if isinstance(board, StarBoard):
        return translate(
            "The first to take from the centre also gets the marker: they build first and begin "
            "the next round, but lose a point for each tile they take."
        )
    return translate(
        "The first to take from the centre also gets the marker: they begin the next round, but it "
        "falls to their floor."
    )


def token_text(name: str, tokens: int, worth: int) -> str:
    """What the tokens beside a star board are for."""
    return translate_count(
        "{name}: once round the track, {points} points. The cube started over.",
        "{name}: {n} times round the track, {points} points. The cube started over.",
        tokens,
        name=name,
        points=tokens * worth,
    )


def score_text(name: str, score: int) -> str:
    """Whose cube it is."""
    return translate_count("{name}: {n} point", "{name}: {n} points", score, name=name)


def bag_text() -> str:
    """Where tiles come from."""
    return translate("Tiles in the bag, by colour: the discs are filled from it.")


def lid_text(board: Board) -> str:
    """Where used tiles go: a lid, or a tower in the star family."""
    if isinstance(board, StarBoard):
        return translate("Tiles in the tower, by colour: they go into the bag when it is empty.")
    return translate("Tiles in the lid, by colour: they go into the bag when it is empty.")


def floor_text(board: WallBoard) -> str:
    """What the floor costs."""
    return translate_count(
        "Tiles that find no room fall here and cost points when the round ends. It holds {n} "
        "piece; more cost nothing.",
        "Tiles that find no room fall here and cost points when the round ends. It holds {n} "
        "pieces; more cost nothing.",
        len(board.floor),
    )


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
