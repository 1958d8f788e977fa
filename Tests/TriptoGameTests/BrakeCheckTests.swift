import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("How a press is checked, in order")
struct BrakeCheckTests {
  @Test("BR12 EV5 only players may brake")
  func role() throws {
    let table = try GameTable.atClue()
    expectRefused(.pullBrake(Press()), by: .host, .unauthorized, at: table)
    expectRefused(.pullBrake(Press()), by: .tv, .unauthorized, at: table)
    expectRefused(.pullBrake(Press()), by: .player(9), .unauthorized, at: table)
  }

  @Test("BR13 while braked a press is already_paused, whatever its stamp")
  func alreadyPaused() throws {
    var table = try GameTable.atClue(players: 3)
    try table.brake(1)
    let early = Press(pressMonoMs: 0, offsetMs: 0, rttMs: 60, isExtended: true)
    for number in 1...2 {
      let rejected = try #require(rejection(try table.press(number, early)))
      #expect(rejected.reason == .alreadyPaused && rejected.winner == seat(1))
    }
  }

  @Test("BR14 BR7 outside the clue phases a press is invalid_phase")
  func invalidPhase() throws {
    var table = try GameTable.lobby()
    #expect(rejection(try table.press(1))?.reason == .invalidPhase)
    try table.host(.start(TestContent.itinerary(2)))
    try table.play(toPhase: .clueLevel)
    for phase in [Phase.revealDestination, .followupQuestion, .scoreboard, .finalResults] {
      try table.play(toPhase: phase)
      let rejected = try #require(rejection(try table.press(1)))
      #expect(rejected.reason == .invalidPhase && rejected.winner == nil)
    }
  }

  @Test("BR7 an early press locks an extended connection for 250 ms, a v1 connection not")
  func drumming() throws {
    var table = try GameTable.lobby()
    try table.host(.start(TestContent.itinerary()))
    try table.host(.forceReveal)
    let extended = Press(isExtended: true)
    #expect(rejection(try table.press(1, extended))?.reason == .invalidPhase)
    #expect(rejection(try table.press(2))?.reason == .invalidPhase)
    try table.play(to: .revealed)
    #expect(rejection(try table.press(1, extended))?.reason == .invalidPhase)
    try table.wait(249)
    #expect(rejection(try table.press(1, extended))?.reason == .rateLimited)
    #expect(rejection(try table.press(2))?.reason == .invalidPhase)
    try table.wait(1)
    #expect(rejection(try table.press(1, extended))?.reason == .invalidPhase)
  }

  @Test("BR15 PA5 within 2 s of an accepted brake a press is rate_limited, also after a lock")
  func rateLimited() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.lock(1)
    try table.wait(1_919)
    #expect(rejection(try table.press(1))?.reason == .rateLimited)
    try table.wait(1)
    #expect(rejection(try table.press(1))?.reason == .rateLimited)
    try table.wait(80)
    #expect(rejection(try table.press(1))?.reason == .notAllowed)
  }

  @Test("BR16 a locked answer or a paused game is not_allowed")
  func notAllowed() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.lock(1)
    try table.wait(5_000)
    #expect(rejection(try table.press(1))?.reason == .notAllowed)
    try table.host(.pause)
    #expect(rejection(try table.press(2))?.reason == .notAllowed)
    try table.host(.resume)
    #expect(rejection(try table.press(2)) == nil)
  }

  @Test("BR17 BR19 one brake is accepted per level: later presses are too_late, with the winner")
  func tooLate() throws {
    var table = try GameTable.atClue(players: 3)
    try table.brake(1)
    try table.lock(1)
    let rejected = try #require(rejection(try table.press(2)))
    #expect(rejected.reason == .tooLate && rejected.winner == seat(1))
  }

  @Test("BR18 at the next level the brake is open again, and BR19 rejections start no window")
  func openAgain() throws {
    var table = try GameTable.atClue(players: 3)
    try table.brake(1)
    #expect(rejection(try table.press(2))?.reason == .alreadyPaused)
    try table.lock(1)
    #expect(rejection(try table.press(2))?.reason == .tooLate)
    try table.wait(1_200)
    #expect(try table.press(2) == [.brakePending(holdMs: 80)])
    try table.wait(80)
    #expect(table.state.brakeOwner == seat(2))
  }

  @Test("BR19 a restart keeps the brake of a level")
  func restarted() throws {
    var table = try GameTable.atClue(players: 2)
    try table.brake(1)
    try table.lock(1)
    try table.run(.restart, by: .system)
    try table.connect(2)
    #expect(rejection(try table.press(2))?.reason == .tooLate)
    #expect(table.state.round?.brakes == [10: seat(1)])
  }

  @Test("BR20 there is never more than one owner, and it is the accepted seat")
  func oneOwner() throws {
    var table = try GameTable.atClue(players: 4)
    for number in 1...4 { try table.press(number) }
    let accepted = table.events.compactMap { event -> PlayerID? in
      if case .brakeAccepted(let id) = event { id } else { nil }
    }
    #expect(accepted.count == 1 && table.state.brakeOwner == accepted.first)
  }

  @Test("EX26 a seat that joined after the start of this destination may not brake yet")
  func lateSeat() throws {
    var table = try GameTable.atClue()
    try table.join(3)
    try table.connect(3)
    #expect(rejection(try table.press(3))?.reason == .notAllowed)
  }
}
