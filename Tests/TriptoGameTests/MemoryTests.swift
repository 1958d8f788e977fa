import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

/// What does not hold, by a hair; what holds is in the cue lists of the show.
@Suite("EVE91 what is not worth coming back to")
struct MemoryTests {
  /// What holds when the last of these destinations is where it is asked for.
  private func held(
    _ slot: Recollection.Slot, _ stops: [[Move]], players: Int = 3
  ) throws -> [Recollection] {
    var table = try GameTable.spokenEvening(
      players: players, of: TestContent.itinerary(stops.count + 1, questions: 1))
    for moves in stops { try table.playStop(moves, speaks: false) }
    let phase: Phase = slot == .scoreboard ? .scoreboard : .revealDestination
    let last = try #require(table.moments.last { $0.state.phase == phase })
    return last.state.recollections(at: slot)
  }

  /// What holds as a player brakes, after these destinations.
  private func heldAtBrake(_ stops: [[Move]], level: Int = 10) throws -> [Recollection] {
    var table = try GameTable.spokenEvening(
      of: TestContent.itinerary(stops.count + 1, questions: 1))
    for moves in stops { try table.playStop(moves, speaks: false) }
    try table.play { $0.step == .clue && $0.level == level }
    try table.pull(1)
    return table.state.recollections(at: .brake)
  }

  private let there = TestContent.position(2)
  private func byn(_ degreesNorth: Double) -> Verdict {
    .place(
      "Byn", at: Position(latitude: there.latitude + degreesNorth, longitude: there.longitude))
  }

  @Test("EVE91 guess_next_door: within 150 km, and not the place itself within 5 km")
  func nextDoor() throws {
    #expect(try held(.verdict, [[.note(1, byn(1.34))], []]).contains(.guessNextDoor))
    #expect(try !held(.verdict, [[.note(1, byn(1.36))], []]).contains(.guessNextDoor))
    let itself = try held(.verdict, [[.note(1, byn(0.04))], []])
    #expect(itself.contains(.guessReturned) && !itself.contains(.guessNextDoor))
    #expect(try !held(.verdict, [[.note(1, byn(0.05))], []]).contains(.guessReturned))
  }

  @Test("EVE91 guess_returned: an alias counts, a guess at the place itself is no earlier one")
  func returned() throws {
    let alias = Verdict.place(TestContent.placeTokens(2)[2].uppercased())
    #expect(try held(.verdict, [[.note(1, alias)], []]).contains(.guessReturned))
    #expect(try !held(.verdict, [[], [.note(1, alias)]]).contains(.guessReturned))
  }

  @Test("EVE91 same_wrong takes three, and the same coordinates are the same place")
  func sameWrong() throws {
    let two = (1...2).map { Move.note($0, .place("Paris")) }
    #expect(try !held(.verdict, [two + [.note(3, .place("Lyon"))]]).contains(.sameWrong))
    let names = ["Genève", "Geneva", "Genf"].enumerated().map { index, name in
      Move.note(index + 1, .place(name, at: there))
    }
    #expect(try held(.verdict, [names]).contains(.sameWrong))
  }

  @Test("EVE91 all_after_none takes everybody who may answer")
  func allAfterNone() throws {
    #expect(try !held(.verdict, [[], [.note(1), .note(2)]]).contains(.allAfterNone))
    #expect(try held(.verdict, [[], [.note(1), .note(2)]], players: 2).contains(.allAfterNone))
    #expect(try !held(.verdict, [[], [.note(1)]], players: 1).contains(.allAfterNone))
  }

  @Test("EVE91 a streak is the third in a row, a pair the second; a gap ends both")
  func runs() throws {
    let four = try held(.verdict, Array(repeating: [.note(1)], count: 4))
    #expect(!four.contains(.streak) && !four.contains(.pair))
    let gap = try held(.verdict, [[.note(1)], [], [.note(1)]])
    #expect(!gap.contains(.streak) && !gap.contains(.pair))
  }

  @Test("EVE91 nearly_twice: 200 km at most, of the same player")
  func nearlyTwice() throws {
    func near(_ player: Int, _ km: Double) -> [Move] { [.note(player, .place("Ort", offKm: km))] }
    #expect(try !held(.verdict, [near(1, 100), near(2, 100)]).contains(.nearlyTwice))
    #expect(try !held(.verdict, [near(1, 201), near(1, 100)]).contains(.nearlyTwice))
    #expect(try held(.verdict, [near(1, 200), [], near(1, 1)]).contains(.nearlyTwice))
  }

  @Test(
    "EVE91 brake_streak is by brake both times, first_note the journey's first, ten_hit by brake")
  func brakesAndNotes() throws {
    #expect(try !held(.verdict, [[.note(1)], [.brake(1)]]).contains(.brakeStreak))
    #expect(try !held(.verdict, [[.note(2)], [.note(1)]]).contains(.firstNote))
    #expect(try held(.verdict, [[.note(2, .wrong)], [.note(1)]]).contains(.firstNote))
    #expect(try !held(.verdict, [[.note(1, at: 10)]]).contains(.tenHit))
    #expect(try !held(.verdict, [[.brake(1, at: 10, .wrong)]]).contains(.tenHit))
  }

  @Test("EVE91 EX19 the verdict that stands counts, also for what was told before")
  func overruled() throws {
    var table = try GameTable.spokenEvening(of: TestContent.itinerary(2, questions: 1))
    try table.play(to: .clue)
    try table.note(1, correct: false)
    try table.play(to: .results)
    #expect(!table.state.recollections(at: .verdict).contains(.firstNote))
    try table.host(
      .setVerdict(VerdictChange(seat: seat(1), subject: .destination, isCorrect: true)))
    #expect(table.state.recollections(at: .verdict).contains(.firstNote))
  }

  @Test("EVE91 hot_ten: at the first clue, and the last brake there must have been right")
  func hotTen() throws {
    #expect(try heldAtBrake([[.brake(1, at: 10)]]).contains(.hotTen))
    #expect(try !heldAtBrake([[.brake(1, at: 10)]], level: 8).contains(.hotTen))
    #expect(try !heldAtBrake([[.brake(1, at: 10)], [.brake(1, at: 10, .wrong)]]).contains(.hotTen))
    #expect(try !heldAtBrake([[.note(1, at: 10)]]).contains(.hotTen))
  }

  @Test("EVE91 first_ten, new_hand and same_hand wait for two told destinations")
  func early() throws {
    let first = try heldAtBrake([[.note(1)]])
    #expect(!first.contains(.firstTen) && !first.contains(.newHand))
    #expect(try heldAtBrake([[.note(1)], [.note(2)]]).contains(.firstTen))
    #expect(try !heldAtBrake([[.brake(1)]]).contains(.sameHand))
    #expect(try !heldAtBrake([[.brake(1)], [.note(1)]]).contains(.sameHand))
  }

  @Test("EVE91 after_quiet: nobody answered and nobody let go; regripped is of this destination")
  func quiet() throws {
    #expect(try heldAtBrake([[]]).contains(.afterQuiet))
    let released = try heldAtBrake([[.release(2)]])
    #expect(!released.contains(.afterQuiet) && !released.contains(.regripped))
  }

  @Test("EVE91 last_to_first is one with the least points, less than the leader, of three or more")
  func lastToFirst() throws {
    let stops: [[Move]] = [[.note(1, at: 2), .note(2, at: 4)], [.brake(3, at: 10)]]
    #expect(try held(.scoreboard, stops).contains(.lastToFirst))
    #expect(try !held(.scoreboard, [[], [.brake(3, at: 10)]]).contains(.lastToFirst))
    #expect(
      try !held(.scoreboard, [[.brake(1)], [.brake(2, at: 10)]], players: 2).contains(.lastToFirst))
  }

  @Test("EVE91 lead_changed is from one alone to another alone, caught_up to several")
  func lead() throws {
    let same = try held(.scoreboard, [[.brake(1)], [.brake(1)]])
    #expect(!same.contains(.leadChanged) && !same.contains(.caughtUp))
    let even = try held(.scoreboard, [[], [.brake(1)]])
    #expect(!even.contains(.leadChanged) && !even.contains(.caughtUp))
  }
}
