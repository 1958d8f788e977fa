/// Who has which game, where several nodes write to one ``JournalStore``, each to its own games. A game's token grows with
/// every owner, so that the database refuses what a former one still writes, with `fenced`.
public protocol OwnershipStore: Sendable {
  /// The node that this store claims games for; unique for each process that ever ran.
  var node: String { get }

  /// - Returns: nil when there is no such session, or it has ended.
  func owner(sessionId: String) async throws -> GameOwner?

  /// A session that has not ended, by its join code (ID4).
  func liveSession(joinCode: String) async throws -> String?

  /// Takes a game, if it still has the owner that the caller knows.
  ///
  /// - Returns: false when somebody else was faster.
  func claim(sessionId: String, from former: GameOwner) async throws -> Bool

  /// Lets a game go. Nothing when this node does not have it any more.
  ///
  /// - Parameter heir: the node that has it from now on; nil when anybody may take it.
  func disown(sessionId: String, to heir: String?) async throws

  /// Games that have not ended and that none of `nodes` has, the newest first.
  func orphans(besides nodes: [String], except sessions: [String], limit: Int) async throws
    -> [String]

  /// The games that this node has, as the database knows it.
  func ownedSessions() async throws -> [String]
}

/// Who has a game.
public struct GameOwner: Sendable, Equatable {
  /// Nil when nobody has.
  public let node: String?
  /// How many owners it has had.
  public let token: Int64

  public init(node: String?, token: Int64) { (self.node, self.token) = (node, token) }
}
