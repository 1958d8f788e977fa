#!/usr/bin/env python3
"""Compares the rules of docs/SPEC.md with the tests that cite them.

Fails when a test cites an id that no rule has, or when a rule that is not listed in
docs/uncited-rules.txt is cited by no test. A listed rule that has become cited must leave the list.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SECTIONS = "ID RE WS EV PR ST BR SC AN AU FI PA EX SE DA".split()
RULE = re.compile(r"\b(" + "|".join(SECTIONS) + r")(\d{1,2})\b")
RANGE = re.compile(r"\b(" + "|".join(SECTIONS) + r")(\d{1,2})\s*[–-]\s*(?:\1)?(\d{1,2})\b")
DEFINITION = re.compile(r"^(?:- \*\*([A-Z]{2}\d+)\*\*|\| ([A-Z]{2}\d+) \|)", re.MULTILINE)
NAMES = re.compile(r'@Test\(\s*"([^"]+)"|@Suite\(\s*"([^"]+)"|"""([A-Z]{2}\d[^"]*?)"""|def (test_\w+)')


def defined() -> set[str]:
    text = (ROOT / "docs" / "SPEC.md").read_text()
    return {first or second for first, second in DEFINITION.findall(text)}


def ids(text: str) -> set[str]:
    found = {f"{section}{number}" for section, number in RULE.findall(text)}
    for section, first, last in RANGE.findall(text):
        found |= {f"{section}{n}" for n in range(int(first), int(last) + 1)}
    return found


def cited() -> dict[str, str]:
    places: dict[str, str] = {}
    files = [*ROOT.glob("Tests/**/*.swift"), *ROOT.glob("Web/tests/**/*.py")]
    for file in files:
        for groups in NAMES.findall(file.read_text()):
            for rule in ids(" ".join(groups)):
                places.setdefault(rule, str(file.relative_to(ROOT)))
    return places


def order(rule: str) -> tuple[int, int]:
    return SECTIONS.index(rule[:2]), int(rule[2:])


def listed() -> set[str]:
    lines = (ROOT / "docs" / "uncited-rules.txt").read_text().splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def main() -> int:
    rules, places, excused = defined(), cited(), listed()
    unknown = {rule: file for rule, file in places.items() if rule not in rules}
    uncited = sorted(rules - places.keys(), key=order)
    missing = [rule for rule in uncited if rule not in excused]
    stale = sorted((excused & places.keys()) | (excused - rules), key=str)
    for rule, file in unknown.items():
        print(f"{file} cites {rule}, which no rule has", file=sys.stderr)
    if missing:
        print(f"no test cites {', '.join(missing)}; write one, or list it with its reason in "
              "docs/uncited-rules.txt", file=sys.stderr)
    if stale:
        print(f"docs/uncited-rules.txt lists {', '.join(stale)}, which a test cites (or no rule "
              "has): take it out", file=sys.stderr)
    print(f"{len(rules)} rules, {len(rules) - len(uncited)} cited by tests, "
          f"{len(uncited)} not yet: {' '.join(uncited) or 'none'}")
    return 1 if unknown or missing or stale else 0


if __name__ == "__main__":
    sys.exit(main())
