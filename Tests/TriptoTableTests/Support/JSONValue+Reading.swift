package import TriptoKernel
import TriptoWire

/// Short ways to read an answer.
extension JSONValue {
  /// The value at a path of keys and indices, as in `state.players.0.name`; nil when it is absent.
  package func at(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self as JSONValue?) { value, step in
      switch value {
      case .object(let members): members[String(step)]
      case .array(let elements):
        Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      default: nil
      }
    }
  }

  package func text(_ path: String) -> String? {
    if case .string(let text) = at(path) { text } else { nil }
  }

  package func int(_ path: String) -> Int? {
    if case .int(let number) = at(path) { number } else { nil }
  }

  /// A number, whole or not.
  package func number(_ path: String) -> Double? {
    switch at(path) {
    case .int(let whole): Double(whole)
    case .double(let number): number
    default: nil
    }
  }

  package func flag(_ path: String) -> Bool? {
    if case .bool(let flag) = at(path) { flag } else { nil }
  }

  /// The elements of an array; empty when there is none.
  package func list(_ path: String) -> [JSONValue] {
    if case .array(let elements) = at(path) { elements } else { [] }
  }

  /// The texts under `key` of each element of an array.
  package func texts(_ path: String, _ key: String) -> [String] {
    list(path).compactMap { $0.text(key) }
  }

  /// The names of an object's members.
  package var keys: Set<String> {
    if case .object(let members) = self { Set(members.keys) } else { [] }
  }

  /// Every member of these names, however deep.
  package func members(named names: Set<String>) -> [(name: String, value: JSONValue)] {
    switch self {
    case .object(let members):
      members.flatMap { name, value in
        (names.contains(name) ? [(name, value)] : []) + value.members(named: names)
      }
    case .array(let elements): elements.flatMap { $0.members(named: names) }
    default: []
    }
  }

  package var jsonText: String { String(decoding: jsonBytes(), as: UTF8.self) }
}
