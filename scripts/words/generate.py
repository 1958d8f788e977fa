#!/usr/bin/env python3
"""Checks the words of every language and writes the Swift that holds them; `--check` writes nothing.

Usage: generate.py [--check] [--words FOLDER] [--out FOLDER]
"""

import argparse
import pathlib
import sys

import check
import swift
from folder import Folder

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATED = "Sources/TriptoWords/Generated"


def stale(made: dict[str, str], out: pathlib.Path) -> list[str]:
    """The files that are not, or not as the words have them, and those that no language has any more."""
    wrong = [path for path, text in made.items() if not (out / path).is_file() or (out / path).read_text() != text]
    there = {str(path.relative_to(out)) for path in (out / GENERATED).glob("*.swift")}
    return wrong + sorted(there - set(made))


def write(made: dict[str, str], out: pathlib.Path) -> None:
    for path in stale(made, out):
        if path not in made:
            (out / path).unlink()
            continue
        (out / path).parent.mkdir(parents=True, exist_ok=True)
        (out / path).write_text(made[path])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--words", type=pathlib.Path, default=ROOT / "Content/words")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT)
    options = parser.parse_args(arguments)
    folder = Folder(options.words)
    if faults := check.faults(folder):
        print("\n".join(faults), file=sys.stderr)
        return 1
    made = swift.files(folder)
    if options.check:
        if wrong := stale(made, options.out):
            print(f"run python3 scripts/words/generate.py, not up to date: {', '.join(wrong)}", file=sys.stderr)
            return 1
        print(f"words: {', '.join(folder.languages)} say the same")
        return 0
    write(made, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
