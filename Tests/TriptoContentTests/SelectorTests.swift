import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite struct SelectorTests {
  @Test("ST2 never two in a row from one country when it can be avoided")
  func countries() throws {
    let packs = try ["a1": "A", "a2": "A", "a3": "A", "b1": "B", "c1": "C"].map(summary)
    for seed in UInt64(0)..<200 {
      var rng = SplitMix64(seed: seed)
      let drawn = PackSelector.draw(count: 5, from: packs, rng: &rng).ids
      let countries = drawn.map { String($0.rawValue.prefix(1)) }
      #expect(stride(from: 0, to: 5, by: 2).map { countries[$0] } == ["a", "a", "a"])
      #expect(Set(drawn).count == 5)
    }
  }

  @Test("ST2 where a country must repeat, it repeats as seldom as possible")
  func unavoidable() throws {
    let packs = try ["a1": "A", "a2": "A", "a3": "A", "a4": "A", "b1": "B"].map(summary)
    for seed in UInt64(0)..<50 {
      var rng = SplitMix64(seed: seed)
      let drawn = PackSelector.draw(count: 5, from: packs, rng: &rng).ids.map {
        $0.rawValue.prefix(1)
      }
      #expect(zip(drawn, drawn.dropFirst()).filter { $0 == $1 }.count == 2)
    }
  }

  @Test("EX31 played packs come only when the library is exhausted")
  func avoiding() throws {
    let packs = try ["a1": "A", "b1": "B", "c1": "C", "d1": "D"].map(summary)
    let played = Set(try ["a1", "b1"].map { try #require(PackID($0)) })
    for seed in UInt64(0)..<50 {
      var rng = SplitMix64(seed: seed)
      let two = PackSelector.draw(count: 2, from: packs, played: Array(played), rng: &rng).ids
      #expect(Set(two.map(\.rawValue)) == ["c1", "d1"])
      let three = PackSelector.draw(count: 3, from: packs, played: Array(played), rng: &rng).ids
      #expect(Set(three).subtracting(two).isSubset(of: played))
    }
  }

  @Test("EX31 what was played longest ago comes first again")
  func recency() throws {
    let packs = try ["a1": "A", "b1": "B", "c1": "C", "d1": "D"].map(summary)
    let order = try ["c1", "a1", "d1", "a1"].map { try #require(PackID($0)) }
    for seed in UInt64(0)..<20 {
      var rng = SplitMix64(seed: seed)
      let drawn = PackSelector.draw(count: 4, from: packs, played: order, rng: &rng)
      #expect(drawn.ids.map(\.rawValue) == ["b1", "c1", "d1", "a1"])
      #expect(drawn.findings == [])
    }
  }

  @Test("RE34 what is in the plan does not come again, nor the same place in another pack")
  func excluding() throws {
    let packs = try ["a1": "A", "b1": "B", "c1": "C"].map(summary)
    let a1 = try #require(PackID("a1"))
    var rng = SplitMix64(seed: 3)
    let drawn = PackSelector.draw(count: 3, from: packs, played: [], excluding: [a1], rng: &rng)
    #expect(Set(drawn.ids.map(\.rawValue)) == ["b1", "c1"])
    let twin = try PackSummary(Fixture.pack2.pack())
    let twins = [twin, try PackSummary(Fixture.pack2.pack("roundId", to: .string("verona-2")))]
    #expect(PackSelector.draw(count: 2, from: twins, played: [], rng: &rng).ids.count == 1)
  }

  @Test("L61 a country that must repeat is warned of")
  func repeated() throws {
    let packs = try ["a1": "A", "a2": "A"].map(summary)
    var rng = SplitMix64(seed: 1)
    let drawn = PackSelector.draw(count: 2, from: packs, played: [], rng: &rng)
    #expect(drawn.findings.map(\.code) == [.sameCountry])
    #expect(drawn.findings.map(\.severity) == [.warning])
    #expect(drawn.findings.map(\.path) == ["destinations[1]"])
  }

  @Test("RE33 wishes are honoured, and filled up where too few packs fit")
  func wishes() throws {
    let packs = try (1...6).map { number in
      try summary("p\(number)", "K\(number)", region: number <= 3 ? "Asia" : "Europe")
    }
    var rng = SplitMix64(seed: 7)
    let wishes = PackSelector.Wishes(difficulty: "medium", themes: ["music"], regions: ["Asia"])
    let three = PackSelector.draw(count: 3, from: packs, wishes: wishes, rng: &rng).ids
    #expect(Set(three.map(\.rawValue)) == ["p1", "p2", "p3"])
    let five = PackSelector.draw(count: 5, from: packs, wishes: wishes, rng: &rng).ids
    #expect(Set(five.prefix(3)) == Set(three))
    #expect(Set(five).count == 5)
    #expect(PackSelector.Wishes(difficulty: "", themes: [""]) == PackSelector.Wishes())
  }

  @Test("ST2 the same dice draw the same game; other dice another")
  func deterministic() throws {
    let packs = try (1...20).map { try summary("p\($0)", "K\($0)") }
    func draw(_ seed: UInt64, _ packs: [PackSummary]) -> [PackID] {
      var rng = SplitMix64(seed: seed)
      return PackSelector.draw(count: 5, from: packs, rng: &rng).ids
    }
    #expect(draw(1, packs) == draw(1, packs.reversed()))
    #expect(Set((0..<10).map { draw($0, packs) }).count > 5)
  }

  @Test("RE34 a library that is too small gives what it has", arguments: [(0, 0), (3, 2), (-1, 0)])
  func small(count: Int, expected: Int) throws {
    let packs = try ["a1": "A", "b1": "B"].map(summary)
    var rng = SplitMix64(seed: 1)
    #expect(PackSelector.draw(count: count, from: packs, rng: &rng).ids.count == expected)
    #expect(PackSelector.draw(count: count, from: [], rng: &rng).ids.isEmpty)
  }

  @Test("ST2 L62 nothing that spoils another is drawn while there is another way, else it is said")
  func spoilers() throws {
    let packs = try ["a", "b", "c", "d"].map { name in
      let text = name == "a" ? "Bort till B-by." : name == "c" ? "Bort till D-by." : "Nej."
      return try SpoilerFixture.pack(
        name, named: "\(name.uppercased())-by", ["clues.0.text": .string(text)])
    }
    let table = SpoilerTable(packs)
    let rows = packs.map(PackSummary.init)
    #expect(table.all.map { "\($0.teller)\($0.told)" } == ["ab", "cd"])
    for seed in UInt64(0)..<50 {
      var rng = SplitMix64(seed: seed)
      let two = PackSelector.draw(count: 2, from: rows, spoilers: table, rng: &rng)
      #expect(two.ids.count == 2 && !table.isPair(two.ids[0], two.ids[1]) && two.findings == [])
      let beside = PackSelector.draw(
        count: 1, from: rows, excluding: ["a"], spoilers: table, rng: &rng)
      #expect(beside.ids != ["b"], "what is in the plan counts, too")
      let played = PackSelector.draw(
        count: 2, from: rows, played: ["c", "d"], spoilers: table, rng: &rng)
      #expect(!table.isPair(played.ids[0], played.ids[1]), "a played pack comes before its turn")
      let three = PackSelector.draw(count: 3, from: rows, spoilers: table, rng: &rng)
      #expect(three.ids.count == 3 && three.findings.map(\.code) == [.spoiler])
    }
  }

  @Test("ST2 L62 what tonight has spoiled is not drawn; what it could have been told is")
  func tonight() throws {
    let packs = try ["a", "b"].map { name in
      try SpoilerFixture.pack(
        name, named: "\(name.uppercased())-by",
        ["clues.0.text": .string(name == "a" ? "Bort till B-by." : "Nej.")])
    }
    let c = try SpoilerFixture.pack("c", named: "C-by", ["clues.0.text": .string("Nej.")])
    let table = SpoilerTable(packs + [c])
    let (a, b) = (PackSummary(packs[0]), PackSummary(packs[1]))
    for seed in UInt64(0)..<20 {
      var rng = SplitMix64(seed: seed)
      let after = PackSelector.draw(
        count: 1, from: [b, PackSummary(c)], tonight: ["a"], spoilers: table, rng: &rng)
      #expect(after.ids == ["c"])
      let before = PackSelector.draw(
        count: 1, from: [a], tonight: ["b"], spoilers: table, rng: &rng)
      #expect(before.ids == ["a"])
    }
  }

  private func summary(_ id: String, _ country: String) throws -> PackSummary {
    try summary(id, country, region: "Europe")
  }

  private func summary(_ id: String, _ country: String, region: String) throws -> PackSummary {
    let data = try Fixture.pack2.changed("roundId", to: .string(id))
    var document = try JSONValue(parsing: data)
    document = document.replacing(["destination", "name"], with: .string(id))
    document = document.replacing(["destination", "geonameId"], with: nil)
    document = document.replacing(["destination", "lat"], with: nil)
    document = document.replacing(["destination", "lon"], with: nil)
    document = document.replacing(["destination", "country"], with: .string(country))
    document = document.replacing(["destination", "regions"], with: .array([.string(region)]))
    document = document.replacing(["destination", "region"], with: .string(region))
    return PackSummary(try Pack.parse(JSONEncoder().encode(document)).pack)
  }
}
