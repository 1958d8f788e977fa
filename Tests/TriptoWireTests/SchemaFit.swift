import TriptoKernel
import TriptoWire

/// Compares JSON with the schema: exactly its keys, and values of their shapes.
struct SchemaFit {
  let schema: WireSchema
  private var seen: Set<String> = []

  init(_ schema: WireSchema) { self.schema = schema }

  /// Each returns what does not fit, one line per key.
  mutating func complaints(ofServer message: JSONValue) -> [String] {
    complaints(of: message, schema.serverMessages, head: WireSchema.serverHead)
  }

  mutating func complaints(ofClient message: JSONValue) -> [String] {
    complaints(of: message, schema.clientMessages, head: WireSchema.clientHead)
  }

  mutating func complaints(_ json: JSONValue, as name: String) -> [String] {
    check(json, .object(name: name), at: name)
  }

  /// The keys of the schema that nothing so far has shown.
  var unseen: [String] {
    schema.objects.flatMap { name, members in members.map { "\(name).\($0.name)" } }
      .filter { !seen.contains($0) }.sorted()
  }

  private mutating func complaints(
    of message: JSONValue, _ messages: [WireSchema.Message], head: String
  ) -> [String] {
    guard case .object(var envelope) = message, let payload = envelope["payload"],
      case .string(let type) = envelope["type"],
      let known = messages.first(where: { $0.type == type })
    else { return ["no message of the schema"] }
    envelope["payload"] = nil
    return complaints(payload, as: known.payload) + complaints(.object(envelope), as: head)
  }

  private mutating func check(_ json: JSONValue, _ shape: WireShape, at path: String) -> [String] {
    switch (json, shape) {
    case (.string, .text), (.int, .number), (.double, .number), (.bool, .truth), (_, .anything):
      return []
    case (_, .object(name: "ServerMessage")): return complaints(ofServer: json)
    case (.object(let values), .object(let name)): return object(values, name, at: path)
    case (.array(let elements), .list(let element)):
      var complaints: [String] = []
      for value in elements { complaints += check(value, element, at: path) }
      return complaints
    case (_, .words(_, let words)):
      return words.contains(String(decoding: json.jsonBytes(), as: UTF8.self))
        ? [] : ["\(path): no such word"]
    default: return ["\(path): \(json) is not \(shape)"]
    }
  }

  private mutating func object(
    _ values: [String: JSONValue], _ name: String, at path: String
  ) -> [String] {
    guard let members = schema.objects[name] else { return ["\(path): no object \(name)"] }
    let unknown = Set(values.keys).subtracting(members.map(\.name))
    var complaints = unknown.sorted().map { "\(path).\($0): not in the schema" }
    for member in members {
      let place = "\(path).\(member.name)"
      guard let value = values[member.name] else {
        if !member.isOptional { complaints.append("\(place): missing") }
        continue
      }
      seen.insert("\(name).\(member.name)")
      if value == .null, member.isNullable { continue }
      complaints += check(value, member.shape, at: place)
    }
    return complaints
  }
}
