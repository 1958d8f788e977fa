import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

/// What an evening's draw takes when too few packs fit.
@Suite struct FillingTests {
  @Test(
    "EVE5 a draw that lacks packs takes the neighbouring difficulty, then any theme, then the rest")
  func order() throws {
    let library = try [
      pack("fits", "easy", ["sea"]), pack("near", "medium", ["sea"]),
      pack("other", "easy", ["art"]), pack("far", "hard", ["art"]),
    ]
    let wishes = PackSelector.Wishes(difficulty: "easy", themes: ["sea"], regions: ["Nordic"])
    let order = ["fits", "near", "other", "far"]
    for count in 1...4 {
      #expect(Set(draw(count, library, wishes)) == Set(order.prefix(count)))
    }
  }

  @Test("EVE5 packs played tonight come last, the oldest first")
  func tonight() throws {
    let library = try ["one", "two", "three", "new"].map { try pack($0, "easy", []) }
    let played = ["two", "one", "three"].compactMap { PackID($0) }
    let drawn = draw(3, library, PackSelector.Wishes(regions: ["Nordic"]), played: played)
    #expect(Set(drawn) == ["new", "two", "one"])
  }

  @Test("EVE5 what tonight has shown gives way to a pack of another difficulty")
  func tonightAfterOthers() throws {
    let library = try [pack("seen", "easy", []), pack("hard", "hard", [])]
    let wishes = PackSelector.Wishes(difficulty: "easy", regions: ["Nordic"])
    #expect(draw(1, library, wishes, played: [try #require(PackID("seen"))]) == ["hard"])
  }

  @Test("EVE5 never from another region, though fewer come")
  func region() throws {
    let library = try [pack("north", "easy", []), pack("south", "easy", [], region: "Africa")]
    #expect(draw(3, library, PackSelector.Wishes(regions: ["Nordic"])) == ["north"])
    #expect(draw(1, library, PackSelector.Wishes(regions: ["Asia"])) == [])
  }

  @Test("EVE5 without a wish for a difficulty the first stop is easy or medium if there is one")
  func first() throws {
    let library = try ["a", "b", "c", "d"].map { try pack($0, $0 == "c" ? "medium" : "hard", []) }
    for seed in UInt64(0)..<50 {
      #expect(draw(4, library, PackSelector.Wishes(), seed: seed).first == "c")
    }
    let hard = library.filter { $0.difficulty == "hard" }
    #expect(draw(3, hard, PackSelector.Wishes()).count == 3)
  }

  @Test("EVE5 L62 a pack of the neighbouring difficulty comes before one that spoils another")
  func quiet() throws {
    func pack(_ id: String, _ name: String, _ level: String, _ clue: String) throws -> Pack {
      try SpoilerFixture.pack(
        id, named: name,
        [
          "destination.difficulty": .string(level), "clues.0.text": .string(clue),
          "destination.regions": ["Nordic"], "destination.region": "Nordic",
        ])
    }
    let packs = try [
      pack("teller", "Berättarby", "easy", "Härifrån syns tornen i Hemlighult."),
      pack("told", "Hemlighult", "easy", "Här är det tyst."),
      pack("near", "Grannby", "medium", "Här är det lugnt."),
    ]
    let spoilers = SpoilerTable(packs)
    #expect(spoilers.all.count == 1)
    let library = packs.map(PackSummary.init)
    let wishes = PackSelector.Wishes(difficulty: "easy", regions: ["Nordic"])
    for seed in UInt64(0)..<20 {
      var rng = SplitMix64(seed: seed)
      let drawn = PackSelector.draw(
        count: 2, from: library, filling: .region, wishes: wishes, spoilers: spoilers, rng: &rng)
      #expect(drawn.ids.map(\.rawValue).contains("near"))
    }
  }

  @Test("EVE5 so many of the packs fit all wishes")
  func fitting() throws {
    let library = try [pack("easy", "easy", ["sea"]), pack("hard", "hard", ["sea"])]
    let wishes = PackSelector.Wishes(difficulty: "easy", themes: ["sea"], regions: ["Nordic"])
    #expect(wishes.has(1, among: library) && !wishes.has(2, among: library))
  }

  private func draw(
    _ count: Int, _ library: [PackSummary], _ wishes: PackSelector.Wishes, played: [PackID] = [],
    seed: UInt64 = 1
  ) -> [String] {
    var rng = SplitMix64(seed: seed)
    return PackSelector.draw(
      count: count, from: library, played: played, tonight: Set(played), filling: .region,
      wishes: wishes, rng: &rng
    ).ids.map(\.rawValue)
  }

  /// A place of its own country.
  private func pack(
    _ id: String, _ difficulty: String, _ themes: [String], region: String = "Nordic"
  ) throws -> PackSummary {
    var document = try JSONValue(parsing: Fixture.pack2.changed("roundId", to: .string(id)))
    let fields: [String: JSONValue?] = [
      "name": .string(id), "country": .string(id), "difficulty": .string(difficulty),
      "themes": .array(themes.map { .string($0) }), "region": .string(region),
      "regions": .array([.string(region)]), "geonameId": nil, "lat": nil, "lon": nil,
    ]
    for (key, value) in fields {
      document = document.replacing(["destination", key], with: value)
    }
    return PackSummary(try Pack.parse(JSONEncoder().encode(document)).pack)
  }
}
