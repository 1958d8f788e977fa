import Logging
import TriptoMetrics
import TriptoRooms
import TriptoStore

extension ClusterNode {
  /// Games that are looked for at a time, and those that are read at a time.
  private static let (atOnce, inParallel) = (64, 8)

  /// Takes a game and makes it go on.
  ///
  /// - Returns: nil when another node was faster, or the game is over.
  func take(_ id: String, from owner: GameOwner) async throws -> Session? {
    if let running = adoptions[id] { return try await running.value }
    guard let factory else { return nil }
    let release = release(of: id)
    let task = Task { () async throws -> Session? in
      await release?.value
      guard try await store.claim(sessionId: id, from: owner) else { return nil }
      return try await factory.adopt(id)
    }
    adoptions[id] = task
    defer { adoptions[id] = nil }
    do {
      let session = try await task.value
      if session != nil {
        metrics.gamesTaken.increment()
        logger.info("a game goes on here", metadata: ["session": "\(id)"])
      }
      return session
    } catch {
      if !(error is StoreError) { unreadable.insert(id) }
      released(id)
      throw error
    }
  }

  /// Takes the games of nodes that are gone (CL4).
  func sweep() async {
    guard !isSweeping else { return }
    isSweeping = true
    defer { isSweeping = false }
    do {
      try await takeForgotten()
      var last: Set<String> = []
      while mayClaim {
        let orphans = try await store.orphans(
          besides: Array(nodes.keys), except: Array(unreadable), limit: Self.atOnce)
        // NB: where none of them could be taken, the next sweep tries again.
        guard !orphans.isEmpty, Set(orphans) != last else { return }
        last = Set(orphans)
        await takeAll(orphans.shuffled())
      }
    } catch {
      logger.error("games of other nodes cannot be found", metadata: ["why": "\(error)"])
    }
  }

  /// Takes what this node has, by the database, and does not play: games that were handed to it, and for which nobody
  /// has asked since (CL8). NB: one that is being made is not here yet either, but at the next sweep it is.
  private func takeForgotten() async throws {
    let others = nodes.keys.filter { $0 != me?.name }
    let known = registry.all.map(\.id) + unreadable + adoptions.keys
    let found = Set(
      try await store.orphans(besides: others, except: known, limit: Self.atOnce))
    defer { forgotten = found }
    await takeAll(Array(found.intersection(forgotten)))
  }

  private func takeAll(_ ids: [String]) async {
    await withTaskGroup(of: Void.self) { group in
      for (index, id) in ids.enumerated() {
        if index >= Self.inParallel { await group.next() }
        group.addTask { _ = await self.place(ofSession: id) }
      }
    }
  }

  /// After its lease had ended others may have taken its games: what the database says is theirs, this node ends here.
  func giveUpLost() async {
    do {
      // NB: first those that are here, since one may come while the database is asked.
      let held = registry.all
      let owned = Set(try await store.ownedSessions())
      for session in held where !owned.contains(session.id) {
        await session.dispossess()
      }
    } catch {
      logger.error(
        "it is not known which games other nodes have taken; the database refuses what is theirs",
        metadata: ["why": "\(error)"])
    }
  }
}
