#!/usr/bin/env python3
"""Makes everything that follows from the declarations of the wire in Kit/Wire.

    scripts/wire/generate.py            writes what is out of date
    scripts/wire/generate.py --check    says what is out of date or does not fit, and exits with 1
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import asyncapi
import golden
import markdown
import openapi
import parse
import samples
import server_routes
import swift
import typescript
import validate
from model import Wire, WireError

ROOT = Path(__file__).resolve().parents[2]
EMITTERS = (swift, typescript, openapi, asyncapi, markdown, samples)
# Folders in which nothing lies that is not made here.
OWNED = ("Kit/Sources/TriptoWire/Generated", "docs/api", "Tests/TriptoWireTests/Samples")


def declared() -> Wire:
    wire = parse.load(ROOT / "Kit/Wire")
    validate.validate(wire)
    return wire


def made(wire: Wire) -> dict[str, str]:
    """Every file that is made, by its path."""
    files: dict[str, str] = {}
    for emitter in EMITTERS:
        files.update(emitter.emit(wire))
    return files


def strays(files: dict[str, str]) -> list[str]:
    found = [p.relative_to(ROOT).as_posix() for folder in OWNED for p in (ROOT / folder).rglob("*") if p.is_file()]
    return [path for path in found if path not in files]


def difference(path: str, text: str) -> str | None:
    """Where a file is not what it should be."""
    file = ROOT / path
    if not file.exists():
        return f"{path} is missing"
    has, wants = file.read_text("utf-8").split("\n"), text.split("\n")
    if has == wants:
        return None
    line = next((i for i, (a, b) in enumerate(zip(has, wants)) if a != b), min(len(has), len(wants)))
    said = wants[line].strip() if line < len(wants) else "the end"
    return f"{path}:{line + 1}: the declaration says `{said[:100]}`"


def check(wire: Wire, files: dict[str, str]) -> int:
    stale = [reason for path, text in files.items() if (reason := difference(path, text))]
    stale += [f"{path} is declared nowhere" for path in strays(files)]
    stale += [f"{path} is missing" for path in golden.missing(wire)]
    unfit = golden.complaints(wire) + server_routes.complaints(wire)
    for line in [*stale, *unfit, *(["run: make wire"] if stale else [])]:
        print(line, file=sys.stderr)
    if not stale and not unfit:
        print("the wire is as declared")
    return 1 if stale or unfit else 0


def write(wire: Wire) -> int:
    """Writes what differs, and golden files for what has none; those that are there stay as they are."""
    for path, text in golden.missing(wire).items():
        (ROOT / path).write_text(text, "utf-8")
        print(f"{path}: made of a sample; put in what a real game would send")
    files = made(wire)
    for path, text in files.items():
        if difference(path, text):
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(text, "utf-8")
    for path in strays(files):
        (ROOT / path).unlink()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing, exit with 1 on a difference")
    arguments = parser.parse_args()
    try:
        wire = declared()
        return check(wire, made(wire)) if arguments.check else write(wire)
    except WireError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
