import Foundation
import TriptoGame
import TriptoStore

/// A game played again from its journal: a command that was accepted once is accepted again.
struct JournalReplay {
  let genesis: Genesis
  private(set) var state: GameState

  init(_ record: SessionRecord) throws {
    genesis = try JSONDecoder().decode(Genesis.self, from: Data(record.settingsJSON))
    state = genesis.state(
      id: record.id, joinCode: record.joinCode, createdAtMs: Int(record.createdAtMs))
  }

  /// - Returns: What came of the command.
  mutating func play(_ line: JournaledCommand) throws -> [Moment] {
    try state.apply(line.command, by: line.sender, at: line.atMs)
  }
}
