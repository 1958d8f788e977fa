"""Reads declarations (Kit/Wire/README.md says what they look like)."""

from __future__ import annotations

import re
from pathlib import Path

from model import Case, ClientMessage, Enum, Field, Ident, Route, ServerMessage, Struct, Type, Wire, WireError

HEAD = re.compile(r"(struct|enum|id) (\w+)(?: ~ (\S+))?(?: (.+))?$")
FIELD = re.compile(r"(_ )?(\w+)(\?)?: (\[?)(\w+)\]?( \| null)?(?: (.*))?$")
SERVER = re.compile(r"(\w+): (\w+)((?:, \w+)*)$")
CLIENT = re.compile(r"(\w+) from (\w+)(?:: (\w+))?(?:, means (\w+))?$")
ROUTE = re.compile(
    r"(?P<method>GET|POST|PUT|DELETE) (?P<path>\S+)(?: by (?P<bearer>\w+))?(?: on (?P<port>\w+))?"
    r"(?: takes (?P<request>\w+))? -> (?P<status>\d+)(?: (?P<response>[\w/*.-]+))?(?: ! (?P<errors>[\d ]+))?$"
)
MODIFIERS = [
    ("range", re.compile(r"(\d+)\.\.\.(\d+)(?: |$)")),
    ("up_to", re.compile(r"upTo (\d+)(?: |$)")),
    ("text", re.compile(r"as (\w+)(?: |$)")),
    ("stored", re.compile(r"from (\w+)\.(\w+)(?: |$)")),
    ("known", re.compile(r"known(?: |$)")),
    ("when", re.compile(r"when (.+)$")),
    ("const", re.compile(r":= const (.+)$")),
    ("derived", re.compile(r":= (.+)$")),
    ("default", re.compile(r"= (.+)$")),
]


def load(folder: Path) -> Wire:
    """Reads every `.wire` file below `folder`, in the order of their names."""
    wire = Wire()
    for path in sorted(folder.rglob("*.wire")):
        Reader(wire, path, path.relative_to(folder).with_suffix("").as_posix()).read()
    return wire


class Reader:
    """Reads one file, line by line: what is indented belongs to what is not."""

    def __init__(self, wire: Wire, path: Path, source: str):
        self.wire, self.path, self.source = wire, path, source
        self.number = 0
        self.doc: list[str] = []
        self.open: Struct | Enum | Ident | list | None = None

    def read(self) -> None:
        for self.number, line in enumerate(self.path.read_text("utf-8").splitlines(), 1):
            text = line.strip()
            if text.startswith("///"):
                self.doc.append(text[3:].strip())
            elif text and not text.startswith("#"):
                self.member(line) if line.startswith(" ") else self.head(text)

    def fail(self, reason: str):
        raise WireError(f"{self.path}:{self.number}: {reason}")

    def taken_doc(self) -> str:
        doc, self.doc = "\n".join(self.doc), []
        return doc

    def head(self, text: str) -> None:
        doc, wire = self.taken_doc(), self.wire
        if text in ("server", "client", "routes"):
            self.open = getattr(wire, text)
            if text != "routes":
                setattr(wire, f"{text}_doc", doc)
            return
        match = HEAD.match(text) or self.fail("neither struct, enum, id, server, client nor routes")
        kind, name, example, marks = match.groups()
        marks = set(marks.split(", ")) if marks else set()
        if name in wire.structs or name in wire.enums or name in wire.idents:
            self.fail(f"{name} is declared twice")
        if kind == "struct":
            self.open = wire.structs[name] = Struct(name, doc, marks, [], self.source)
        elif kind == "enum":
            self.open = wire.enums[name] = Enum(name, doc, marks, [], self.source)
        else:
            self.open = wire.idents[name] = Ident(name, doc, marks, example or "", [], self.source)

    def member(self, line: str) -> None:
        text, _, note = (part.strip() for part in line.partition(" // "))
        if isinstance(self.open, Struct):
            self.open.fields.append(self.field(text, note))
        elif isinstance(self.open, (Enum, Ident)):
            name, _, value = text.partition(" = ")
            self.open.cases.append(Case(name, value or name, note))
        elif self.open is self.wire.server:
            self.server(text, note)
        elif self.open is self.wire.client:
            is_deep = line.startswith("    ")
            self.open[-1].fields.append(self.field(text, note)) if is_deep else self.client(text, note)
        elif self.open is self.wire.routes:
            self.route(text, note)
        else:
            self.fail("belongs to nothing")

    def server(self, text: str, note: str) -> None:
        match = SERVER.match(text) or self.fail("must be TYPE: Payload")
        marks = {mark for mark in match[3].split(", ") if mark}
        self.wire.server.append(ServerMessage(match[1], match[2], self.taken_doc() or note, marks))

    def client(self, text: str, note: str) -> None:
        match = CLIENT.match(text) or self.fail("must be TYPE from role[: Payload]")
        doc = self.taken_doc() or note
        self.wire.client.append(ClientMessage(match[1], doc, match[2], match[3], match[4]))

    def route(self, text: str, note: str) -> None:
        match = ROUTE.match(text) or self.fail(
            "must be METHOD /path [by who] [on port] [takes Body] -> status [Body] [! status …]"
        )
        row = match.groupdict()
        row["status"] = int(row["status"])
        row["errors"] = [int(status) for status in (row["errors"] or "").split()]
        self.wire.routes.append(Route(doc=self.taken_doc() or note, **row))

    def field(self, text: str, note: str) -> Field:
        match = FIELD.match(text) or self.fail("must be name: Type")
        unlabelled, name, optional, opening, type_name, nullable, rest = match.groups()
        one = Field(name, Type(type_name, bool(opening)), self.taken_doc() or note)
        one.optional, one.nullable, one.unlabelled = bool(optional), bool(nullable), bool(unlabelled)
        if type_name == "true":
            one.flag, one.type = True, Type("Bool")
        self.modify(one, rest or "")
        return one

    def modify(self, one: Field, rest: str) -> None:
        while rest:
            kind, match = next(((k, m) for k, r in MODIFIERS if (m := r.match(rest))), (None, None))
            if not match:
                self.fail(f"what is `{rest}`?")
            rest = rest[match.end():].strip()
            if kind == "range":
                one.low, one.high = int(match[1]), int(match[2])
            elif kind == "stored":
                one.stored, one.accessor = match[1], match[2]
            elif kind == "known":
                one.known = True
            else:
                setattr(one, kind, int(match[1]) if kind == "up_to" else match[1])
