import TriptoPostgres
import TriptoStore

/// The owners in a real database, where a question can wait.
struct HeldOwners: OwnershipStore {
  /// Called before a game's owner is looked up.
  typealias Hold = @Sendable () async -> Void

  let store: PostgresStore
  let hold: Hold

  var node: String { store.node }

  func owner(sessionId: String) async throws -> GameOwner? {
    await hold()
    return try await store.owner(sessionId: sessionId)
  }

  func liveSession(joinCode: String) async throws -> String? {
    try await store.liveSession(joinCode: joinCode)
  }

  func claim(sessionId: String, from former: GameOwner) async throws -> Bool {
    try await store.claim(sessionId: sessionId, from: former)
  }

  func disown(sessionId: String, to heir: String?) async throws {
    try await store.disown(sessionId: sessionId, to: heir)
  }

  func orphans(besides nodes: [String], except sessions: [String], limit: Int) async throws
    -> [String]
  {
    try await store.orphans(besides: nodes, except: sessions, limit: limit)
  }

  func ownedSessions() async throws -> [String] { try await store.ownedSessions() }
}
