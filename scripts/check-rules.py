#!/usr/bin/env python3
"""Compares the rules of docs/SPEC.md, docs/CONTENT.md and docs/JUDGE.md, and the statements of docs/UI.md,
with the tests that cite them.

Fails when a test cites an id that no rule has, or when a rule that is not listed in
docs/uncited-rules.txt is cited by no test. A listed rule that has become cited must leave the list.
A statement is cited with its prefix, as in "UI-T12": a bare "T12" is no citation.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SECTIONS = "ID RE WS EV PR ST BR SC AN AU FI PA EX SE DA".split()
# Rules of packs (P) and lint (L) have two digits and rules of judging (J) one, so that "L2" in a
# text is no citation.
SURFACES = "UI-A UI-H UI-P UI-T UI-X".split()
ORDER = SECTIONS + ["P", "L", "J"] + SURFACES
ONE = "(?:" + "|".join(SECTIONS) + r")\d{1,2}|[PL]\d\d|J\d"
RULE = re.compile(rf"\b({ONE})\b")
RANGE = re.compile(r"\b(" + "|".join(SECTIONS) + r")(\d{1,2})\s*[–-]\s*(?:\1)?(\d{1,2})\b")
STATEMENT = re.compile(r"\bUI-[A-Z]+\d+\b")
DEFINITION = re.compile(
    rf"^(?:- \*\*({ONE})\*\*|\| ({ONE}) \||- (UI-[AHPTX]\d{{1,2}}) )", re.MULTILINE)
# Swift's test and suite names, Python's docstrings that begin with an id, and node's test names.
NAMES = re.compile(
    r'@Test\(\s*"([^"]+)"|@Suite\(\s*"([^"]+)"|"""((?:UI-)?[A-Z]{1,2}\d[^"]*?)"""'
    r'|\b(?:test|describe)\(\s*["`]([^"`]+)')


def defined() -> set[str]:
    files = [ROOT / "docs" / name for name in ("SPEC.md", "CONTENT.md", "JUDGE.md", "UI.md")]
    text = "\n".join(file.read_text() for file in files if file.exists())
    return {next(filter(None, groups)) for groups in DEFINITION.findall(text)}


def ids(text: str) -> set[str]:
    found = set(STATEMENT.findall(text))
    # NB: without them, or the P16 of UI-P16 would count as a rule of packs.
    text = STATEMENT.sub("", text)
    found |= set(RULE.findall(text))
    for section, first, last in RANGE.findall(text):
        found |= {f"{section}{n}" for n in range(int(first), int(last) + 1)}
    return found


def cited() -> dict[str, str]:
    places: dict[str, str] = {}
    globs = ("Tests/**/*.swift", "Web/tests/**/*.py", "Web/tests/**/*.mjs")
    files = [file for pattern in globs for file in ROOT.glob(pattern)]
    for file in files:
        for groups in NAMES.findall(file.read_text()):
            for rule in ids(" ".join(groups)):
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
