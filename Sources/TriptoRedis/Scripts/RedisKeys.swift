public import TriptoKernel

/// The name of every key and channel, in one place (DA10–DA13).
public struct RedisKeys: Sendable, Equatable {
  /// Stands before every name, with a colon behind it; empty when Redis has one cluster.
  public let prefix: String

  /// - Parameter cluster: Tells several clusters on one Redis apart: letters, digits, `.`, `_`, `-`; may be empty.
  /// - Throws: `RedisError.address` for any other name.
  public init(cluster: String = "") throws(RedisError) {
    let isName = cluster.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
    }
    guard isName, cluster.utf8.count <= 64 else {
      throw .address(
        "the name of a cluster has up to 64 letters, digits, dots, dashes and underscores")
    }
    prefix = cluster.isEmpty ? "" : cluster + ":"
  }

  /// The latest state and version of a game (DA10).
  public func state(_ session: SessionID) -> String { game(session, "state") }

  /// Whoever decides who braked first (DA11, BR20).
  public func brakeLock(_ session: SessionID) -> String { game(session, "lock:brake") }

  /// A timer's data with its deadline (DA12).
  public func timer(_ session: SessionID, _ timer: String) -> String {
    game(session, "timer:\(timer)")
  }

  /// Which timers a game has, by their deadlines.
  public func timers(_ session: SessionID) -> String { game(session, "timers") }

  /// The clients that are connected to a game (DA13).
  public func presence(_ session: SessionID) -> String { game(session, "presence") }

  /// Who owns a game, and by which fencing token.
  public func lease(_ session: SessionID) -> String { game(session, "lease") }

  /// The last fencing token that was given.
  public var fencing: String { prefix + "fencing" }

  /// The games that a node has leased.
  public func leases(of node: NodeID) -> String { prefix + "node:\(node.rawValue):leases" }

  /// A node's address while it lives.
  public func node(_ node: NodeID) -> String { prefix + "node:\(node.rawValue)" }

  /// The nodes, by when they count as gone.
  public var nodes: String { prefix + "nodes" }

  /// The game of a join code.
  public func joinCode(_ code: String) -> String { prefix + "code:\(code)" }

  /// What somebody has tried in the last minute.
  public func limit(_ action: String, _ whose: String) -> String {
    prefix + "limit:\(action):\(whose)"
  }

  /// A channel, named as keys are.
  public func channel(_ name: String) -> String { prefix + "channel:" + name }

  private func game(_ session: SessionID, _ what: String) -> String {
    prefix + "session:\(session.rawValue):\(what)"
  }
}
