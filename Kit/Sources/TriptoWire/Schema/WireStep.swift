/// A step of a `JSONWriter` while a schema is being made: the skeleton of what it writes.
enum WireStep: Equatable, Sendable {
  /// A key and the type of its value; it is noted whether or not the key is then written.
  case member(WireMember)
  case key(String)
  case null
  case open(isList: Bool)
  case close
}

extension JSONWriter {
  /// The steps that `body` takes.
  static func trace(_ body: (inout JSONWriter) -> Void) -> [WireStep] {
    var json = JSONWriter()
    json.trace = []
    body(&json)
    return json.trace ?? []
  }

  // NB: these stand on the hot path; when nothing is traced they cost one comparison.
  @inline(__always) mutating func step(_ step: @autoclosure () -> WireStep) {
    if trace != nil { append(step()) }
  }

  @inline(__always) mutating func note(
    _ name: StaticString, _ shape: @autoclosure () -> WireShape, isOptional: Bool = false,
    isNullable: Bool = false
  ) {
    step(
      .member(
        WireMember(name.description, shape(), isOptional: isOptional, isNullable: isNullable)))
  }

  @inline(never) private mutating func append(_ step: WireStep) { trace?.append(step) }
}
