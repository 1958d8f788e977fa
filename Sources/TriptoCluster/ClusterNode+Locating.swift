import Logging
import Synchronization
import TriptoKernel
package import TriptoRooms
import TriptoStore

extension ClusterNode: GameLocator {
  /// How often it looks again when another node is faster.
  private static let attempts = 3

  package func place(ofSession id: String) async -> GamePlace {
    do {
      for _ in 0..<Self.attempts {
        if let session = registry.session(id: id) { return .here(session) }
        guard let owner = try await store.owner(sessionId: id) else { return .nowhere }
        // NB: another caller may have taken it while the database was asked: to take it twice would end it here.
        if let session = registry.session(id: id) { return .here(session) }
        if let node = owner.node, node != me?.name {
          // NB: it may have come to life since they were told.
          if nodes[node] == nil { await renew() }
          if let record = nodes[node] { return .at(record.address) }
        }
        guard mayClaim, !unreadable.contains(id) else {
          try await giveBack(id, owner)
          return .unsettled
        }
        if let session = try await take(id, from: owner) { return .here(session) }
      }
    } catch {
      logger.error("a game cannot be found", metadata: ["session": "\(id)", "why": "\(error)"])
    }
    return .unsettled
  }

  /// A game that was handed to this node, which will not take it any more: it is stopping, or cannot read it (CL8).
  private func giveBack(_ id: String, _ owner: GameOwner) async throws {
    guard owner.node == me?.name, registry.isClosing || unreadable.contains(id),
      adoptions[id] == nil, release(of: id) == nil
    else { return }
    if try await store.claim(sessionId: id, from: owner) { released(id) }
  }

  package func place(ofCode code: String) async -> GamePlace {
    do {
      guard let id = try await store.liveSession(joinCode: code) else { return .nowhere }
      return await place(ofSession: id)
    } catch {
      logger.error("a join code cannot be found", metadata: ["why": "\(error)"])
      return .unsettled
    }
  }

  package nonisolated func released(_ id: String) {
    let heir = heirs.withLock { $0[id] }
    letGo(id) { [store, logger] in
      do { try await store.disown(sessionId: id, to: heir) } catch {
        logger.notice(
          "a game was not let go of; others take it when this node is gone",
          metadata: ["session": "\(id)", "why": "\(error)"])
      }
    }
  }
}
