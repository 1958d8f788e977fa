package import TriptoGuard

/// Finds games that this process does not have: it is one node of a cluster (CL3).
package protocol GameLocator: Sendable {
  /// Where a game is. One that nobody has is taken by this node.
  func place(ofSession id: String) async -> GamePlace

  /// - Parameter code: upper case (ID4).
  func place(ofCode code: String) async -> GamePlace

  /// This node has let a game go.
  func released(_ id: String)
}

/// Where a game is.
package enum GamePlace: Sendable {
  /// Here, since now.
  case here(Session)
  /// On another node, reached there.
  case at(NodeAddress)
  /// Nowhere: there is no such game.
  case nowhere
  /// It cannot be told now; whoever asks again later is told.
  case unsettled
}

/// Where other nodes reach a node.
package struct NodeAddress: Sendable, Equatable {
  package let host: String
  package let port: Int

  package init(host: String, port: Int) { (self.host, self.port) = (host, port) }
}

/// This process as one node of a cluster.
package struct Membership: Sendable {
  package let locator: any GameLocator
  /// What operators ask of this node.
  package let operations: any NodeOperations
  /// Who tells operators of the games here.
  package let sketches: (any GameSketches)?
  /// The screens of all nodes; nil where each has its own.
  package let screens: (any WaitingScreens)?
  /// Sockets whose games are on other nodes.
  package let passedOn: PassedOnSockets
  /// Goes with what nodes pass on to each other. Only they know it, for they share a database.
  package let key: String

  package init(
    _ node: any GameLocator & NodeOperations, key: String, sketches: (any GameSketches)? = nil,
    screens: (any WaitingScreens)? = nil, passedOn: PassedOnSockets
  ) {
    (locator, operations, self.key) = (node, node, key)
    (self.sketches, self.screens, self.passedOn) = (sketches, screens, passedOn)
  }

  /// Whether a key is the right one, in a time that tells nothing of how much of it is.
  package static func isKey(_ given: String, _ key: String) -> Bool {
    let (given, key) = (Array(given.utf8), Array(key.utf8))
    guard given.count == key.count else { return false }
    return zip(given, key).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Carries the key.
  package static let keyHeader = "Tripto-Relay"
  /// Carries the address of the client.
  package static let clientHeader = "Tripto-Relayed-For"
  /// Carries what the client calls itself, where its HELLO said so (WS25).
  package static let deviceHeader = "Tripto-Relayed-Device"
}
