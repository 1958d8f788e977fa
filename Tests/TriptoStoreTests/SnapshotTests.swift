import Testing
import TriptoStore

@Suite("DA34 games as they were behind one of their rows")
struct SnapshotTests {
  private func snapshot(_ id: String = "g", behind seq: Int64, _ body: String = "{}")
    -> SnapshotRecord
  {
    SnapshotRecord(sessionId: id, seq: seq, rules: 1, shape: 2, body: Array(body.utf8))
  }

  @Test(
    "DA34 the newest snapshot of a session is kept, through a restart, and none takes its place from behind",
    arguments: Engine.allCases)
  func newest(_ engine: Engine) async throws {
    let place = try await engine.place()
    let store = try await place.open()
    for id in ["g", "h"] { try await store.createSession(session(id)) }
    #expect(try await store.snapshot(sessionId: "g") == nil)
    #expect(try await store.keepSnapshot(snapshot(behind: 200)))
    let large = snapshot(behind: 400, String(repeating: "å\0", count: 100_000))
    #expect(try await store.keepSnapshot(large))
    #expect(try await !store.keepSnapshot(snapshot(behind: 200)))
    #expect(try await !store.keepSnapshot(snapshot(behind: 400)))
    #expect(try await store.snapshot(sessionId: "h") == nil)
    try await store.close()
    let next = try await place.open()
    #expect(try await next.snapshot(sessionId: "g") == large)
    try await next.close()
  }

  @Test(
    "DA34 it goes when its session ends, and none comes later; nor is there one without a session",
    arguments: Engine.allCases)
  func ended(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("g"))
    try await store.append([entry("g", 1)])
    #expect(try await store.keepSnapshot(snapshot(behind: 1)))
    try await store.setStatus(.active, sessionId: "g")
    #expect(try await store.snapshot(sessionId: "g") != nil)
    try await store.setStatus(.ended, sessionId: "g")
    #expect(try await store.snapshot(sessionId: "g") == nil)
    #expect(try await !store.keepSnapshot(snapshot(behind: 2)))
    #expect(try await !store.keepSnapshot(snapshot("nobody", behind: 2)))
    #expect(try await store.snapshot(sessionId: "g") == nil)
    #expect(try await store.entries(sessionId: "g") == [entry("g", 1)])
    try await store.close()
  }

  @Test(
    "DA28 DA34 names go with it when a journal is rewritten without them, also of a session that never ended",
    arguments: Engine.allCases)
  func redacted(_ engine: Engine) async throws {
    let store = try await engine.place().open()
    try await store.createSession(session("g"))
    #expect(try await store.keepSnapshot(snapshot(behind: 1)))
    try await store.redact("g", settings: { _ in nil }, { _ in nil })
    #expect(try await store.snapshot(sessionId: "g") == nil)
    #expect(try await !store.keepSnapshot(snapshot(behind: 2)))
    _ = try await store.delete("g")
    #expect(try await store.snapshot(sessionId: "g") == nil)
    try await store.close()
  }

  @Test("DA33 DA34 a copy of a store has the journals and makes snapshots of its own")
  func copied() async throws {
    let (source, target) = (
      try await Engine.sqlite.place().open(), try await Engine.sqlite.place().open()
    )
    try await source.createSession(session("g"))
    try await source.append([entry("g", 1)])
    #expect(try await source.keepSnapshot(snapshot(behind: 1)))
    #expect(try await StoreCopy(from: source, to: target).run().rows == 1)
    #expect(try await target.snapshot(sessionId: "g") == nil)
    for store in [source, target] { try await store.close() }
  }
}
