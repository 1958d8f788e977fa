import Testing
import TriptoTestEvening

/// How long an evening of people takes, and how much of it they wait for nothing (EVE84, EVE85).
@Suite struct HumanEveningTests {
  private func journeys(
    _ seeds: ClosedRange<UInt64>, players: Int, destinations: Int, isEvening: Bool = true
  ) throws -> [HumanEvening.Figures] {
    try seeds.map { seed in
      let evening = try HumanEvening(
        seed: seed, players: players, destinations: destinations, isEvening: isEvening)
      evening.play()
      return evening.figures
    }
  }

  private func median<Value: Comparable>(_ values: [Value]) -> Value {
    values.sorted()[values.count / 2]
  }

  @Test("EVE84 EVE85 5 destinations with 8 players: minutes, waiting for nothing, as foretold")
  func longJourney() throws {
    let evenings = try journeys(1...20, players: 8, destinations: 5)
    let before = try journeys(1...5, players: 8, destinations: 5, isEvening: false)
    let totalMs = median(evenings.map(\.totalMs))
    #expect(totalMs <= 20 * 60_000)
    #expect(median(evenings.map(\.waitingShare)) <= 0.10)
    #expect(evenings.allSatisfy { $0.waitingShare <= 0.10 }, "\(evenings.map(\.waitingByStep))")
    #expect(median(before.map(\.waitingShare)) > median(evenings.map(\.waitingShare)))
    let foretoldMs = try #require(evenings.first?.foretoldMin) * 60_000
    #expect(abs(foretoldMs - totalMs) * 5 <= totalMs)
  }

  @Test("EVE85 from the host's press to the first clue of another journey it is 20 s at most")
  func anotherJourney() throws {
    let evening = try HumanEvening(seed: 1, players: 8, destinations: 1, isEvening: true)
    evening.play()
    #expect(evening.playOn() <= 20_000)
  }

  @Test(
    "EVE1 EVE85 everybody can act: of 12 players, one destination, at least 10 have had a brake accepted or a note taken"
  )
  func everybodyActs() throws {
    let rows = try journeys(1...20, players: 12, destinations: 1)
    #expect(median(rows.map(\.acted.count)) >= 10)
  }
}
