import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE60 the finale of an evening")
struct ActTests {
  /// The acts and when each begins, from the finale's start.
  private func acts(_ table: inout GameTable) throws -> [(Act, Milliseconds)] {
    try table.play(toPhase: .finalResults)
    let startMs = try #require(table.state.finaleStartMs)
    var acts: [(Act, Milliseconds)] = []
    while table.state.phase == .finalResults {
      for event in try table.next() {
        if case .actBegan(let act, _) = event { acts.append((act, table.nowMs - startMs)) }
      }
    }
    acts.append((.end, table.nowMs - startMs))
    return acts
  }

  private func expect(
    _ acts: [(Act, Milliseconds)], _ wanted: [(Act, Milliseconds)],
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(acts.map(\.0) == wanted.map(\.0), sourceLocation: location)
    #expect(acts.map(\.1) == wanted.map(\.1), sourceLocation: location)
  }

  /// A journey of one destination at which the first player was right with a note at the first clue.
  private func noted(players: Int = 3) throws -> GameTable {
    var table = try GameTable.evening(players: players, destinations: 1)
    try table.note(1)
    return table
  }

  @Test("EVE60 PA42 PA43 route, awards, podium, third, second, drum roll, winner, standings, end")
  func times() throws {
    var table = try noted()
    expect(
      try acts(&table),
      [
        (.route, 400), (.award(0), 4_400), (.podium, 7_000), (.third, 9_500), (.second, 12_000),
        (.spotlight, 13_600), (.winner, 16_000), (.standings, 20_000), (.end, 24_000),
      ])
    #expect(table.state.awards.map(\.id) == [.ten])
  }

  @Test(
    "EVE60 with fewer than three places third and second go out together and the winner 3 000 earlier"
  )
  func small() throws {
    var table = try noted(players: 2)
    expect(
      try acts(&table),
      [
        (.route, 400), (.award(0), 4_400), (.podium, 7_000), (.third, 9_500), (.second, 9_500),
        (.spotlight, 10_600), (.winner, 13_000), (.standings, 17_000), (.end, 21_000),
      ])
  }

  @Test("EVE60 when nobody has points: standings where the podium would be, ROUND_END 4 000 later")
  func nobody() throws {
    var table = try GameTable.evening(destinations: 1)
    expect(try acts(&table), [(.route, 400), (.standings, 4_400), (.end, 8_400)])
  }

  @Test("EVE60 FI9 END_GAME before any result has neither route nor awards")
  func early() throws {
    var table = try GameTable.evening()
    try table.note(1)
    try table.host(.endGame)
    expect(try acts(&table), [(.standings, 400), (.end, 4_400)])
    #expect(table.state.awards.isEmpty)
  }

  @Test("EVE52 HOST_SKIP in the finale goes to the next stage; elsewhere it is INVALID_PHASE")
  func skip() throws {
    var table = try noted()
    try table.play(toPhase: .finalResults)
    let skipped: [Act] = [.route, .award(0), .podium, .third]
    for act in skipped {
      #expect(try table.host(.skip) == [.actBegan(act, isCorrected: false)])
    }
    #expect(table.state.step == .act(.second))
    var plain = try GameTable.atClue()
    try plain.play(toPhase: .finalResults)
    expectRefused(.skip, by: .host, .invalidPhase, at: plain)
    try table.play(toPhase: .roundEnd)
    expectRefused(.skip, by: .host, .invalidPhase, at: table)
  }

  @Test("EX19 EVE78 a verdict changed in the finale: results again, awards anew, acts as planned")
  func corrected() throws {
    var table = try GameTable.evening(destinations: 1)
    try table.note(1)
    try table.note(2, correct: false)
    try table.play(to: .act(.award(0)))
    let change = { VerdictChange(seat: seat($0), subject: .destination, isCorrect: $1) }
    try table.host(.setVerdict(change(1, false)))
    try table.host(.setVerdict(change(2, true)))
    #expect(try table.next() == [.actBegan(.award(0), isCorrected: true)])
    #expect(table.state.awards.map(\.seats) == [[seat(2)]])
    #expect(try table.next() == [.actBegan(.podium, isCorrected: false)])
  }

  @Test(
    "EVE60 a later act is pushed by the clip before it, and those behind it keep their distance")
  func spoken() throws {
    var table = try noted()
    try table.play(to: .act(.podium))
    #expect(table.state.tonight.programme?.shown == .award(0))
    let clip = Clip(
      line: LineID(round: 0, spoken: .final(.plain)), language: .sv, assetID: "a",
      durationMs: 6_000)
    let mood = table.state.mood(of: .allCompleted)
    let said = Clip(
      line: LineID(round: 0, spoken: .final(mood)), language: .sv, assetID: "b", durationMs: 6_000)
    try table.run(.voiced([clip, said]), by: .system)
    try table.next()
    let podiumMs = table.nowMs
    try table.next()
    #expect(table.nowMs - podiumMs == 6_300)
    let thirdMs = table.nowMs
    try table.next()
    #expect(table.nowMs - thirdMs == 2_500)
  }

  @Test("EVE10 a journal without the rows of the finale has the ordinary one")
  func older() throws {
    var pacing = PacingTable.standard
    pacing.evening?.finale = nil
    var table = try GameTable.evening(destinations: 1, pacing: pacing)
    try table.note(1)
    try table.play(toPhase: .finalResults)
    #expect(table.state.step == .finale(.drumroll) && table.state.tonight.programme == nil)
    try table.play(toPhase: .roundEnd)
    #expect(table.events.contains(.finaleStage(.winner, isCorrected: false)))
  }
}
