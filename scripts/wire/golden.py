"""The golden files: do they fit the declaration, does every key of it have one, and which are still to be made."""

from __future__ import annotations

import json
from pathlib import Path

from model import Enum, Field, Ident, Type, Wire
from samples import Sampler, bodies
from typescript import command_name, may_be_absent

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Tests/TriptoWireTests/Golden"
NUMBERS = {"Int": int, "Double": (int, float)}


def files(side: str) -> dict[str, object]:
    """The content of every golden file of a side, by its name."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted((FOLDER / side).glob("*.json"))}


def example(side: str, kind: str):
    """A golden file of a message or body; None when there is none yet."""
    found = [(name.count("."), name) for name in files(side) if name.split(".")[0] == kind]
    return files(side)[min(found)[1]] if found else None


def missing(wire: Wire) -> dict[str, str]:
    """A golden file for each message and body that has none, made of its sample."""
    sampler, made = Sampler(wire), {}
    wanted = {f"server/{m.type}": lambda m=m: sampler.server(m) for m in wire.server}
    wanted |= {f"client/{m.type}": lambda m=m: sampler.client(m) for m in wire.client if not m.means}
    wanted |= {f"rest/{name}": lambda name=name: sampler.struct(name) for name in bodies(wire)}
    for name, make in wanted.items():
        side, kind = name.split("/")
        if example(side, kind) is None:
            path = (FOLDER / f"{name}.json").relative_to(ROOT).as_posix()
            made[path] = json.dumps(make(), ensure_ascii=False, indent=2) + "\n"
    return made


def complaints(wire: Wire) -> list[str]:
    """What of the golden files does not fit, one line per key, and the keys that none of them shows."""
    fit = Fit(wire)
    for side in ("server", "client", "rest"):
        for name, content in files(side).items():
            # NB: what v1 clients send is read only, and not all of it is declared.
            if side != "client" or not name.endswith(".v1"):
                fit.file(side, name, content)
    return fit.found + [f"{key} is shown by no golden file" for key in sorted(fit.declared - fit.seen)]


class Fit:
    """Compares JSON with what is declared: exactly its keys, and values of their types."""

    def __init__(self, wire: Wire):
        self.wire, self.found, self.seen = wire, [], set()
        self.objects: dict[str, tuple[list[Field], set[str]]] = {
            s.name: (s.fields, s.marks) for s in wire.structs.values() if "command" not in s.marks}
        self.objects |= {command_name(m.type): (wire.command(m), {"command"}) for m in wire.client if not m.means}
        self.objects["MusicGainSetCommand"] = self.objects["HostMusicGainSetCommand"]
        self.declared = {f"{name}.{f.name}" for name, (fields, _) in self.objects.items() for f in fields
                         if name != "MusicGainSetCommand"}

    def file(self, side: str, name: str, content) -> None:
        kind = name.split(".")[0]
        if side == "rest":
            self.object(content, kind, name)
        elif content.get("type") != kind:
            self.found.append(f"{name}: type is {content.get('type')}")
        else:
            self.envelope(side, content, name)

    def envelope(self, side: str, content: dict, place: str) -> None:
        rows = self.wire.server if side == "server" else self.wire.client
        row = next((m for m in rows if m.type == content.get("type")), None)
        if row is None:
            self.found.append(f"{place}: no such message")
            return
        payload = row.payload if side == "server" else command_name(row.type)
        self.object({k: v for k, v in content.items() if k != "payload"}, f"{side.capitalize()}Head", place)
        self.object(content["payload"], payload, place)

    def object(self, content: dict, name: str, place: str) -> None:
        fields, marks = self.objects[name]
        if not isinstance(content, dict):
            self.found.append(f"{place}: no object")
            return
        self.found += [f"{place}.{key}: not declared" for key in content.keys() - {f.name for f in fields}]
        for one in fields:
            if one.name in content:
                self.seen.add(f"{name}.{one.name}")
                self.value(content[one.name], one, f"{place}.{one.name}")
            elif not may_be_absent(one, marks):
                self.found.append(f"{place}.{one.name}: missing")

    def value(self, value, one: Field, place: str) -> None:
        if value is None and one.nullable:
            return
        if not one.type.is_list:
            self.single(value, one.type, place)
        elif isinstance(value, list):
            for element in value:
                self.single(element, one.type, place)
        else:
            self.found.append(f"{place}: no list")

    def single(self, value, type: Type, place: str) -> None:
        if type.name in self.objects:
            self.object(value, type.name, place)
        elif type.name == "Frame":
            self.envelope("server", value, place)
        elif not self.is_value(value, type.name):
            self.found.append(f"{place}: {value!r} is no {type.name}")

    def is_value(self, value, name: str) -> bool:
        if name == "JSON":
            return True
        if name in NUMBERS:
            return isinstance(value, NUMBERS[name]) and not isinstance(value, bool)
        if name == "Bool":
            return isinstance(value, bool)
        words: Enum | Ident | None = self.wire.enums.get(name) or self.wire.idents.get(name)
        if isinstance(words, Enum) and words.is_number:
            return any(float(case.value) == value for case in words.cases)
        return isinstance(value, str) and (not words or not words.cases or value in [c.value for c in words.cases])
