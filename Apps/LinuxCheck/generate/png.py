#!/usr/bin/env python3
"""Makes a PNG beside each SVG, with Debian's chromium-headless-shell and fonts-inter (scripts/setup.sh test).

    generate/png.py FILE.svg… [--scale 2]

Pictures are as large as their SVG says, times the scale.
"""
import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium", "/usr/lib/chromium/chromium-headless-shell")
SECONDS = 60
AT_ONCE = 2


def browser() -> str:
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    sys.exit("png: chromium-headless-shell is missing. Run scripts/setup.sh test.")


def size(svg: str) -> tuple[int, int]:
    head = re.search(r"<svg[^>]*>", svg).group(0)
    return tuple(round(float(re.search(rf' {side}="([\d.]+)"', head).group(1))) for side in ("width", "height"))


def page(svg: str) -> str:
    return "<!doctype html><meta charset=utf-8><style>body{margin:0}svg{display:block}</style>" + svg


def draw(path: Path, scale: float, program: str) -> Path:
    svg = path.read_text()
    width, height = size(svg)
    target = path.with_suffix(".png").resolve()
    with tempfile.TemporaryDirectory() as folder:
        html = Path(folder) / "page.html"
        html.write_text(page(svg))
        subprocess.run(
            [program, "--headless", "--no-sandbox", "--hide-scrollbars", f"--user-data-dir={folder}/profile",
             f"--force-device-scale-factor={scale}", f"--window-size={width},{height}",
             f"--screenshot={target}", html.as_uri()],
            check=True, capture_output=True, timeout=SECONDS)
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--scale", type=float, default=2)
    arguments = parser.parse_args()
    program = browser()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for target in pool.map(lambda path: draw(path, arguments.scale, program), arguments.files):
            print(target)


if __name__ == "__main__":
    main()
