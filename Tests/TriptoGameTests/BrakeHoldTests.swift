import Testing
import TriptoBrake
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("The hold")
struct BrakeHoldTests {
  @Test("BR5 PA21 in room mode the hold is 80 ms from the first press")
  func room() throws {
    var table = try GameTable.atClue(players: 3)
    #expect(try table.press(1) == [.brakePending(holdMs: 80)])
    #expect(try table.wait(79).isEmpty)
    #expect(table.state.phase == .clueLevel)
    #expect(try table.wait(1).first == .brakeAccepted(seat(1)))
  }

  @Test(
    "BR5 PA21 the hold follows the slowest line that the kernel measures, from 80 to 150 ms",
    arguments: [(nil, 80), (40, 80), (97.2, 98), (190, 150)] as [(Double?, Int)])
  func slowLine(reachMs: Double?, holdMs: Int) throws {
    var table = try GameTable.atClue(players: 3)
    #expect(try table.press(1, Press(slowestReachMs: reachMs)) == [.brakePending(holdMs: holdMs)])
    #expect(try table.wait(holdMs - 1).isEmpty)
    #expect(try table.wait(1).first == .brakeAccepted(seat(1)))
  }

  @Test("BR5 BR8 a game from before lines were measured keeps its hold, its cap and its tie window")
  func olderGame() throws {
    var pacing = PacingTable.standard
    pacing.brake.holdMaxMs = nil
    pacing.brake.measuredRTTCapMs = nil
    pacing.brake.tieMs = 8
    var table = try GameTable.atClue(players: 2, pacing: pacing)
    #expect(try table.press(1, Press(slowestReachMs: 190)) == [.brakePending(holdMs: 80)])
    try table.wait(38)
    let late = Press(rttMs: 200, allowanceMs: 20)
    let decided = try #require(decision(try table.press(2, late)))
    #expect(decided.order.last?.marginMs == 8 && decided.isTie)
  }

  @Test(
    "BR5 in remote mode the hold is the slowest round trip + 40 ms, at most 300",
    arguments: [(nil, 40), (100, 140), (259.6, 300), (900, 300)] as [(Double?, Int)])
  func remote(slowestMs: Double?, holdMs: Int) throws {
    var settings = GameSettings()
    settings.playMode = .remote
    var table = try GameTable.atClue(players: 3, settings: settings)
    let press = Press(slowestRTTMs: slowestMs)
    #expect(try table.press(1, press) == [.brakePending(holdMs: holdMs)])
  }

  @Test("BR9 the hold ends at once when every eligible player has pressed")
  func early() throws {
    var table = try GameTable.atClue(players: 3)
    try table.press(1)
    try table.press(2)
    #expect(table.state.phase == .clueLevel)
    #expect(decision(try table.press(3)) != nil)
  }

  @Test("BR9 the locked, the lost and the rate-limited are not waited for")
  func eligible() throws {
    var table = try GameTable.atClue(players: 4)
    try table.brake(1)
    try table.lock(1)
    try table.disconnect(2)
    try table.wait(1_200)
    try table.brake(3)
    try table.host(.nextClue)
    #expect(decision(try table.press(4))?.winner == seat(4))
  }

  @Test("BR9 BR7 a player locked for drumming is not waited for")
  func drummer() throws {
    var table = try GameTable.lobby(pacing: PacingTable.instant)
    try table.press(2, Press(isExtended: true))
    try table.host(.start(TestContent.itinerary()))
    #expect(decision(try table.press(1))?.winner == seat(1))
  }

  @Test("BR9 a player lost during the hold is no longer waited for")
  func lostDuringHold() throws {
    var table = try GameTable.atClue(players: 2)
    try table.press(1)
    #expect(decision(try table.disconnect(2))?.winner == seat(1))
  }

  @Test("EX16 the press of a player kicked during the hold counts no more")
  func kickedDuringHold() throws {
    var table = try GameTable.atClue(players: 3)
    try table.press(1)
    try table.wait(20)
    try table.press(2)
    try table.host(.kick(seat(1), ban: false))
    #expect(decision(try table.wait(80))?.winner == seat(2))
    #expect(table.state.brakeOwner == seat(2))
  }

  @Test("EX16 a hold whose only press is kicked leaves the clue running")
  func onlyPressKicked() throws {
    var table = try GameTable.atClue(players: 3)
    try table.press(1)
    try table.host(.kick(seat(1), ban: false))
    try table.wait(29_999)
    #expect(table.state.level == 10)
    try table.wait(1)
    #expect(table.state.level == 8)
  }

  @Test("BR10 a clue that runs out waits for the hold")
  func clueWaits() throws {
    var table = try GameTable.atClue(players: 3)
    try table.wait(29_950)
    try table.press(1)
    let events = try table.wait(80)
    #expect(events.first == .brakeAccepted(seat(1)))
    #expect(table.state.phase == .pausedForBrake && table.state.level == 10)
  }

  @Test(
    "BR10 a host command settles the hold at once, then applies",
    arguments: [
      (Command.nextClue, Event.clueStarted(.brakeReleased)),
      (.skip, .clueStarted(.brakeReleased)), (.forceReveal, .revealStarted),
      (.endGame, .gameEnded(.hostEnded)),
    ])
  func settled(command: Command, event: Event) throws {
    var table = try GameTable.atClue(players: 3)
    try table.press(2)
    let events = try table.host(command)
    #expect(events.first == .brakeAccepted(seat(2)) && events.last == event)
    #expect(table.state.brakeOwner == nil)
  }

  @Test("BR11 one verdict each: repeats collapse, the accepted comes before the rejected")
  func verdicts() throws {
    var table = try GameTable.atClue(players: 4)
    try table.press(1)
    try table.wait(20)
    for _ in 1...3 { #expect(try table.press(2).isEmpty) }
    #expect(try table.press(1).isEmpty)
    let events = try table.wait(80)
    #expect(events.first == .brakeAccepted(seat(1)))
    #expect(rejection(events)?.reason == .tooLate && rejection(events)?.winner == seat(1))
    #expect(decision(events)?.order.map(\.seat) == [seat(1), seat(2)])
    #expect(events.count == 3)
  }
}
