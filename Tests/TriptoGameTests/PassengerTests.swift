import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EX41 EVE11 EVE76 figure, tone and child of a seat")
struct PassengerTests {
  private func set(
    _ number: Int, _ passenger: String? = nil, _ tone: Int? = nil, child: Bool? = nil
  ) -> Command {
    let travel = TravelWish(passenger: passenger, tone: tone, child: child)
    return .seat(SeatChange(seat: seat(number), travel: travel))
  }

  private func join(_ number: Int, _ travel: TravelWish?) -> Command {
    .join(JoinSeat(id: seat(number), name: "Spelare \(number)", asHost: false, travel: travel))
  }

  private func passenger(_ number: Int, _ table: GameTable) -> Passenger? {
    table.state.seat(seat(number))?.passenger
  }

  private func isChild(_ number: Int, _ table: GameTable) -> Bool? {
    table.state.seat(seat(number))?.isChild
  }

  @Test("EVE76 not chosen: the least used figure, then tone; no pair twice while one is free")
  func given() throws {
    var table = GameTable(settings: .ofEvening)
    for number in 1...193 { try table.run(join(number, nil), by: .system) }
    let given = table.state.players.compactMap(\.passenger)
    #expect(Set(given.prefix(16).map(\.figure)) == Set(Figures.all))
    #expect(Set(given.prefix(12).map(\.tone)) == Set(Figures.tones))
    #expect(Set(given.prefix(192)).count == 192 && given.count == 193)
    let others = try GameTable.lobby(settings: .ofEvening, id: "another")
    #expect(try passenger(1, GameTable.lobby(settings: .ofEvening)) != passenger(1, others))
  }

  @Test("EVE76 asked for and taken: the same figure with the next tone that is free")
  func taken() throws {
    var table = GameTable(settings: .ofEvening)
    for number in 1...3 {
      try table.run(join(number, TravelWish(passenger: "fox", tone: 12)), by: .system)
    }
    #expect((1...3).map { passenger($0, table)?.figure } == ["fox", "fox", "fox"])
    #expect((1...3).map { passenger($0, table)?.tone } == [12, 1, 2])
    #expect(try table.run(set(3, "fox", 12), by: .player(3)) == [.seatChanged(seat(3))])
    #expect(passenger(3, table) == Passenger(figure: "fox", tone: 2))
  }

  @Test("EVE11 a join passes over what nobody knows")
  func unknown() throws {
    var table = GameTable(settings: .ofEvening)
    try table.run(
      join(1, TravelWish(passenger: "unicorn", tone: 13, child: true)), by: .system)
    let given = try #require(passenger(1, table))
    #expect(Figures.all.contains(given.figure) && Figures.tones.contains(given.tone))
    #expect(isChild(1, table) == true)
  }

  @Test("EX41 a player sets its own seat, the host anybody's; a figure alone keeps the tone")
  func own() throws {
    var table = try GameTable.evening()
    try table.run(set(1, "owl", 7), by: .player(1))
    #expect(passenger(1, table) == Passenger(figure: "owl", tone: 7))
    try table.host(set(1, "frog"))
    #expect(passenger(1, table) == Passenger(figure: "frog", tone: 7))
    try table.host(set(1, nil, 9))
    #expect(passenger(1, table) == Passenger(figure: "frog", tone: 9))
  }

  @Test("EX41 another's seat is UNAUTHORIZED, unknown values change nothing")
  func refused() throws {
    let table = try GameTable.evening()
    expectRefused(set(2, "owl"), by: .player(1), .unauthorized, at: table)
    expectRefused(set(1, "owl"), by: .tv, .unauthorized, at: table)
    let words = ["There is no such passenger", "tone must be between 1 and 12"]
    expectRefused(set(1, "unicorn"), by: .player(1), .validation(words[0]), at: table)
    expectRefused(set(1, nil, 13), by: .player(1), .validation(words[1]), at: table)
    expectRefused(set(9, "owl"), by: .host, .validation("There is no such player"), at: table)
    let plain = try GameTable.lobby()
    expectRefused(set(1, "owl"), by: .player(1), at: plain)
    #expect(passenger(1, plain) == nil)
  }

  @Test("EX41 PA45 more than two a second from one hand are RATE_LIMITED")
  func rate() throws {
    var table = try GameTable.evening()
    try table.run(set(1, nil, 3), by: .player(1))
    try table.run(set(1, nil, 4), by: .player(1))
    try table.wait(999)
    expectRefused(set(1, nil, 5), by: .player(1), .rateLimited, at: table)
    #expect(table.trial(set(2, nil, 5), by: .player(2)).refusal == nil)
    #expect(table.trial(set(1, nil, 5), by: .host).refusal == nil)
    try table.wait(1)
    try table.run(set(1, nil, 5), by: .player(1))
  }

  @Test("EX41 child holds at once in the lobby, else from the next destination on")
  func child() throws {
    var lobby = try GameTable.lobby(settings: .ofEvening)
    try lobby.run(set(1, child: true), by: .player(1))
    #expect(isChild(1, lobby) == true)
    var table = try GameTable.evening(destinations: 2)
    try table.run(set(1, child: true), by: .player(1))
    try table.play(toPhase: .scoreboard)
    #expect(isChild(1, table) == false)
    try table.play { $0.roundIndex == 1 }
    #expect(isChild(1, table) == true)
    try table.host(set(1, child: false))
    try table.play(toPhase: .roundEnd)
    #expect(isChild(1, table) == true)
    try table.host(.rematch)
    #expect(isChild(1, table) == false)
  }

  @Test("EX41 EVE4 without the children's compartment nobody enters it, and who is in it leaves")
  func noChildren() throws {
    var table = try GameTable.lobby(settings: .ofEvening)
    try table.run(set(1, child: true), by: .player(1))
    var settings = table.state.settings
    settings.evening?.childrens = false
    try table.host(.setSettings(settings))
    #expect(isChild(1, table) == false)
    let why = "There is no children's compartment tonight"
    expectRefused(set(1, child: true), by: .player(1), .validation(why), at: table)
    try table.run(join(8, TravelWish(child: true)), by: .system)
    #expect(isChild(8, table) == false)
  }

  @Test("EVE23 EVE76 a passenger is kept over a rematch, and found again by who comes back")
  func kept() throws {
    var table = try GameTable.evening(players: 2, destinations: 1)
    try table.run(set(1, "puffin", 6), by: .player(1))
    let second = passenger(2, table)
    try table.play(toPhase: .roundEnd)
    try table.host(.rematch)
    #expect(passenger(1, table) == Passenger(figure: "puffin", tone: 6))
    #expect(passenger(2, table) == second)
    #expect(try GameTable.replay(table.journal, on: table.genesis) == table.state)
  }

  @Test("EVE76 whose passenger was taken meanwhile comes back with the next free tone")
  func returned() throws {
    var table = try GameTable.lobby(settings: .ofEvening)
    try table.run(set(1, "bear", 12), by: .player(1))
    try table.disconnect(1)
    try table.run(set(2, "bear", 12), by: .player(2))
    try table.connect(1)
    #expect(passenger(1, table) == Passenger(figure: "bear", tone: 1))
    #expect(passenger(2, table) == Passenger(figure: "bear", tone: 12))
  }
}
