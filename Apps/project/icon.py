#!/usr/bin/env python3
"""Draws the apps' icon from the pages' one: a globe in a couch, without text, without round corners, opaque.

    python3 Apps/project/icon.py            write
    python3 Apps/project/icon.py --check    1 when the picture is not the drawing
"""

import math
import sys
from pathlib import Path

from PIL import Image, ImageDraw

from icon_outline import Shape, shapes

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "Web/public/icons/icon.svg"
TARGET = ROOT / "Apps/Host/Resources/Assets.xcassets/AppIcon.appiconset/AppIcon.png"
SIZE = 1024
# The drawing's own width.
UNITS = 64
# Painted larger, so that edges are soft.
FINE = 4
SCALE = SIZE * FINE / UNITS


def dot(pen: ImageDraw.ImageDraw, centre: tuple, radius: float, colour: str):
    x, y = centre
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def stroke(pen: ImageDraw.ImageDraw, points: list, shape: Shape):
    """A line of its width: a box for each piece, and a dot where two meet."""
    half = shape.width * SCALE / 2
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        dx, dy = (x1 - x0) / length * half, (y1 - y0) / length * half
        box = [(x0 - dy, y0 + dx), (x1 - dy, y1 + dx), (x1 + dy, y1 - dx), (x0 + dy, y0 - dx)]
        pen.polygon(box, fill=shape.colour)
    for joint in points if shape.is_round else points[1:-1]:
        dot(pen, joint, half, shape.colour)


def drawing() -> Image.Image:
    picture = Image.new("RGB", (SIZE * FINE, SIZE * FINE))
    pen = ImageDraw.Draw(picture)
    for shape in shapes(SOURCE.read_text()):
        for outline in shape.outlines:
            points = [(x * SCALE, y * SCALE) for x, y in outline]
            if shape.width is None:
                pen.polygon(points, fill=shape.colour)
            else:
                stroke(pen, points, shape)
    return picture.reduce(FINE)


def main(arguments: list) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    picture = drawing()
    if not arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        picture.save(TARGET, optimize=True)
        return 0
    with Image.open(TARGET) as kept:
        is_same = kept.mode == picture.mode and kept.tobytes() == picture.tobytes()
    if not is_same:
        print(f"{TARGET.relative_to(ROOT)}: not as drawn; run Apps/project/icon.py", file=sys.stderr)
    return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
