/// One step from an old state to a new one (EX6). `path` is a JSON Pointer, `/players/0/score`.
public enum PatchOperation: WirePayload {
  case add(path: String, value: JSONFragment)
  case replace(path: String, value: JSONFragment)
  case remove(path: String)

  public func write(to json: inout JSONWriter) {
    switch self {
    case .add(let path, let value): Self.write(.add, path, value, to: &json)
    case .replace(let path, let value): Self.write(.replace, path, value, to: &json)
    case .remove(let path): Self.write(.remove, path, nil, to: &json)
    }
  }

  private static func write(
    _ op: PatchVerb, _ path: String, _ value: JSONFragment?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("path", path)
      json.field("op", op)
      json.optional("value", value)
    }
  }

  private enum Keys: String, CodingKey { case path, op, value }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let path = try container.decode(String.self, forKey: .path)
    switch try container.decode(PatchVerb.self, forKey: .op) {
    case .add:
      self = .add(path: path, value: try container.decode(JSONFragment.self, forKey: .value))
    case .replace:
      self = .replace(path: path, value: try container.decode(JSONFragment.self, forKey: .value))
    case .remove: self = .remove(path: path)
    }
  }
}
