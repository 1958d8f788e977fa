import Foundation
import TriptoStore

/// A folder of its own for one test, removed with the last reference to it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tripto-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("could not remove \(url.path): \(error)")
    }
  }

  var database: String { url.appendingPathComponent("tripto.sqlite").path }

  func open(_ durability: SQLiteStore.Durability = .normal) throws -> SQLiteStore {
    try SQLiteStore(path: database, durability: durability)
  }

  /// Turns a byte of the page in a frame of the log, counted from 1.
  func damage(frame: Int) throws {
    let log = try FileHandle(forUpdating: URL(fileURLWithPath: database + "-wal"))
    let byte = UInt64(32 + (frame - 1) * (24 + 4_096) + 24 + 100)
    try log.seek(toOffset: byte)
    let old = try log.read(upToCount: 1)?.first ?? 0
    try log.seek(toOffset: byte)
    try log.write(contentsOf: Data([~old]))
    try log.close()
  }

  /// Puts what a `kill -9` now would leave on the disk into another folder.
  func copy(to other: TemporaryFolder) throws {
    for name in ["tripto.sqlite", "tripto.sqlite-wal"] {
      try FileManager.default.copyItem(
        at: url.appendingPathComponent(name), to: other.url.appendingPathComponent(name))
    }
  }
}

func session(_ id: String, code: String? = nil, status: SessionStatus = .lobby) -> SessionRecord {
  SessionRecord(
    id: id, joinCode: code ?? "CODE\(id)", status: status, createdAtMs: 1_700_000_000_000,
    settingsJSON: Array(#"{"language":"sv"}"#.utf8))
}

func entry(_ sessionId: String, _ seq: Int64, body: String? = nil) -> JournalEntry {
  JournalEntry(
    sessionId: sessionId, seq: seq, atMs: 1_700_000_000_000 + seq, version: 1,
    body: Array((body ?? "entry \(seq) å\0").utf8))
}
