"""How objects are read in Swift, where the compiler's own way says too little."""

from model import Field, Struct, Type, Wire
from swift_text import call, fill


def swift(type: Type) -> str:
    name = {"JSON": "JSONValue", "Frame": "JSONFragment"}.get(type.name, type.name)
    return f"[{name}]" if type.is_list else name


def reading(wire: Wire, one: Struct) -> list[str]:
    """Nothing where `Codable` does it; requests have limits, and lists may have words to leave out."""
    is_plain = not any(f.known or f.low is not None or f.up_to or f.default for f in one.stored)
    if "request" not in one.marks and not any(f.known for f in one.stored):
        return []
    if is_plain and "checked" not in one.marks:
        return []
    lines = ["", *keys(one), ""]
    if "request" in one.marks:
        lines.append("  /// - Throws: `RequestError` naming what is out of its limits.")
    lines += ["  public init(from decoder: any Decoder) throws {",
              "    let keys = try decoder.container(keyedBy: Keys.self)"]
    for field in one.stored:
        lines += assign(field, value(wire, field))
    if "checked" in one.marks:
        lines.append("    try check(in: keys)")
    return [*lines, "  }"]


def keys(one: Struct) -> list[str]:
    names = [field.name for field in one.stored]
    line = f"  enum Keys: String, CodingKey {{ case {', '.join(names)} }}"
    if len(line) <= 100:
        return [line]
    return ["  enum Keys: String, CodingKey {", *(f"    case {name}" for name in names), "  }"]


def assign(field: Field, value: str) -> list[str]:
    line = f"    {field.name} = {value}"
    return [line] if len(line) <= 100 else [f"    {field.name} =", f"      {value}"]


def value(wire: Wire, field: Field) -> str:
    """The expression that reads one key."""
    key, type = f"forKey: .{field.name})", swift(field.type)
    if field.known:
        return f"try keys.decodeKnown({field.type.name}.self, {key}"
    may_miss = field.optional or field.nullable
    verb = "decodeIfPresent" if may_miss or field.default else "decode"
    enum = wire.enums.get(field.type.name)
    if field.optional and field.nullable:
        return f"try keys.decodePresence({'word: ' if enum else ''}{type}.self, {key}"
    if field.low is not None:
        return f"try keys.{verb}({field.low}...{field.high}, {key}"
    if field.up_to:
        return f"try keys.{verb}(upTo: {field.up_to}, {key}"
    if enum and may_miss:
        return f"try keys.{verb}({'number' if enum.is_number else 'word'}: {type}.self, {key}"
    return f"try keys.{verb}({type}.self, {key}" + (f" ?? {field.default}" if field.default else "")


def command_reading(wire: Wire, one: Struct) -> list[str]:
    arguments = [f"{field.name}: {payload_value(field)}" for field in one.stored]
    return ["", "  init(reading payload: PayloadReader) throws(ClientMessageError) {",
            *call("self.init", arguments, 4), "  }"]


def payload_value(field: Field) -> str:
    """The expression that reads one key of a client's payload, strictly (EV15)."""
    name = f'"{field.name}"'
    if field.known:
        return f"try payload.known({name}, {field.type.name}.self)"
    if field.text:
        return f"try payload.typed({name}, {field.text}.self)"
    if field.low is not None:
        whole = "optionalWhole" if field.optional else "whole"
        return f"try payload.{whole}({name}, {grouped(field.low)}...{grouped(field.high)})"
    if field.flag:
        return f"try payload.optional({name}) ?? false"
    return f"try payload.{'optional' if field.optional or field.nullable else 'required'}({name})"


def grouped(number: int) -> str:
    return f"{number:_}"
