/// Everything that crosses the wire, read off the Swift types themselves: every type is made from
/// made-up values and written, and what its writer declares on the way is its description.
///
/// What the server sends is described by the writer alone. What a client may leave out of a message
/// or a request is found by leaving it out.
public struct WireSchema: Sendable {
  /// A message and the object in its payload.
  public struct Message: Equatable, Sendable {
    public let type: String
    public let payload: String
  }

  /// The members of every object, by its name.
  public let objects: [String: [WireMember]]
  public let serverMessages: [Message]
  public let clientMessages: [Message]
  /// The frames around payloads, without `payload` itself.
  public static let serverHead = "ServerHead"
  public static let clientHead = "ClientHead"

  public init() {
    var collector = ShapeCollector()
    serverMessages = ServerMessageType.allCases.map { Self.describe($0, in: &collector) }
    let client = ClientMessageType.allCases.map { Self.describe($0, in: &collector) }
    clientMessages = client.map(\.message)
    for body in Self.bodies { Self.describe(body, in: &collector) }
    Self.describeHeads(in: &collector)

    var objects = collector.objects
    for (message, mayMiss) in client { objects[message.payload]?.loosen(mayMiss) }
    for body in Self.requests { objects[String(describing: body)]?.loosen(Self.mayMiss(body)) }
    self.objects = objects
  }

  /// The fixed values of every enum, by its name.
  public var words: [String: [String]] {
    var words: [String: [String]] = [:]
    for shape in objects.values.flatMap({ $0 }).map(\.shape.element) {
      if case .words(let name, let values) = shape { words[name] = values }
    }
    return words
  }
}

extension WireShape {
  /// What is inside the lists, or the shape itself.
  public var element: WireShape {
    if case .list(let inner) = self { inner.element } else { self }
  }
}

extension [WireMember] {
  /// Makes the members optional whose absence `mayMiss` allows, given the names of the others.
  fileprivate mutating func loosen(_ mayMiss: (Set<String>) -> Bool) {
    let names = Set(map(\.name))
    guard mayMiss(names) else { return }
    for index in indices where mayMiss(names.subtracting([self[index].name])) {
      self[index].isOptional = true
    }
  }
}
