"""The wire as TypeScript, for the pages."""

from model import Enum, Field, Type, Wire

HEADER = """\
// Made by `make wire` from the declarations in Kit/Wire: change those, not this file.
// Keys are what is promised; a message may carry more. Times are epoch ms."""
PRIMITIVES = {
    "String": "string",
    "Int": "number",
    "Double": "number",
    "Bool": "boolean",
    "JSON": "unknown",
    "Frame": "ServerMessage",
}


def emit(wire: Wire) -> dict[str, str]:
    words = {**wire.enums, **{i.name: i for i in wire.idents.values() if i.cases}}
    objects = {s.name: members(wire, s.fields, s.marks) for s in wire.structs.values() if "command" not in s.marks}
    for message in wire.client:
        objects[command_name(message.type)] = members(wire, wire.command(message), {"command"})
    parts = [HEADER]
    parts += [union(name, words[name]) for name in sorted(words)]
    parts += [interface(name, objects[name]) for name in sorted(objects)]
    parts += messages("Server", [(m.type, m.payload) for m in wire.server])
    parts += messages("Client", [(m.type, command_name(m.type)) for m in wire.client])
    return {"Web/src/lib/wire.gen.ts": "\n\n".join(parts) + "\n"}


def command_name(type_name: str) -> str:
    """What the payload of a client's message is called: `BrakePullCommand`."""
    return "".join(part.capitalize() for part in type_name.split("_")) + "Command"


def may_be_absent(one: Field, marks: set[str]) -> bool:
    """A command may leave out what may be null, and a request what has a default."""
    if one.optional or one.when:
        return True
    return (one.nullable and "command" in marks) or (one.default is not None and "request" in marks)


def members(wire: Wire, fields: list[Field], marks: set[str]) -> list[str]:
    lines = []
    for one in fields:
        mark = "?" if may_be_absent(one, marks) else ""
        value = of(wire, one.type) + (" | null" if one.nullable else "")
        lines.append(f"  {one.name}{mark}: {value};\n")
    return lines


def of(wire: Wire, type: Type) -> str:
    ident = wire.idents.get(type.name)
    inner = "string" if ident and not ident.cases else PRIMITIVES.get(type.name) or name(type.name)
    return inner + ("[]" if type.is_list else "")


def name(swift: str) -> str:
    """TypeScript's way to write an abbreviation: `TrackId`."""
    return swift[:-2] + "Id" if swift.endswith("ID") else swift


def interface(swift: str, lines: list[str]) -> str:
    if not lines:
        return f"export type {name(swift)} = Record<string, never>;"
    return f"export interface {name(swift)} {{\n{''.join(lines)}}}"


def union(swift: str, words) -> str:
    is_number = isinstance(words, Enum) and words.is_number
    values = [case.value if is_number else f'"{case.value}"' for case in words.cases]
    line = f"export type {name(swift)} = {' | '.join(values)};"
    if len(line) <= 100:
        return line
    return f"export type {name(swift)} =" + "".join(f"\n  | {value}" for value in values) + ";"


def messages(side: str, rows: list[tuple[str, str]]) -> list[str]:
    payloads = "".join(f"  {type}: {name(payload)};\n" for type, payload in rows)
    return [
        f"export interface {side}Payloads {{\n{payloads}}}",
        f"export type {side}MessageType = keyof {side}Payloads;",
        f"export type {side}Message = {{\n"
        f"  [Type in {side}MessageType]: {side}Head & {{ type: Type; payload: {side}Payloads[Type] }};\n"
        f"}}[{side}MessageType];",
    ]
