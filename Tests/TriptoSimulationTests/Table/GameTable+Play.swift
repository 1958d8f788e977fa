public import TriptoBrake
public import TriptoGame
public import TriptoKernel
public import TriptoPlan
import TriptoShow

/// The n-th player's seat, from 1.
public func seat(_ number: Int) -> PlayerID { PlayerID("p\(number)") }

extension Sender {
  public static let host = Sender.viewer(.host(GameTable.hostID))
  public static let tv = Sender.viewer(.tv)
  /// The n-th player, from 1.
  public static func player(_ number: Int) -> Sender { .viewer(.player(seat(number))) }
}

extension GameTable {
  /// A lobby with host, TV and players connected.
  public static func lobby(
    players: Int = 2, settings: GameSettings = GameSettings(),
    pacing: Pacing = PacingTable.standard, id: String = "game"
  ) throws(Refusal) -> GameTable {
    var table = GameTable(settings: settings, pacing: pacing, id: id)
    try table.run(.connect(.host(hostID)), by: .system)
    try table.run(.connect(.tv), by: .system)
    for number in 1...max(players, 1) {
      try table.join(number)
      try table.connect(number)
    }
    table.clearMoments()
    return table
  }

  /// A game in ROUND_INTRO (or its first clue).
  public static func started(
    players: Int = 2, destinations: Int = 1, questions: Int = 2,
    settings: GameSettings = GameSettings(), pacing: Pacing = PacingTable.standard,
    id: String = "game"
  ) throws(Refusal) -> GameTable {
    var table = try lobby(players: players, settings: settings, pacing: pacing, id: id)
    let itinerary = TestContent.itinerary(destinations, questions: questions)
    try table.run(.start(itinerary), by: .host)
    table.clearMoments()
    return table
  }

  /// A game at its first clue.
  public static func atClue(
    _ level: Int = 10, players: Int = 2, destinations: Int = 1, questions: Int = 2,
    settings: GameSettings = GameSettings(), pacing: Pacing = PacingTable.standard,
    id: String = "game"
  ) throws(Refusal) -> GameTable {
    var table = try started(
      players: players, destinations: destinations, questions: questions, settings: settings,
      pacing: pacing, id: id)
    try table.play { $0.step == .clue && $0.level == level }
    table.clearMoments()
    return table
  }

  @discardableResult
  public mutating func join(_ number: Int) throws(Refusal) -> [Event] {
    let name = Self.names[(number - 1) % Self.names.count]
    return try run(
      .join(JoinSeat(id: seat(number), name: name, asHost: false)), by: .system)
  }

  @discardableResult
  public mutating func connect(_ number: Int) throws(Refusal) -> [Event] {
    try run(.connect(.player(seat(number))), by: .system)
  }

  @discardableResult
  public mutating func disconnect(_ number: Int) throws(Refusal) -> [Event] {
    try run(.disconnect(.player(seat(number))), by: .system)
  }

  @discardableResult
  public mutating func host(_ command: Command) throws(Refusal) -> [Event] {
    try run(command, by: .host)
  }

  @discardableResult
  public mutating func press(_ number: Int, _ press: Press = Press()) throws(Refusal) -> [Event] {
    try run(.pullBrake(press), by: .player(number))
  }

  /// Presses and lets the hold end.
  @discardableResult
  public mutating func brake(_ number: Int) throws(Refusal) -> [Event] {
    let pressed = try press(number)
    return try pressed + wait(state.pacing.brake.holdMs)
  }

  /// Answers the destination; the text is `A<number>` unless given.
  @discardableResult
  public mutating func lock(
    _ number: Int, correct: Bool = true, text: String? = nil
  ) throws(Refusal) -> [Event] {
    let place = TestContent.placeTokens(state.roundIndex + 1)
    let verdict = Verdict(
      isCorrect: correct, reason: correct ? "exact" : "wrong", matched: place[0], other: place[2])
    return try run(
      .lockAnswer(text: text ?? "A\(number)", verdict: verdict), by: .player(number))
  }

  /// Answers the running question.
  @discardableResult
  public mutating func answer(
    _ number: Int, correct: Bool = true, question: Int? = nil
  ) throws(Refusal) -> [Event] {
    try run(
      .answerFollowup(text: "F\(number)", question: question, isCorrect: correct),
      by: .player(number))
  }

  /// Fires deadlines until the game is where it should be, or has ended.
  public mutating func play(until isThere: (GameState) -> Bool) throws(Refusal) {
    while !isThere(state), state.phase != .roundEnd, state.nextDeadline != nil { try next() }
  }

  public mutating func play(to step: Step) throws(Refusal) { try play { $0.step == step } }
  public mutating func play(toPhase phase: Phase) throws(Refusal) {
    try play { $0.phase == phase }
  }
}
