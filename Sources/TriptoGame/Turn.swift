import TriptoKernel
import TriptoPlan

/// One command on its way through the rules: the state it changes and what happened so far.
struct Turn {
  var state: GameState
  let nowMs: Milliseconds
  private(set) var moments: [Moment] = []

  init(state: GameState, nowMs: Milliseconds) {
    self.state = state
    self.nowMs = nowMs
  }

  /// Keeps the event with the state as it is now.
  mutating func emit(_ event: Event) {
    state.version += 1
    moments.append(Moment(event: event, state: state, atMs: nowMs))
    if event.tellsSpeech { state.speechNews = SpeechNews() }
  }

  /// Starts a step's clock; a paused game keeps it standing (ST33).
  ///
  /// - Parameter leadMs: The clock stands full for so long.
  mutating func start(
    _ step: Step, for durationMs: Milliseconds, after leadMs: Milliseconds = 0
  ) {
    state.tonight.beginStep()
    state.clock = StepClock(
      step: step, startMs: (state.pausedAtMs ?? nowMs) + leadMs, durationMs: durationMs)
  }

  mutating func change(_ id: PlayerID, _ body: (inout Seat) -> Void) {
    guard let index = state.seats.firstIndex(where: { $0.id == id }) else { return }
    body(&state.seats[index])
  }

  mutating func changeRound(_ body: (inout Round) -> Void) {
    guard !state.rounds.isEmpty else { return }
    body(&state.rounds[state.rounds.count - 1])
  }
}
