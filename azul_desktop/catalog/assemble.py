"""From the checked data of a file to an `Edition`."""

from typing import cast

from azul_desktop.catalog.families import FAMILIES
from azul_desktop.catalog.keys import Head
from azul_desktop.catalog.merge import Data, sides_of
from azul_desktop.core.edition import Edition
from azul_desktop.languages.catalogue import ENGLISH
from azul_desktop.languages.editions import in_language


def assemble(data: Data) -> Edition:
    """The edition of data that passed every check."""
    head = cast(Head, data)
    family, colours = FAMILIES[head["family"]], tuple(head["colours"])
    return Edition(
        id=head["id"],
        name=in_language(head["name"], ENGLISH),
        family=head["family"],
        colours=colours,
        tiles_of_each=head["tiles_of_each"],
        discs=tuple(sorted(head["discs"]["count"].items())),
        disc_size=head["discs"]["size"],
        variants=tuple((side.name, family.board(side.data, colours)) for side in sides_of(data)),
        specials=family.specials(data, colours),
        theme=head["theme"],
        looks={"name": head["name"], "colours": head["colours"], "layout": data["layout"]},
    )
