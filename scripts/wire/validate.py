"""Says what contradicts itself in a wire."""

from __future__ import annotations

from model import Enum, Field, Wire, WireError

PRIMITIVES = {"String", "Int", "Double", "Bool", "JSON", "Frame"}
SENDERS = {"host", "player", "tv", "anyone"}
MARKS = {
    "struct": {"by hand", "reads by hand", "request", "checked", "command"},
    "enum": {"by hand", "reads by hand", "open", "internal", "Double"},
    "id": {"by hand"},
}


def validate(wire: Wire) -> None:
    """Throws a `WireError` with every complaint, one a line."""
    complaints = [*names(wire), *marks(wire), *openness(wire), *messages(wire), *routes(wire)]
    if complaints:
        raise WireError("\n".join(complaints))


def all_fields(wire: Wire) -> list[tuple[str, Field]]:
    pairs = [(struct.name, one) for struct in wire.structs.values() for one in struct.fields]
    return pairs + [(message.type, one) for message in wire.client for one in message.fields]


def names(wire: Wire):
    known = PRIMITIVES | wire.structs.keys() | wire.enums.keys() | wire.idents.keys()
    for owner, one in all_fields(wire):
        if one.type.name not in known:
            yield f"{owner}.{one.name}: {one.type.name} is not declared"
        if one.flag and not one.optional:
            yield f"{owner}.{one.name}: `true` needs `?`"
    for struct in wire.structs.values():
        if struct.changes and struct.changes not in wire.structs:
            yield f"{struct.name}: {struct.changes} is not declared"
        elif struct.changes:
            whole = {one.name for one in wire.structs[struct.changes].fields}
            yield from (f"{struct.changes} has no {one.name}" for one in struct.fields if one.name not in whole)
        keys = [one.name for one in struct.fields]
        yield from (f"{struct.name}.{key} is there twice" for key in set(keys) if keys.count(key) > 1)


def marks(wire: Wire):
    for kind, group in (("struct", wire.structs), ("enum", wire.enums), ("id", wire.idents)):
        for one in group.values():
            own = {mark for mark in one.marks if not (kind == "struct" and mark.startswith("changes "))}
            yield from (f"{one.name}: what is `{mark}`?" for mark in own - MARKS[kind])


def openness(wire: Wire):
    """What clients send is read strictly, so a word there is known or refused."""
    strict = {s.name for s in wire.structs.values() if {"request", "command"} & s.marks}
    strict |= {message.type for message in wire.client}
    for owner, one in all_fields(wire):
        enum: Enum | None = wire.enums.get(one.type.name)
        if owner in strict and enum and "open" in enum.marks:
            yield f"{owner}.{one.name}: {enum.name} is open, and requests are read strictly"


def messages(wire: Wire):
    for side in (wire.server, wire.client):
        types = [message.type for message in side]
        yield from (f"{type} is there twice" for type in set(types) if types.count(type) > 1)
        for message in side:
            if message.payload and message.payload not in wire.structs:
                yield f"{message.type}: {message.payload} is not declared"
    for message in wire.client:
        if message.sender not in SENDERS:
            yield f"{message.type}: who is {message.sender}?"
        if message.payload and message.fields:
            yield f"{message.type}: a payload and keys of its own"


def routes(wire: Wire):
    for route in wire.routes:
        for body in (route.request, route.response if route.is_json else None):
            if body and body not in wire.structs:
                yield f"{route.method} {route.path}: {body} is not declared"
