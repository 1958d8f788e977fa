/// What stands beside `state` on EX connections (EX14). It is made from the filtered state alone,
/// so it can show nothing that `state` does not show the same viewer.
public struct SnapshotSiblings: Equatable, Sendable {
  private let state: StateView

  public init(of state: StateView) { self.state = state }

  /// The timers that run now: the phase's, and the question's when it is another one.
  public var timers: [TimerView] {
    let running = [state.timer, state.followupQuestion?.timer].compactMap { $0 }
    return running.count == 2 && running[0] == running[1] ? [running[0]] : running
  }

  /// Whether a press now can win: a clue is up, nobody has braked and the game is not paused. An
  /// evening's intro has no brake (EVE8).
  public var brakeOpen: Bool {
    let isIntro = state.phase == .roundIntro && state.units != nil
    return state.phase.isCluePhase && state.phase != .pausedForBrake && !state.paused && !isIntro
  }

  /// Writes the keys `round, clue, followup, scoreboard, timers, uiHints` into an open object.
  func writeMembers(to json: inout JSONWriter) {
    writeRound(to: &json)
    writeClue(to: &json)
    json.nullable("followup", state.followupQuestion)
    json.field("scoreboard", state.scoreboard)
    json.field("timers", timers)
    json.key("uiHints")
    json.object { json in
      json.field("brakeOpen", brakeOpen)
      json.field("paused", state.paused)
    }
  }

  private func writeRound(to json: inout JSONWriter) {
    json.key("round")
    guard let roundIndex = state.roundIndex else { return json.null() }
    json.object { json in
      json.field("roundIndex", roundIndex)
      json.optional("destination", state.destination)
      json.optional("destinationIndex", state.destinationIndex)
      json.optional("totalDestinations", state.totalDestinations)
    }
  }

  private func writeClue(to json: inout JSONWriter) {
    json.key("clue")
    guard let points = state.clueLevelPoints else { return json.null() }
    json.object { json in
      json.field("clueLevelPoints", points)
      json.nullable("clueText", state.clueText)
      json.nullable("clueTimerEnd", state.clueTimerEnd)
      json.nullable("brakeOwnerPlayerId", state.brakeOwnerPlayerId)
    }
  }
}
