import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("Joining")
struct JoinTests {
  private func claim(_ id: String, code: String? = nil) -> Command {
    .join(JoinSeat(id: PlayerID(id), name: "Värd", asHost: true, handoverCode: code))
  }

  private func player(_ number: Int, origin: String? = nil, name: String = "Ny") -> Command {
    .join(JoinSeat(id: seat(number), name: name, asHost: false, origin: origin))
  }

  @Test("RE11 RE16 RE17 a claim replaces the placeholder and shuts its token out")
  func claimed() throws {
    var table = GameTable()
    #expect(!table.state.hasHost)
    try table.run(claim("h2"), by: .system)
    #expect(table.state.hasHost && table.state.host?.id == PlayerID("h2"))
    #expect(!table.state.admits(GameTable.hostID) && table.state.players.isEmpty)
    expectRefused(
      .connect(.host(GameTable.hostID)), by: .system, .unauthorized, at: table)
    expectRefused(claim("h3"), by: .system, .hostTaken, at: table)
  }

  @Test("RE73 the first host's seat is vacant from the beginning, and from each lost socket on")
  func vacant() throws {
    var table = GameTable()
    #expect(table.state.placeholderVacantSinceMs == table.state.createdAtMs)
    try table.run(.connect(.host(GameTable.hostID)), by: .system)
    #expect(table.state.placeholderVacantSinceMs == nil)
    try table.wait(5_000)
    try table.run(.disconnect(.host(GameTable.hostID)), by: .system)
    #expect(table.state.placeholderVacantSinceMs == table.state.createdAtMs + 5_000)
    try table.run(claim("h2"), by: .system)
    #expect(table.state.placeholderVacantSinceMs == nil)
  }

  @Test("RE17 a claim is refused while a host socket is connected")
  func taken() throws {
    expectRefused(claim("h2"), by: .system, .hostTaken, at: try GameTable.lobby())
  }

  @Test("EX26 with lateJoin a late seat is in at once and scores from the next question on")
  func lateJoin() throws {
    var table = try GameTable.atClue(2, players: 1)
    try table.play(to: .question)
    try table.join(2)
    try table.connect(2)
    #expect(table.state.score(of: seat(2)) == 0)
    let answer = Command.answerFollowup(text: "x", question: nil, isCorrect: true)
    expectRefused(answer, by: .player(2), at: table)
    try table.host(.pause)
    try table.wait(5_000)
    try table.host(.resume)
    expectRefused(answer, by: .player(2), at: table)
    try table.play(to: .questionGap)
    try table.next()
    #expect(try table.answer(2) == [.followupAnswered(seat(2))])
  }

  @Test("EX26 a late seat may brake from the next destination on and is not counted before")
  func nextDestination() throws {
    var table = try GameTable.atClue(players: 1, destinations: 2)
    try table.join(2)
    try table.connect(2)
    #expect(table.state.answering.map(\.id) == [seat(1)])
    try table.play { $0.roundIndex == 1 }
    #expect(table.state.answering.map(\.id) == [seat(1), seat(2)])
    #expect(rejection(try table.press(2)) == nil)
  }

  @Test("EX26 RE14 without lateJoin, or when the game is over, a join is INVALID_PHASE")
  func tooLate() throws {
    var settings = GameSettings()
    settings.lateJoin = false
    expectRefused(
      player(3), by: .system, .invalidPhase, at: try GameTable.atClue(settings: settings))
    var over = try GameTable.atClue()
    try over.host(.endGame)
    expectRefused(player(3), by: .system, .invalidPhase, at: over)
  }

  @Test("EX18 while the lobby is locked a join is refused")
  func locked() throws {
    var table = try GameTable.lobby()
    #expect(try table.host(.lockLobby(true)) == [.lobbyLocked(true)])
    expectRefused(player(3), by: .system, .lobbyLocked, at: table)
    try table.host(.lockLobby(false))
    #expect(try !table.join(3).isEmpty)
  }

  @Test("EX16 a kick is not a ban: the token is refused, a new join is welcome")
  func kick() throws {
    var table = try GameTable.lobby()
    #expect(try table.host(.kick(seat(1), ban: false)) == [.seatKicked(seat(1)), .lobbyChanged])
    #expect(!table.state.admits(seat(1)) && table.state.players.map(\.id) == [seat(2)])
    expectRefused(.connect(.player(seat(1))), by: .system, .unauthorized, at: table)
    #expect(table.trial(player(3, name: "Alva"), by: .system).refusal == nil)
  }

  @Test("EX16 a ban refuses the name, however it is capitalised, and the origin")
  func ban() throws {
    var table = try GameTable.lobby(players: 1)
    try table.run(player(2, origin: "10.0.0.2", name: "Bus"), by: .system)
    try table.host(.kick(seat(2), ban: true))
    for name in ["Bus", "bus", "BUS"] {
      expectRefused(player(3, name: name), by: .system, .banned, at: table)
    }
    expectRefused(player(3, origin: "10.0.0.2"), by: .system, .banned, at: table)
    #expect(table.trial(player(3, origin: "10.0.0.3"), by: .system).refusal == nil)
  }

  @Test("EX16 a kick in game keeps the score row, ends the seat's commands and frees the brake")
  func kickInGame() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    let events = try table.host(.kick(seat(1), ban: false))
    #expect(events.last == .clueStarted(.brakeReleased))
    #expect(table.state.seat(seat(1))?.hasLeft == true)
    #expect(table.state.standings.contains { $0.seat == seat(1) })
    expectRefused(.pullBrake(Press()), by: .player(1), .unauthorized, at: table)
    #expect(try table.wait(70_000).contains(.timedOut(.player(seat(1)))) == false)
  }

  @Test("EX23 with a valid code another device takes the host seat, in any phase")
  func handover() throws {
    var table = try GameTable.atClue()
    try table.host(.offerHandover(code: "ABC234", expiresAtMs: table.nowMs + 60_000))
    expectRefused(claim("h2", code: "WRONG2"), by: .system, .hostTaken, at: table)
    let events = try table.run(claim("h2", code: "ABC234"), by: .system)
    #expect(events == [.hostReplaced(GameTable.hostID), .lobbyChanged])
    expectRefused(.nextClue, by: .host, .unauthorized, at: table)
    expectRefused(claim("h3", code: "ABC234"), by: .system, .hostTaken, at: table)
    try table.run(.nextClue, by: .viewer(.host(PlayerID("h2"))))
    #expect(table.state.level == 8)
  }

  @Test("EX23 ST41 a handover nobody follows up leaves an empty house, which expires")
  func abandonedHandover() throws {
    var table = GameTable()
    try table.run(.connect(.host(GameTable.hostID)), by: .system)
    try table.host(.offerHandover(code: "ABC234", expiresAtMs: table.nowMs + 60_000))
    try table.run(claim("h2", code: "ABC234"), by: .system)
    #expect(try table.wait(30 * 60_000) == [.expired])
  }

  @Test("EX23 a handover code runs out")
  func expiredHandover() throws {
    var table = try GameTable.atClue()
    try table.host(.offerHandover(code: "ABC234", expiresAtMs: table.nowMs + 1_000))
    try table.wait(1_000)
    expectRefused(claim("h2", code: "ABC234"), by: .system, .hostTaken, at: table)
  }
}
