#!/usr/bin/env python3
"""Draws the pictures for Apple's store into out/store/APP/LANGUAGE/DEVICE: both apps, both languages, at the sizes of Apps/store/screenshots.tsv.

They are not in the repository: some forty megabytes that this makes again in minutes, and that change with every screen.
What the drawing engine stands in for (Apple's symbols and letters) is to be compared with a device before they are used.
"""

import os
import pathlib
import shutil
import struct
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHECK = ROOT / "Apps/LinuxCheck"
OUT = ROOT / "out/store"
LEAST, MOST = 1, 10
sys.path.insert(0, str(CHECK / "generate"))

import png


def sizes() -> dict[tuple[str, str], tuple[int, int]]:
    rows = [line.split("\t") for line in (ROOT / "Apps/store/screenshots.tsv").read_text().splitlines() if line[0] != "#"]
    return {(app, device): (int(width), int(height)) for app, device, width, height in rows}


def draw_vectors() -> None:
    """Has the tests of both platforms draw."""
    subprocess.run(["scripts/apps/test.sh", "build"], cwd=ROOT, check=True)
    env = os.environ | {"TRIPTO_KIT": "plain", "TRIPTO_STORE": str(OUT)}
    call = ["swift", "test", "--package-path", CHECK, "--skip-build", "--filter", "StorePictureTests"]
    subprocess.run(call, cwd=ROOT, check=True, env=env)
    subprocess.run([*call, "--scratch-path", CHECK / ".build-tv"], cwd=ROOT, check=True, env=env | {"TRIPTO_PLATFORM": "tvos"})


def pixels(path: pathlib.Path) -> tuple[int, int, int]:
    """Width, height and kind of colours of a PNG: 2 is without transparency, 6 with."""
    head = path.read_bytes()[16:26]
    return (*struct.unpack(">II", head[:8]), head[9])


def faults_of(folder: pathlib.Path, size: tuple[int, int]) -> list[str]:
    """What the store would refuse of one device's pictures."""
    found = sorted(folder.glob("*.png"))
    faults = [] if LEAST <= len(found) <= MOST else [f"{folder}: {len(found)} pictures, not {LEAST}–{MOST}"]
    for path in found:
        width, height, colours = pixels(path)
        if (width, height) != size:
            faults.append(f"{path}: {width} × {height}, not {size[0]} × {size[1]}")
        if colours != 2:
            faults.append(f"{path}: it has transparency")
    return faults


def main() -> int:
    shutil.rmtree(OUT, ignore_errors=True)
    draw_vectors()
    faults, program = [], png.browser()
    for (app, device), size in sizes().items():
        for language in ("sv", "en"):
            folder = OUT / app / language / device
            for path in sorted(folder.glob("*.svg")):
                png.draw(path, size[0] / png.size(path.read_text())[0], program)
                path.unlink()
            faults += faults_of(folder, size)
    print("\n".join(faults) or f"{len(list(OUT.rglob('*.png')))} pictures in {OUT}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
