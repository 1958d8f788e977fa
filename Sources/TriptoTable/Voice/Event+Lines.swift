import TriptoGame
import TriptoPlan

extension Event {
  var isOfSettings: Bool { if case .settingsChanged = self { true } else { false } }

  /// In the lobby the first words may be known now.
  var settlesOpening: Bool {
    switch self {
    // NB: an evening starts with somebody who is connected.
    case .planChanged, .packSelected, .seatJoined, .connected, .settingsChanged: true
    case .lobbyChanged, .disconnected, .timedOut, .seatKicked, .hostReplaced,
      .seatRenamed, .lobbyLocked, .introStarted, .clueStarted, .brakePending, .brakeAccepted,
      .brakeRejected, .brakeDecided, .answerLocked, .refused, .clueReplayed, .timerExtended,
      .revealStarted, .revealBanter, .destinationRevealed, .resultsShown, .totalsShown,
      .questionStarted, .followupAnswered, .questionClosed, .scoreboardShown, .nextDestination,
      .gameEnded, .finaleStage, .actBegan, .roundEnded, .voiced, .spoke, .paused, .resumed,
      .musicGainChanged,
      .verdictChanged, .handoverOffered, .reaction, .brakeReleased, .typingChanged, .noteHanded,
      .placeNamed, .verdictTold,
      .rematched,
      .rulesStep, .testPulled, .seatChanged, .carriagesChanged,
      .expired:
      false
    }
  }

  /// Nothing more will be said: the game is over, or its voice is off.
  func endsLines(in state: GameState) -> Bool {
    switch self {
    case .gameEnded: state.awardsAhead.isEmpty
    case .roundEnded: state.isEvening
    case .settingsChanged: !state.settings.voice
    case .seatJoined, .lobbyChanged, .connected, .disconnected, .timedOut, .seatKicked,
      .hostReplaced, .seatRenamed, .lobbyLocked, .packSelected, .planChanged, .introStarted,
      .clueStarted, .brakePending, .brakeAccepted, .brakeRejected, .brakeDecided, .answerLocked,
      .refused, .clueReplayed, .timerExtended, .revealStarted, .revealBanter, .destinationRevealed,
      .resultsShown, .totalsShown, .questionStarted, .followupAnswered, .questionClosed,
      .scoreboardShown, .nextDestination, .finaleStage, .actBegan, .voiced, .spoke, .paused,
      .resumed, .musicGainChanged, .verdictChanged, .handoverOffered, .reaction, .brakeReleased,
      .typingChanged, .noteHanded, .placeNamed, .verdictTold, .rematched, .rulesStep,
      .testPulled, .seatChanged, .carriagesChanged, .expired:
      false
    }
  }

  /// There may be new lines to speak; in an evening also what is recalled (EVE90).
  func bringsLines(in state: GameState) -> Bool {
    switch self {
    case .resultsShown, .brakeReleased: state.isEvening
    case .gameEnded: !state.awardsAhead.isEmpty
    case .connected, .settingsChanged, .introStarted, .clueStarted, .destinationRevealed,
      .questionClosed, .rematched:
      true
    case .seatJoined, .lobbyChanged, .disconnected, .timedOut, .seatKicked, .hostReplaced,
      .seatRenamed, .lobbyLocked, .packSelected, .planChanged, .brakePending, .brakeAccepted,
      .brakeRejected, .brakeDecided, .answerLocked, .refused, .clueReplayed, .timerExtended,
      .revealStarted, .revealBanter, .totalsShown, .questionStarted,
      .followupAnswered, .scoreboardShown, .nextDestination, .finaleStage, .actBegan, .roundEnded,
      .voiced, .spoke, .paused, .resumed, .musicGainChanged, .verdictChanged, .handoverOffered,
      .reaction, .typingChanged, .noteHanded, .placeNamed, .verdictTold,
      .rulesStep, .testPulled, .seatChanged, .carriagesChanged, .expired:
      false
    }
  }
}
