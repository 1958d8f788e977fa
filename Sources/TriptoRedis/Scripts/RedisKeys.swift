/// The name of every key, in one place (CL1).
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

  /// A node's address while it lives.
  public func node(_ node: NodeID) -> String { prefix + "node:\(node.rawValue)" }

  /// The nodes, by when they count as gone.
  public var nodes: String { prefix + "nodes" }

  /// What ends by itself unless it is written again.
  func value(_ name: String) -> String { prefix + name }

  /// Attempts that all nodes count together (CL9).
  func limit(_ name: String) -> String { prefix + "limit:" + name }

  /// A screen that waits for a game, by its code (RE70).
  func screen(_ code: String) -> String { prefix + "screen:" + code }

  /// The codes of all screens, by when they end.
  var screens: String { prefix + "screens" }

  /// A channel, named as keys are.
  public func channel(_ name: String) -> String { prefix + "channel:" + name }
}
