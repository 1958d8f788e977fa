import Testing
import TriptoStore
import TriptoTestPostgres

@testable import TriptoPostgres

@Suite("Who owns a game, in the database of several nodes")
struct OwnershipTests {
  private func nodes(_ names: String...) async throws -> [PostgresStore] {
    let (_, _, settings) = try await emptyDatabase()
    var stores: [PostgresStore] = []
    for name in names { stores.append(try await PostgresStore.open(settings, as: .node(name))) }
    return stores
  }

  private func take(_ id: String, by store: PostgresStore) async throws -> Bool {
    let owner = try #require(try await store.owner(sessionId: id))
    return try await store.claim(sessionId: id, from: owner)
  }

  @Test("CL2 a former owner's commit is refused from the claim on, and the new owner's are taken")
  func former() async throws {
    let stores = try await nodes("a", "b")
    let (a, b) = (stores[0], stores[1])
    try await a.createSession(session("A"))
    #expect(try await b.owner(sessionId: "A") == GameOwner(node: "a", token: 1))
    try await a.append([entry("A", 1)])
    await #expect(throws: StoreError.self) { try await b.append([entry("A", 2)]) }
    #expect(try await take("A", by: b))
    #expect(try await b.owner(sessionId: "A") == GameOwner(node: "b", token: 2))
    await #expect(throws: StoreError.fenced(sessionId: "A", seq: 2, head: 2)) {
      try await a.append([entry("A", 2)])
    }
    try await b.append([entry("A", 2, body: "b's")])
    await #expect(throws: StoreError.self) { try await a.append([entry("A", 3)]) }
    #expect(try await b.entries(sessionId: "A") == [entry("A", 1), entry("A", 2, body: "b's")])
    for store in stores { try await store.close() }
  }

  @Test("CL2 DA34 a former owner's late snapshot is refused, and the new owner's is kept")
  func lateSnapshot() async throws {
    let stores = try await nodes("a", "b")
    let (a, b) = (stores[0], stores[1])
    func snapshot(_ seq: Int64) -> SnapshotRecord {
      SnapshotRecord(sessionId: "A", seq: seq, rules: 1, shape: 1, body: [1])
    }
    try await a.createSession(session("A"))
    #expect(try await a.keepSnapshot(snapshot(1)))
    #expect(try await !b.keepSnapshot(snapshot(2)), "it has never had the game")
    #expect(try await take("A", by: b))
    #expect(try await b.snapshot(sessionId: "A") == snapshot(1))
    #expect(try await !a.keepSnapshot(snapshot(3)))
    #expect(try await b.keepSnapshot(snapshot(2)))
    try await b.disown(sessionId: "A", to: nil)
    #expect(try await !b.keepSnapshot(snapshot(4)))
    #expect(try await a.snapshot(sessionId: "A") == snapshot(2))
    for store in stores { try await store.close() }
  }

  @Test("CL2 one game that is another node's costs the node's other games nothing")
  func others() async throws {
    let stores = try await nodes("a", "b")
    let (a, b) = (stores[0], stores[1])
    for id in ["A", "B", "C"] { try await a.createSession(session(id)) }
    #expect(try await take("B", by: b))
    await withTaskGroup(of: Void.self) { group in
      for id in ["A", "B", "C"] {
        group.addTask {
          do {
            for seq in Int64(1)...20 { try await a.append([entry(id, seq)]) }
            #expect(id != "B")
          } catch {
            #expect(id == "B")
          }
        }
      }
    }
    #expect(try await a.entries(sessionId: "A").count == 20)
    #expect(try await a.entries(sessionId: "B").isEmpty)
    #expect(try await a.entries(sessionId: "C").count == 20)
    #expect(a.stats().failures == 1)
    for store in stores { try await store.close() }
  }

  @Test("CL2 of many nodes that claim a game at once one has it")
  func race() async throws {
    let stores = try await nodes("a", "b", "c", "d", "e")
    try await stores[0].createSession(session("A"))
    for round in Int64(1)...20 {
      let owner = try #require(try await stores[0].owner(sessionId: "A"))
      #expect(owner.token == round)
      let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
        for store in stores {
          group.addTask { try await store.claim(sessionId: "A", from: owner) }
        }
        return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(winners == 1)
    }
    for store in stores { try await store.close() }
  }

  @Test(
    "CL2 fifty claims from an owner that writes on: what was acknowledged is there, and nothing of it twice"
  )
  func splitBrain() async throws {
    let stores = try await nodes("a", "b")
    for round in 1...50 {
      let (a, b) = (stores[round % 2], stores[(round + 1) % 2])
      let id = "S\(round)"
      try await a.createSession(session(id))
      async let acknowledged = rows(of: id, by: a)
      let claimed = try await take(id, by: b)
      #expect(claimed)
      let head = try await b.entries(sessionId: id).last?.seq ?? 0
      try await b.append([entry(id, head + 1, body: "b's")])
      #expect(await acknowledged == head)
      #expect(try await b.entries(sessionId: id).map(\.seq) == Array(1...(head + 1)))
    }
    for store in stores { try await store.close() }
  }

  /// Writes until it is refused.
  ///
  /// - Returns: the last row that was acknowledged.
  private func rows(of id: String, by store: PostgresStore) async -> Int64 {
    for seq in Int64(1)... {
      do { try await store.append([entry(id, seq)]) } catch { return seq - 1 }
    }
    return .max
  }

  @Test("CL4 games of nodes that are gone, or that were let go, are there to be taken")
  func orphans() async throws {
    let stores = try await nodes("a", "b")
    let (a, b) = (stores[0], stores[1])
    for id in ["A", "B", "C"] { try await a.createSession(session(id)) }
    try await a.setStatus(.ended, sessionId: "C")
    #expect(try await b.orphans(besides: ["a", "b"], except: [], limit: 10).isEmpty)
    #expect(Set(try await b.orphans(besides: ["b"], except: [], limit: 10)) == ["A", "B"])
    #expect(try await b.orphans(besides: ["b"], except: ["B"], limit: 10) == ["A"])
    await #expect(throws: StoreError.self) { try await b.setStatus(.ended, sessionId: "A") }
    try await a.disown(sessionId: "A", to: nil)
    #expect(try await b.orphans(besides: ["a", "b"], except: [], limit: 10) == ["A"])
    #expect(try await b.owner(sessionId: "A") == GameOwner(node: nil, token: 2))
    await #expect(throws: StoreError.self) { try await a.append([entry("A", 1)]) }
    #expect(try await take("A", by: b))
    #expect(try await a.ownedSessions() == ["B", "C"])
    try await a.disown(sessionId: "B", to: "b")
    #expect(try await a.owner(sessionId: "B") == GameOwner(node: "b", token: 2))
    #expect(try await b.orphans(besides: ["a", "b"], except: [], limit: 10).isEmpty)
    #expect(try await take("B", by: b), "who was given it takes it")
    #expect(try await b.liveSession(joinCode: "CODEA") == "A")
    #expect(try await b.liveSession(joinCode: "CODEC") == nil)
    #expect(try await b.owner(sessionId: "C") == nil)
    for store in stores { try await store.close() }
  }

  @Test(
    "DA25 CL1 a server of its own and the nodes of a cluster never write to one database at once")
  func modes() async throws {
    let (_, _, settings) = try await emptyDatabase()
    let node = try await PostgresStore.open(settings, as: .node("a"))
    #expect(await failure { _ = try await PostgresStore.open(settings) }?.kind == .inUse)
    try await node.close()
    let alone = try await PostgresStore.open(settings)
    #expect(
      await failure { _ = try await PostgresStore.open(settings, as: .node("a")) }?.kind == .inUse)
    try await alone.close()
  }
}
