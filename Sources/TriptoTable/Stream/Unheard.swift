import TriptoGame
import TriptoShow
import TriptoViews

/// Results that fell due while the server was away (ST40). They fire before anybody can be back, and
/// v1 clients know them from their event alone, so everybody is told once, on the way in.
struct Unheard {
  private var moments: [Moment] = []
  private var told: Set<Viewer> = []
  /// Somebody has been here since the start; from then on a client that is away misses what it misses.
  private var isOver = false

  mutating func keep(_ moments: [Moment]) {
    if !isOver { self.moments += moments.filter(\.event.isResult) }
  }

  /// What the viewer has not heard and is still on the screens.
  mutating func take(for viewer: Viewer, in state: GameState) -> [Moment] {
    isOver = true
    moments.removeAll { !$0.isCurrent(in: state) }
    return told.insert(viewer).inserted ? moments : []
  }
}

extension Table {
  /// What one viewer has missed of the server's absence.
  mutating func tellUnheard(_ viewer: Viewer) {
    guard let recipient = streams[viewer]?.recipient else { return }
    for moment in unheard?.take(for: viewer, in: state) ?? [] {
      // NB: the words of now; the host may have decided otherwise since (EX19).
      let messages = Messages(state, atMs: nowMs, clips: services.clipAddresses)
      for directed in Director.cues(for: moment) where directed.tellsResult {
        guard directed.audience.includes(recipient),
          let payload = messages.message(directed.cue, for: recipient)
        else { continue }
        tell(viewer, payload)
      }
    }
  }
}

extension Moment {
  fileprivate func isCurrent(in state: GameState) -> Bool {
    state.phase == self.state.phase && state.roundIndex == self.state.roundIndex
      && state.questionIndex == self.state.questionIndex
  }
}

extension Event {
  fileprivate var isResult: Bool {
    switch self {
    case .destinationRevealed, .resultsShown, .questionClosed, .gameEnded: true
    case .seatJoined, .lobbyChanged, .connected, .disconnected, .timedOut, .seatKicked,
      .hostReplaced, .seatRenamed, .lobbyLocked, .settingsChanged, .packSelected, .planChanged,
      .introStarted, .clueStarted, .brakePending, .brakeAccepted, .brakeRejected, .brakeDecided,
      .answerLocked, .refused, .clueReplayed, .timerExtended, .revealStarted, .revealBanter,
      .totalsShown, .questionStarted, .followupAnswered, .scoreboardShown, .nextDestination,
      .finaleStage, .actBegan, .roundEnded, .voiced, .spoke, .paused, .resumed, .musicGainChanged,
      .verdictChanged, .handoverOffered, .reaction, .brakeReleased, .typingChanged, .noteHanded,
      .placeNamed, .verdictTold,
      .rematched,
      .rulesStep, .testPulled, .seatChanged, .carriagesChanged,
      .expired:
      false
    }
  }
}

extension DirectedCue {
  /// Not the state, which everybody gets anew, and nothing that is heard or seen only at its moment.
  fileprivate var tellsResult: Bool {
    switch cue {
    case .destinationReveal, .destinationResults, .questionLocked, .questionResults, .gameEnded,
      .finalResults:
      true
    case .snapshot, .lobby, .playerJoined, .playerLeft, .error, .packSelected, .cluePresent,
      .answerCount, .clueAdvance, .timerSync, .brakePending, .brakeAccepted, .brakeRejected,
      .brakeOrder, .brakeReleased, .answerLocked, .noteHanded, .verdictShown, .scoreboardUpdate,
      .questionPresent,
      .questionCount,
      .nextDestination, .effect, .music, .musicStop, .musicGain, .sound, .speech, .speechStop,
      .prefetch, .line, .handover, .reaction,
      .rulesStep, .testPull, .finaleStage:
      false
    }
  }
}
