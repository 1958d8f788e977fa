import Foundation

/// One thing to lay out; NODES.md lists the kinds and their arguments.
@_spi(Testing) public final class Node {
  public let kind: String
  public var args: [String: Any]
  public var children: [Node]
  /// Where it stands: the same as long as the graph takes it for the same thing.
  public let identity: String
  public let environment: EnvironmentValues
  var tag: AnyHashable?
  var deeds = Deeds()

  public init(
    kind: String, args: [String: Any] = [:], children: [Node] = [], identity: String = "",
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.kind, self.args, self.children) = (kind, args, children)
    (self.identity, self.environment) = (identity, environment)
  }
}

/// What a person can do with a node.
struct Deeds {
  var press: (@MainActor () -> Void)?
  var hold: (@MainActor (Bool) -> Void)?
  var write: (@MainActor (String) -> Void)?
  var submit: (@MainActor () -> Void)?
  var focus: (@MainActor (Bool) -> Void)?
  var step: (@MainActor (Double) -> Void)?
  var choose: (@MainActor (AnyHashable) -> Void)?
  var dismiss: (@MainActor () -> Void)?
  var pick: (@MainActor (Result<[URL], any Error>) -> Void)?
}

extension Node {
  /// This and the modifiers' children down to the view that they are on.
  var chain: [Node] {
    kind.hasPrefix("mod:") ? [self] + (children.first?.chain ?? []) : [self]
  }

  /// This and all below it, those of arguments included, depth first.
  public var all: [Node] {
    [self] + children.flatMap(\.all) + parts.flatMap(\.all)
  }

  /// The views among its arguments, without those that are its children too.
  private var parts: [Node] {
    let known = Set(children.map(ObjectIdentifier.init))
    return args.sorted { $0.key < $1.key }.flatMap { $0.value as? [Node] ?? [] }
      .filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// What it says: its texts in reading order.
  public var texts: [String] { all.compactMap { $0.args["string"] as? String } }

  /// A picture of the tree in letters, for messages of tests.
  public func outline(_ depth: Int = 0) -> String {
    let said = (args["string"] as? String).map { " \"\($0)\"" } ?? ""
    let below = children.map { $0.outline(depth + 1) }.joined()
    return String(repeating: "  ", count: depth) + kind + said + "\n" + below
  }
}
