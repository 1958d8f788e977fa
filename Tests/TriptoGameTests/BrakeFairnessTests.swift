import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

/// One press in a race: when it arrives after the clue, and what came with it.
struct Racer: Sendable {
  var arrivalMs: Int
  var press: Press
}

/// Two presses and how they must be judged.
struct Race: Sendable, CustomTestStringConvertible {
  let rule: String
  var mode = GameSettings.PlayMode.room
  let first: Racer
  let second: Racer
  /// How much later the loser counts; nil leaves it open.
  let marginMs: Double?
  /// nil when the coin decides.
  let winner: Int?

  var testDescription: String { rule }
}

@Suite("Who pressed first")
struct BrakeFairnessTests {
  static let base = Double(GameTable.startMs)

  /// A press stamped `stampMs` after the clue, on a clock that is `offset` behind the server's.
  static func stamped(_ stampMs: Double, rttMs: Double? = nil) -> Press {
    Press(pressMonoMs: stampMs, offsetMs: clueMs, rttMs: rttMs, isExtended: true)
  }

  /// When the first clue of the table below is shown.
  static let clueMs = base + 3_000

  static let races = [
    Race(
      rule: "BR3 the stamp decides, not the arrival",
      first: Racer(arrivalMs: 1_000, press: stamped(995, rttMs: 40)),
      second: Racer(arrivalMs: 1_030, press: stamped(980, rttMs: 40)), marginMs: 15, winner: 2),
    Race(
      rule: "BR4 a stamp is clamped to arrival − RTT/2 − 40",
      first: Racer(arrivalMs: 1_000, press: stamped(1_000, rttMs: 0)),
      second: Racer(arrivalMs: 1_060, press: stamped(0, rttMs: 40)), marginMs: nil, winner: nil),
    Race(
      rule: "BR4 a stamp in the future counts as the arrival",
      first: Racer(arrivalMs: 1_000, press: stamped(9_000, rttMs: 40)),
      second: Racer(arrivalMs: 1_020, press: stamped(985, rttMs: 40)), marginMs: 15, winner: 2),
    Race(
      rule: "BR4 without a stamp a press counts as arrival − RTT/2",
      first: Racer(arrivalMs: 1_000, press: Press()),
      second: Racer(arrivalMs: 1_015, press: Press(rttMs: 50)), marginMs: 10, winner: 2),
    Race(
      rule: "BR2 the round trip is capped at 60 ms in room mode",
      first: Racer(arrivalMs: 1_000, press: Press()),
      second: Racer(arrivalMs: 1_050, press: Press(rttMs: 900)), marginMs: 20, winner: 1),
    Race(
      rule: "BR2 a round trip that the kernel has measured is capped at 300 ms",
      first: Racer(arrivalMs: 1_000, press: Press()),
      second: Racer(arrivalMs: 1_070, press: measured(0, rttMs: 900, allowanceMs: 0)),
      marginMs: 80, winner: 2),
    Race(
      rule: "BR4 on a measured line a stamp is clamped to arrival − RTT/2 − the line's allowance",
      first: Racer(arrivalMs: 1_000, press: Press()),
      second: Racer(arrivalMs: 1_030, press: measured(0, rttMs: 12, allowanceMs: 10)),
      marginMs: 14, winner: 1),
    Race(
      rule: "BR2 an unknown round trip counts as 0",
      first: Racer(arrivalMs: 1_000, press: Press()),
      second: Racer(arrivalMs: 1_009, press: Press()), marginMs: 9, winner: 1),
    Race(
      rule: "BR1 a stamp without a known offset is no stamp",
      first: Racer(arrivalMs: 1_000, press: Press()),
      second: Racer(
        arrivalMs: 1_030, press: Press(pressMonoMs: 0, rttMs: 20, isExtended: true)),
      marginMs: 20, winner: 1),
    Race(
      rule: "BR3 remote mode compares the time since the clue was drawn on the device",
      mode: .remote,
      first: Racer(arrivalMs: 1_000, press: remote(rendered: 50_000, pressed: 50_960, rtt: 60)),
      second: Racer(arrivalMs: 1_030, press: remote(rendered: 700, pressed: 1_640, rtt: 100)),
      marginMs: 20, winner: 2),
    Race(
      rule: "BR2 the round trip is capped at 260 ms in remote mode", mode: .remote,
      first: Racer(arrivalMs: 1_000, press: Press(slowestRTTMs: 260)),
      second: Racer(arrivalMs: 1_140, press: Press(rttMs: 900)), marginMs: 10, winner: 1),
  ]

  /// A press on a line that the kernel measures.
  static func measured(_ stampMs: Double, rttMs: Double, allowanceMs: Double) -> Press {
    Press(
      pressMonoMs: stampMs, offsetMs: clueMs, rttMs: rttMs, allowanceMs: allowanceMs,
      isExtended: true)
  }

  static func remote(rendered: Double, pressed: Double, rtt: Double) -> Press {
    Press(
      pressMonoMs: pressed, renderedMonoMs: rendered, rttMs: rtt, slowestRTTMs: 260,
      isExtended: true)
  }

  @Test(
    "BR1 BR2 BR3 BR4 stamps in server time, clamped by RTT and allowance, decide a race",
    arguments: races)
  func race(_ race: Race) throws {
    let decided = try #require(try run(race))
    if let winner = race.winner { #expect(decided.winner == seat(winner)) }
    if let marginMs = race.marginMs { #expect(decided.order.last?.marginMs == marginMs) }
    #expect(decided.isTie == (race.winner == nil))
  }

  private func run(_ race: Race) throws -> BrakeDecision? {
    var settings = GameSettings()
    settings.playMode = race.mode
    var table = try GameTable.atClue(players: 2, settings: settings)
    try table.wait(race.first.arrivalMs)
    try table.press(1, race.first.press)
    try table.wait(race.second.arrivalMs - race.first.arrivalMs)
    return decision(try table.press(2, race.second.press))
  }

  @Test("BR6 PA21 presses within 2 ms are tied, 3 ms are not", arguments: [0, 2, 3])
  func ties(gapMs: Int) throws {
    var table = try GameTable.atClue(players: 2)
    try table.press(1)
    try table.wait(gapMs)
    let decided = try #require(decision(try table.press(2)))
    #expect(decided.isTie == (gapMs <= 2))
    #expect(decided.order.last?.marginMs == Double(gapMs))
  }

  @Test("BR6 the coin is fixed by session, round and level, and lands on both sides")
  func coin() throws {
    func winner(_ session: String, reversed: Bool) throws -> PlayerID? {
      var table = try GameTable.atClue(players: 2, id: session)
      for number in reversed ? [2, 1] : [1, 2] { try table.press(number) }
      return table.state.brakeOwner
    }
    var winners: Set<PlayerID?> = []
    for session in 1...12 {
      let fair = try winner("s\(session)", reversed: false)
      #expect(try winner("s\(session)", reversed: true) == fair)
      winners.insert(fair)
    }
    #expect(winners == [seat(1), seat(2)])
  }

  @Test("BR3 in remote mode a press in the intro is compared from the intro's snapshot")
  func remoteIntro() throws {
    var settings = GameSettings()
    settings.playMode = .remote
    var table = try GameTable.started(players: 2, settings: settings)
    try table.wait(1_000)
    try table.press(1, Self.remote(rendered: 0, pressed: 990, rtt: 100))
    let decided = try #require(
      decision(try table.press(2, Self.remote(rendered: 0, pressed: 950, rtt: 100))))
    #expect(decided.winner == seat(2) && decided.order.last?.marginMs == 40)
  }

  @Test("BR8 a replay of the log decides the same")
  func replayed() throws {
    var table = try GameTable.atClue(players: 3)
    for number in 1...3 { try table.press(number) }
    let again = try GameTable.replay(table.journal, on: table.genesis)
    #expect(again == table.state && again.brakeOwner != nil)
  }
}
