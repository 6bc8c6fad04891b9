"""What one look into the library finds for the page."""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from azul_desktop.core.events import Reason
from azul_desktop.library.statistics.scope import Scope
from azul_desktop.library.statistics.sources import Sources, sources
from azul_desktop.library.statistics.summary import Statistics, statistics
from azul_desktop.library.store import Store

Reasons = Callable[[str], tuple[Reason, ...]]
"""What can change a score in the edition of an id."""


class Reading(NamedTuple):
    """All figures of a scope; those that editions have of their own are of the one played most."""

    scope: Scope
    statistics: Statistics
    edition: str
    """The edition played most, or the one that was asked for."""
    sources: Sources


def read(store: Store, scope: Scope, reasons: Reasons) -> Reading:
    """Look everything up; `LibraryError` if the file cannot be read."""
    found = statistics(store, scope)
    played = found.editions()
    edition = scope.edition or (played[0] if played else "")
    own = sources(store, replace(scope, edition=edition), reasons(edition))
    return Reading(scope, found, edition, own)
