import Foundation
public import TriptoGame

/// A game played again from its journal: a command that was accepted once is accepted again.
public struct JournalReplay: Sendable {
  public let genesis: Genesis
  public private(set) var state: GameState

  public init(_ game: GameRecord) throws {
    genesis = try JSONDecoder().decode(Genesis.self, from: Data(game.genesis))
    state = genesis.state(of: game)
  }

  /// - Returns: What came of the command.
  public mutating func play(_ line: JournaledCommand) throws -> [Moment] {
    try state.apply(line.command, by: line.sender, at: line.atMs)
  }
}
