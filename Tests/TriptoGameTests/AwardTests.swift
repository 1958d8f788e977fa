import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE78 EVE79 what is praised at the end of a journey")
struct AwardTests {
  /// A journey with these moves at its stops, at its end.
  private func awards(
    players: Int = 3, _ stops: [[Move]]
  ) throws -> [Award] {
    var table = try GameTable.evening(players: players, destinations: stops.count)
    for moves in stops { try table.playStop(moves, speaks: false) }
    return table.state.awards
  }

  private func award(_ id: AwardID, in awards: [Award]) throws -> Award {
    try #require(awards.first { $0.id == id }, "\(awards.map(\.id))")
  }

  @Test("EVE78 near_miss: the least distance of a wrong answer, up to 1 000 km")
  func nearMiss() throws {
    let near = try awards([
      [
        .brake(1, at: 8, .place("Dit", at: TestContent.position(2), offKm: 105)),
        .brake(2, at: 6, .place("Bort", at: TestContent.position(2), offKm: 1_001)),
      ]
    ])
    let award = try award(.nearMiss, in: near)
    #expect(award.seats == [seat(1)] && award.value == 105)
  }

  @Test("EVE78 long_way: the greatest distance, from 5 000 km on; under it nobody is named")
  func longWay() throws {
    let far = try awards([[.note(2, at: 6, .place("Bort", at: nil, offKm: 9_550))]])
    #expect(try award(.longWay, in: far).value == 9_550)
    let between = try awards([[.note(2, at: 6, .place("Bort", at: nil, offKm: 4_999))]])
    #expect(!between.contains { $0.id == .longWay || $0.id == .nearMiss })
  }

  @Test("EVE78 alone_right: the only one right where three have answered")
  func alone() throws {
    let moves: [Move] = [.note(1, at: 8, .wrong), .note(2, at: 8), .note(3, at: 6, .wrong)]
    let award = try award(.aloneRight, in: try awards([moves]))
    #expect(award.seats == [seat(2)] && award.place != nil && award.value == nil)
    #expect(try !awards([Array(moves.prefix(2))]).contains { $0.id == .aloneRight })
  }

  @Test("EVE78 EVE79 quick_brake: from the clue's first showing to the press, of a right answer")
  func quick() throws {
    var table = try GameTable.evening(destinations: 1)
    let shownMs = table.state.clueShownAtMs
    try table.wait(3_000)
    let pressedMs = table.nowMs
    try table.answerAtOnce(1)
    try table.play(toPhase: .roundEnd)
    let award = try award(.quickBrake, in: table.state.awards)
    #expect(award.seats == [seat(1)])
    #expect(award.value == Double(pressedMs - shownMs) / 1_000)
    #expect(try !awards([[.brake(1, at: 8, .wrong)]]).contains { $0.id == .quickBrake })
  }

  @Test("EVE79 a brake that was let go is in no award")
  func released() throws {
    let given = try awards([[.release(1, at: 10), .note(1, at: 6)]])
    #expect(!given.contains { [.quickBrake, .photoFinish, .brave].contains($0.id) })
  }

  @Test("EVE78 photo_finish: the least margin to the second press, up to 40 ms")
  func photo() throws {
    func given(after marginMs: Milliseconds) throws -> [Award] {
      var table = try GameTable.evening(destinations: 1)
      try table.press(1, Press(isExtended: true))
      try table.wait(marginMs)
      try table.press(2, Press(isExtended: true))
      try table.wait(table.state.pacing.brake.holdMs)
      try table.lock(1, correct: false)
      try table.play(toPhase: .roundEnd)
      return table.state.awards
    }
    let award = try award(.photoFinish, in: given(after: 30))
    #expect(award.seats == [seat(1)] && award.value == 30)
    #expect(try !given(after: 41).contains { $0.id == .photoFinish })
  }

  @Test("EVE78 ten and brave: most right answers and most answered brakes at the 10-point clue")
  func counts() throws {
    let given = try awards(
      players: 5,
      [
        [.note(1, at: 10), .brake(2, at: 10, .wrong), .brake(3, at: 4)],
        [.note(1, at: 10), .brake(2, at: 10, .wrong), .brake(3, at: 2)],
      ])
    let all = Dictionary(uniqueKeysWithValues: given.map { ($0.id, $0) })
    #expect(given.count == 3)
    #expect(all[.quickBrake]?.seats == [seat(3)])
    #expect(all[.ten]?.seats == [seat(1)] && all[.ten]?.value == 2)
    #expect(all[.brave]?.seats == [seat(2)] && all[.brave]?.value == 2)
  }

  @Test("EVE78 comeback: ranks gained since the first destination, two or more")
  func comeback() throws {
    let given = try awards([[.note(1, at: 8), .note(2, at: 6)], [.note(3, at: 10)]])
    #expect(given.map(\.id) == [.comeback])
    #expect(given[0].seats == [seat(3)] && given[0].value == 2)
    let less = try awards([[.note(1, at: 8), .note(3, at: 6)], [.note(3, at: 10)]])
    #expect(!less.contains { $0.id == .comeback })
  }

  @Test("EVE78 postman and steady: points by notes, and points everywhere; the winner has had one")
  func steady() throws {
    let given = try awards([[.brake(1, at: 10), .note(2, at: 6)], [.note(2, at: 6)]])
    #expect(given.map(\.id) == [.quickBrake, .postman, .steady])
    #expect(given.map(\.seats) == [[seat(1)], [seat(2)], [seat(2)]])
    #expect(given.map(\.value).suffix(2) == [8, 2])
    #expect(try !awards([[.note(2, at: 6)], []]).contains { $0.id == .steady })
  }

  @Test("EVE78 patient: right answers at 4 or 2, two or more")
  func patient() throws {
    let given = try awards([[.note(1, at: 10), .note(2, at: 4)], [.note(2, at: 2)]])
    #expect(given.map(\.id) == [.ten, .patient, .steady])
    #expect(given[1].seats == [seat(2)] && given[1].value == 2)
  }

  @Test("EVE78 quiz: questions right, three or more")
  func quiz() throws {
    var table = try GameTable.evening()
    try table.note(1)
    while table.state.phase != .roundEnd {
      try table.next()
      if table.state.step == .question { try table.answer(2) }
    }
    let award = try award(.quiz, in: table.state.awards)
    #expect(award.seats == [seat(2)] && award.value == 4)
  }

  @Test("EVE78 nobody gets a second one while another has none; the winner has one at most")
  func fair() throws {
    let given = try awards([
      [
        .brake(1, at: 10), .note(2, at: 8, .place("Dit", at: nil, offKm: 80)),
        .note(3, at: 6, .place("Bort", at: nil, offKm: 7_000)),
      ]
    ])
    #expect(given.map(\.id) == [.nearMiss, .aloneRight, .longWay])
    #expect(given.map(\.seats) == [[seat(2)], [seat(1)], [seat(3)]])
  }

  @Test("EVE78 with one player there is one award at most, and none without a result")
  func few() throws {
    #expect(try awards(players: 1, [[.brake(1, at: 10)], [.brake(1, at: 10)]]).count == 1)
    #expect(try awards(players: 1, [[]]).isEmpty)
  }

  @Test("EVE78 at most two share one: who was earlier, then who joined first")
  func shared() throws {
    let given = try awards(players: 4, [[.note(4, at: 10), .note(3, at: 10), .note(2, at: 10)]])
    #expect(try award(.ten, in: given).seats == [seat(2), seat(3)])
  }

  @Test("EVE78 what the journey before has given is taken last")
  func again() throws {
    var table = try GameTable.evening(destinations: 1)
    try table.playStop([.note(1, at: 10)], speaks: false)
    #expect(table.state.awards.map(\.id) == [.ten])
    try table.playOn(stops: 1, speaks: false)
    #expect(table.state.awards.isEmpty)
    try table.playStop(
      [.note(1, at: 10), .note(2, at: 8, .place("Bort", at: nil, offKm: 7_000))], speaks: false)
    #expect(table.state.awards.map(\.id) == [.postman, .longWay])
  }

  @Test("EVE78 EVE79 cheer: five reactions or more, those during the rules not counted")
  func cheer() throws {
    func given(rules: Int, clue: Int) throws -> [Award] {
      var table = try GameTable.started(players: 3, settings: .ofEvening)
      #expect(table.state.step?.isRules == true)
      for _ in 0..<rules { try react(&table) }
      try table.play(to: .clue)
      try table.note(2, correct: false)
      for _ in 0..<clue { try react(&table) }
      try table.play(toPhase: .roundEnd)
      return table.state.awards
    }
    let award = try award(.cheer, in: given(rules: 0, clue: 5))
    #expect(award.seats == [seat(2)] && award.value == 5)
    #expect(try given(rules: 3, clue: 4).isEmpty)
  }

  private func react(_ table: inout GameTable) throws {
    try table.wait(2_000)
    try table.run(.react("👏"), by: .player(2))
  }
}
