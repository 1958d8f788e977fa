extension StatePatch {
  /// What makes `next` of `base`: whole fields of the state, by the bytes they were written in. The
  /// version is told beside them.
  ///
  /// - Parameters: two states of one viewer, as it was or would be sent them.
  /// - Returns: nil when a name cannot be put into a path as it stands.
  public init?(from base: EncodedState, to next: EncodedState) {
    let old = Dictionary(base.fields.map { ($0.name, $0.value) }) { first, _ in first }
    let new = Set(next.fields.map(\.name))
    guard !new.union(old.keys).contains(where: { $0.contains("\\") }) else { return nil }
    var ops: [PatchOperation] = []
    for (name, value) in next.fields where name != "version" && old[name] != value {
      let fragment = JSONFragment(bytes: Array(value))
      let path = Self.pointer(to: name)
      ops.append(
        old[name] == nil
          ? .add(path: path, value: fragment) : .replace(path: path, value: fragment))
    }
    for (name, _) in base.fields where !new.contains(name) {
      ops.append(.remove(path: Self.pointer(to: name)))
    }
    self.init(ops: ops, baseVersion: base.version, version: next.version)
  }

  /// RFC 6901
  private static func pointer(to name: String) -> String {
    "/"
      + name.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
      .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
  }
}
