"""The register of coaches: who speaks about the games of which family."""

from typing import Final

from azul_desktop.coach.coach import Coach
from azul_desktop.coach.star.coach import StarCoach
from azul_desktop.coach.wall.coach import WallCoach
from azul_desktop.core.rules import Rules

COACHES: Final[dict[str, type[Coach]]] = {"wall": WallCoach, "star": StarCoach}


def coach_of(rules: Rules) -> Coach:
    """Who speaks about a game."""
    return COACHES[rules.edition.family](rules)
