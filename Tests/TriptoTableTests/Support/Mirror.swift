package import TriptoKernel

/// What a client that takes patches knows, from all that its socket got, in order (EX6).
package struct Mirror {
  package private(set) var state = JSONValue.null
  package private(set) var patches = 0

  /// A patch starts from another state than the one that the client has.
  package struct WrongBase: Error {}

  package init() {}

  package init(of messages: some Sequence<TestSocket.Message>) throws {
    for message in messages { try hear(message.json) }
  }

  package mutating func hear(_ message: JSONValue) throws {
    switch message.text("type") {
    case "STATE_SNAPSHOT": state = message.at("payload.state") ?? .null
    case "STATE_PATCH": try apply(message["payload"] ?? .null)
    default: break
    }
  }

  private mutating func apply(_ patch: JSONValue) throws {
    patches += 1
    guard case .object(var fields) = state, state.int("version") == patch.int("baseVersion") else {
      throw WrongBase()
    }
    for op in patch.list("ops") {
      let name = String(op.text("path")?.dropFirst() ?? "")
      fields[name] = op.text("op") == "remove" ? nil : op["value"] ?? .null
    }
    fields["version"] = patch["version"]
    state = .object(fields)
  }

  /// NB: the version also grows by what changes nothing for this viewer.
  package func differs(from told: JSONValue) -> Set<String> {
    told.keys.union(state.keys).subtracting(["version"]).filter { state[$0] != told[$0] }
  }
}
