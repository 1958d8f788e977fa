"""The wire as JSON Schema, for the documents that describe it."""

from model import ClientMessage, Enum, Field, Ident, Struct, Type, Wire
from typescript import command_name, may_be_absent

PRIMITIVES = {
    "String": {"type": "string"},
    "Int": {"type": "integer"},
    "Double": {"type": "number"},
    "Bool": {"type": "boolean"},
    "JSON": {},
    "Frame": {"type": "object", "description": "A complete message of the server."},
}


def schemas(wire: Wire) -> dict[str, dict]:
    """A schema for every name, in the order of the names."""
    found = {one.name: of_struct(wire, one) for one in wire.structs.values() if "command" not in one.marks}
    found |= {one.name: of_enum(one) for one in wire.enums.values()}
    found |= {one.name: of_ident(one) for one in wire.idents.values()}
    found |= {command_name(m.type): of_command(wire, m) for m in wire.client}
    return {name: found[name] for name in sorted(found)}


def of_struct(wire: Wire, one: Struct) -> dict:
    return described(one.doc, members(wire, one.fields, one.marks))


def of_command(wire: Wire, message: ClientMessage) -> dict:
    payload = wire.structs.get(message.payload or "")
    return described(message.doc or (payload.doc if payload else ""), members(wire, wire.command(message), {"command"}))


def members(wire: Wire, fields: list[Field], marks: set[str]) -> dict:
    required = [one.name for one in fields if not may_be_absent(one, marks)]
    schema = {"type": "object", "properties": {one.name: of_field(one, marks) for one in fields}}
    return schema | ({"required": required} if required else {})


def of_field(one: Field, marks: set[str]) -> dict:
    schema = of_type(one.type)
    if one.flag:
        schema = {"type": "boolean", "const": True}
    if one.low is not None:
        schema = schema | {"minimum": one.low, "maximum": one.high}
    if one.up_to:
        schema = schema | {"maxLength": one.up_to}
    if one.const is not None:
        schema = schema | {"const": int(one.const)}
    if one.nullable:
        schema = {"oneOf": [schema, {"type": "null"}]}
    return described(one.doc, schema)


def of_type(type: Type) -> dict:
    inner = dict(PRIMITIVES[type.name]) if type.name in PRIMITIVES else {"$ref": f"#/components/schemas/{type.name}"}
    return {"type": "array", "items": inner} if type.is_list else inner


def of_enum(one: Enum) -> dict:
    values = [float(case.value) for case in one.cases] if one.is_number else [case.value for case in one.cases]
    if one.is_number:
        return described(one.doc, {"type": "number", "enum": values})
    if "open" in one.marks:
        doc = f"{one.doc} Words may be added: one that you do not know is no fault."
        return described(doc, {"type": "string", "x-extensible-enum": values})
    return described(one.doc, {"type": "string", "enum": values})


def of_ident(one: Ident) -> dict:
    schema: dict = {"type": "string"}
    if one.cases:
        schema["x-extensible-enum"] = [case.value for case in one.cases]
    if one.example:
        schema["examples"] = [one.example]
    return described(one.doc, schema)


def described(doc: str, schema: dict) -> dict:
    return {"description": " ".join(doc.split("\n")), **schema} if doc else schema
