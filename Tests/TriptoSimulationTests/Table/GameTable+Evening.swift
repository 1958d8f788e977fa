import TriptoBrake
public import TriptoGame
public import TriptoPlan

extension GameSettings {
  /// Of an evening session, as EVE4 has them.
  public static var ofEvening: GameSettings {
    var settings = GameSettings()
    settings.destinationsCount = 3
    settings.evening = Evening()
    return settings
  }

  public static var ofPlayingHost: GameSettings {
    var settings = ofEvening
    settings.hostPlays = true
    return settings
  }
}

extension GameTable {
  /// An evening at its first clue.
  public static func evening(
    players: Int = 3, destinations: Int = 2, settings: GameSettings = .ofEvening,
    pacing: Pacing = PacingTable.standard
  ) throws(Refusal) -> GameTable {
    try atClue(players: players, destinations: destinations, settings: settings, pacing: pacing)
  }

  /// Presses on an EX connection and lets the hold end.
  @discardableResult
  public mutating func pull(_ number: Int) throws(Refusal) -> [Event] {
    let pressed = try press(number, Press(isExtended: true))
    return try pressed + wait(state.pacing.brake.holdMs)
  }

  /// Types something and does not send it.
  @discardableResult
  public mutating func draft(
    _ number: Int, _ text: String, correct: Bool = true, question: Int? = nil
  ) throws(Refusal) -> [Event] {
    let verdict = Verdict(isCorrect: correct, reason: correct ? "exact" : "wrong")
    return try run(.draft(text: text, verdict: verdict, question: question), by: .player(number))
  }

  /// Brakes and answers, with the nerve still to come.
  public mutating func answerAtOnce(_ number: Int, correct: Bool = true) throws(Refusal) {
    try pull(number)
    try lock(number, correct: correct)
  }
}

extension GameTable {
  public static func note(_ text: String, correct: Bool = true) -> Command {
    .note(text: text, verdict: Verdict(isCorrect: correct, reason: correct ? "exact" : "wrong"))
  }

  /// Hands in a note.
  @discardableResult
  public mutating func note(_ number: Int, correct: Bool = true) throws(Refusal) -> [Event] {
    try run(Self.note("ZQX-NOTE-\(number).", correct: correct), by: .player(number))
  }
}
