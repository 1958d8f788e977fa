import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("How many may play")
struct RoomTests {
  private func newcomer(_ id: String, most: Int? = GameState.mostPlayers) -> Command {
    .join(JoinSeat(id: PlayerID(id), name: id, asHost: false, mostPlayers: most))
  }

  private func full() throws(Refusal) -> GameTable {
    try GameTable.lobby(players: GameState.mostPlayers)
  }

  @Test("SE24 the 101st player is refused, and nothing changes; a host may still come")
  func refused() throws {
    #expect(GameState.mostPlayers == 100)
    var table = try full()
    expectRefused(newcomer("late"), by: .system, .sessionFull, at: table)
    table.sleep(60_000)
    expectRefused(newcomer("late"), by: .system, .sessionFull, at: table)
    try table.run(.disconnect(.player(seat(7))), by: .system)
    try table.run(newcomer("late"), by: .system)
    #expect(table.state.players.count == 100)
  }

  @Test("SE24 RE14 a locked lobby and a game that has begun say so first")
  func order() throws {
    var table = try full()
    try table.host(.lockLobby(true))
    expectRefused(newcomer("late"), by: .system, .lobbyLocked, at: table)
    var settings = GameSettings()
    settings.lateJoin = false
    let begun = try GameTable.atClue(players: 100, settings: settings)
    expectRefused(newcomer("late"), by: .system, .invalidPhase, at: begun)
  }

  @Test("SE24 a newcomer gets the place of the seat that has waited longest, from 10 s on")
  func ghost() throws {
    var table = try GameTable.lobby(players: 98)
    try table.run(newcomer("ghost"), by: .system)
    table.sleep(9_999)
    try table.run(newcomer("fresh"), by: .system)
    expectRefused(newcomer("late"), by: .system, .sessionFull, at: table)
    table.sleep(1)
    try table.run(newcomer("late"), by: .system)
    #expect(table.state.seat(PlayerID("ghost")) == nil)
    #expect(table.state.seat(PlayerID("fresh")) != nil && table.state.players.count == 100)
    expectRefused(newcomer("later"), by: .system, .sessionFull, at: table)
    #expect(!table.state.hasRoom(at: table.nowMs))
  }

  @Test("SE24 ST37 in game a seat that left gives way, unless it has answered")
  func left() throws {
    var table = try GameTable.atClue(players: 100)
    try table.brake(1)
    try table.lock(1)
    for number in [1, 2] { try table.disconnect(number) }
    try table.wait(60_000)
    #expect([1, 2].allSatisfy { table.state.seat(seat($0))?.hasLeft == true })
    try table.run(newcomer("late"), by: .system)
    #expect(table.state.seat(seat(1)) != nil && table.state.seat(seat(2)) == nil)
    expectRefused(newcomer("later"), by: .system, .sessionFull, at: table)
  }

  @Test("SE24 a journal without the limit plays as it did")
  func olderJournal() throws {
    var table = try full()
    try table.run(newcomer("late", most: nil), by: .system)
    #expect(table.state.players.count == 101)
  }
}

@Suite("Seats whose socket never comes")
struct GhostSeatTests {
  private func joined(_ start: GameTable) throws -> GameTable {
    var table = start
    try table.join(9)
    table.clearMoments()
    return table
  }

  @Test("SE25 in the lobby it is removed after 60 s, as ST36 removes one that was lost")
  func lobby() throws {
    var table = try joined(GameTable.lobby())
    #expect(try table.wait(59_999).isEmpty, "not away, not gone")
    #expect(table.state.seat(seat(9))?.isAway == false)
    #expect(try table.wait(1) == [.lobbyChanged])
    #expect(table.state.seat(seat(9)) == nil && table.state.admits(seat(9)))
    try table.connect(9)
    #expect(table.state.seat(seat(9))?.isConnected == true)
    #expect(table.state.nextDeadline == nil)
  }

  @Test("SE25 ST37 in game it is marked as left after 60 s, and counts no more")
  func inGame() throws {
    var table = try joined(GameTable.started(players: 2))
    #expect(try table.wait(60_000).contains(.timedOut(.player(seat(9)))))
    #expect(table.state.seat(seat(9))?.hasLeft == true)
  }

  @Test("SE25 RE18 a socket that comes in time finds its seat untouched, and is no reconnect")
  func inTime() throws {
    var table = try joined(GameTable.lobby())
    try table.wait(6_000)
    let events = try table.connect(9)
    #expect(events == [.connected(.player(seat(9)), isReconnect: false), .lobbyChanged])
    #expect(try table.wait(120_000).isEmpty)
  }

  @Test("SE25 ST40 after a restart the 60 s run on from the join")
  func restart() throws {
    var table = try joined(GameTable.lobby())
    try table.wait(30_000)
    try table.run(.restart, by: .system)
    try table.wait(29_999)
    #expect(table.state.seat(seat(9)) != nil)
    try table.wait(1)
    #expect(table.state.players.map(\.id) == [seat(1), seat(2)])
  }
}
