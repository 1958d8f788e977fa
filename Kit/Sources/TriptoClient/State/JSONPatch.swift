import TriptoKernel

/// The steps of a STATE_PATCH, which lead from one state to another (EX6). Paths are JSON Pointers (RFC 6901).
struct JSONPatch: Sendable {
  enum Change: Equatable {
    case add(JSONValue)
    case replace(JSONValue)
    case remove
  }

  /// Why a patch cannot be applied: a fresh snapshot is needed.
  enum Misfit: Error, Equatable {
    /// The payload is no patch that this build can read.
    case unreadable
    /// It starts from another version than the one that is here.
    case version(Int)
    /// A path leads nowhere.
    case path(String)
  }

  let baseVersion: Int
  let version: Int
  private let steps: [(path: String, change: Change)]

  init(_ payload: JSONValue) throws(Misfit) {
    guard let baseVersion = payload["baseVersion"]?.whole, let version = payload["version"]?.whole,
      case .array(let ops)? = payload["ops"]
    else { throw .unreadable }
    self.baseVersion = baseVersion
    self.version = version
    var steps: [(path: String, change: Change)] = []
    for op in ops { steps.append(try Self.step(op)) }
    self.steps = steps
  }

  private static func step(_ op: JSONValue) throws(Misfit) -> (path: String, change: Change) {
    guard case .string(let path)? = op["path"], case .string(let verb)? = op["op"] else {
      throw .unreadable
    }
    switch (verb, op["value"]) {
    case ("add", let value?): return (path, .add(value))
    case ("replace", let value?): return (path, .replace(value))
    case ("remove", _): return (path, .remove)
    default: throw .unreadable
    }
  }

  /// The state of `version`, made of the one of `baseVersion`.
  func applied(to state: JSONValue) throws(Misfit) -> JSONValue {
    guard state["version"]?.whole == baseVersion else { throw .version(baseVersion) }
    var after = state
    for step in steps {
      after = try Self.edited(after, Self.keys(of: step.path)[...], step.change, step.path)
    }
    guard case .object(var members) = after else { throw .path("") }
    members["version"] = .int(version)
    return .object(members)
  }

  private static func keys(of path: String) throws(Misfit) -> [String] {
    guard path.hasPrefix("/") else { throw .path(path) }
    return path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { part in
      String(part.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }
}

extension JSONPatch {
  /// `target` changed at `keys`.
  private static func edited(
    _ target: JSONValue, _ keys: ArraySlice<String>, _ change: Change, _ path: String
  ) throws(Misfit) -> JSONValue {
    guard let key = keys.first else { throw .path(path) }
    let rest = keys.dropFirst()
    switch target {
    case .object(var members):
      members[key] = try replacement(members[key], rest, change, path)
      return .object(members)
    case .array(var elements):
      try edit(&elements, at: key, rest, change, path)
      return .array(elements)
    case .null, .bool, .int, .double, .string: throw .path(path)
    }
  }

  /// What stands at a key afterwards; nil: nothing.
  private static func replacement(
    _ old: JSONValue?, _ rest: ArraySlice<String>, _ change: Change, _ path: String
  ) throws(Misfit) -> JSONValue? {
    if rest.isEmpty {
      switch change {
      case .add(let value), .replace(let value): return value
      case .remove: return nil
      }
    }
    guard let old else { throw .path(path) }
    return try edited(old, rest, change, path)
  }

  private static func edit(
    _ elements: inout [JSONValue], at key: String, _ rest: ArraySlice<String>, _ change: Change,
    _ path: String
  ) throws(Misfit) {
    if rest.isEmpty, case .add(let value) = change {
      let index = key == "-" ? elements.count : Int(key) ?? -1
      guard (0...elements.count).contains(index) else { throw .path(path) }
      return elements.insert(value, at: index)
    }
    guard let index = Int(key), elements.indices.contains(index) else { throw .path(path) }
    let value = try replacement(elements[index], rest, change, path)
    if let value { elements[index] = value } else { elements.remove(at: index) }
  }
}
