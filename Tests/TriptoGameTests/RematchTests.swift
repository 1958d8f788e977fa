import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE23 EVE24 EVE26–EVE28 one more journey")
struct RematchTests {
  /// A finished journey of one destination, won by the first player.
  private func finished(players: Int = 3) throws -> GameTable {
    var table = try GameTable.evening(players: players, destinations: 1)
    try table.answerAtOnce(1)
    try table.play(toPhase: .roundEnd)
    return table
  }

  private func start(_ table: inout GameTable) throws {
    let first = table.state.tonight.earlierDestinations + 1
    try table.host(.start(TestContent.itinerary(1, from: first)))
  }

  @Test(
    "EX45 it is for the host, from the finale's standings on; again in its lobby it changes nothing"
  )
  func phases() throws {
    var table = try GameTable.evening(destinations: 1)
    expectRefused(.rematch, by: .host, .invalidPhase, at: table)
    try table.play(toPhase: .finalResults)
    expectRefused(.rematch, by: .host, .invalidPhase, at: table)
    try table.play(to: .act(.end))
    expectRefused(.rematch, by: .player(1), .unauthorized, at: table)
    try table.host(.rematch)
    #expect(table.state.phase == .lobby && table.state.tonight.journey == 2)
    let before = table.state
    #expect(try table.host(.rematch).isEmpty)
    #expect(table.state.tonight == before.tonight && table.state.seats == before.seats)
    let first = try GameTable.lobby(settings: .ofEvening)
    expectRefused(.rematch, by: .host, .invalidPhase, at: first)
    let plain = try GameTable.atClue().after { try $0.play(toPhase: .roundEnd) }
    expectRefused(.rematch, by: .host, at: plain)
  }

  @Test("EVE5 a start for which nothing could be drawn is refused, and changes nothing")
  func nothingDrawn() throws {
    let table = try GameTable.lobby(settings: .ofEvening)
    expectRefused(.start([]), by: .host, .hindered(.drawNone), at: table)
    let plain = try GameTable.lobby()
    let said = Refusal.invalidOperation("There is no destination to play")
    expectRefused(.start([]), by: .host, said, at: plain)
  }

  @Test("EVE23 the journey's course is reset; seats, settings, locks, gain and bans are kept")
  func resets() throws {
    var table = try finished()
    try table.host(.lockLobby(true))
    try table.host(.setMusicGain(-10))
    try table.host(.rename(seat(2), name: "Nytt"))
    let before = table.state
    try table.host(.rematch)
    let state = table.state
    #expect(state.rounds.isEmpty && state.itinerary.isEmpty && state.plan.isEmpty)
    #expect(state.selectedPack == nil && state.endReason == nil && state.finaleStartMs == nil)
    #expect(state.clock == nil && state.score(of: seat(1)) == 0)
    #expect(state.players.map(\.id) == before.players.map(\.id))
    #expect(state.players.map(\.name) == before.players.map(\.name))
    #expect(state.settings == before.settings && state.isLobbyLocked)
    #expect(state.musicGainDb == -10 && state.joinCode == before.joinCode)
    try start(&table)
    #expect(table.state.roundIndex == 0 && table.state.nightIndex == 1)
    try table.play(toPhase: .roundEnd)
  }

  @Test(
    "EVE24 seats without a socket stay in the lobby asleep, and their grace counts from the start")
  func sleepers() throws {
    var table = try finished()
    try table.disconnect(2)
    try table.host(.rematch)
    #expect(table.state.seat(seat(2))?.isAway == true)
    try table.disconnect(3)
    try table.wait(120_000)
    #expect(table.state.players.count == 3)
    try start(&table)
    let startMs = table.nowMs
    #expect(table.state.seat(seat(2))?.hasLeft == false)
    try table.wait(59_999)
    #expect(table.state.seat(seat(2))?.hasLeft == false)
    try table.wait(1)
    #expect(table.nowMs == startMs + 60_000 && table.state.seat(seat(2))?.hasLeft == true)
    try table.connect(2)
    #expect(table.state.seat(seat(2))?.hasLeft == false)
  }

  @Test(
    "EVE24 a seat that had no socket during a whole journey may return by its token, with its points"
  )
  func departed() throws {
    var table = try finished()
    try table.disconnect(1)
    try table.host(.rematch)
    try start(&table)
    try table.play(toPhase: .roundEnd)
    try table.host(.rematch)
    #expect(table.state.seat(seat(1)) == nil && table.state.admits(seat(1)))
    try table.connect(1)
    #expect(table.state.nightStandings.first { $0.seat == seat(1) }?.points == 10)
  }

  @Test("EVE24 *Starta* takes one connected player, and kicked seats are gone")
  func starts() throws {
    var table = try finished(players: 2)
    try table.host(.kick(seat(2), ban: false))
    try table.disconnect(1)
    try table.host(.rematch)
    #expect(table.state.players.map(\.id) == [seat(1)])
    expectRefused(
      .start(TestContent.itinerary()), by: .host,
      .invalidOperation("At least one player is needed"), at: table)
    try table.connect(1)
    try start(&table)
    #expect(table.state.hasStarted)
  }

  @Test(
    "EVE24 a join in ROUND_END has no row in this journey's standings, and plays from the next one")
  func lateJoin() throws {
    var table = try finished()
    try table.join(4)
    try table.connect(4)
    #expect(table.state.players.count == 4 && table.state.standings.count == 3)
    try table.host(.rematch)
    #expect(table.state.standings.count == 4 && table.state.seat(seat(4))?.firstRound == 0)
    var plain = try GameTable.atClue()
    try plain.play(toPhase: .roundEnd)
    expectRefused(
      .join(JoinSeat(id: seat(4), name: "D", asHost: false)), by: .system, .invalidPhase, at: plain)
  }

  @Test("EVE26 the night has wins and points; order wins, points, who joined first")
  func standings() throws {
    var table = try finished()
    #expect(table.state.finishedJourneys == 1)
    #expect(table.state.nightStandings.map(\.wins) == [1, 0, 0])
    let change = VerdictChange(seat: seat(1), subject: .destination, isCorrect: false)
    expectRefused(.setVerdict(change), by: .host, .invalidPhase, at: table)
    try table.host(.rematch)
    try start(&table)
    try table.play(to: .clue)
    try table.host(.nextClue)
    try table.answerAtOnce(2)
    try table.play(toPhase: .roundEnd)
    let rows = table.state.nightStandings
    #expect(rows.map(\.seat) == [seat(1), seat(2), seat(3)])
    #expect(rows.map(\.points) == [10, 8, 0] && rows.map(\.wins) == [1, 1, 0])
    #expect(table.state.nightStops.map(\.journey) == [1, 2])
  }

  @Test("EVE26 a journey that ended before its first DESTINATION_RESULTS does not count")
  func uncounted() throws {
    var table = try GameTable.evening()
    try table.answerAtOnce(1)
    try table.host(.endGame)
    try table.play(toPhase: .roundEnd)
    #expect(table.state.finishedJourneys == 0)
    try table.host(.rematch)
    #expect(table.state.nightStandings.allSatisfy { $0.wins == 0 && $0.points == 0 })
    #expect(table.state.tonight.journey == 2 && table.state.tonight.earlierDestinations == 2)
  }

  @Test(
    "EVE28 an evening ends 30 min after its last socket, 3 h once a journey is finished, 12 h at most"
  )
  func expiry() throws {
    func empty(_ table: inout GameTable) throws {
      for number in 1...3 { try table.disconnect(number) }
      try table.run(.disconnect(.tv), by: .system)
      try table.run(.disconnect(.host(GameTable.hostID)), by: .system)
    }
    var first = try GameTable.lobby(players: 3, settings: .ofEvening)
    try empty(&first)
    try first.wait(30 * 60_000 - 1)
    #expect(!first.state.hasExpired)
    try first.wait(1)
    #expect(first.state.hasExpired)
    var later = try finished()
    let finaleMs = try #require(later.state.finaleStartMs)
    try later.host(.rematch)
    try empty(&later)
    try later.wait(3 * 3_600_000 - 1)
    #expect(!later.state.hasExpired)
    try later.wait(1)
    #expect(later.state.hasExpired)
    var long = try finished()
    try long.wait(finaleMs + 12 * 3_600_000 - long.nowMs - 1)
    #expect(!long.state.hasExpired)
    try long.wait(1)
    #expect(long.state.hasExpired)
  }

  @Test(
    "EVE27 with the host away the night waits; a handover goes on, and nothing starts by itself")
  func hostAway() throws {
    var table = try finished()
    try table.host(.offerHandover(code: "ABC234", expiresAtMs: table.nowMs + 120_000))
    try table.run(.disconnect(.host(GameTable.hostID)), by: .system)
    try table.wait(100_000)
    #expect(table.state.phase == .roundEnd)
    expectRefused(.rematch, by: .player(1), .unauthorized, at: table)
    let heir = PlayerID("h2")
    let claim = JoinSeat(id: heir, name: "Värd", asHost: true, handoverCode: "ABC234")
    try table.run(.join(claim), by: .system)
    try table.run(.rematch, by: .viewer(.host(heir)))
    #expect(table.state.phase == .lobby && table.state.tonight.journey == 2)
  }

  @Test("EVE9 the brake's coin of journey 1 is the old one, later journeys have their own")
  func coin() throws {
    var winners: [PlayerID] = []
    for journeys in 0..<12 {
      var table = try GameTable.evening(players: 2, destinations: 1)
      for _ in 0..<journeys {
        try table.play(toPhase: .roundEnd)
        try table.host(.rematch)
        try start(&table)
        try table.play(to: .clue)
      }
      try table.press(1)
      try table.press(2)
      winners.append(try #require(table.state.brakeOwner))
    }
    var plain = try GameTable.atClue()
    try plain.press(1)
    try plain.press(2)
    #expect(plain.state.brakeOwner == winners[0] && Set(winners).count == 2)
  }

  @Test(
    "EVE54 the length in minutes from the table, at every pace",
    arguments: [
      (GameSettings.Pace.normal, [5, 9, 13, 16, 20]), (.calm, [6, 10, 14, 19, 23]),
      (.quick, [4, 8, 11, 15, 18]),
    ])
  func length(pace: GameSettings.Pace, minutes: [Int]) throws {
    var settings = GameSettings.ofEvening
    settings.pace = pace
    let table = try GameTable.lobby(settings: settings)
    #expect(table.state.lengthsMin == minutes && table.state.minutes == minutes[2])
    #expect(try GameTable.lobby().state.lengthsMin.isEmpty)
  }
}

extension GameTable {
  fileprivate func after(_ body: (inout GameTable) throws -> Void) rethrows -> GameTable {
    var copy = self
    try body(&copy)
    return copy
  }
}
