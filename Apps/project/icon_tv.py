#!/usr/bin/env python3
"""Draws the TV app's layered icon and its top shelf from the pages' icon: night, globe and couch are a layer each.

    python3 Apps/project/icon_tv.py            write
    python3 Apps/project/icon_tv.py --check    1 when a picture is not as drawn
"""

import json
import sys
from pathlib import Path

from PIL import Image, ImageDraw

import icon
from icon_outline import shapes

BRAND = icon.ROOT / "Apps/TV/Resources/Assets.xcassets/AppIcon.brandassets"
# Painted larger, so that edges are soft.
FINE = 2
# By layer, which shapes of the drawing; front first, as the catalogue wants them.
LAYERS = {"Front": (3, 5), "Middle": (1, 3), "Back": (0, 0)}
STACKS = {"App Icon": (400, 240, (1, 2)), "App Icon - App Store": (1280, 768, (1,))}
SHELVES = {"Top Shelf Image": (1920, 720), "Top Shelf Image Wide": (2320, 720)}
# The drawing's height, in parts of the picture's.
SHARE = 0.86


def paint(width: int, height: int, part: tuple, is_opaque: bool) -> Image.Image:
    """Some shapes of the drawing in the middle of a picture."""
    drawing = shapes(icon.SOURCE.read_text())
    size = (width * FINE, height * FINE)
    ground = drawing[0].colour
    picture = Image.new("RGB", size, ground) if is_opaque else Image.new("RGBA", size)
    icon.SCALE = height * FINE * SHARE / icon.UNITS
    left, top = (size[0] - icon.UNITS * icon.SCALE) / 2, (size[1] - icon.UNITS * icon.SCALE) / 2
    pen = ImageDraw.Draw(picture)
    for shape in drawing[slice(*part)]:
        for outline in shape.outlines:
            points = [(x * icon.SCALE + left, y * icon.SCALE + top) for x, y in outline]
            if shape.width is None:
                pen.polygon(points, fill=shape.colour)
            else:
                icon.stroke(pen, points, shape)
    return picture.reduce(FINE)


def pictures() -> dict:
    """By their path in the catalogue."""
    made = {}
    for stack, (width, height, scales) in STACKS.items():
        for layer, part in LAYERS.items():
            for scale in scales:
                path = f"{stack}.imagestack/{layer}.imagestacklayer/Content.imageset/{layer}@{scale}x.png"
                made[path] = paint(width * scale, height * scale, part, layer == "Back")
    for shelf, (width, height) in SHELVES.items():
        for scale in (1, 2):
            made[f"{shelf}.imageset/Shelf@{scale}x.png"] = paint(width * scale, height * scale, (1, 5), True)
    return made


def contents() -> dict:
    """The catalogue's own files, by their path."""
    def asset(name: str, role: str, size: tuple) -> dict:
        return {"filename": name, "idiom": "tv", "role": role, "size": f"{size[0]}x{size[1]}"}

    assets = [asset(f"{name}.imagestack", "primary-app-icon", size) for name, size in STACKS.items()]
    roles = {"Top Shelf Image": "top-shelf-image", "Top Shelf Image Wide": "top-shelf-image-wide"}
    assets += [asset(f"{name}.imageset", roles[name], size) for name, size in SHELVES.items()]
    made = {"Contents.json": {"assets": assets}}
    for stack, (_, _, scales) in STACKS.items():
        made[f"{stack}.imagestack/Contents.json"] = {
            "layers": [{"filename": f"{layer}.imagestacklayer"} for layer in LAYERS]}
        for layer in LAYERS:
            folder = f"{stack}.imagestack/{layer}.imagestacklayer"
            made[f"{folder}/Contents.json"] = {}
            made[f"{folder}/Content.imageset/Contents.json"] = images(layer, scales)
    for shelf in SHELVES:
        made[f"{shelf}.imageset/Contents.json"] = images("Shelf", (1, 2))
    return {path: text(fields) for path, fields in made.items()}


def images(name: str, scales: tuple) -> dict:
    return {"images": [{"filename": f"{name}@{scale}x.png", "idiom": "tv", "scale": f"{scale}x"} for scale in scales]}


def text(fields: dict) -> str:
    return json.dumps({**fields, "info": {"author": "xcode", "version": 1}}, indent=2) + "\n"


def is_kept(path: Path, picture: Image.Image) -> bool:
    if not path.is_file():
        return False
    with Image.open(path) as kept:
        return kept.mode == picture.mode and kept.tobytes() == picture.tobytes()


def main(arguments: list) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    stale = [name for name, picture in pictures().items() if not is_kept(BRAND / name, picture)]
    stale += [name for name, words in contents().items()
              if not (BRAND / name).is_file() or (BRAND / name).read_text() != words]
    if arguments:
        for name in stale:
            print(f"{name}: not as drawn; run Apps/project/icon_tv.py", file=sys.stderr)
        return 1 if stale else 0
    for name, made in {**pictures(), **contents()}.items():
        path = BRAND / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(made, str):
            path.write_text(made)
        else:
            made.save(path, optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
