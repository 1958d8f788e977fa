import TriptoWire

/// The wire as TypeScript, made from the schema of the Swift types.
struct TypeScript {
  let schema: WireSchema

  static let header = """
    // Made by `tripto wiregen` from the types in Kit/Sources/TriptoWire: change those, not this file.
    // Keys are what is promised; a message may carry more. Times are epoch ms.
    """

  /// The whole file; the same types always give the same bytes.
  var text: String {
    let words = schema.words.sorted { $0.key < $1.key }.map { union($0.key, of: $0.value) }
    let objects = schema.objects.sorted { $0.key < $1.key }.map { interface($0.key, $0.value) }
    let server = messages("Server", schema.serverMessages, head: WireSchema.serverHead)
    let client = messages("Client", schema.clientMessages, head: WireSchema.clientHead)
    return ([Self.header] + words + objects + server + client).joined(separator: "\n\n") + "\n"
  }

  private func messages(
    _ side: String, _ messages: [WireSchema.Message], head: String
  ) -> [String] {
    let payloads = messages.map { "  \($0.type): \(Self.name($0.payload));\n" }.joined()
    return [
      "export interface \(side)Payloads {\n\(payloads)}",
      "export type \(side)MessageType = keyof \(side)Payloads;",
      """
      export type \(side)Message = {
        [Type in \(side)MessageType]: \(head) & { type: Type; payload: \(side)Payloads[Type] };
      }[\(side)MessageType];
      """,
    ]
  }

  private func interface(_ name: String, _ members: [WireMember]) -> String {
    guard !members.isEmpty else {
      return "export type \(Self.name(name)) = Record<string, never>;"
    }
    let lines = members.map { member in
      let value = type(member.shape) + (member.isNullable ? " | null" : "")
      return "  \(member.name)\(member.isOptional ? "?" : ""): \(value);\n"
    }
    return "export interface \(Self.name(name)) {\n\(lines.joined())}"
  }

  private func union(_ name: String, of values: [String]) -> String {
    let line = "export type \(Self.name(name)) = \(values.joined(separator: " | "));"
    guard line.count > 100 else { return line }
    let lines = values.map { "\n  | \($0)" }.joined()
    return "export type \(Self.name(name)) =\(lines);"
  }

  private func type(_ shape: WireShape) -> String {
    switch shape {
    case .text: "string"
    case .number: "number"
    case .truth: "boolean"
    case .anything: "unknown"
    case .words(let name, _), .object(let name): Self.name(name)
    case .list(let element): type(element) + "[]"
    }
  }

  /// TypeScript's way to write an abbreviation: `TrackId`.
  private static func name(_ swift: String) -> String {
    swift.hasSuffix("ID") ? swift.dropLast(2) + "Id" : swift
  }
}
