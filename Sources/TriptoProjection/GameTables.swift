import Foundation
import TriptoGame
import TriptoKernel
public import TriptoStore
import TriptoTable

/// The tables that people ask (DA2–DA9), made from a game's journal: a fold over its rows that gives, for each,
/// what it has changed. The same journal gives the same tables.
public struct GameTables: GameProjection {
  private var replay: JournalReplay
  /// Every row as it was given last.
  private var rows: [ProjectedTable: [String: ProjectedRow]] = [:]
  private var times = GameTimes()

  /// - Throws: What keeps the session's settings from being read, or the start from being used.
  public init(_ session: SessionRecord, from start: ProjectionStart? = nil) throws {
    let game = GameRecord(
      id: session.id, joinCode: session.joinCode, createdAtMs: Int(session.createdAtMs),
      genesis: session.settingsJSON)
    replay = try JournalReplay(game, from: try start?.snapshot(of: game))
    guard let start else { return }
    times = try JSONDecoder().decode(GameTimes.self, from: Data(start.memory))
    // NB: those of earlier destinations are told again when somebody looks back.
    let known = GameNow(state: replay.state, times: times).rows(ofAllRounds: false)
    for row in known { rows[row.table, default: [:]][row.id] = row }
  }

  /// For a store that keeps them beside the journal.
  public static let projecting: Projecting = { try GameTables($0, from: $1) }

  public func memory() throws -> [UInt8] { Array(try JSONEncoder().encode(times)) }

  public mutating func rows(of entry: JournalEntry) throws -> [ProjectedRow] {
    let row = JournalRow(entry)
    var changed: [ProjectedTable: [String: ProjectedRow]] = [:]
    for line in try row.lines() {
      for row in try changes(of: line) { changed[row.table, default: [:]][row.id] = row }
    }
    return ProjectedTable.allCases.flatMap { table in
      changed[table].map { rows in rows.values.sorted { $0.id < $1.id } } ?? []
    }
  }

  /// NB: line by line, since one that begins the next journey takes the places of the last one away.
  private mutating func changes(of line: JournaledCommand) throws -> [ProjectedRow] {
    let moments = try replay.play(line)
    guard line.command.isTold else { return [] }
    times.note(replay.state, at: line.atMs)
    let game = GameNow(state: replay.state, times: times)
    let isLookingBack = moments.contains { $0.event.changesThePast }
    return (game.rows(ofAllRounds: isLookingBack) + clips(moments, game)).filter { row in
      defer { rows[row.table, default: [:]][row.id] = row }
      return rows[row.table]?[row.id] != row
    }
  }

  private func clips(_ moments: [Moment], _ game: GameNow) -> [ProjectedRow] {
    moments.flatMap { moment -> [ProjectedRow] in
      if case .voiced(let clips) = moment.event { clips.map { game.row(of: $0) } } else { [] }
    }
  }
}

extension JournalRow {
  fileprivate init(_ entry: JournalEntry) {
    self.init(seq: entry.seq, atMs: Int(entry.atMs), version: entry.version, body: entry.body)
  }
}

extension ProjectionStart {
  fileprivate func snapshot(of game: GameRecord) throws(SnapshotError) -> GameSnapshot {
    let stored = SnapshotRow(
      seq: snapshot.seq, rules: snapshot.rules, shape: snapshot.shape, body: snapshot.body)
    let made = try stored.snapshot()
    try made.requireMade(behind: JournalRow(row), in: game)
    return made
  }
}

extension Command {
  /// It may change a row. What is typed and not sent comes with every key, and reactions with every thumb.
  fileprivate var isTold: Bool {
    switch self {
    case .draft, .react, .setMusicGain, .replayClue, .offerHandover: false
    default: true
    }
  }
}

extension Event {
  /// Rows of earlier destinations may change.
  fileprivate var changesThePast: Bool {
    switch self {
    case .verdictChanged, .gameEnded: true
    default: false
    }
  }
}
