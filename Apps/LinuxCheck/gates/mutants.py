"""Mutated calls of a Swift file: what the compiler must refuse, and by which rule some are left out.

In a call inside of a body, one thing is changed: a label dropped, a label misspelt, two neighbours swapped of which one
has a label, or an argument replaced by a value of a type that conforms to nothing. Left out, by rule and never by hand:

1. A declaration of the same name that accepts the changed labels: then the change is another legal call.
2. A parameter that takes any value: `Any`, or a generic parameter without a constraint: then no value is of a wrong type.
3. An argument with braces: a closure is judged by its own calls, and lines must stay where they are.
"""

import dataclasses
import re

import scanning

WRONG = "MutatedValue()"
DECLARED = "struct MutatedValue {}\n"
CALL = re.compile(r"(?<![\w@#`])([A-Za-z_]\w*)\(")
NO_CALL = {"if", "switch", "while", "for", "guard", "return", "func", "init", "in", "case", "where", "catch", "subscript", "let", "var"}
LABEL = re.compile(r"\s*([A-Za-z_]\w*)\s*:(?!:)\s*")


@dataclasses.dataclass(frozen=True)
class Argument:
    label: str
    start: int
    value: int
    end: int


@dataclasses.dataclass(frozen=True)
class Mutant:
    path: str
    kind: str
    name: str
    labels: tuple
    place: int
    body: tuple
    lines: tuple
    start: int
    end: int
    text: str

    def applied(self, text):
        return text[: self.start] + self.text + text[self.end :]

    def said(self):
        return f"{self.path}:{self.lines[0]}: {self.kind} in {self.name}(…): {' '.join(self.text.split())[:80]}"


def arguments(plain, start, end):
    """The arguments between a call's brackets, in blanked text."""
    found, begin, place = [], start, start
    while place <= end:
        if place == end or plain[place] == ",":
            if plain[begin:place].strip():
                found.append(argument(plain, begin, place))
            begin = place + 1
        elif plain[place] in scanning.OPENS:
            place = scanning.closing(plain, place)
        place += 1
    return found


def argument(plain, begin, end):
    start = begin + len(plain[begin:end]) - len(plain[begin:end].lstrip())
    label = LABEL.match(plain[begin:end])
    stop = begin + len(plain[begin:end].rstrip())
    if label and "?" not in plain[begin : begin + label.end()]:
        return Argument(label[1], start, begin + label.end(), stop)
    return Argument("_", start, start, stop)


def calls(plain):
    """(name, place, arguments, body) of each call inside of a body; of bodies in bodies the outermost counts."""
    bodies = outermost(scanning.bodies(plain))
    for match in CALL.finditer(plain):
        body = next((b for b in bodies if b[0] < match.start() < b[1]), None)
        before = plain[: match.start()].split()[-1:] if body else []
        if not body or match[1] in NO_CALL or before[0] in ("func", "case") or is_pattern(plain, match.start()):
            continue
        end = scanning.closing(plain, match.end() - 1)
        yield match[1], match.start(), arguments(plain, match.end(), end), body, end


def is_pattern(plain, place):
    """A pattern, `case .text(let …)`, is no call."""
    line = plain[plain.rfind("\n", 0, place) + 1 : place]
    return bool(re.search(r"\bcase\s+(?:let\s+)?[^:=]*$", line))


def outermost(bodies):
    return [b for b in bodies if not any(o[0] < b[0] and b[1] < o[1] for o in bodies)]


def of_file(path, text):
    """All of a file's mutants, in the order of the text."""
    plain = scanning.blanked(text)
    found = []
    for name, place, given, body, end in calls(plain):
        lines = scanning.line(text, place), scanning.line(text, end)
        for kind, labels, at, start, stop, new in changes(text, plain, given):
            found.append(Mutant(path, kind, name, labels, at, body, lines, start, stop, new))
    return found


def changes(text, plain, given):
    labels = tuple(a.label for a in given)
    for i, one in enumerate(given):
        value = plain[one.value : one.end]
        if one.label != "_":
            yield "a label dropped", labels[:i] + ("_",) + labels[i + 1 :], i, one.start, one.value, ""
            new = f"{one.label}X: "
            yield "a label misspelt", labels[:i] + (one.label + "X",) + labels[i + 1 :], i, one.start, one.value, new
        if "{" not in value:
            yield "a wrong type", labels, i, one.value, one.end, WRONG + "\n" * value.count("\n")
        if i + 1 < len(given) and one.label != given[i + 1].label:
            other = given[i + 1]
            new = text[other.start : other.end] + text[one.end : other.start] + text[one.start : one.end]
            yield "neighbours swapped", labels[:i] + (other.label, one.label) + labels[i + 2 :], i, one.start, other.end, new
