"""The register of families, as the catalog knows them."""

from typing import Final

from azul_desktop.catalog.family import FamilyFiles
from azul_desktop.catalog.star.family import StarFiles
from azul_desktop.catalog.wall.family import WallFiles

FAMILIES: Final[dict[str, FamilyFiles]] = {"wall": WallFiles(), "star": StarFiles()}
