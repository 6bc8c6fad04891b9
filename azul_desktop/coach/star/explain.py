"""What the things on star boards and on the scoring board are, for whoever points at them."""

from azul_desktop.core.address import Address, Zone
from azul_desktop.core.edition import FREE
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


def space_text(board: StarBoard, cell: int) -> str:
    """What a space of a star costs, and which colours it takes."""
    star = board.stars[cell // board.width]
    price = star.numbers[cell % board.width]
    if star.colour == FREE:
        return translate_count(
            "This space costs {n} tile of a colour that its star can still take.",
            "This space costs {n} tiles of a colour that its star can still take.",
            price,
        )
    return translate_count(
        "This space costs {n} tile of its star's colour. Jokers can help to pay.",
        "This space costs {n} tiles of its star's colour. Jokers can help to pay.",
        price,
    )


def hand_text() -> str:
    """What the tiles in the hand are for."""
    return translate("Your hand: these tiles pay for spaces when you build.")


def take_text(*, joker: bool) -> str:
    """How tiles are taken from a disc or the centre."""
    if joker:
        return translate("A joker: it comes along with another colour, one with each take.")
    return translate("Take all tiles of one colour, and one joker if any lies with them.")


def payment_text() -> str:
    """One of several ways to pay."""
    return translate("One way to pay for this space. The first tile is the one that is laid.")


def track_text() -> str:
    """The rounds on the scoring board."""
    return translate("The joker colour of each round.")


def rounds_text(board: StarBoard) -> str:
    """When a game ends."""
    rounds = len(board.jokers)
    return translate_count(
        "The game ends after {n} round.", "The game ends after {n} rounds.", rounds
    )


def place_text(board: StarBoard, address: Address, joker: int) -> str:
    """What a place on the table is."""
    match address.zone:
        case Zone.DISC | Zone.CENTRE:
            return take_text(joker=address.colour == joker)
        case Zone.SPACE:
            return space_text(board, address.index)
        case Zone.HAND:
            return hand_text()
        case Zone.KEEP | Zone.KEPT | Zone.PASS | Zone.DONE:
            return corner_text(board)
        case Zone.SUPPLY:
            return supply_text()
        case Zone.CHOICE:
            return payment_text()
    return ""
