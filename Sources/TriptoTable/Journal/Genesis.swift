import Foundation
public import TriptoGame
public import TriptoKernel
public import TriptoPlan

/// What a game starts from. With the journal of commands it is the whole game.
public struct Genesis: Codable, Sendable {
  public let hostID: PlayerID
  public let settings: GameSettings
  public let pacing: Pacing
  /// EX31; nil a day after the game (DA28).
  public var household: String?
  /// The version of the rules that the game is played by (CL7); nil in games from before there were versions.
  public let rules: Int?

  /// The rules of this version. It grows when a journal of before would become another game.
  public static let rules = 1

  public init(
    hostID: PlayerID, settings: GameSettings, pacing: Pacing, household: String?,
    rules: Int = Self.rules
  ) {
    self.rules = rules
    self.hostID = hostID
    self.settings = settings
    self.pacing = pacing.fit(for: settings)
    self.household = household
  }

  public func state(of game: GameRecord) -> GameState {
    GameState(
      id: SessionID(game.id), joinCode: game.joinCode, hostID: hostID, settings: settings,
      pacing: pacing, nowMs: game.createdAtMs)
  }
}

/// A game as it is stored beside its journal.
public struct GameRecord: Sendable {
  public let id: String
  public let joinCode: String
  /// Unix epoch ms.
  public let createdAtMs: Int
  /// `Genesis` as JSON.
  public let genesis: [UInt8]

  public init(id: String, joinCode: String, createdAtMs: Int, genesis: [UInt8]) {
    self.id = id
    self.joinCode = joinCode
    self.createdAtMs = createdAtMs
    self.genesis = genesis
  }
}
