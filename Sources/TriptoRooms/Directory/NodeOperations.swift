import TriptoTable

/// What operators ask of one node of a cluster (CL8).
package protocol NodeOperations: Sendable {
  func status() async -> NodeStatus

  /// Whether it has known at least once which nodes live, and may take games since: it is ready then.
  func hasSettled() async -> Bool

  /// Gives a game to another node, between two moments. Returns when the database knows.
  func handOver(_ id: String, to node: String) async throws(HandOverRefusal)
}

/// What one node is doing, as it tells other nodes.
package struct NodeStatus: Sendable, Equatable, Codable {
  package let name: String
  /// Of its program, as the package names it; nil out of a checkout, and from nodes of before.
  package let version: String?
  /// The version of the rules that its games begin with (CL7).
  package let rules: Int
  /// It was told to stop.
  package let isDraining: Bool
  /// It knows which nodes live, and takes games (CL5).
  package let isSettled: Bool
  /// The ids of its games.
  package let sessions: [String]

  package init(
    name: String, version: String?, rules: Int, isDraining: Bool, isSettled: Bool,
    sessions: [String]
  ) {
    self.name = name
    self.version = version
    self.rules = rules
    self.isDraining = isDraining
    self.isSettled = isSettled
    self.sessions = sessions
  }
}

extension NodeStatus {
  /// As it is now.
  package init(name: String, version: String?, isSettled: Bool, _ registry: SessionRegistry) {
    self.init(
      name: name, version: version, rules: Genesis.rules, isDraining: registry.isClosing,
      isSettled: isSettled,
      sessions: registry.all.map(\.id))
  }
}

/// Why a game stays where it is.
package enum HandOverRefusal: Error, Sendable, Equatable, CustomStringConvertible {
  case notHere, itself, moving, unsaved, unsettled, failed
  case unknownNode(String)

  package var description: String {
    switch self {
    case .notHere: "this node does not have the game; look again where it is"
    case .itself: "the game is on that node"
    case .moving: "the game is being moved"
    case .unsaved: "the game cannot be saved now; try again when its database is back"
    case .unsettled: "this node does not know which nodes live, or is stopping; try again in 3 s"
    case .failed: "the game was not handed over; it is over, or goes on where somebody asks for it"
    case .unknownNode(let name): "no living node is called \(name)"
    }
  }
}
