"""Make all screenshots: `python -m tools.screenshots [--sizes WxH,…] [--to FOLDER] [--only TEXT]`.

All of them go to `build/screenshots`, a folder for each size; those of the documentation, in
1920×1080, go to `docs/screenshots` too, unless another folder is named.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from azul_desktop.catalog.loader import Catalogue, load_folder
from tools.screenshots import screens, tables
from tools.screenshots.camera import Camera
from tools.screenshots.files import BUILT, SHOWN, write_exact, write_small
from tools.screenshots.shot import Shot

_SIZES = "1280x720,1920x1080,3840x2160"
_SHOWN_SIZE = (1920, 1080)
