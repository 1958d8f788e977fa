"""The generated files of the apps: which there are, which are out of date, and how they are written."""

import argparse
import json
import pathlib
import sys

import app_figures
import app_messages
import app_tokens

ROOT = pathlib.Path(__file__).resolve().parents[2]
GENERATED = "Kit/Sources/TriptoDesign/Generated"


PASSENGERS = ROOT / "Web/src/ui/passenger"


def files(words: pathlib.Path, token_file: pathlib.Path) -> dict[str, str]:
    """The generated files by their name."""
    return app_messages.files(words) | {
        "FigureDrawings.swift": app_figures.swift(PASSENGERS / "passengers.gen.svg", PASSENGERS / "tones.ts"),
        "Tokens.swift": app_tokens.swift(json.loads(token_file.read_text())),
    }


def stale(made: dict[str, str], out: pathlib.Path) -> list[str]:
    """The files that are not as their sources have them, and those that no source has any more."""
    wrong = [name for name, text in made.items() if not (out / name).is_file() or (out / name).read_text() != text]
    return wrong + sorted({path.name for path in out.glob("*.swift")} - set(made))


def write(made: dict[str, str], out: pathlib.Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for name in stale(made, out):
        if name in made:
            (out / name).write_text(made[name])
        else:
            (out / name).unlink()


def main(arguments: list[str]) -> int:
    """The status to end with."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--words", type=pathlib.Path, default=ROOT / "Content/words")
    parser.add_argument("--tokens", type=pathlib.Path, default=ROOT / "Web/src/styles/tokens.json")
    parser.add_argument("--out", type=pathlib.Path, default=ROOT / GENERATED)
    options = parser.parse_args(arguments)
    made = files(options.words, options.tokens)
    if not options.check:
        write(made, options.out)
    elif wrong := stale(made, options.out):
        print(f"run python3 scripts/design/generate.py, not up to date: {', '.join(wrong)}", file=sys.stderr)
        return 1
    return 0
