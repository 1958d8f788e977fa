import Foundation
import Testing

@testable import TriptoStore

@Suite struct RecoveryTests {
  let folder: TemporaryFolder
  let afterwards: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    afterwards = try TemporaryFolder()
  }

  @Test("ST40 what was acknowledged is there after kill -9", arguments: ["normal", "full"])
  func abandon(durability: String) async throws {
    let store = try folder.open(durability == "full" ? .full : .normal)
    try await store.createSession(session("A", status: .active))
    for seq in Int64(1)...20 {
      try await store.append([entry("A", seq)])
    }
    try folder.copy(to: afterwards)
    let recovered = try afterwards.open()
    #expect(try await recovered.liveSessions() == [session("A", status: .active)])
    #expect(try await recovered.entries(sessionId: "A") == (1...20).map { entry("A", $0) })
    try await store.close()
  }

  @Test("ST40 a torn last write loses only what was never acknowledged")
  func tornWrite() async throws {
    let store = try folder.open()
    try await store.createSession(session("A"))
    try await store.append([entry("A", 1)])
    try folder.copy(to: afterwards)
    let wal = try FileHandle(forWritingTo: URL(fileURLWithPath: afterwards.database + "-wal"))
    try wal.seekToEnd()
    try wal.write(contentsOf: Data(repeating: 0x5A, count: 3000))
    try wal.close()
    #expect(try await afterwards.open().entries(sessionId: "A") == [entry("A", 1)])
    try await store.close()
  }

  @Test("DA27 what a run has left in the log is known, and what damage has taken of it")
  func remains() async throws {
    let store = try folder.open()
    #expect(store.remains == LogRemains(frames: 0, commits: []))
    try await store.createSession(session("A"))
    for seq in Int64(1)...20 { try await store.append([entry("A", seq)]) }
    let ends = try WriteAheadLog(ofDatabase: folder.database).commits()
    let frames = ends[ends.count - 1]
    for (damage, lost, left) in [(nil, 0, 20), (frames, 0, 19), (ends[ends.count - 5], 5, 15)] {
      let copy = try TemporaryFolder()
      try folder.copy(to: copy)
      if let damage { try copy.damage(frame: damage) }
      let opened = try copy.open()
      #expect(opened.remains.lostCommits == lost)
      #expect(opened.remains.frames > 0)
      #expect(try await opened.entries(sessionId: "A").count == left)
      try await opened.close()
      #expect(try copy.open().remains == LogRemains(frames: 0, commits: []))
    }
    try await store.close()
  }

  @Test("DA27 a database that is cut short is told from one that only cannot be opened")
  func cutShort() async throws {
    let store = try folder.open()
    for number in 1...200 { try await store.createSession(session("\(number)")) }
    try await store.close()
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.database))
    try file.truncate(atOffset: try file.seekToEnd() / 2)
    try file.close()
    let error = #expect(throws: StoreError.self) { try folder.open() }
    guard case .damaged? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    let aside = try SQLiteStore.setAside(folder.database, at: Date(timeIntervalSince1970: 0))
    #expect(aside == folder.database + ".damaged-1970-01-01T000000Z")
    #expect(
      SQLiteStore.setAside(in: folder.url.path) == ["tripto.sqlite.damaged-1970-01-01T000000Z"])
    #expect(try await folder.open().liveSessions().isEmpty)
  }

  @Test("ST40 a game goes on with the next number after a restart")
  func continuing() async throws {
    let first = try folder.open()
    try await first.createSession(session("A"))
    try await first.append([entry("A", 1)])
    try await first.close()
    let second = try folder.open()
    await #expect(throws: StoreError.fenced(sessionId: "A", seq: 1, head: 1)) {
      try await second.append([entry("A", 1)])
    }
    try await second.append([entry("A", 2)])
    #expect(try await second.entries(sessionId: "A").map(\.seq) == [1, 2])
  }

  @Test("a folder that is not there is an error with the path, not a crash")
  func missingFolder() throws {
    let path = folder.url.appendingPathComponent("missing/tripto.sqlite").path
    let error = #expect(throws: StoreError.self) { try SQLiteStore(path: path) }
    guard case .cannotOpen(path, _)? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
  }

  @Test("DA1 DA27 a file that is no database is an error and stays as it was")
  func notADatabase() throws {
    let text = Data(String(repeating: "this is a letter to my aunt\n", count: 100).utf8)
    try text.write(to: URL(fileURLWithPath: folder.database))
    let error = #expect(throws: StoreError.self) { try folder.open() }
    guard case .damaged? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)) == text)
  }

  @Test("SE2 the file that holds the secrets is the owner's alone")
  func fileMode() throws {
    let store = try folder.open()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.database)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(store.stats() == JournalStats())
  }
}
