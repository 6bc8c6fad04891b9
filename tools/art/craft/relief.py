"""A piece in the making: its outline, pigment and height, and the one light that shows them."""

from dataclasses import dataclass

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, blur, cover, noise

LIGHT = np.array([-0.50, -0.62, 0.78], np.float32) / np.float32(
    np.linalg.norm([-0.50, -0.62, 0.78])
)
_HALFWAY = (LIGHT + np.array([0, 0, 1])) / np.linalg.norm(LIGHT + np.array([0, 0, 1]))
_GLINT = np.array([1, 0.985, 0.95], np.float32)


@dataclass(frozen=True)
class Finish:
    """How a surface answers the light."""

    gloss: float = 0.62
    ambient: float = 0.44
    diffuse: float = 0.576
    soft: float = 1.1
    power: float = 46
    box: float = 0.5


GLAZE = Finish()
PAPER = Finish(gloss=0.10, ambient=0.50, diffuse=0.448, soft=1.2)


class Relief:
    """A square picture that is painted and modelled, then lit."""

    def __init__(self, body: Field, ground: str | Field, seed: int, mottle: float = 0.2) -> None:
        self.size = body.shape[0]
        self.body = body
        self.edge: Field = -body
        self.px = 3.2 / self.size
        self.lumps = noise(body.shape, seed)
        self.streaks = noise(body.shape, seed + 1, 5, 18)
        base = vec(ground) if isinstance(ground, str) else ground
        shade = 1 + (self.lumps - 0.5) * mottle
        self.colour: Field = base * shade[..., None]
        self.height: Field = np.zeros(body.shape, np.float32)

    def pillow(self, height: float, width: float, steep: float = 2.4) -> None:
        """Raise the body like a cushion whose flank is so wide."""
        self.height = self.height + height * (1 - (1 - np.clip(self.edge / width, 0, 1)) ** steep)

    def tint(self, share: Field, ink: str | Field) -> None:
        """Blend a colour in where `share` says."""
        pigment = vec(ink) if isinstance(ink, str) else ink
        self.colour = self.colour * (1 - share[..., None]) + pigment * share[..., None]

    def brush(
        self,
        shape: Field,
        ink: str,
        rise: float = 0.012,
        wobble: float = 0.022,
        clip: Field | None = None,
    ) -> None:
        """Paint by hand: a wobbling edge, streaks, and darker pigment pooled at the rim."""
        share = cover(shape + (self.lumps - 0.5) * wobble, self.px)
        if clip is not None:
            share = share * clip
        pool = np.exp(-((np.maximum(-shape, 0) / 0.035) ** 2))
        density = (1 + (self.streaks - 0.5) * 0.20) * (1 - 0.16 * pool)
        self.tint(share, vec(ink) * density[..., None])
        self.height = self.height + share * rise

    def engrave(self, shape: Field, depth: float, darken: float) -> None:
        """Press a shape in; its floor gets darker."""
        share = cover(shape + (self.lumps - 0.5) * 0.02, self.px * 1.5)
        self.colour = self.colour * (1 - darken * share)[..., None]
        self.height = self.height - share * depth

    def inset(self, shape: Field, ink: str | None, rise: float, margin: float = 0.04) -> None:
        """Model a clean-edged shape on the body, coloured or not."""
        share = cover(shape, self.px * 1.2) * np.clip((self.edge - margin) / 0.03, 0, 1)
        if ink:
            self.tint(share, vec(ink) * (1 + (self.streaks - 0.5) * 0.12)[..., None])
        self.height = self.height + blur(share, self.size / 200) * rise

    def inlay(self, shape: Field, stuff: str | Field, rise: float = 0.0) -> None:
        """Set a clean-edged piece of another material in, flush or raised."""
        share = cover(shape, self.px)
        self.tint(share, stuff)
        self.height = self.height + share * rise

    def groove(self, shape: Field, depth: float, darken: float) -> None:
        """Cut a clean line: what `engrave` does by hand, done by a tool."""
        share = cover(shape, self.px)
        self.shade(1 - darken * share)
        self.height = self.height - share * depth

    def shade(self, factor: Field) -> None:
        """Multiply the pigment."""
        self.colour = self.colour * factor[..., None]

    def lit(self, finish: Finish = GLAZE) -> Field:
        """Red, green and blue under the light: diffuse, a highlight, and a mirrored window."""
        height = blur(self.height, finish.soft * self.size / 256) * (self.size / 2)
        down, right = np.gradient(height)
        up = 1 / np.sqrt(right * right + down * down + 1)
        x, y = -right * up, -down * up
        diffuse = np.clip(x * LIGHT[0] + y * LIGHT[1] + up * LIGHT[2], 0, 1) / LIGHT[2]
        lobe = np.clip(x * _HALFWAY[0] + y * _HALFWAY[1] + up * _HALFWAY[2], 0, 1) ** finish.power
        window = cover(
            np.maximum(np.abs(2 * up * x + 0.46), np.abs(2 * up * y + 0.60)) - 0.30, 0.10
        )
        rim = np.clip(1 - up, 0, 1) ** 2 * 0.04
        shine = lobe * finish.gloss * 0.55 + window * finish.gloss * finish.box
        body = self.colour * (finish.ambient + finish.diffuse * diffuse)[..., None]
        result: Field = np.clip(body + shine[..., None] * _GLINT + rim[..., None], 0, 1)
        return result
