public import TriptoGame
import TriptoKernel
public import TriptoPlan

/// What somebody does at a destination of an evening, and at the clue of which level.
public struct Move: Sendable {
  public enum Way: Sendable { case brake, note, release }

  let player: Int
  let way: Way
  let level: Int
  let verdict: Verdict

  public static func brake(_ player: Int, at level: Int = 8, _ verdict: Verdict = .right) -> Move {
    Move(player: player, way: .brake, level: level, verdict: verdict)
  }

  public static func note(_ player: Int, at level: Int = 8, _ verdict: Verdict = .right) -> Move {
    Move(player: player, way: .note, level: level, verdict: verdict)
  }

  public static func release(_ player: Int, at level: Int = 8) -> Move {
    Move(player: player, way: .release, level: level, verdict: .right)
  }
}

extension Verdict {
  public static let right = Verdict(isCorrect: true, reason: "exact")
  public static let wrong = Verdict(isCorrect: false, reason: "wrong")

  /// Another place than the one that is meant.
  public static func place(
    _ name: String, at position: Position? = nil, offKm: Double? = nil
  ) -> Verdict {
    Verdict(
      isCorrect: false, reason: "other_place", other: name, otherAt: position, otherKm: offKm)
  }
}

extension GameTable {
  /// An evening whose lines are there in time, at its first clue; no rules are told.
  public static func spokenEvening(
    players: Int = 3, of itinerary: [DestinationRecord], id: String = "game"
  ) throws(Refusal) -> GameTable {
    var settings = GameSettings.ofEvening
    settings.evening?.rules = .off
    settings.followupsPerDestination = 1
    var table = try lobby(players: players, settings: settings, id: id)
    try table.host(.start(itinerary))
    try table.speak()
    return table
  }

  /// Plays a destination: the moves at their clues, then on to the next one or to the journey's end.
  ///
  /// - Parameter speaks: Lines become clips as soon as they are wanted.
  public mutating func playStop(_ moves: [Move], speaks: Bool = true) throws(Refusal) {
    let stop = state.nightIndex
    for move in moves.sorted(by: { $0.level > $1.level }) {
      try pass(speaks) { $0.nightIndex == stop && $0.step == .clue && $0.level == move.level }
      try make(move)
    }
    try pass(speaks) { $0.nightIndex > stop || $0.phase == .roundEnd }
  }

  /// One more journey, at its start.
  public mutating func playOn(stops: Int, speaks: Bool = true) throws(Refusal) {
    try host(.rematch)
    let first = state.tonight.earlierDestinations + 1
    try host(.start(TestContent.itinerary(stops, questions: 1, from: first)))
    if speaks { try speak() }
  }

  private mutating func pass(
    _ speaks: Bool, until isThere: (GameState) -> Bool
  ) throws(Refusal) {
    if speaks { try playSpoken(until: isThere) } else { try play(until: isThere) }
  }

  private mutating func make(_ move: Move) throws(Refusal) {
    let text = move.verdict.other ?? "svar"
    switch move.way {
    case .note: try run(.note(text: text, verdict: move.verdict), by: .player(move.player))
    case .release:
      try pull(move.player)
      try run(.release, by: .player(move.player))
      try wait(state.pacing.brakeWindowMs)
    case .brake:
      try pull(move.player)
      // NB: what the conductor has to say of a brake comes a moment later.
      try wait(1_000)
      try run(.lockAnswer(text: text, verdict: move.verdict), by: .player(move.player))
      try speak()
    }
  }
}
