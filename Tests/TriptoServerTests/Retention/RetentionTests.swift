import Foundation
import Logging
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoStore

@testable import TriptoHouse
@testable import TriptoRooms
@testable import TriptoTable

@Suite("What is kept of games that are over")
struct RetentionTests {
  private static let dayMs = Retention.dayMs
  private static let born: Int64 = 1_700_000_000_000
  private let folder = FileManager.default.temporaryDirectory.path + "/tripto-\(UUID().uuidString)"

  private func open() throws -> SQLiteStore {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try SQLiteStore(path: folder + "/tripto.sqlite")
  }

  private func retention(_ store: SQLiteStore, days: Int?, live: Set<String> = []) -> Retention {
    Retention(
      store: store, keepDays: days, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      live: { live })
  }

  /// A game whose rows say who joined from where, what they were called later, and what they answered.
  private func game(_ id: String, in store: SQLiteStore, isOver: Bool = true) async throws {
    let genesis = Genesis(
      hostID: PlayerID("host"), settings: GameSettings(), pacing: PacingTable.instant,
      household: "The Bergs")
    try await store.createSession(
      SessionRecord(
        id: id, joinCode: id, status: .lobby, createdAtMs: Self.born,
        settingsJSON: Array(try JSONEncoder().encode(genesis))))
    let commands: [(Sender, Command)] = [
      (.system, .join(seat("alva", "Alva", asked: "Alva den rara"))),
      (.system, .join(seat("bo", "Bo"))),
      (.system, .connect(.player(PlayerID("alva")))), (.system, .connect(.player(PlayerID("bo")))),
      (.viewer(.host(PlayerID("host"))), .rename(PlayerID("bo"), name: "Bosse")),
    ]
    let lines = commands.map {
      JournaledCommand(atMs: Int(Self.born), sender: $0.0, command: $0.1)
    }
    try await store.append(
      [
        JournalEntry(try JournalRow(Array(lines[..<3]), seq: 1), of: id),
        JournalEntry(try JournalRow(Array(lines[3...]), seq: 2), of: id),
      ])
    if isOver { try await store.setStatus(.ended, sessionId: id) }
  }

  private func seat(_ id: String, _ name: String, asked: String? = nil) -> JoinSeat {
    JoinSeat(
      id: PlayerID(id), name: name, asHost: false, handoverCode: "QWERTY", origin: "192.0.2.7",
      askedName: asked)
  }

  private func text(_ id: String, in store: SQLiteStore) async throws -> String {
    try await store.entries(sessionId: id).map { String(decoding: $0.body, as: UTF8.self) }
      .joined()
  }

  @Test(
    "DA28 a day after a game its names, addresses and codes are gone, and it can still be played")
  func redaction() async throws {
    let store = try open()
    for id in ["over", "lost", "live"] { try await game(id, in: store, isOver: id == "over") }
    let secrets = ["Alva", "Bosse", "\"Bo\"", "192.0.2.7", "QWERTY", "rara"]
    let before = try await text("over", in: store)
    let live = try await text("live", in: store)
    for secret in secrets { #expect(before.contains(secret)) }
    let retention = retention(store, days: nil, live: ["live"])
    try await retention.sweep(nowMs: Self.born + Self.dayMs)
    #expect(try await text("over", in: store) == before)
    try await retention.sweep(nowMs: Self.born + Self.dayMs + 1)
    for id in ["over", "lost"] {
      let after = try await text(id, in: store)
      for secret in secrets { #expect(!after.contains(secret)) }
    }
    #expect(try await text("live", in: store) == live)
    for file in ["", "-wal"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/tripto.sqlite" + file))
      let counts = [bytes.occurrences(of: "Alva den rara"), bytes.occurrences(of: "The Bergs")]
      #expect(counts == (file == "" ? [1, 1] : [0, 0]), "of the live game alone")
    }
    let record = try #require(try await store.session(id: "over"))
    let played = try Recovered(
      GameRecord(record), try await store.entries(sessionId: "over").map(JournalRow.init))
    #expect(Set(played.state.players.map(\.id.rawValue)) == ["alva", "bo"])
    #expect(Set(played.state.players.map(\.name)).count == 2)
    try await store.close()
  }

  @Test("DA28 journals go after the days that are kept, and never those of games in memory")
  func deletion() async throws {
    let store = try open()
    for id in ["over", "lost", "live"] { try await game(id, in: store, isOver: id == "over") }
    let late = Self.born + 90 * Self.dayMs + 1
    #expect(try await retention(store, days: nil).sweep(nowMs: late * 2) == Pruned())
    let kept = retention(store, days: 90, live: ["live"])
    #expect(try await kept.sweep(nowMs: late - 1) == Pruned())
    #expect(try await kept.sweep(nowMs: late) == Pruned(sessions: 2, rows: 4))
    #expect(try await store.session(id: "over") == nil)
    #expect(try await store.session(id: "lost") == nil)
    #expect(try await store.entries(sessionId: "live").count == 2)
    try await store.close()
  }

  @Test("DA28 a row that cannot be read keeps nobody else's names")
  func unreadable() async throws {
    let store = try open()
    for id in ["a", "b"] { try await game(id, in: store, isOver: false) }
    try await store.append(
      [JournalEntry(sessionId: "a", seq: 3, atMs: Self.born, version: 99, body: [])])
    for id in ["a", "b"] { try await store.setStatus(.ended, sessionId: id) }
    try await retention(store, days: 90).sweep(nowMs: Self.born + 2 * Self.dayMs)
    for id in ["a", "b"] { #expect(try await text(id, in: store).contains("Alva") == false) }
    #expect(try await store.unredacted(endedBefore: .max, abandonedBefore: .max) == ["a"])
    #expect(
      try await retention(store, days: 90).sweep(nowMs: Self.born + 91 * Self.dayMs)
        == Pruned(sessions: 2, rows: 5))
    try await store.close()
  }

  @Test("DA28 prune by hand says what would go, takes it, and not while a server has the folder")
  func prune() async throws {
    var configuration = try ServerConfiguration.load(
      flags: [:], environment: ["TRIPTO_DATA_DIR": folder])
    #expect(configuration.keepDays == 90)
    #expect(try await Pruning(configuration, olderThanDays: nil).run(isTrial: false) == nil)
    let store = try open()
    for id in ["a", "b"] { try await game(id, in: store) }
    try await store.close()
    let now = Date(timeIntervalSince1970: Double(Self.born + 10 * Self.dayMs) / 1_000)
    func run(_ days: Int?, isTrial: Bool) async throws -> Pruning.Report? {
      try await Pruning(configuration, olderThanDays: days).run(isTrial: isTrial, now: now)
    }
    let nothing = Pruning.Report(games: 0, rows: 0, bytes: 0)
    #expect(try await run(nil, isTrial: true) == nothing)
    let lock = try FolderLock(folder: folder)
    for isTrial in [true, false] {
      await #expect(throws: FolderLockError.self) { try await run(9, isTrial: isTrial) }
    }
    lock.release()
    #expect(try await run(9, isTrial: true) == Pruning.Report(games: 2, rows: 4, bytes: 0))
    #expect(try await run(9, isTrial: false)?.games == 2)
    #expect(try await run(9, isTrial: false)?.games == 0)
    configuration.keepDays = 0
    #expect(try await run(nil, isTrial: false) == nil)
    #expect(try await run(0, isTrial: true) == nothing)
  }
}

extension Data {
  fileprivate func occurrences(of text: String) -> Int {
    var (count, from) = (0, startIndex)
    while let found = range(of: Data(text.utf8), in: from..<endIndex) {
      (count, from) = (count + 1, found.upperBound)
    }
    return count
  }
}
