#!/usr/bin/env python3
"""Judges the rows of a file and prints recall, precision and false accepts, by category.

    scripts/content/eval_judge.py ROWS.jsonl [--tripto .build/release/tripto] [--misses]

A row is {"target","given","expect":"accept"|"reject","category","aliases"?,"country"?}, or of an open question
{"correctAnswer","aliases"?,"answer","verdict":"accept"|"reject","kind"?}.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys


def plain(row: dict) -> dict:
    """A row of an open question in the words of all others."""
    if "correctAnswer" not in row:
        return row
    return row | {"target": row["correctAnswer"], "given": row["answer"], "expect": row["verdict"],
                  "category": row.get("kind", "open"), "asks": "followup"}


def question(row: dict) -> str:
    line = {"target": row["target"], "answer": row["given"], "aliases": row.get("aliases") or []}
    if row.get("asks"):
        line["kind"] = row["asks"]
    if row.get("country"):
        line["country"] = row["country"]
    return json.dumps(line, ensure_ascii=False)


def judge(tripto: str, rows: list[dict]) -> list[dict]:
    lines = "".join(question(row) + "\n" for row in rows)
    run = subprocess.run([tripto, "judge"], input=lines, capture_output=True, text=True, check=True)
    sys.stderr.write(run.stderr)
    return [json.loads(line) for line in run.stdout.splitlines()]


def report(rows: list[dict], replies: list[dict]) -> None:
    table = collections.defaultdict(collections.Counter)
    for row, reply in zip(rows, replies, strict=True):
        table[row["category"]][row["expect"], reply["correct"]] += 1
    total = sum(table.values(), collections.Counter())
    for category, counts in [*sorted(table.items()), ("all", total)]:
        right, missed = counts["accept", True], counts["accept", False]
        wrong, refused = counts["reject", True], counts["reject", False]
        shown = []
        if right + missed:
            shown.append(f"R {right / (right + missed):.4f} ({missed} of {right + missed} missed)")
        if wrong + refused:
            shown.append(f"false accepts {wrong} of {wrong + refused}")
        print(f"{category:24} {', '.join(shown)}")
    accepted = total["accept", True] + total["reject", True]
    print(f"{'precision':24} {total['accept', True] / max(1, accepted):.4f}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", type=pathlib.Path)
    parser.add_argument("--tripto", default=".build/release/tripto")
    parser.add_argument("--misses", action="store_true", help="print every row that went wrong")
    options = parser.parse_args()
    rows = [plain(json.loads(line)) for line in options.rows.read_text().splitlines() if line.strip()]
    replies = judge(options.tripto, rows)
    for row, reply in zip(rows, replies):
        if options.misses and reply["correct"] != (row["expect"] == "accept"):
            print(f"{row['category']}: {row['target']} <- {row['given']}: {reply}")
    report(rows, replies)
    return 0


if __name__ == "__main__":
    sys.exit(main())
