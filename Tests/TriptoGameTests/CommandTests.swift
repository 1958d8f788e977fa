import Testing
import TriptoBrake
import TriptoGame
import TriptoPlan
import TriptoTestTable

@Suite("Who may do what, when")
struct CommandTests {
  static let hostCommands: [Command] = [
    .selectPack(nil), .setSettings(GameSettings()), .start(TestContent.itinerary()), .nextClue,
    .pause, .resume, .skip, .forceReveal, .nextDestination, .endGame, .setMusicGain(0),
    .kick(seat(2), ban: true), .rename(seat(2), name: "X"), .lockLobby(true),
    .setVerdict(VerdictChange(seat: seat(2), subject: .destination, isCorrect: true)),
    .replayClue, .extendTimer(addMs: 5_000), .offerHandover(code: "ABCDEF", expiresAtMs: 0),
  ]

  @Test("EV15 a host command from anybody else is UNAUTHORIZED, whatever the phase")
  func role() throws {
    for table in [try GameTable.lobby(), try GameTable.atClue()] {
      for command in Self.hostCommands {
        expectRefused(command, by: .player(1), .unauthorized, at: table)
        expectRefused(command, by: .tv, .unauthorized, at: table)
      }
    }
  }

  static let phases: [(Command, Set<Phase>)] = [
    (.start(TestContent.itinerary()), [.lobby]), (.selectPack(nil), [.lobby]),
    (.setPlan([]), [.lobby]), (.nextClue, [.roundIntro, .clueLevel, .pausedForBrake]),
    (.nextDestination, [.scoreboard]),
    (.forceReveal, [.roundIntro, .clueLevel, .pausedForBrake]), (.replayClue, [.clueLevel]),
  ]

  @Test("EV3 EV4 EV8 EV9 EV14 a command in another phase is INVALID_PHASE", arguments: phases)
  func phase(command: Command, allowed: Set<Phase>) throws {
    let sender = command.kind.permit.giver == .server ? Sender.system : .host
    for (phase, table) in try Self.everyPhase() {
      if allowed.contains(phase) {
        #expect(table.trial(command, by: sender).refusal == nil, "\(phase)")
      } else {
        expectRefused(command, by: sender, .invalidPhase, at: table)
      }
    }
  }

  /// A game in each phase that a game can be in.
  static func everyPhase() throws -> [(Phase, GameTable)] {
    var tables: [(Phase, GameTable)] = [(.lobby, try GameTable.lobby())]
    var braked = try GameTable.atClue()
    try braked.brake(1)
    tables.append((.pausedForBrake, braked))
    var table = try GameTable.started(destinations: 2)
    let phases: [Phase] = [
      .roundIntro, .clueLevel, .revealDestination, .followupQuestion, .scoreboard, .finalResults,
      .roundEnd,
    ]
    for phase in phases {
      try table.play(toPhase: phase)
      tables.append((phase, table))
    }
    return tables
  }

  @Test("EV3 a game needs a player and five clues for every destination")
  func start() throws {
    var table = GameTable()
    try table.run(.connect(.host(GameTable.hostID)), by: .system)
    expectRefused(.start(TestContent.itinerary()), by: .host, at: table)
    var broken = TestContent.itinerary()
    broken[0].clues.removeLast()
    let lobby = try GameTable.lobby()
    expectRefused(.start(broken), by: .host, at: lobby)
    expectRefused(.start([]), by: .host, at: lobby)
  }

  @Test("EV9 NEXT_DESTINATION goes on before the scoreboard's timer does")
  func nextDestination() throws {
    var table = try GameTable.atClue(destinations: 2)
    try table.play(toPhase: .scoreboard)
    try table.host(.nextDestination)
    try table.wait(2_000)
    #expect(table.state.roundIndex == 1)
    try table.wait(12_000)
    #expect(table.state.roundIndex == 1 && table.state.level == 10)
  }

  @Test("EV7 SC2 one answer per question; a second, late or misdirected one is a validation error")
  func followup() throws {
    var table = try GameTable.atClue(2)
    let answer = Command.answerFollowup(text: "x", question: nil, isCorrect: true)
    expectRefused(answer, by: .player(1), .invalidPhase, at: table)
    try table.play(to: .question)
    expectRefused(answer, by: .host, .unauthorized, at: table)
    let other = Command.answerFollowup(text: "x", question: 1, isCorrect: true)
    expectRefused(other, by: .player(1), .validation("The question is closed"), at: table)
    try table.answer(1, correct: false)
    expectRefused(answer, by: .player(1), .validation("You have answered already"), at: table)
    try table.next()
    expectRefused(answer, by: .player(2), .validation("The question is closed"), at: table)
  }

  @Test("EV8 a selection is kept and can be taken back")
  func select() throws {
    var table = try GameTable.lobby()
    let pack = SelectedPack(packID: "paris", name: "Paris")
    #expect(try table.host(.selectPack(pack)) == [.packSelected(pack)])
    #expect(table.state.selectedPack == pack)
    try table.host(.selectPack(nil))
    #expect(table.state.selectedPack == nil)
  }

  @Test("ST3 a timer that is not due is refused")
  func notDue() throws {
    let table = try GameTable.atClue()
    let keys: [TimerKey] = [
      .step, .hold, .away(seat(1)), .grace(.tv), .grace(.player(seat(1))), .expiry,
    ]
    for key in keys { expectRefused(.fire(key), by: .system, .notDue, at: table) }
  }

  @Test("PR1 every accepted command makes the version grow")
  func version() throws {
    var table = try GameTable.atClue(players: 3)
    for command in [Command.pullBrake(Press()), .pullBrake(Press())] {
      let before = table.state.version
      try table.run(command, by: .player(1))
      #expect(table.state.version > before)
    }
  }
}
