"""The switch that makes Python load the rules core from source although it was compiled.

`make compile` leaves extension modules beside the sources, and Python prefers those. With
`AZUL_PLAIN=1` in the environment the core is imported from its `.py` files instead, so that both
can be measured and compared on one machine. The same happens as soon as a source is newer than
what was compiled from it: nobody should wonder why a change changes nothing.
"""

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

_CORE, _BOTS = "azul_desktop.core", "azul_desktop.bots"
_COMPILED_FOLDERS = ("core", "core/wall", "core/star", "bots/wall", "bots/star")


class _SourceFinder:
    """Finds modules of the core by their source file, before extension modules are looked for."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith((_CORE, _BOTS)):
            return None
        for folder in path or ():
            source = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if source.is_file():
                return importlib.util.spec_from_file_location(name, source)
        return None


def is_source_wanted() -> bool:
    """Whether the environment asks for the source, or what was compiled is older than it."""
    return bool(os.environ.get("AZUL_PLAIN")) or is_stale()


def is_stale() -> bool:
    """Whether something was compiled, but a source is newer, or gone.

    Only where people change sources: in a wheel all files come with whatever times they have.
    """
    package = Path(__file__).resolve().parent
    if not (package.parent / "pyproject.toml").is_file():
        return False
    for folder in _COMPILED_FOLDERS:
        files = {entry.name: entry for entry in os.scandir(package / folder)}
        for name, compiled in files.items():
            if name.endswith((".so", ".pyd")):
                source = files.get(name.partition(".")[0] + ".py")
                if source is None or source.stat().st_mtime_ns > compiled.stat().st_mtime_ns:
                    return True
    return False


def prefer_source() -> None:
    """Import the core from source from now on."""
    sys.meta_path.insert(0, _SourceFinder())


def describe_cores() -> str:
    """Which parts run compiled: the rules core, and the search of the bots."""
    told = []
    for part, package in (("core", _CORE), ("search", _BOTS)):
        compiled = any(not origin.endswith((".py", ".pyc")) for origin in _origins(package))
        told.append(f"{part} {'compiled' if compiled else 'plain'}")
    return ", ".join(told)


def _origins(package: str) -> list[str]:
    """The files that the modules of a package are loaded from, or would be."""
    import pkgutil

    found = importlib.import_module(package)
    modules = pkgutil.walk_packages(found.__path__, package + ".")
    specs = [importlib.util.find_spec(module.name) for module in modules]
    return [spec.origin for spec in specs if spec is not None and spec.origin is not None]


def is_compiled() -> bool:
    """Whether the rules core that is loaded runs compiled."""
    state = importlib.import_module(f"{_CORE}.state")
    return not str(state.__file__).endswith((".py", ".pyc"))
