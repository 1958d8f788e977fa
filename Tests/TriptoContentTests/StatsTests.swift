import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite struct StatsTests {
  @Test("L60 the library is counted by area, country, difficulty, theme and kind")
  func counts() throws {
    let packs = [
      try Fixture.pack2.pack(), try Fixture.storedV1.pack(),
      try Fixture.pack2.pack("destination.regions", to: .array([.string("Nordic")])),
      try Fixture.pack2.pack("destination.continent", to: .string("AN")),
    ]
    let stats = LibraryStats(packs)
    #expect(stats.packs == 4 && stats.verified == 3 && stats.clues == 20)
    #expect(stats.choiceQuestions == 3 && stats.openQuestions == 4 && stats.followups == 7)
    #expect(stats.claims == 21 && stats.verifiedClaims == 21 && stats.sources == 9)
    func count(_ rows: [LibraryStats.Row], _ name: String) -> Int? {
      rows.first { $0.name == name }?.count
    }
    #expect(["Europe", "Nordic", "Polar", "none"].map { count(stats.areas, $0) } == [1, 1, 1, 1])
    #expect(count(stats.countries, "IT") == 3 && count(stats.countries, "SE") == 0)
    #expect(count(stats.difficulties, "medium") == 3)
    #expect(count(stats.themes, "music") == 3 && count(stats.themes, "rail") == 0)
    #expect(count(stats.kinds, "city") == 3)
    #expect(stats.themes.first { $0.name == "rail" }?.isMet == false)
    #expect(stats.kinds.allSatisfy { $0.isMet })
    #expect(stats.due == [], "nobody said what day it is")
  }

  @Test("L70 claims whose checkBy is past, or comes within 90 days, are listed, the earliest first")
  func due() throws {
    let dates = ["2027-02-24", "2026-11-25", "2027-02-25", "2026-11-26"]
    let packs = try dates.enumerated().map { index, date in
      try SpoilerFixture.pack(
        "p\(index)", named: "Ort \(index)", ["clues.1.claims.0.checkBy": .string(date)])
    }
    let due = LibraryStats(packs, today: Day("2026-11-26")).due
    #expect(due.map(\.checkBy) == ["2026-11-25", "2026-11-26", "2027-02-24"])
    #expect(due.map(\.isOverdue) == [true, false, false])
    #expect(due.map(\.pack) == ["p1", "p3", "p0"])
    #expect(due.first?.statement == packs[1].clues[1].claims[0].statement.sv)
    #expect(due.first?.claim == packs[1].clues[1].claims[0].id)
  }
}
