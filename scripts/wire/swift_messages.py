"""What the server says and what clients say, as enums with their writing and reading."""

from model import ClientMessage, Field, Wire, camel
from swift_reading import payload_value
from swift_text import arm, call, doc
from swift_types import kept, write


def server(wire: Wire) -> list[str]:
    rows = [(camel(m.type), m) for m in wire.server]
    lines = [*doc("Every `type` the server sends (EV17–EV57, EX). No other name goes out (EV48, EV58)."),
             "public enum ServerMessageType: String, Codable, CaseIterable, Sendable, JSONWritable {",
             *(f'  case {name} = "{m.type}"' for name, m in rows), "",
             *doc("Whether the message belongs to the extensions, so that v1 connections never get it (EX1).", 2),
             "  public var isExtension: Bool {", "    switch self {",
             *arm([name for name, m in rows if "extension" in m.marks], "true", 4),
             "    default: false", "    }", "  }", "}", ""]
    lines += [*doc(wire.server_doc), "public enum ServerMessage: Equatable, Sendable {"]
    lines += [f"  {'indirect ' if 'indirect' in m.marks else ''}case {name}({m.payload})" for name, m in rows]
    lines += ["  /// A message newer than this build: clients skip it. The server never makes one.",
              "  case unknown(String)", "}", ""]
    return lines + server_access(rows) + server_reading(rows)


def server_access(rows) -> list[str]:
    def table(head: str, value: str, unknown: str) -> list[str]:
        return [f"  {head} {{", "    switch self {", *(value.format(n=name) for name, _ in rows),
                f"    case .unknown{unknown}", "    }", "  }"]

    return ["extension ServerMessage {",
            "  /// What is inside; nil for an unknown message.",
            *table("public var payload: (any ServerPayload)?", "    case .{n}(let payload): payload", ": nil"), "",
            "  /// The `type` of the envelope.",
            *table("public var type: String", "    case .{n}: ServerMessageType.{n}.rawValue", "(let type): type"), "",
            "  /// Writes the `payload` object: the hot path.",
            *table("public func writePayload(to json: inout JSONWriter)",
                   "    case .{n}(let payload): payload.write(to: &json)", ": json.object {{ _ in }}".replace("{{", "{").replace("}}", "}")),
            "", ]


def server_reading(rows) -> list[str]:
    return ["  /// Reads the payload that belongs to `type`.",
            "  /// - Throws: `DecodingError` when the payload lacks a key or holds a wrong type.",
            "  init<Key>(",
            "    _ type: ServerMessageType, from container: KeyedDecodingContainer<Key>, at key: Key",
            "  ) throws {",
            "    func read<Payload: ServerPayload>(_ kind: Payload.Type = Payload.self) throws -> Payload {",
            "      try container.decode(kind, forKey: key)", "    }", "    switch type {",
            *(f"    case .{name}: self = .{name}(try read())" for name, _ in rows), "    }", "  }", "}"]


def client(wire: Wire) -> list[str]:
    return [*client_types(wire), "", *client_cases(wire), "", *client_access(wire), "", *client_reading(wire), "",
            *client_writing(wire)]


def client_types(wire: Wire) -> list[str]:
    lines = [*doc("Every `type` a client may send (EV1–EV14, EX8, EX16–EX24, EX38)."),
             "public enum ClientMessageType: String, CaseIterable, Sendable {"]
    for m in wire.client:
        lines += [*(doc(m.doc, 2) if m.means else []), f'  case {camel(m.type)} = "{m.type}"']
    return [*lines, "}"]


def own(wire: Wire) -> list[ClientMessage]:
    """Without those that are another name of one."""
    return [message for message in wire.client if not message.means]


def client_cases(wire: Wire) -> list[str]:
    lines = [*doc(wire.client_doc), "public enum ClientMessage: Equatable, Sendable {"]
    for m in own(wire):
        values = [m.payload] if m.payload else [label(f) + kept(f) for f in m.fields]
        lines += [*doc(m.doc, 2), f"  case {camel(m.type)}" + (f"({', '.join(values)})" if values else "")]
    return [*lines, "}"]


def label(field: Field) -> str:
    return "" if field.unlabelled else f"{field.name}: "


def client_access(wire: Wire) -> list[str]:
    return ["extension ClientMessage {", "  /// The `type` this message is sent with.",
            "  public var type: ClientMessageType {", "    switch self {",
            *(f"    case .{camel(m.type)}: .{camel(m.type)}" for m in own(wire)), "    }", "  }", "}"]


def client_reading(wire: Wire) -> list[str]:
    lines = ["extension ClientMessage {", "  /// Reads the payload that belongs to the reader's type.",
             "  /// - Throws: `.invalidPayload`, naming the field.",
             "  init(reading payload: PayloadReader) throws(ClientMessageError) {", "    switch payload.type {"]
    for m in own(wire):
        names = [camel(m.type)] + [camel(other.type) for other in wire.client if other.means == m.type]
        head, make = f"    case {', '.join('.' + name for name in names)}:", f"self = .{camel(m.type)}"
        values = [f"try {m.payload}(reading: payload)"] if m.payload else \
            [label(f) + payload_value(f) for f in m.fields]
        line = f"{head} {make}" + (f"({', '.join(values)})" if values else "")
        lines += [line] if len(line) <= 100 else [head, *call(make, values, 6)]
    return [*lines, "    }", "  }", "}"]


def client_writing(wire: Wire) -> list[str]:
    lines = ["extension ClientMessage {", "  /// Writes the `payload` object, as new clients send it.",
             "  public func writePayload(to json: inout JSONWriter) {", "    json.object { json in",
             "      switch self {"]
    empty = [camel(m.type) for m in own(wire) if not m.payload and not m.fields]
    for m in own(wire):
        if m.payload:
            lines.append(f"      case .{camel(m.type)}(let payload): payload.writeMembers(to: &json)")
        elif m.fields:
            bound = ", ".join(f"let {f.name}" for f in m.fields)
            lines += [f"      case .{camel(m.type)}({bound}):", *(write(f, 8) for f in m.fields)]
    return [*lines, *arm(empty, "break", 6), "      }", "    }", "  }", "}"]
