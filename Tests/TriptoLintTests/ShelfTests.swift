import Foundation
import Testing
import TriptoContent
import TriptoKernel
import TriptoTestPacks

@testable import TriptoLint

@Suite("L70 L71 how long claims stay true")
struct ShelfTests {
  private static let today = Day("2026-11-26")

  /// The warnings of shelf life of the fixture with these keys at the claim of its first clue.
  private func found(_ keys: [String: JSONValue]) throws -> [LintFinding] {
    var document = try JSONValue(parsing: Fixture.pack2.data())
    for (key, value) in keys {
      document = document.replacing(["clues", "0", "claims", "0", key], with: value)
    }
    let pack = try Pack.parse(JSONEncoder().encode(document), now: Fixture.now).pack
    let today = try #require(Self.today)
    let linter = try Linter(tables: LintFixture.tables(), today: { today })
    return linter.check(pack).findings.filter { [.outOfDate, .perishable].contains($0.code) }
  }

  private func codes(_ statement: String, _ keys: [String: JSONValue] = [:]) throws -> [LintCode] {
    try found(keys.merging(["statement": .string(statement)]) { key, _ in key }).map(\.code)
  }

  @Test("L70 a claim whose checkBy is past is warned of, at its place, with the mend")
  func past() throws {
    let findings = try found(["checkBy": .string("2026-11-25")])
    #expect(findings.map(\.code) == [.outOfDate] && findings.map(\.severity) == [.warning])
    #expect(findings.map(\.path) == ["clues[0].claims[0]"])
    #expect(findings.first?.message.contains("2026-11-25") == true)
    #expect(findings.first?.fix.contains("checkBy") == true)
  }

  @Test(
    "L70 a checkBy of today or later is not past", arguments: ["2026-11-26", "2028-06-30"])
  func good(day: String) throws {
    #expect(try found(["checkBy": .string(day)]) == [])
  }

  @Test(
    "L71 ranks, records, clocks, who reigns and every year look perishable",
    arguments: [
      "Tornet är världens högsta.", "Det är den enda staden på ön.",
      "Banan har världsrekordet i branthet.", "Ön ligger en timme före fastlandet.",
      "Harald är kung här.", "Marknaden hålls varje sommar.",
    ])
  func perishable(statement: String) throws {
    #expect(try codes(statement) == [.perishable])
  }

  @Test(
    "L71 what was first, what is no rank and what is said of one thing alone are left alone",
    arguments: [
      "Han var den förste som kom fram.", "Det är byggt av ett enda träd.",
      "De flesta reser med tåg.", "Bron är vacker.",
    ])
  func plain(statement: String) throws {
    #expect(try codes(statement) == [])
  }

  @Test("L71 a day or a written reason silences it")
  func silenced() throws {
    let statement = "Berget är Afrikas högsta."
    #expect(try codes(statement, ["checkBy": .string("2030-12-31")]) == [])
    #expect(try codes(statement, ["lasting": .string("Mountains keep their rank.")]) == [])
    #expect(try codes(statement, ["lasting": .string("yes")]) == [.perishable], "no reason")
  }

  @Test(
    "L71 no claim of the library looks perishable without a day or a reason, and no day is past")
  func library() throws {
    let library = PackLibrary(directories: [LintFixture.packs])
    let linter = try Linter(tables: LintFixture.tables())
    for pack in library.list().compactMap({ library.pack($0.id) }) {
      let found = linter.check(pack).findings.filter { $0.code == .perishable }
      #expect(found.map(\.message) == [], "\(pack.id)")
    }
  }
}
