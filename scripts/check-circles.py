#!/usr/bin/env python3
"""Fails when modules or style sheets of the pages import each other in a circle, be it for a type alone.

A circle cannot be read from one end, nor a part of it used or tested without the rest.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE = ROOT / "Web" / "src"
ENDINGS = (".ts", ".tsx", ".css")
IMPORT = re.compile(r"""(?:\bfrom|\bimport|@import)\s*\(?\s*["'](\.[^"']+)["']""")

Graph = dict[pathlib.Path, list[pathlib.Path]]


def target(importer: pathlib.Path, name: str) -> pathlib.Path | None:
    """The file of ours that an import means; None for what is no module, such as a font."""
    path = (importer.parent / name).resolve()
    for file in (path, *(path.with_name(path.name + ending) for ending in ENDINGS)):
        if file.is_file():
            return file if file.suffix in ENDINGS else None
    raise SystemExit(f"{importer.relative_to(ROOT)} imports {name}, which is not there")


def graph(source: pathlib.Path) -> Graph:
    files = sorted(file for file in source.rglob("*") if file.suffix in ENDINGS)
    imports = {file: IMPORT.findall(file.read_text()) for file in files}
    return {file: [to for name in names if (to := target(file, name))] for file, names in imports.items()}


def circle(arrows: Graph) -> list[pathlib.Path]:
    """The first circle that is found, its first file once more at its end; empty when there is none."""
    done: set[pathlib.Path] = set()

    def walk(file: pathlib.Path, road: list[pathlib.Path]) -> list[pathlib.Path]:
        if file in road:
            return [*road[road.index(file):], file]
        if file in done:
            return []
        found = next((c for to in arrows.get(file, []) if (c := walk(to, [*road, file]))), [])
        done.add(file)
        return found

    return next((found for file in arrows if (found := walk(file, []))), [])


def main() -> int:
    arrows = graph(SOURCE)
    found = circle(arrows)
    if found:
        print("a circle of imports: " + " → ".join(str(f.relative_to(SOURCE)) for f in found), file=sys.stderr)
        return 1
    print(f"{len(arrows)} files of the pages, no circle of imports")
    return 0


if __name__ == "__main__":
    sys.exit(main())
