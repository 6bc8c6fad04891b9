"""Builds what a wheel has beyond its sources: catalogues, and core and search compiled.

Whoever installs one has texts in their language and bots at their full strength.

Where there is no C compiler, or it fails, the wheel is made of sources only. An editable install
is left alone: there `make` compiles in place, and again after a change.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RUNTIME = ["librt>=0.16", "mypy-extensions>=1.0"]
"""What compiled modules import."""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds what mypyc makes of the sources to the wheel."""

    PLUGIN_NAME = "compile"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a folder of its own, which is gone with this object."""
        sys.path.insert(0, self.root)
        from tools.locale.compiled import compile_all

        compile_all()
        if version == "editable" or os.environ.get("AZUL_PLAIN"):
            return
        from tools.compile_core import compile_core

        self._scratch = tempfile.TemporaryDirectory()
        folder = Path(self._scratch.name)
        try:
            compile_core(folder)
        except (Exception, SystemExit) as error:  # whatever a compiler on a strange machine may do
            self.app.display_warning(f"not compiled ({error}): bots that search will see less")
            return
        for file in folder.rglob("*"):
            if file.suffix in (".so", ".pyd"):
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["dependencies"].extend(RUNTIME)
