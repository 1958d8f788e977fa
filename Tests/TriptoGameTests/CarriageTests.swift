import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE42–EVE44 EX46 carriages")
struct CarriageTests {
  private static var settings: GameSettings {
    var settings = GameSettings.ofEvening
    settings.evening?.rules = .off
    settings.evening?.carriages = true
    return settings
  }

  private func lobby(_ players: Int) throws -> GameTable {
    try GameTable.lobby(players: players, settings: Self.settings)
  }

  /// At a clue; the members of the first and the second carriage by their numbers.
  private func started(
    _ players: Int = 4, destinations: Int = 1, level: Int = 10
  ) throws -> (table: GameTable, first: [Int], second: [Int]) {
    var table = try lobby(players)
    try table.host(.start(TestContent.itinerary(destinations)))
    try table.play { $0.step == .clue && $0.level == level }
    return (table, numbers(0, table), numbers(1, table))
  }

  private func numbers(_ index: Int, _ table: GameTable) -> [Int] {
    (1...48).filter { table.state.carriages[index].members.contains(seat($0)) }
  }

  private func sizes(_ table: GameTable) -> [Int] { table.state.carriages.map(\.members.count) }

  @Test(
    "EVE42 the fourth guest makes the first carriages; n is a third of the players, sizes differ by one",
    arguments: [(3, []), (4, [2, 2]), (6, [3, 3]), (8, [3, 3, 2]), (11, [3, 3, 3, 2])])
  func formed(players: Int, wanted: [Int]) throws {
    var table = try lobby(players)
    if players >= 4 { try table.host(.drawCarriages) }
    #expect(sizes(table) == wanted)
    #expect(Set(table.state.carriages.flatMap(\.members)).count == wanted.reduce(0, +))
  }

  @Test(
    "EX46 a draw is another one, the same in a replay, and for the host in the lobby with the setting"
  )
  func drawn() throws {
    var table = try lobby(8)
    var seen: Set<[[PlayerID]]> = []
    for _ in 1...5 {
      try table.host(.drawCarriages)
      seen.insert(table.state.carriages.map(\.members))
    }
    #expect(seen.count > 1)
    let replayed = try GameTable.replay(table.journal, on: table.genesis)
    #expect(replayed.carriages == table.state.carriages)
    expectRefused(.drawCarriages, by: .player(1), .unauthorized, at: table)
    let without = try GameTable.lobby(players: 8, settings: .ofEvening)
    expectRefused(
      .drawCarriages, by: .host, .invalidOperation("There are no carriages tonight"), at: without)
    expectRefused(.drawCarriages, by: .host, .invalidPhase, at: try started().table)
  }

  @Test("EVE42 fewer than 4 players or more than 48 have no carriages")
  func limits() throws {
    let few = try GameTable.lobby(players: 3, settings: .ofEvening)
    let said = Refusal.hindered(.carriagesLimit)
    expectRefused(.setSettings(Self.settings), by: .host, said, at: few)
    expectRefused(.drawCarriages, by: .host, said, at: try lobby(3))
  }

  @Test(
    "EVE42 a joiner enters the smallest carriage, the lowest number first; who leaves it makes room"
  )
  func joiner() throws {
    var table = try lobby(5)
    try table.host(.drawCarriages)
    #expect(sizes(table) == [3, 2])
    try table.join(6)
    #expect(sizes(table) == [3, 3])
    try table.host(.kick(seat(6), ban: false))
    #expect(sizes(table) == [3, 2])
  }

  @Test("EVE42 a guest whose socket was lost in the lobby comes back to its own carriage")
  func comesBack() throws {
    var table = try lobby(6)
    try table.host(.drawCarriages)
    let (guest, before) = (numbers(1, table)[0], table.state.carriages.map { Set($0.members) })
    try table.disconnect(guest)
    #expect(sizes(table) == [3, 2])
    try table.connect(guest)
    #expect(table.state.carriages.map { Set($0.members) } == before)
  }

  @Test(
    "EX41 in the lobby one moves to another carriage that has room; full or missing ones are refused"
  )
  func move() throws {
    var table = try lobby(8)
    try table.host(.drawCarriages)
    let guest = numbers(2, table)[0]
    func change(_ number: Int, _ carriage: Int) -> Command {
      .seat(SeatChange(seat: seat(number), travel: TravelWish(), carriage: carriage))
    }
    try table.run(change(guest, 1), by: .player(guest))
    #expect(sizes(table) == [4, 3, 1])
    let other = numbers(1, table)[0]
    expectRefused(
      change(other, 1), by: .player(other), .hindered(.carriageFull), at: table)
    expectRefused(
      change(other, 9), by: .player(other), .validation("There is no such carriage"), at: table)
    let (begun, first, _) = try started()
    expectRefused(change(first[0], 2), by: .host, .invalidPhase, at: begun)
  }

  @Test(
    "EVE43 at the start nobody rides alone, and where one carriage is left there are none")
  func closed() throws {
    var table = try lobby(5)
    try table.host(.drawCarriages)
    for number in numbers(1, table).dropFirst() {
      try table.run(.disconnect(.player(seat(number))), by: .system)
    }
    #expect(sizes(table) == [3, 1])
    try table.host(.start(TestContent.itinerary(1)))
    #expect(table.state.carriages.isEmpty && !table.state.isByCarriage)
  }

  @Test("EVE20 EVE38 a carriage has one brake and one answer, and then no mate has another")
  func unit() throws {
    var (table, first, second) = try started()
    #expect(table.state.units == (0, 2))
    try table.answerAtOnce(first[0])
    #expect(table.state.units == (1, 2) && table.state.answeredPlayers == 2)
    try table.play { $0.step == .clue }
    expectRefused(
      GameTable.note("x"), by: .player(first[1]), .note(.answeredByMate), at: table)
    #expect(!table.state.canStillBrake(seat(first[1])))
    #expect(table.state.canStillBrake(seat(second[1])))
  }

  @Test("EVE43 who leaves takes nothing along: the carriage keeps the answer, a mate goes on")
  func keepsAnswer() throws {
    var (table, first, _) = try started(destinations: 2)
    try table.note(first[0])
    try table.host(.kick(seat(first[0]), ban: false))
    try table.play(to: .results)
    #expect(table.state.score(of: seat(first[1])) == 8)
    #expect(table.state.carriageStandings.map(\.score) == [8, 0])
    try table.play { $0.step == .clue && $0.roundIndex == 1 }
    #expect(table.state.canStillBrake(seat(first[1])) && table.state.units == (0, 2))
  }

  @Test("EVE24 EVE42 who joins after the journey rides in none of it, and boards at the rematch")
  func joinsAfter() throws {
    var (table, _, _) = try started()
    try table.play(toPhase: .roundEnd)
    let before = table.state.carriages
    try table.join(5)
    try table.connect(5)
    #expect(table.state.carriages == before)
    try table.host(.rematch)
    #expect(sizes(table) == [3, 2])
  }

  @Test(
    "EVE49 when every carriage has answered the clues end, with half of the guests silent")
  func early() throws {
    var (table, first, second) = try started()
    try table.note(first[1])
    #expect(table.state.tonight.earlyEndMs == nil)
    try table.note(second[0], correct: false)
    #expect(table.state.tonight.earlyEndMs != nil)
  }

  @Test("EVE32 a brake that one lets go is let go for the carriage")
  func released() throws {
    var (table, first, second) = try started()
    try table.pull(first[0])
    try table.run(.release, by: .player(first[0]))
    #expect(table.state.isOut(seat(first[1])) && !table.state.isOut(seat(second[0])))
  }

  @Test(
    "EVE44 everybody's score is the carriage's: its answer, and questions that half of it knew")
  func score() throws {
    var (table, first, second) = try started(6)
    try table.answerAtOnce(first[0])
    try table.note(second[0])
    try table.play(to: .question)
    try table.answer(first[0])
    try table.answer(second[0])
    try table.answer(second[1], correct: false)
    try table.answer(second[2], correct: false)
    try table.play(toPhase: .roundEnd)
    for number in first { #expect(table.state.score(of: seat(number)) == 12) }
    for number in second { #expect(table.state.score(of: seat(number)) == 8) }
    let rows = table.state.carriageStandings
    #expect(rows.map(\.score) == [12, 8] && rows.map(\.rank) == [1, 2])
    #expect(Set(table.state.winners) == Set(first.map(seat)))
    #expect(table.state.nightStandings.filter { $0.wins == 1 }.count == 3)
  }

  @Test("EVE23 EVE78 carriages ride on in the next journey; the closest crew is praised")
  func nextJourney() throws {
    var (table, first, _) = try started()
    try table.note(first[0])
    while table.state.phase != .roundEnd {
      try table.next()
      if table.state.step == .question { for number in first { try table.answer(number) } }
    }
    let crew = table.state.awards.first { $0.id == .crew }
    #expect(crew.map { Set($0.seats) } == Set(first.map(seat)))
    let before = table.state.carriages
    try table.host(.rematch)
    #expect(table.state.carriages == before && !table.state.isByCarriage)
  }

  @Test("EVE2 without the setting everybody is a unit of one")
  func without() throws {
    let table = try GameTable.evening(players: 6)
    #expect(table.state.carriages.isEmpty && table.state.units == (0, 6))
  }
}
