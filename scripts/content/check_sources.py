#!/usr/bin/env python3
"""Checks the rows of evidence that were looked up, and counts what they verify.

    python scripts/content/check_sources.py [--json] [--write] [FOLDER…]      (default: Content/packs)

Fails on a looked-up row without its fields (`source_rows.py`), on a bare home page, on two rows of
one family for one claim (`source_family.py`), and on a claim that says verified while its rows do
not carry it (`source_verdict.py`). `--write` sets `status` of claims that are carried by now.
"""

import argparse
import collections
import copy
import json
import pathlib
import sys

import source_rows
import source_verdict
from check_facts import files

PACKS = pathlib.Path(__file__).resolve().parents[2] / "Content" / "packs"


def written(pack: dict) -> str:
    """A pack in the form of the library: keys in order, two spaces."""
    return json.dumps(pack, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def count(pack: dict) -> collections.Counter:
    """Claims and rows of a pack by what stands behind them."""
    counts = collections.Counter(packs=1)
    for level, claim, rows in source_verdict.claims(pack):
        riddle = level in source_verdict.RIDDLES
        verified = claim["status"] == "verified" and source_verdict.carries(rows, level) is not None
        once = not verified and source_verdict.carries(rows, level, readings=1) == "text2"
        looked = any(map(source_rows.is_looked_up, rows))
        for name, holds in (("claims", True), ("verified", verified), ("read once", once), ("looked up", looked)):
            counts[name] += holds
            counts[f"riddles {name}"] += holds and riddle
    for row in filter(source_rows.is_looked_up, pack["evidence"]):
        counts["rows"] += 1
        counts["rows read twice"] += row.get("readings") == 2
        counts["rows of a part"] += "carries" in row
    return counts


def report(packs: list[pathlib.Path], write: bool = False) -> dict:
    """The problems by pack, and the counts of all."""
    problems, counts = {}, collections.Counter()
    for file in packs:
        pack = json.loads(file.read_text())
        if write:
            before = copy.deepcopy(pack)
            source_verdict.settle(pack)
            if pack != before:
                file.write_text(written(pack))
        counts.update(count(pack))
        if found := source_verdict.problems(pack):
            problems[file.stem] = found
    return {"problems": problems, "counts": counts}


def show(made: dict) -> None:
    for pack, found in made["problems"].items():
        print("\n".join(f"{pack}, {problem}" for problem in found))
    counts, wrong = made["counts"], sum(map(len, made["problems"].values()))
    for name, head in (("", "claims"), ("riddles ", "at 10 and 8")):
        print(f"{head}: {counts[name + 'verified']} of {counts[name + 'claims']} verified, "
              f"{counts[name + 'read once']} more once their rows are read again, "
              f"{counts[name + 'looked up']} looked up")
    print(f"{counts['packs']} packs, {counts['rows']} rows looked up, {counts['rows read twice']} of them "
          f"read twice, {counts['rows of a part']} carry a part of their claim: {wrong} problems")


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the looked-up sources of packs.")
    parser.add_argument("folders", nargs="*", type=pathlib.Path, default=[PACKS])
    parser.add_argument("--json", action="store_true", help="print problems and counts as JSON")
    parser.add_argument("--write", action="store_true", help="set the status of claims that are carried by now")
    options = parser.parse_args()
    made = report(files(options.folders), options.write)
    if options.json:
        print(json.dumps(made, ensure_ascii=False, indent=2))
    else:
        show(made)
    if made["counts"]["packs"] == 0:
        print("no packs: is the folder right?", file=sys.stderr)
    return 1 if made["problems"] or made["counts"]["packs"] == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
