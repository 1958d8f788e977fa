import TriptoKernel
import TriptoWire

/// What host and TV must agree on at the same version of the state.
struct Digest: Hashable, Sendable {
  let phase: PhaseName
  let round, level, question: Int?
  let owner: PlayerID?
  let lockedCount: Int
  let isPaused: Bool
  let scores: [String]

  init(_ state: StateView) {
    (phase, round, level) = (state.phase, state.roundIndex, state.clueLevelPoints)
    question = state.followupQuestion?.currentQuestionIndex
    (owner, lockedCount) = (state.brakeOwnerPlayerId, state.lockedAnswersCount)
    isPaused = state.paused
    // NB: in the lobby the scoreboard goes to the host alone (WS9).
    scores = state.phase == .lobby ? [] : state.scoreboard.map { "\($0.playerId) \($0.score)" }
  }
}
