#!/usr/bin/env python3
"""Compares the rules of docs/SPEC.md, docs/CONTENT.md and docs/JUDGE.md with the tests that cite them.

Fails when a test cites an id that no rule has, or when a rule that is not listed in
docs/uncited-rules.txt is cited by no test. A listed rule that has become cited must leave the list.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SECTIONS = "ID RE WS EV PR ST BR SC AN AU FI PA EX SE DA".split()
# Rules of packs (P) and lint (L) have two digits and rules of judging (J) one, so that "L2" in a
# text is no citation.
ORDER = SECTIONS + ["P", "L", "J"]
ONE = "(?:" + "|".join(SECTIONS) + r")\d{1,2}|[PL]\d\d|J\d"
RULE = re.compile(rf"\b({ONE})\b")
RANGE = re.compile(r"\b(" + "|".join(SECTIONS) + r")(\d{1,2})\s*[–-]\s*(?:\1)?(\d{1,2})\b")
DEFINITION = re.compile(rf"^(?:- \*\*({ONE})\*\*|\| ({ONE}) \|)", re.MULTILINE)
NAMES = re.compile(r'@Test\(\s*"([^"]+)"|@Suite\(\s*"([^"]+)"|"""([A-Z]{1,2}\d[^"]*?)"""|def (test_\w+)')


def defined() -> set[str]:
    files = [ROOT / "docs" / name for name in ("SPEC.md", "CONTENT.md", "JUDGE.md")]
    text = "\n".join(file.read_text() for file in files if file.exists())
    return {first or second for first, second in DEFINITION.findall(text)}


def ids(text: str) -> set[str]:
    found = set(RULE.findall(text))
    for section, first, last in RANGE.findall(text):
        found |= {f"{section}{n}" for n in range(int(first), int(last) + 1)}
    return found


def cited() -> dict[str, str]:
    places: dict[str, str] = {}
    files = [*ROOT.glob("Tests/**/*.swift"), *ROOT.glob("Web/tests/**/*.py")]
    for file in files:
        for groups in NAMES.findall(file.read_text()):
            for rule in ids(" ".join(groups)):
                # NB: tests of the pages number the rules of the player's screens P as well.
                if file.suffix == ".py" and rule[0] == "P" and rule[1].isdigit():
                    continue
                places.setdefault(rule, str(file.relative_to(ROOT)))
    return places


def order(rule: str) -> tuple[int, int]:
    section = rule.rstrip("0123456789")
    return ORDER.index(section), int(rule[len(section):])


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
