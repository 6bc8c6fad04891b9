"""The moments of a game in words: one sentence for each, names as they are."""

from collections.abc import Sequence

from azul_desktop.coach.moments import Moment, MomentKind
from azul_desktop.core.events import Reason
from azul_desktop.i18n import translate, translate_count


def moment_title(moment: Moment) -> str:
    """When it happened."""
    if moment.kind == MomentKind.BONUS:
        return translate("The end")
    return translate("Round {n}", n=moment.round)


def moment_hint(moment: Moment) -> str:
    """What kind of moment it is, and what a click does."""
    match moment.kind:
        case MomentKind.GAIN:
            return translate("A tile that scored a lot at once. Click to watch it.")
        case MomentKind.GIFT:
            return translate("A line full of tiles that somebody left. Click to watch it.")
        case MomentKind.LOSS:
            return translate("This was costly. Click to watch it.")
        case MomentKind.BONUS:
            return translate("A bonus at the end of the game. Click to watch it.")


def moment_sentence(moment: Moment, names: Sequence[str]) -> str:
    """What happened; `names` are those of the players by seat."""
    name = names[moment.player]
    match moment.kind:
        case MomentKind.GAIN:
            return _gain(moment, name)
        case MomentKind.GIFT:
            giver = names[moment.giver]
            return translate(
                "{name} fills a line with tiles that {giver} leaves", name=name, giver=giver
            )
        case MomentKind.LOSS:
            return _loss(moment, name)
        case MomentKind.BONUS:
            return _bonus(moment, name)


def _gain(moment: Moment, name: str) -> str:
    others = len(moment.places) - 1
    if others <= 0:
        return translate("{name} lays a single tile", name=name)
    return translate_count(
        "{name} lays a tile that joins {n} other",
        "{name} lays a tile that joins {n} others",
        others,
        name=name,
    )


def _loss(moment: Moment, name: str) -> str:
    match moment.reason:
        case Reason.MARKER:
            return translate("{name} pays for the start marker", name=name)
        case Reason.DISCARD:
            return translate("{name} pays for tiles left over", name=name)
        case _:
            return translate_count(
                "{name} has {n} piece on the floor",
                "{name} has {n} pieces on the floor",
                len(moment.places),
                name=name,
            )


def _bonus(moment: Moment, name: str) -> str:
    match moment.reason:
        case Reason.ROW:
            return translate("{name} has a complete row", name=name)
        case Reason.COLUMN:
            return translate("{name} has a complete column", name=name)
        case Reason.COLOUR:
            return translate("{name} has all tiles of a colour", name=name)
        case Reason.STAR:
            return translate("{name} has a complete star", name=name)
        case _:
            # Translators: {n} is the number printed on spaces of the stars.
            return translate("{name} covers every space with number {n}", name=name, n=moment.which)
