"""The wire as tables for people: docs/API.md."""

from __future__ import annotations

from model import Enum, Field, Ident, Route, Struct, Wire
from typescript import may_be_absent, name, of

PATH = "docs/API.md"
HEAD = """\
# Everything that crosses the wire

Made by `make wire` from the declarations in `Kit/Wire`: change those, not this page. A server serves the same as
[OpenAPI](api/openapi.json) at `/v1/openapi.json` and as [AsyncAPI](api/asyncapi.json) at `/v1/asyncapi.json`. Rules are
those of [SPEC.md](SPEC.md); how to write a client stands in [PROTOCOL.md](PROTOCOL.md). A key with `?` may be absent. Times are epoch ms.
"""
BEARERS = {"host": "host", "show": "host or TV", "screen": "the screen", "house": "house key in strict mode", None: ""}


def emit(wire: Wire) -> dict[str, str]:
    parts = [HEAD, rest(wire), server(wire), client(wire), *objects(wire), words(wire)]
    return {PATH: "\n".join(parts)}


def table(head: str, rows: list[str]) -> str:
    columns = head.count("|") + 1
    return "\n".join([f"| {head} |", "|" + "---|" * columns, *rows]) + "\n"


def cell(text: str) -> str:
    return " ".join(text.split("\n")).replace("|", "\\|")


def link(target: str | None) -> str:
    return f"[{target}](#{target.lower()})" if target and "/" not in target else target or ""


def rest(wire: Wire) -> str:
    return "## Requests\n\n" + table("request | who | takes | answers | errors | what", [row(r) for r in wire.routes])


def row(route: Route) -> str:
    where = " (speech)" if route.port else ""
    errors = " ".join(str(status) for status in route.errors)
    return (f"| `{route.method} {route.path}`{where} | {BEARERS[route.bearer]} | {link(route.request)} "
            f"| {route.status} {link(route.response)} | {errors} | {cell(route.doc)} |")


def server(wire: Wire) -> str:
    rows = [f"| `{m.type}` | {link(m.payload)} | {'yes' if 'extension' in m.marks else ''} "
            f"| {cell(m.doc or wire.structs[m.payload].doc)} |" for m in wire.server]
    return "## What the server says\n\n" + table("type | payload | extension | what", rows)


def client(wire: Wire) -> str:
    rows = []
    for m in wire.client:
        keys = ", ".join(f"`{key(wire, f, {'command'})}`" for f in wire.command(m))
        doc = m.doc or (wire.structs[m.payload].doc if m.payload else "")
        rows.append(f"| `{m.type}` | {m.sender} | {keys.replace('|', chr(92) + '|')} | {cell(doc)} |")
    return "## What clients say\n\n" + table("type | from | payload | what", rows)


def key(wire: Wire, one: Field, marks: set[str]) -> str:
    limits = f" {one.low}–{one.high}" if one.low is not None else f" up to {one.up_to}" if one.up_to else ""
    mark = "?" if may_be_absent(one, marks) else ""
    return f"{one.name}{mark}: {of(wire, one.type)}{' | null' if one.nullable else ''}{limits}"


def objects(wire: Wire) -> list[str]:
    found = [s for s in wire.structs.values() if "command" not in s.marks]
    return ["## Objects\n", *(struct(wire, one) for one in sorted(found, key=lambda one: one.name))]


def struct(wire: Wire, one: Struct) -> str:
    rows = [f"| `{key(wire, f, one.marks)}` | {cell(f.doc)} |".replace(" | null", " \\| null") for f in one.fields]
    return f"### {one.name}\n\n{' '.join(one.doc.split(chr(10)))}\n\n" + table("key | what", rows)


def words(wire: Wire) -> str:
    groups: list[Enum | Ident] = [*wire.enums.values(), *(i for i in wire.idents.values() if i.cases)]
    rows = []
    for one in sorted(groups, key=lambda one: one.name):
        is_open = isinstance(one, Ident) or "open" in one.marks
        values = " ".join(f"`{case.value}`" for case in one.cases)
        rows.append(f"| {name(one.name)} | {'yes' if is_open else ''} | {values} | {cell(one.doc)} |")
    return "## Words\n\nA word that is added to an open kind is no fault: a client keeps the message, and does without the word.\n\n" \
        + table("kind | open | words | what", rows)
