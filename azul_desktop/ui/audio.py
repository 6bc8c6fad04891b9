"""Sounds of the game; silent where there is no device, no file, or no wish to hear any."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, Literal

import pygame

from azul_desktop.core.address import Zone
from azul_desktop.core.events import (
    MARKER,
    Dealt,
    Event,
    FeatureWon,
    LineStuck,
    Moved,
    Passed,
    Poured,
    Reason,
    RoundBegan,
    Scored,
)
from azul_desktop.storage.settings import Settings

Name = Literal[
    "clink", "tick", "knock", "snap", "rustle", "tumble", "click", "thud", "score",
    "chord-row", "chord-column", "chord-colour", "chord-star", "chord-number", "chord-feature",
    "chime", "round", "card", "gesture", "kind-end",
    "victory-azulejo", "victory-travel", "victory-praline", "victory-pavilion",
]  # fmt: skip
"""What can be played."""

TAKES: Final[dict[Name, int]] = {
    "clink": 5, "tick": 3, "knock": 3, "snap": 3, "rustle": 3, "tumble": 3, "click": 2, "thud": 1,
    "score": 8,
    "chord-row": 1, "chord-column": 1, "chord-colour": 1, "chord-star": 1, "chord-number": 1,
    "chord-feature": 1, "chime": 1, "round": 1, "card": 2, "gesture": 3, "kind-end": 1,
    "victory-azulejo": 1, "victory-travel": 1, "victory-praline": 1, "victory-pavilion": 1,
}  # fmt: skip
"""How many takes of a sound there are: `clink-0.ogg` … `clink-4.ogg`, but just `thud.ogg`."""
MUSIC: Final = "music"

_MATERIALS: dict[str, dict[Name, Name]] = {"praline": {"clink": "snap"}}
"""Themes whose pieces are not of glazed clay, and what sounds in place of what."""
_CHORDS: dict[Reason, Name] = {
    Reason.ROW: "chord-row",
    Reason.COLUMN: "chord-column",
    Reason.COLOUR: "chord-colour",
    Reason.STAR: "chord-star",
    Reason.NUMBER: "chord-number",
}
_RATE = 44_100
_BUFFER = 1024  # 23 ms until it is heard; half of it would cost an idle window 1 % of a core
_CHANNELS = 16
_VOICES = 3  # of one sound at a time: more is only louder
_FADE_MS = 700


def file_name(name: Name, take: int) -> str:
    """The file of a take."""
    return f"{name}-{take}.ogg" if TAKES[name] > 1 else f"{name}.ogg"


def sound_of(event: Event) -> Name | None:
    """What an event sounds like, if it is heard at all."""
    match event:
        case RoundBegan() | Poured():
            return "rustle"
        case Dealt():
            return "clink"
        case Moved(colour=colour, dst=dst):
            return _sound_of_move(colour, dst.zone)
        case Scored(reason=reason, points=points):
            return _CHORDS.get(reason, "score") if points > 0 else "thud" if points else None
        case LineStuck():
            return "thud"
        case FeatureWon():
            return "chord-feature"
        case Passed():
            return "knock"
    return None


def _sound_of_move(colour: int, to: Zone) -> Name:
    if colour == MARKER or to in (Zone.LID, Zone.BAG):
        return "knock"
    return "tumble" if to is Zone.FLOOR else "clink"


class Audio:
    """Plays the sounds of a folder at the volumes that the user wants.

    Nothing is opened or read before it is needed, so that the first picture never waits for it.
    """

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.muted = False
        self._folder = folder
        self._materials: dict[Name, Name] = {}
        self._chance = Random()
        self._open: bool | None = None
        """Whether the device is; None before it was tried."""
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[Name, int] = {}
        self._music_wanted = False
        self._music_on = False

    def warm(self) -> bool:
        """A small part of getting ready, for a frame with nothing to do; whether more is left."""
        if self._effects_level() == 0 and not (self._music_wanted and self._music_level() > 0):
            self._rest()
            return False
        if self._open is None:
            return self._opened()
        if not self._ready() or self._effects_level() == 0:
            return False
        for name, takes in TAKES.items():
            for take in range(takes):
                if file_name(name, take) not in self._sounds:
                    self._sound(name, take)
                    return True
        return False

    def _rest(self) -> None:
        """Let go of the device, whose thread wakes 43 times a second, until it is needed again."""
        if self._ready() and not pygame.mixer.music.get_busy():
            self.close()
            self._open = None

    def play(self, name: Name, *, pitch_step: int | None = None) -> None:
        """Play one of the takes; of `score`, the note so many steps up the scale."""
        name = self._materials.get(name, name)
        if self._effects_level() == 0 or not self._opened():
            return
        take = self._score_note(pitch_step) if name == "score" else self._take(name)
        sound = self._sound(name, take)
        if sound is not None and self._voices(name) < _VOICES:
            sound.play()

    def music(self, on: bool) -> None:
        """Wish for music or for none; it begins when the device is open, and fades in and out."""
        self._music_wanted = on
        self._follow_music()

    def theme(self, name: str) -> None:
        """Let pieces sound like what they are made of in a theme."""
        self._materials = _MATERIALS.get(name, {})

    def mute(self, on: bool) -> None:
        """Be silent, or as loud as before; this is for now and is not kept."""
        self.muted = on
        if on and self._ready():
            pygame.mixer.stop()
        self._follow_music()

    def obey(self, settings: Settings) -> None:
        """Take over changed settings; who changes a volume wants to hear it."""
        old, self.settings = self.settings, settings
        if (old.effects_volume, old.music_volume) == (
            settings.effects_volume,
            settings.music_volume,
        ):
            return
        self.muted = False
        if self._ready():
            for sound in self._sounds.values():
                if sound is not None:
                    sound.set_volume(self._effects_level())
        self._follow_music()

    def close(self) -> None:
        """Let go of the device; nothing is heard any more."""
        if self._ready():
            pygame.mixer.quit()
        self._open = False
        self._sounds.clear()
        self._music_on = False

    def _effects_level(self) -> float:
        return 0.0 if self.muted else _level(self.settings.effects_volume)

    def _music_level(self) -> float:
        return 0.0 if self.muted else _level(self.settings.music_volume)

    def _opened(self) -> bool:
        """Whether there is a device; it is tried once."""
        if self._open is None:
            with _no_noise():
                try:
                    pygame.mixer.init(_RATE, -16, 2, _BUFFER)
                except (pygame.error, NotImplementedError):  # no device; a pygame without mixer
                    self._open = False
                    return False
            pygame.mixer.set_num_channels(_CHANNELS)
            self._open = True
            self._follow_music()
        return self._ready()

    def _ready(self) -> bool:
        """Whether the device is open, also when another part of the program has closed it."""
        return bool(self._open) and pygame.mixer.get_init() is not None

    def _sound(self, name: Name, take: int) -> pygame.mixer.Sound | None:
        file = file_name(name, take)
        if file not in self._sounds:
            try:
                sound = pygame.mixer.Sound(self._folder / file)
            except (pygame.error, OSError):
                self._sounds[file] = None
            else:
                sound.set_volume(self._effects_level())
                self._sounds[file] = sound
        return self._sounds[file]

    def _take(self, name: Name) -> int:
        """Any take but the last one, which would sound like a machine."""
        takes = [n for n in range(TAKES[name]) if n != self._last.get(name)] or [0]
        self._last[name] = self._chance.choice(takes)
        return self._last[name]

    def _score_note(self, step: int | None) -> int:
        return min(max(step or 0, 0), TAKES["score"] - 1)

    def _voices(self, name: Name) -> int:
        sounds = (self._sounds.get(file_name(name, take)) for take in range(TAKES[name]))
        return sum(sound.get_num_channels() for sound in sounds if sound is not None)

    def _follow_music(self) -> None:
        """Begin, go on louder or softer, or end, as wished."""
        level = self._music_level() if self._music_wanted else 0.0
        if not self._ready():
            return
        if level == 0:
            if self._music_on:
                pygame.mixer.music.fadeout(_FADE_MS)
                self._music_on = False
            return
        pygame.mixer.music.set_volume(level)
        if not self._music_on:
            self._begin_music()

    def _begin_music(self) -> None:
        self._music_on = True  # also where it fails, so that it is tried once only
        try:
            pygame.mixer.music.stop()  # else it would wait until the old one has faded out
            pygame.mixer.music.load(self._folder / f"{MUSIC}.ogg")
            pygame.mixer.music.play(-1, fade_ms=_FADE_MS)
        except (pygame.error, OSError):
            return


def _level(volume: int) -> float:
    """How loud a volume of 0 to 100 is: squared, because half as loud to the ear is far less."""
    return (volume / 100) ** 2


@contextmanager
def _no_noise() -> Iterator[None]:
    """Keep what C libraries write about missing devices off the terminal."""
    try:
        kept = os.dup(2)
    except OSError:  # a program without a terminal
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
