import TriptoKernel
import TriptoWire

/// What every viewer of a game must agree on, whatever its role and the version of its snapshot.
struct StateDigest: Hashable, Sendable {
  let phase: PhaseName
  let round: Int?
  let level: Int?
  let owner: PlayerID?
  let lockedCount: Int
  let question: Int?
  let isPaused: Bool
  let scores: [String]

  init(_ state: StateView) {
    phase = state.phase
    round = state.roundIndex
    level = state.clueLevelPoints
    owner = state.brakeOwnerPlayerId
    lockedCount = state.lockedAnswersCount
    question = state.followupQuestion?.currentQuestionIndex
    isPaused = state.paused
    // NB: in the lobby the scoreboard's snapshot goes to the host alone (WS9).
    scores =
      state.phase == .lobby ? [] : state.scoreboard.map { "\($0.playerId) \($0.score)" }
  }
}
