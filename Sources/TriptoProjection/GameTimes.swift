import TriptoGame
import TriptoKernel

/// When what a game's state has no time for began and ended; Unix epoch ms.
struct GameTimes: Sendable, Equatable, Codable {
  struct Seen: Sendable, Equatable, Codable {
    let isConnected: Bool
    let atMs: Int
  }

  private(set) var roundsStarted: [String: Int] = [:]
  private(set) var roundsEnded: [String: Int] = [:]
  /// When each player was last connected, or no longer.
  private(set) var seen: [PlayerID: Seen] = [:]
  /// When each journey was over.
  private(set) var journeysEnded: [Int: Int] = [:]

  mutating func note(_ state: GameState, at nowMs: Int) {
    for index in state.rounds.indices {
      let id = state.roundID(index)
      if roundsStarted[id] == nil { roundsStarted[id] = nowMs }
      let isOver = index < state.rounds.count - 1 || state.endReason != nil
      if isOver, roundsEnded[id] == nil { roundsEnded[id] = nowMs }
    }
    if state.endReason != nil, journeysEnded[state.journey] == nil {
      journeysEnded[state.journey] = nowMs
    }
    for seat in state.players where seen[seat.id]?.isConnected != seat.isConnected {
      seen[seat.id] = Seen(isConnected: seat.isConnected, atMs: nowMs)
    }
  }
}

extension GameState {
  /// From 1; the only one outside evenings (EVE23).
  var journey: Int { tonight.journey }

  /// - Parameter index: From 0, in the present journey.
  func roundID(_ index: Int) -> String { "\(id.rawValue)/\(journey)/\(index + 1)" }

  func rowID(of seat: PlayerID) -> String { "\(id.rawValue)/\(seat.rawValue)" }
}
