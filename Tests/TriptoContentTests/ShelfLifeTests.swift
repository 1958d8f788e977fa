import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite("P38 until when a claim is good")
struct ShelfLifeTests {
  private func reading(
    _ keys: [String: JSONValue]
  ) throws -> (claim: Pack.Claim, codes: [PackCode]) {
    var document = try JSONValue(parsing: Fixture.pack2.data())
    for (key, value) in keys {
      document = document.replacing(["clues", "0", "claims", "0", key], with: value)
    }
    let (pack, warnings) = try Pack.parse(JSONEncoder().encode(document), now: Fixture.now)
    return (pack.clues[0].claims[0], warnings.map(\.code))
  }

  @Test("P38 checkBy is a day, lasting a reason, and both are kept in the file")
  func kept() throws {
    let dated = try reading(["checkBy": .string("2028-06-30")])
    #expect(dated.claim.shelfLife == Day("2028-06-30").map { .checkBy($0) } && dated.codes == [])
    let lasting = try reading(["lasting": .string("Mountains keep their rank.")])
    #expect(lasting.claim.shelfLife == .lasting("Mountains keep their rank."))
    #expect(try reading([:]).claim.shelfLife == nil)
    let pack = try Fixture.pack2.pack("clues.0.claims.0.checkBy", to: .string("2028-06-30"))
    let again = try Pack.parse(pack.encoded(), now: Fixture.now).pack
    #expect(again.clues[0].claims[0].shelfLife == Day("2028-06-30").map { .checkBy($0) })
  }

  @Test(
    "P38 no day, no reason, or both: a warning, and the key is ignored",
    arguments: [
      ["checkBy": .string("soon")], ["checkBy": .string("2028-02-30")], ["checkBy": .int(2_028)],
      ["lasting": .string("yes")], ["lasting": .bool(true)],
      ["checkBy": .string("2028-06-30"), "lasting": .string("No reason to.")],
    ] as [[String: JSONValue]])
  func bad(keys: [String: JSONValue]) throws {
    let read = try reading(keys)
    #expect(read.claim.shelfLife == nil && read.codes == [.badShelfLife])
  }

  @Test("P38 a day is one that there is, and counts on across months and leap years")
  func days() throws {
    for text in ["2028-02-29", "2000-02-29", "1970-01-01", "2026-12-31"] {
      let day = try #require(Day(text))
      #expect(day.description == text && day.adding(0).description == text)
    }
    for text in [
      "2027-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-1-01", "26-01-01", "",
    ] {
      #expect(Day(text) == nil, "\(text)")
    }
    #expect(Day("2026-11-26")?.adding(90).description == "2027-02-24")
    #expect(Day("2028-02-28")?.adding(2).description == "2028-03-01")
    #expect(Day(secondsSince1970: 1_795_651_199).description == "2026-11-25")
    #expect(Day(secondsSince1970: 1_795_651_200) == Day("2026-11-26"))
    #expect(Day(secondsSince1970: -1).description == "1969-12-31")
  }
}
