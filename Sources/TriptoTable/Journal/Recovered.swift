import Foundation
public import TriptoGame

/// A game played again from its journal: a command that was accepted once is accepted again.
public struct JournalReplay: Sendable {
  public let genesis: Genesis
  public private(set) var state: GameState

  /// - Parameter snapshot: The game as it was behind the rows that are not played again (DA34).
  public init(_ game: GameRecord, from snapshot: GameSnapshot? = nil) throws {
    genesis = try JSONDecoder().decode(Genesis.self, from: Data(game.genesis))
    if let rules = genesis.rules, rules > Genesis.rules { throw RecoveryError.unknownRules(rules) }
    state = snapshot?.state ?? genesis.state(of: game)
  }

  /// - Returns: What came of the command.
  public mutating func play(_ line: JournaledCommand) throws -> [Moment] {
    try state.apply(line.command, by: line.sender, at: line.atMs)
  }
}

/// A game read back from its journal.
public struct Recovered: Sendable {
  public let genesis: Genesis
  public let state: GameState
  public let lastSeq: Int64
  /// Of the last row that was not played; 0 when all were.
  public let snapshotSeq: Int64
  package let accepted: AcceptedCommands

  /// - Parameters:
  ///   - snapshot: What saves playing the rows before it (DA34).
  ///   - rows: All, or those from the snapshot's own on.
  /// - Throws: `RecoveryError`, `SnapshotError`, and whatever keeps a row from being played again.
  public init(
    _ game: GameRecord, from snapshot: GameSnapshot? = nil, _ rows: [JournalRow]
  ) throws {
    let rest = try snapshot?.rest(of: rows, in: game) ?? rows[...]
    snapshotSeq = snapshot?.seq ?? 0
    try Self.requireWhole(rest, after: snapshotSeq)
    var replay = try JournalReplay(game, from: snapshot)
    var accepted = snapshot?.accepted ?? AcceptedCommands()
    for line in try rest.flatMap({ try $0.lines() }) {
      _ = try replay.play(line)
      accepted.note(line)
    }
    (genesis, state) = (replay.genesis, replay.state)
    lastSeq = rows.last?.seq ?? 0
    self.accepted = accepted
  }

  /// DA26: rows are numbered from 1 without gaps. Rows missing at the end leave no trace.
  private static func requireWhole(
    _ rows: ArraySlice<JournalRow>, after seq: Int64
  ) throws(RecoveryError) {
    for (row, expected) in zip(rows, (seq + 1)...) where row.seq != expected {
      throw .missingRow(seq: expected)
    }
  }
}

public enum RecoveryError: Error, Sendable, Equatable {
  case unknownVersion(Int)
  /// A later version of Tripto made the game: it alone can go on with it (CL7).
  case unknownRules(Int)
  /// The journal goes on behind this row, which is not there.
  case missingRow(seq: Int64)
}

extension Table {
  /// A game as its journal has it; `restart` makes it go on.
  public init(_ recovered: Recovered, services: any TableServices, at now: Instant) {
    self.init(
      genesis: recovered.genesis, state: recovered.state, lastSeq: recovered.lastSeq,
      services: services, at: now)
    accepted = recovered.accepted
    // NB: games that come back without one do not all want theirs at once.
    let isFromSnapshot = recovered.snapshotSeq > 0
    snapshots = SnapshotPlan(after: isFromSnapshot ? recovered.snapshotSeq : recovered.lastSeq)
    for (sender, ids) in accepted.ids {
      guard case .viewer(let viewer) = sender else { continue }
      open(viewer)
      for id in ids { streams[viewer]?.commands.remember(id, []) }
    }
  }

  /// After a restart: nobody is connected, nobody has left, every deadline stands (ST40).
  ///
  /// - Throws: `Refusal` when the game cannot go on.
  public mutating func restart(at now: Instant) throws(Refusal) {
    begin(now)
    unheard = Unheard()
    try perform(.restart, by: .system)
    requestVoice()
  }
}
