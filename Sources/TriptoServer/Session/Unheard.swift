import TriptoGame

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
    default: false
    }
  }
}
