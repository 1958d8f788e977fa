"""Ids, enums and objects in Swift: what is kept, how it is made, how it is written and read."""

from model import Enum, Field, Ident, Struct, Type, Wire, camel
from swift_reading import command_reading, reading
from swift_text import doc, signature, fill, WIDTH

PRIMITIVES = {"JSON": "JSONValue", "Frame": "JSONFragment"}


def swift(type: Type) -> str:
    name = PRIMITIVES.get(type.name, type.name)
    return f"[{name}]" if type.is_list else name


def kept(one: Field) -> str:
    """The type of the property."""
    if one.flag:
        return "Bool"
    base = one.stored or swift(one.type)
    if one.optional and one.nullable:
        return f"Presence<{base}>"
    return base + ("?" if one.optional or one.nullable else "")


def parameter(one: Field) -> str:
    default = one.default
    if default is None and one.flag:
        default = "false"
    elif default is None and one.optional:
        default = ".absent" if one.nullable else "nil"
    return f"{one.name}: {kept(one)}" + (f" = {default}" if default is not None else "")


def ident(one: Ident) -> list[str]:
    conformance = "StringID, JSONWritable" + (", CaseIterable" if one.cases else "")
    lines = [*doc(one.doc), f"public struct {one.name}: {conformance} {{", "  public let rawValue: String",
             "  public init(rawValue: String) { self.rawValue = rawValue }"]
    if one.cases:
        lines.append("")
    for case in one.cases:
        lines += [*doc(case.doc, 2), f'  public static let {case.name}: {one.name} = "{case.value}"']
    if one.cases:
        lines += ["", "  /// Every one that this build knows.", *all_cases(one)]
    return [*lines, "}"]


def all_cases(one: Ident | Enum) -> list[str]:
    names, head = [f".{case.name}" for case in one.cases], f"  public static let allCases: [{one.name}] = ["
    line = head + ", ".join(names) + "]"
    if len(line) <= WIDTH:
        return [line]
    filled = fill(names, 4)
    return [head, *filled[:-1], filled[-1] + ",", "  ]"]


def enum(one: Enum) -> list[str]:
    if "open" in one.marks:
        return open_enum(one)
    access = "" if "internal" in one.marks else "public "
    raw = "Double" if one.is_number else "String"
    lines = [*doc(one.doc), f"{access}enum {one.name}: {raw}, Codable, CaseIterable, Sendable, JSONWritable {{"]
    for case in one.cases:
        value = case.value if one.is_number else f'"{case.value}"'
        lines += [*doc(case.doc, 2), f"  case {case.name}" + ("" if case.value == case.name else f" = {value}")]
    if one.is_number:
        lines += ["", f"  {access}func write(to json: inout JSONWriter) {{ json.double(rawValue) }}"]
    return [*lines, "}"]


def open_enum(one: Enum) -> list[str]:
    """An enum to which words are added without a new version: one it does not know is a value."""
    lines = [*doc(one.doc), f"public enum {one.name}: OpenWord {{"]
    for case in one.cases:
        lines += [*doc(case.doc, 2), f"  case {case.name}"]
    lines += ["  /// A word newer than this build; the server never writes one.", "  case unknown(String)", ""]
    lines += ["  /// Every one that this build knows.", *all_cases(one), ""]
    lines += ["  public init?(rawValue: String) {", "    switch rawValue {"]
    lines += [f'    case "{case.value}": self = .{case.name}' for case in one.cases]
    lines += ["    default: return nil", "    }", "  }", "", "  public var rawValue: String {", "    switch self {"]
    lines += [f'    case .{case.name}: "{case.value}"' for case in one.cases]
    return [*lines, "    case .unknown(let word): word", "    }", "  }", "}"]


def struct(wire: Wire, one: Struct) -> list[str]:
    message = next((m for m in wire.server if m.payload == one.name), None)
    conformance = "ServerPayload" if message else "Equatable, Sendable" if "command" in one.marks else "WirePayload"
    lines = [*doc(one.doc), f"public struct {one.name}: {conformance} {{"]
    if message:
        lines.append(f"  public static let messageType = ServerMessageType.{camel(message.type)}")
    for field in one.stored:
        flag = "@TrueOrAbsent " if field.flag else ""
        lines += [*doc(field.doc, 2), f"  {flag}public var {field.name}: {kept(field)}"]
    for field in one.fields:
        if field.const is not None:
            lines += ["", *doc(field.doc, 2), f"  public static let {field.name} = {field.const}"]
    lines += ["", *signature("public init", [parameter(f) for f in one.stored], " {", 2)]
    lines += [*(f"    self.{f.name} = {f.name}" for f in one.stored), "  }", "", *writing(one)]
    if "reads by hand" not in one.marks:
        read = command_reading if "command" in one.marks else reading
        lines += read(wire, one)
    return [*lines, "}", *changing(one)]


def changing(one: Struct) -> list[str]:
    """How the object is changed that `one` is a change of."""
    if not one.changes:
        return []
    return ["", f"extension {one.changes} {{", "  /// Takes over everything that `change` names.",
            f"  public mutating func apply(_ change: {one.name}) {{",
            *(f"    {f.name} = change.{f.name}{'.or(' + f.name + ')' if f.nullable else f' ?? {f.name}'}" for f in one.stored),
            "  }", "}"]


def writing(one: Struct) -> list[str]:
    if "command" in one.marks:
        return ["  func writeMembers(to json: inout JSONWriter) {", *(write(f, 4) for f in one.fields), "  }"]
    return ["  public func write(to json: inout JSONWriter) {", "    json.object { json in",
            *(write(f, 6) for f in one.fields), "    }", "  }"]


def write(one: Field, indent: int) -> str:
    verb = "flag" if one.flag else "presence" if one.optional and one.nullable else \
        "optional" if one.optional else "nullable" if one.nullable else "field"
    value = one.derived or (f"Self.{one.name}" if one.const is not None else one.name)
    if one.accessor:
        value += f".{one.accessor}"
    line = f'json.{verb}("{one.name}", {value})'
    return " " * indent + (f"if {one.when} {{ {line} }}" if one.when else line)
