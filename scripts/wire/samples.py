"""Samples of every message and body: with all its keys, and with as few as may be."""

import json

from model import ClientMessage, Enum, Field, ServerMessage, Struct, Type, Wire

PATH = "Tests/TriptoWireTests/Samples/{side}.txt"
SESSION = "5f0c2c1e-8d7a-4c37-9b0e-2f6a1d9e4b11"
NOW = 1767225600000


def emit(wire: Wire) -> dict[str, str]:
    """A file for each side, one sample a line; a body follows its name."""
    sides: dict[str, list[str]] = {"server": [], "client": [], "rest": []}
    for sampler in (Sampler(wire), Sampler(wire, is_full=False)):
        sides["server"] += [line(sampler.server(m)) for m in wire.server if is_made(wire, m.payload)]
        own = [m for m in wire.client if not m.means and is_made(wire, m.payload or "")]
        sides["client"] += [line(sampler.client(m)) for m in own]
        names = [name for name in bodies(wire) if is_made(wire, name)]
        sides["rest"] += [f"{name} {line(sampler.struct(name))}" for name in names]
    return {PATH.format(side=side): "".join(dict.fromkeys(row + "\n" for row in rows)) for side, rows in sides.items()}


def bodies(wire: Wire) -> list[str]:
    """What requests take and answer, and errors, by name."""
    named = {name for route in wire.routes for name in (route.request, route.response)}
    return [name for name in wire.structs if name in named | {"ErrorBody"}]


def line(sample: dict) -> str:
    return json.dumps(sample, ensure_ascii=False, separators=(",", ":"))


def is_made(wire: Wire, name: str, seen: frozenset = frozenset()) -> bool:
    """Whether nothing of an object is written or read by hand, so that its sample proves what is made."""
    one = wire.structs.get(name)
    if one is None or name in seen:
        return True
    if {"by hand", "reads by hand", "checked"} & one.marks or any(f.derived or f.when for f in one.fields):
        return False
    return all(is_made(wire, f.type.name, seen | {name}) for f in one.fields)


class Sampler:
    """Makes JSON of the declaration alone, in its order of keys."""

    def __init__(self, wire: Wire, is_full: bool = True):
        self.wire, self.is_full = wire, is_full

    def server(self, message: ServerMessage) -> dict:
        head = {"type": message.type, "sessionId": SESSION, "serverTimeMs": NOW}
        return head | {"payload": self.struct(message.payload)}

    def client(self, message: ClientMessage) -> dict:
        head = {"type": message.type, "sessionId": SESSION, "serverTimeMs": NOW}
        payload = self.wire.command(message)
        return head | {"payload": {f.name: self.field(f) for f in payload if self.is_there(f)}}

    def struct(self, name: str) -> dict:
        one: Struct = self.wire.structs[name]
        return {f.name: self.field(f) for f in one.fields if self.is_there(f)}

    def is_there(self, one: Field) -> bool:
        return self.is_full or not one.optional

    def field(self, one: Field):
        if one.flag:
            return True
        if one.nullable and not self.is_full:
            return None
        if one.const is not None:
            return int(one.const)
        if one.low is not None:
            return one.low
        if one.type.is_list and not self.is_full:
            return []
        value = self.single(one.type, one.name)
        return [value] if one.type.is_list else value

    def single(self, type: Type, key: str):
        if type.name in self.wire.structs:
            return self.struct(type.name)
        if type.name in self.wire.enums:
            return self.word(self.wire.enums[type.name])
        if type.name in self.wire.idents:
            ident = self.wire.idents[type.name]
            return ident.example or (ident.cases[0].value if ident.cases else key)
        if type.name == "Int":
            return NOW if key.endswith("AtMs") or key.endswith("ServerMs") else 3
        return {"String": key, "Double": 0.5, "Bool": True, "JSON": {"any": [1, None]}}.get(type.name, {})

    def word(self, enum: Enum):
        case = enum.cases[0 if self.is_full else -1]
        return int(float(case.value)) if enum.is_number else case.value

