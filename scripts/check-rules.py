#!/usr/bin/env python3
"""Compares the rules of docs/SPEC.md, docs/CONTENT.md and docs/JUDGE.md, and the statements of docs/UI.md,
with the tests that cite them.

Fails when a test cites an id that no rule has, or when a rule that is not listed in
docs/uncited-rules.txt is cited by no test. A listed rule that has become cited must leave the list.
A statement is cited with its prefix, as in "UI-T12": a bare "T12" is no citation.

Fails too when a citation does not say which clause it proves: when a test's name is nothing but ids,
when it shares no word with any rule that it cites (or with the heading above one), and when a doc comment of
the sources is nothing but ids.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SECTIONS = "ID RE WS EV PR ST BR SC AN AU FI PA EX EVE SE DA CL".split()
# Rules of packs (P) and lint (L) have two digits and rules of judging (J) one, so that "L2" in a
# text is no citation.
SURFACES = "UI-A UI-H UI-P UI-T UI-E UI-X".split()
ORDER = SECTIONS + ["P", "L", "J"] + SURFACES
ONE = "(?:" + "|".join(SECTIONS) + r")\d{1,2}|[PL]\d\d|J\d"
RULE = re.compile(rf"\b({ONE})\b")
RANGE = re.compile(r"\b(" + "|".join(SECTIONS) + r")(\d{1,2})\s*[–-]\s*(?:\1)?(\d{1,2})\b")
STATEMENT = re.compile(r"\bUI-[A-Z]+\d+\b")
DEFINITION = re.compile(
    rf"^(?:- \*\*({ONE})\*\*|\| ({ONE}) \||- (UI-[AEHPTX]\d{{1,2}}) )", re.MULTILINE)
# Swift's test and suite names, Python's docstrings that begin with an id, and node's test names.
NAMES = re.compile(
    r'@Test\(\s*"([^"]+)"|@Suite\(\s*"([^"]+)"|"""((?:UI-)?[A-Z]{1,3}\d[^"]*?)"""'
    r'|\b(?:test|describe)\(\s*["`]([^"`]+)')


# A doc comment of one line.
COMMENT = re.compile(r"(?m)^ */// (?P<text>.*)\n(?! *///)")
# Words that say nothing of a clause, and how many letters of a word count.
EMPTY = set("the and are was has have not for with that its one all any what who which when from than then they "
            "this into but only does out may can".split())
STEM = 4


def clauses(text: str) -> dict[str, str]:
    """The text of each rule, with the heading that it stands under."""
    heading, found = "", {}
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line
        for groups in DEFINITION.findall(line):
            found[next(filter(None, groups))] = f"{heading} {line}"
    return found


def rules() -> dict[str, str]:
    files = [ROOT / "docs" / name for name in ("SPEC.md", "CONTENT.md", "JUDGE.md", "UI.md")]
    return clauses("\n".join(file.read_text() for file in files if file.exists()))


def stems(text: str) -> set[str]:
    """The beginnings of the words of a text, without ids; camelCase and UPPER_CASE are several words."""
    for pattern in (STATEMENT, RANGE, RULE):
        text = pattern.sub(" ", text)
    text = re.sub(r"([a-z])([A-Z])", r"\1 \2", text)
    words = re.findall(r"[^\W\d_]{3,}", text.lower())
    return {word[:STEM] for word in words if word not in EMPTY}


def fault(name: str, texts: dict[str, str]) -> str | None:
    """What a name that cites rules lacks: "bare", "unrelated", or nothing."""
    mine = [texts[rule] for rule in ids(name) if rule in texts]
    said = stems(name)
    if not mine or any(said & stems(text) for text in mine):
        return None
    return "unrelated" if said else "bare"


def bare_comments(text: str) -> list[str]:
    """Doc comments that are nothing but ids."""
    found = []
    for match in COMMENT.finditer(text):
        line = match["text"]
        before = text[:match.start()].rstrip("\n").rsplit("\n", 1)[-1].strip()
        if ids(line) and not before.startswith("///") and not re.search(r"[A-Za-z]{2}", RULE.sub("", line)):
            found.append(line)
    return found


def ids(text: str) -> set[str]:
    found = set(STATEMENT.findall(text))
    # NB: without them, or the P16 of UI-P16 would count as a rule of packs.
    text = STATEMENT.sub("", text)
    found |= set(RULE.findall(text))
    for section, first, last in RANGE.findall(text):
        found |= {f"{section}{n}" for n in range(int(first), int(last) + 1)}
    return found


def names() -> list[tuple[str, str]]:
    """Every name of a test or suite, with its file."""
    globs = ("Tests/**/*.swift", "Kit/Tests/**/*.swift", "Apps/*/Tests/**/*.swift", "Web/tests/**/*.py", "Web/tests/**/*.mjs",
             "scripts/cluster/*.py")
    files = sorted(file for pattern in globs for file in ROOT.glob(pattern))
    return [(str(file.relative_to(ROOT)), " ".join(" ".join(groups).split()))
            for file in files for groups in NAMES.findall(file.read_text())]


def cited(names: list[tuple[str, str]]) -> dict[str, str]:
    places: dict[str, str] = {}
    for file, name in names:
        for rule in ids(name):
            places.setdefault(rule, file)
    return places


def clause_faults(names: list[tuple[str, str]], texts: dict[str, str]) -> list[str]:
    """What is wrong with names, with what to do about it."""
    faults = []
    for file, name in names:
        kind, line = fault(name, texts), f"{file}: {name}"
        if kind == "bare":
            faults.append(f"{line}\n  cites rules without a word: say behind the ids which clause the test proves")
        elif kind == "unrelated":
            faults.append(f"{line}\n  shares no word with the rules it cites: say in their words which clause the "
                          "test proves, or cite the rule that it does prove")
    return faults


def comment_faults() -> list[str]:
    files = sorted([*ROOT.glob("Sources/**/*.swift"), *ROOT.glob("Kit/Sources/**/*.swift")])
    return [f"{file.relative_to(ROOT)}: /// {line}\n  is nothing but ids: say in a few words what the rule asks here"
            for file in files for line in bare_comments(file.read_text())]


def order(rule: str) -> tuple[int, int]:
    section = rule.rstrip("0123456789")
    return ORDER.index(section), int(rule[len(section):])


def listed() -> set[str]:
    lines = (ROOT / "docs" / "uncited-rules.txt").read_text().splitlines()
    return {line.split()[0] for line in lines if line and not line.startswith("#")}


def main() -> int:
    texts, found, excused = rules(), names(), listed()
    known, places = texts.keys(), cited(found)
    unknown = {rule: file for rule, file in places.items() if rule not in known}
    uncited = sorted(known - places.keys(), key=order)
    missing = [rule for rule in uncited if rule not in excused]
    stale = sorted((excused & places.keys()) | (excused - known), key=str)
    for rule, file in unknown.items():
        print(f"{file} cites {rule}, which no rule has", file=sys.stderr)
    if missing:
        print(f"no test cites {', '.join(missing)}; write one, or list it with its reason in "
              "docs/uncited-rules.txt", file=sys.stderr)
    if stale:
        print(f"docs/uncited-rules.txt lists {', '.join(stale)}, which a test cites (or no rule "
              "has): take it out", file=sys.stderr)
    faults = clause_faults(found, texts) + comment_faults()
    for line in faults:
        print(line, file=sys.stderr)
    print(f"{len(known)} rules, {len(known) - len(uncited)} cited by tests, "
          f"{len(uncited)} not yet: {' '.join(uncited) or 'none'}")
    return 1 if unknown or missing or stale or faults else 0


if __name__ == "__main__":
    sys.exit(main())
