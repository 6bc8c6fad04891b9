"""The tower that spent rhombi go into: ivory stone, seen from above at a slant.

It is the one piece with real height, so each pixel follows a ray through a solid of distance
fields: x to the right, y away from the viewer, z up.
"""

import math

import numpy as np

from tools.art.craft.colours import vec
from tools.art.craft.fields import Field, bell, blur, grid, noise, ramp
from tools.art.craft.pictures import rgba, shrink

SIZE = 512
_SLANT = math.radians(50)  # between the line of sight and straight down
_RIGHT = np.array([1, 0, 0], np.float32)
_UP = np.array([0, math.cos(_SLANT), math.sin(_SLANT)], np.float32)
_TOWARDS = np.array([0, -math.sin(_SLANT), math.cos(_SLANT)], np.float32)
_LAMP = np.array([-0.60, -0.22, 0.769], np.float32)  # from the left, a little in front
_STONE, _GOLD = "#efe3c9", "#d0a548"


def _faces(points: Field) -> tuple[Field, Field]:
    """How far towards the nearest of the six faces, and where along it."""
    step = math.pi / 3
    angle = (np.arctan2(points[:, 1], points[:, 0]) - 0.21 + step / 2) % step - step / 2
    radius = np.hypot(points[:, 0], points[:, 1])
    return radius * np.cos(angle), radius * np.sin(angle)


def _slab(face: Field, z: Field, reach: float, bottom: float, top: float) -> Field:
    """A hexagonal storey."""
    distance: Field = np.maximum(face - reach, np.abs(z - (bottom + top) / 2) - (top - bottom) / 2)
    return distance


def _arch(along: Field, z: Field, half: float, foot: float, spring: float) -> Field:
    """A doorway: upright sides and a round head."""
    opening: Field = np.where(
        z > spring,
        np.hypot(along, z - spring) - half,
        np.maximum(np.abs(along) - half, foot - z),
    )
    return opening


def _solid(points: Field) -> Field:
    """The distance to the tower: plinth, tapering shaft, cornice, parapet and the pit within."""
    face, along = _faces(points)
    z = points[:, 2]
    shaft = _slab(face + 0.08 * z, z, 0.50, 0.0, 1.10)
    plinth = np.minimum(_slab(face, z, 0.58, 0.0, 0.08), _slab(face, z, 0.545, 0.0, 0.15))
    cornice = np.minimum(_slab(face, z, 0.47, 0.90, 0.95), _slab(face, z, 0.53, 0.98, 1.20))
    corbel = _slab(face + np.clip(0.99 - z, 0, 1) * 0.8, z, 0.53, 0.93, 0.99)
    merlons = np.maximum(_slab(face, z, 0.53, 1.15, 1.34), 0.075 - np.abs(along))
    solid = np.minimum.reduce([shaft, plinth, cornice, corbel, merlons])
    solid = np.maximum(solid, -_slab(face, z, 0.40, 0.40, 2.0))
    window = np.maximum(_arch(along, z, 0.105, 0.34, 0.60), 0.365 - face)
    carved: Field = np.maximum(solid, -window) - 0.008
    return carved


def _march(start: Field, direction: Field, reach: float, steps: int) -> tuple[Field, Field]:
    """How far each ray came, and how close it passed by in proportion to its way."""
    way: Field = np.full(len(start), 0.02, np.float32)
    closest: Field = np.ones(len(start), np.float32)
    alive = np.arange(len(start))
    for _ in range(steps):
        distance = _solid(start[alive] + way[alive, None] * direction)
        closest[alive] = np.minimum(closest[alive], distance / way[alive] * 9)
        way[alive] += np.maximum(distance * 0.75, 0.001)
        alive = alive[(distance > 0.0015) & (way[alive] < reach)]
    return way, np.clip(closest, 0, 1)


def _normals(points: Field) -> Field:
    """Which way the surface looks."""
    offsets = np.eye(3, dtype=np.float32) * 0.004
    slope: Field = np.stack([_solid(points + o) - _solid(points - o) for o in offsets], axis=1)
    length: Field = np.linalg.norm(slope, axis=1, keepdims=True)
    return slope / np.maximum(length, 1e-6)


def _pigment(points: Field, normals: Field) -> Field:
    """Courses of ashlar, a gold string on the plinth and below the cornice."""
    face, along = _faces(points)
    z = points[:, 2]
    course = z / 0.125
    row = np.floor(course)
    stones = (along + 0.11 * (row % 2)) / 0.22
    joint = np.minimum(
        np.abs(course - np.round(course)) * 0.125, np.abs(stones - np.round(stones)) * 0.22
    )
    upright = np.clip(1 - np.abs(normals[:, 2]) * 2, 0, 1) * (face > 0.41)
    random = np.sin(row * 12.9898 + np.floor(stones) * 78.233) * 43758.5453
    tone = 1 + upright * (((random % 1) - 0.5) * 0.11 - 0.30 * bell(joint, 0.007))
    colour: Field = vec(_STONE) * tone[:, None]
    gold = ((np.abs(z - 0.925) < 0.032) | (np.abs(z - 0.115) < 0.030)) & (face > 0.42)
    return np.where(gold[:, None], vec(_GOLD) * 0.95, colour)


def _shaded(points: Field) -> Field:
    """Lamp with its shadows, and a sky that reaches less into corners."""
    normals = _normals(points)
    _, open_ = _march(points + normals * 0.01, _LAMP, 1.6, 40)
    sky: Field = np.ones(len(points), np.float32)
    for step in (0.05, 0.12, 0.25):
        sky = sky - 0.9 * np.clip(step - _solid(points + normals * step), 0, 1)
    sky = np.clip(sky, 0.12, 1) * (0.75 + 0.25 * normals[:, 2])
    lamp = np.clip(normals @ _LAMP, 0, 1) * open_
    halfway = (_LAMP + _TOWARDS) / np.linalg.norm(_LAMP + _TOWARDS)
    gleam = np.clip(normals @ halfway, 0, 1) ** 30 * open_ * 0.10
    front: Field = np.clip(normals @ _TOWARDS, 0, 1) * sky
    cool, warm = vec("#cfc6c0") * 0.50, vec("#fff3da") * 0.74
    light: Field = (
        sky[:, None] * cool + lamp[:, None] * warm + front[:, None] * vec("#f6e2c2") * 0.24
    )
    result: Field = _pigment(points, normals) * light + gleam[:, None]
    return result


def tower() -> Field:
    """The tower with its shadow on the table."""
    u, v = grid(SIZE * 2)
    x, y = (u * 1.16 + 0.10).ravel(), (v * 1.16 - 0.50).ravel()
    start = x[:, None] * _RIGHT - y[:, None] * _UP + 2.5 * _TOWARDS
    way, _ = _march(start, -_TOWARDS, 4.5, 90)
    points = start - way[:, None] * _TOWARDS
    hit = (way < 4.4) & (points[:, 2] > -0.02)
    colour: Field = np.ones((len(hit), 3), np.float32) * vec("#0e0702")
    colour[hit] = np.clip(_shaded(points[hit]), 0, 1)
    ground = start - (start[:, 2] / _TOWARDS[2])[:, None] * _TOWARDS
    _, lit = _march(ground + np.array([0, 0, 0.01], np.float32), _LAMP, 2.2, 40)
    away = np.clip(_solid(ground), 0, 1)
    fade = 1 - ramp(0.62, 1.16, np.hypot(ground[:, 0], ground[:, 1]))
    thrown = blur(((1 - lit) * fade).reshape(u.shape), 11)
    shadow = thrown * 0.60 + (0.35 * bell(away, 0.07)).reshape(u.shape)
    solid = hit.reshape(u.shape).astype(np.float32)
    grain = 1 + (noise(u.shape, 470, 4, 40) - 0.5) * 0.10
    shade = colour.reshape(*u.shape, 3) * np.where(solid > 0, grain, 1)[..., None]
    return shrink(rgba(shade, np.maximum(solid, np.clip(shadow, 0, 0.66))), (SIZE, SIZE))
