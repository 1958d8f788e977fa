import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("Seats")
struct SeatTests {
  @Test("ST36 a player lost in the lobby is removed at once and returns as it was")
  func lobby() throws {
    var table = try GameTable.lobby(players: 2)
    let events = try table.disconnect(1)
    #expect(events == [.disconnected(.player(seat(1))), .lobbyChanged])
    #expect(table.state.players.map(\.id) == [seat(2)])
    table.clearMoments()
    try table.connect(1)
    #expect(
      table.events == [
        .connected(.player(seat(1)), isReconnect: true),
        .seatJoined(seat(1), isReconnect: true), .lobbyChanged,
      ])
    #expect(table.moments[0].state.players.map(\.id) == [seat(2)])
    #expect(table.state.seat(seat(1))?.name == "Alva")
  }

  @Test("ST36 SC6 who returns to the lobby stands in join order again")
  func joinOrder() throws {
    var table = try GameTable.lobby(players: 1)
    table.sleep(1)
    try table.run(
      .join(JoinSeat(id: PlayerID("later"), name: "Later", asHost: false)), by: .system)
    try table.disconnect(1)
    try table.connect(1)
    #expect(table.state.players.map(\.id) == [seat(1), PlayerID("later")])
  }

  @Test("EX27 the session gives who returns to a taken name another one; nobody else may rename")
  func renamedOnReturn() throws {
    var table = try GameTable.lobby(players: 2)
    try table.run(.rename(seat(1), name: "Alva 2"), by: .system)
    #expect(table.state.seat(seat(1))?.name == "Alva 2")
    #expect(throws: Refusal.unauthorized) {
      try table.run(.rename(seat(2), name: "X"), by: .viewer(.player(seat(1))))
    }
  }

  @Test("ST36 who returns after the start is back with 0 points before its first snapshot")
  func afterStart() throws {
    var table = try GameTable.lobby(players: 2)
    try table.disconnect(1)
    try table.host(.start(TestContent.itinerary()))
    table.clearMoments()
    try table.connect(1)
    let first = try #require(
      table.moments.first { $0.event == .connected(.player(seat(1)), isReconnect: true) })
    #expect(first.state.seat(seat(1))?.isConnected == true)
    #expect(table.state.score(of: seat(1)) == 0)
  }

  @Test("ST37 PA19 a player lost in game keeps its seat; after 60 s it has left, and may return")
  func grace() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.lock(1)
    try table.disconnect(1)
    #expect(table.state.seat(seat(1))?.isConnected == false)
    let before = try table.wait(59_999)
    #expect(!before.contains(.timedOut(.player(seat(1)))))
    #expect(try table.wait(1).contains(.timedOut(.player(seat(1)))))
    #expect(table.state.seat(seat(1))?.hasLeft == true)
    #expect(table.state.answering.map(\.id) == [seat(2)])
    try table.connect(1)
    #expect(table.state.seat(seat(1))?.hasLeft == false)
    #expect(table.state.round?.answer(of: seat(1)) != nil)
  }

  @Test("EX12 a player is away 5 s after a disconnect")
  func away() throws {
    var table = try GameTable.atClue()
    try table.disconnect(1)
    try table.wait(4_999)
    #expect(table.state.seat(seat(1))?.isAway == false)
    try table.wait(1)
    #expect(table.state.seat(seat(1))?.isAway == true)
    try table.connect(1)
    #expect(table.state.seat(seat(1))?.isAway == false)
  }

  @Test("ST38 a lost host or TV in the lobby is kept, however long")
  func hostInLobby() throws {
    var table = try GameTable.lobby()
    for viewer in [Viewer.host(GameTable.hostID), .tv] {
      #expect(
        try table.run(.disconnect(viewer), by: .system) == [.disconnected(viewer), .lobbyChanged])
    }
    #expect(try table.wait(120_000).isEmpty)
    #expect(table.state.host?.hasLeft == false)
  }

  @Test("ST38 in game host and TV have the same grace and may return")
  func hostInGame() throws {
    var table = try GameTable.atClue()
    for viewer in [Viewer.host(GameTable.hostID), .tv] {
      try table.run(.disconnect(viewer), by: .system)
    }
    let events = try table.wait(60_000)
    #expect(events.contains(.timedOut(.host(GameTable.hostID))))
    #expect(events.contains(.timedOut(.tv)))
    #expect(events.contains(.clueStarted(.timer)))
    try table.run(.connect(.host(GameTable.hostID)), by: .system)
    try table.host(.nextClue)
    #expect(table.state.host?.hasLeft == false)
  }

  @Test("ST39 a lost brake owner keeps the pause and answers after its return")
  func owner() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.disconnect(1)
    try table.wait(20_000)
    #expect(table.state.brakeOwner == seat(1))
    try table.connect(1)
    try table.lock(1)
    #expect(table.state.round?.answers.first?.level == 10)
  }

  @Test("ST40 after a restart timers go on; a deadline passed meanwhile fires at once")
  func restart() throws {
    var table = try GameTable.atClue(10)
    let endMs = try #require(table.state.clock?.endMs)
    table.sleep(10_000)
    let seats = table.state.seats.count
    #expect(try table.run(.restart, by: .system).isEmpty)
    #expect(table.state.clock?.endMs == endMs && table.state.seats.count == seats)
    #expect(!table.state.isTVConnected && !table.state.seats.contains { $0.isConnected })
    table.sleep(25_000)
    #expect(try table.wait(0).contains(.clueStarted(.timer)))
  }

  @Test("ST40 a restart with the clock behind leaves each timer what it had left")
  func restartBehind() throws {
    var table = try GameTable.atClue(10)
    try table.wait(12_000)
    try table.host(.setMusicGain(-3))
    let leftMs = try #require(table.state.clock?.endMs) - table.nowMs
    table.sleep(-600_000)
    try table.run(.restart, by: .system)
    #expect(try #require(table.state.clock?.endMs) - table.nowMs == leftMs)
    #expect(try table.wait(leftMs - 1).contains(.clueStarted(.timer)) == false)
    #expect(try table.wait(1).contains(.clueStarted(.timer)))
  }

  @Test("ST40 a pause, a lost seat and an empty table keep their rest with the clock behind")
  func lossesBehind() throws {
    var table = try GameTable.atClue(players: 3)
    try table.host(.pause)
    try table.disconnect(1)
    table.sleep(-90_000_000)
    try table.run(.restart, by: .system)
    #expect(table.state.pausedAtMs == table.nowMs)
    let dueMs = try #require(table.state.nextDeadline?.atMs)
    #expect((1...600_000).contains(dueMs - table.nowMs))
    try table.run(.connect(.host(GameTable.hostID)), by: .system)
    try table.host(.resume)
    #expect(try #require(table.state.clock?.endMs) - table.nowMs == 30_000)
  }

  @Test("ST41 PA24 without a socket a session expires after 30 min")
  func idle() throws {
    var table = try GameTable.lobby(players: 1)
    try table.disconnect(1)
    try table.run(.disconnect(.tv), by: .system)
    try table.run(.disconnect(.host(GameTable.hostID)), by: .system)
    try table.wait(30 * 60_000 - 1)
    #expect(!table.state.hasExpired)
    #expect(try table.wait(1) == [.expired])
    #expect(table.state.hasExpired && table.state.nextDeadline == nil)
  }

  @Test("ST41 PA24 a session expires 10 min after ROUND_END, watched or not")
  func ended() throws {
    var table = try GameTable.atClue()
    try table.host(.endGame)
    try table.play(toPhase: .roundEnd)
    try table.wait(10 * 60_000 - 1)
    #expect(!table.state.hasExpired)
    #expect(try table.wait(1) == [.expired])
    #expect(table.state.nextDeadline == nil)
  }
}
