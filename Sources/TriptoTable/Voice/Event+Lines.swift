import TriptoGame

extension Event {
  /// In the lobby the first words may be known now.
  var settlesOpening: Bool {
    switch self {
    case .planChanged, .packSelected, .seatJoined, .settingsChanged: true
    default: false
    }
  }

  /// Nothing more will be said: the game is over, or its voice is off.
  func endsLines(in state: GameState) -> Bool {
    switch self {
    case .gameEnded: true
    case .settingsChanged: !state.settings.voice
    default: false
    }
  }

  /// There may be new lines to speak.
  var bringsLines: Bool {
    switch self {
    case .connected, .settingsChanged, .introStarted, .clueStarted, .destinationRevealed,
      .questionClosed:
      true
    default: false
    }
  }
}
