"""Which histograms are shown: of all editions, or of the sides and tables of one."""

from azul_desktop.catalog.loader import Catalogue
from azul_desktop.i18n import translate_count
from azul_desktop.languages.editions import edition_name
from azul_desktop.ui.render.themes import accents_of
from azul_desktop.ui.render.tokens import Colour, colour
from azul_desktop.ui.scenes.statistics.reading import Reading
from azul_desktop.ui.scenes.statistics.scores import ScoreLine
from azul_desktop.ui.scenes.wording import variant_name

_STAR = colour("#5b4a86")
_UNKNOWN = colour("#6b5a45")


def name_of(catalogue: Catalogue, edition: str) -> str:
    """What an edition is called, be it gone."""
    found = catalogue.find(edition)
    return edition if found is None else edition_name(found)


def score_lines(catalogue: Catalogue, reading: Reading) -> list[ScoreLine]:
    """A line for each edition; of one edition its sides, then by the number of players."""
    found = reading.statistics
    editions = found.editions()
    if len(editions) != 1:
        keys = [(name_of(catalogue, edition), (edition, "", 0)) for edition in editions]
    else:
        (edition,) = editions
        sides = sorted({side.variant for side in found.scores})
        numbers = sorted({side.players for side in found.scores})
        keys = [(_capital(variant_name(variant)), (edition, variant, 0)) for variant in sides]
        if len(numbers) > 1:
            keys += [
                (translate_count("{n} player", "{n} players", n), (edition, "", n)) for n in numbers
            ]
    lines = []
    for label, key in keys:
        spread = found.spread(*key)
        if spread is not None:
            lines.append(ScoreLine(label, spread, _tint(catalogue, key[0])))
    return lines


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _tint(catalogue: Catalogue, edition: str) -> Colour:
    found = catalogue.find(edition)
    if found is None:
        return _UNKNOWN
    return _STAR if found.theme == "pavilion" else accents_of(found.theme).strong
