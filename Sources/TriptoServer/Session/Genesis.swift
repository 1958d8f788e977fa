import Foundation
import TriptoGame
import TriptoStore

/// What a game starts from. With the journal of commands it is the whole game.
struct Genesis: Codable, Sendable {
  let hostID: SeatID
  let settings: GameSettings
  let pacing: Pacing
  /// EX31; nil a day after the game (DA28).
  var household: String?

  func state(id: String, joinCode: String, createdAtMs: Int) -> GameState {
    GameState(
      id: GameID(id), joinCode: joinCode, hostID: hostID, settings: settings, pacing: pacing,
      nowMs: createdAtMs)
  }
}

/// A command as the journal keeps it.
struct JournaledCommand: Codable, Sendable, Equatable {
  /// Unix epoch ms.
  let atMs: Int
  let sender: Sender
  let command: Command
  /// EX5: repeats are told after a restart too.
  var commandID: String?

  /// Grows when the meaning of stored commands changes.
  static let version = 1

  /// One row for what was decided together: a JSON array of commands in order.
  static func entry(
    _ lines: [JournaledCommand], sessionID: String, seq: Int64
  ) throws -> JournalEntry {
    var body: [UInt8] = [UInt8(ascii: "[")]
    for line in lines {
      if body.count > 1 { body.append(UInt8(ascii: ",")) }
      body += try line.json()
    }
    body.append(UInt8(ascii: "]"))
    return JournalEntry(
      sessionId: sessionID, seq: seq, atMs: Int64(lines.last?.atMs ?? 0),
      version: version, body: body)
  }

  static func lines(of entry: JournalEntry) throws -> [JournaledCommand] {
    guard entry.version == version else { throw RecoveryError.unknownVersion(entry.version) }
    return try JSONDecoder().decode([JournaledCommand].self, from: Data(entry.body))
  }
}

/// A game read back from its journal.
struct Recovered: Sendable {
  let record: SessionRecord
  let genesis: Genesis
  let state: GameState
  let lastSeq: Int64
  /// The last command ids of each sender, oldest first.
  let commandIDs: [Sender: [String]]

  /// - Throws: `RecoveryError`, and whatever keeps a row from being played again.
  init(_ record: SessionRecord, _ entries: [JournalEntry]) throws {
    self.record = record
    try Self.requireWhole(entries)
    var replay = try JournalReplay(record)
    var ids: [Sender: [String]] = [:]
    for line in try entries.flatMap(JournaledCommand.lines(of:)) {
      _ = try replay.play(line)
      if let id = line.commandID { ids[line.sender, default: []].append(id) }
    }
    (genesis, state) = (replay.genesis, replay.state)
    lastSeq = entries.last?.seq ?? 0
    commandIDs = ids
  }

  /// DA26: rows are numbered from 1 without gaps. Rows missing at the end leave no trace.
  private static func requireWhole(_ entries: [JournalEntry]) throws(RecoveryError) {
    for (entry, expected) in zip(entries, Int64(1)...) where entry.seq != expected {
      throw .missingRow(seq: expected)
    }
  }
}

enum RecoveryError: Error, Sendable, Equatable {
  case unknownVersion(Int)
  /// The journal goes on behind this row, which is not there.
  case missingRow(seq: Int64)
}
