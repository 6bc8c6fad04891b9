"""From samples to Ogg Vorbis files, the same bytes every time."""

import io
import subprocess
import wave
from pathlib import Path

import numpy as np

from tools.sounds.catalogue import sounds
from tools.sounds.signals import RATE, Signal

ENCODER = "oggenc"
_QUALITY = "3"


def write(folder: Path) -> None:
    """Write every sound, and remove those that are none any more."""
    folder.mkdir(parents=True, exist_ok=True)
    names = set()
    for name, make in sounds():
        encode(make(), folder / f"{name}.ogg")
        names.add(name)
    for file in folder.glob("*.ogg"):
        if file.stem not in names:
            file.unlink()


def encode(sound: Signal, file: Path) -> None:
    """Write one file. The serial number would be random and the tags name the program: neither."""
    options = ["--quiet", "--quality", _QUALITY, "--serial", "1", "--discard-comments"]
    subprocess.run([ENCODER, *options, "--output", str(file), "-"], input=_wave(sound), check=True)


def _wave(sound: Signal) -> bytes:
    """The samples as a WAV file, the left and the right one in turns where there are two."""
    held = io.BytesIO()
    with wave.open(held, "wb") as out:
        out.setnchannels(sound.ndim)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(sound.T * 32767).astype("<i2").tobytes())
    return held.getvalue()
