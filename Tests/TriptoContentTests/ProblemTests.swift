import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoAnswers
@testable import TriptoContent

@Suite struct ProblemTests {
  @Test(
    "P02 P03 P04 P07 P10 P11 P13 P20 P21 P22 P23 P24 P30 P31 P40 P42 P43 P44 P45 P46 refuse a pack",
    arguments: BrokenPack.all)
  func refused(broken: BrokenPack) throws {
    let data = try Fixture.pack2.changed(broken.change, to: broken.value)
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(data) }
    let errors = error?.problems.filter { $0.severity == .error } ?? []
    let found = errors.map { [$0.code.rawValue, $0.path] }
    #expect(found.contains([broken.code, broken.path]), "\(found)")
    let echoes = ["P21", "P31", "P43", "P45"]
    #expect(Set(found.map { $0[0] }).isSubset(of: echoes + [broken.code]), "\(found)")
    #expect(errors.allSatisfy { $0.message.contains($0.reason) && $0.message.contains($0.fix) })
  }

  @Test(
    "P14 P32 P33 P35 P41 P47 P51 words, rows, claims, devices: an imported pack is only warned of",
    arguments: BrokenPack.all.filter {
      ["P14", "P32", "P33", "P35", "P41", "P47", "P51"].contains($0.code)
    })
  func kept(broken: BrokenPack) throws {
    let steps = broken.change.split(separator: ".").map(String.init)
    let document = try JSONValue(parsing: Fixture.pack2.data())
      .replacing(["provenance"], with: nil).replacing(steps[...], with: broken.value)
    let warnings = try Pack.parse(JSONEncoder().encode(document)).warnings
    #expect(warnings.contains { $0.code.rawValue == broken.code && $0.path == broken.path })
    #expect(warnings.allSatisfy { $0.severity == .warning })
  }

  @Test("DA15 P30 an imported pack may number the claims of each clue anew, not those of one clue")
  func numberedAnew() throws {
    func parse(_ ids: [String]) throws -> [PackProblem] {
      let claims = ids.map {
        JSONValue.object(["id": .string($0), "statement": .string("Så är det.")])
      }
      var document = try JSONValue(parsing: Fixture.storedV1.data())
      for clue in ["0", "1"] {
        document = document.replacing(["clues", clue, "claims"], with: .array(claims))
      }
      return try Pack.parse(JSONEncoder().encode(document)).warnings
    }
    #expect(try !parse(["c1", "c2"]).contains { $0.code == .duplicateId })
    let error = #expect(throws: InvalidPack.self) { try parse(["c1", "c1"]) }
    let refusing = error?.problems.filter { $0.severity == .error }.map(\.path)
    #expect(refusing == ["clues[0].claims[1].id", "clues[1].claims[1].id"])
  }

  @Test(
    "DA14 a stored pack is read without a warning; a round package lacks claims and rights only"
  )
  func sound() throws {
    #expect(try Pack.parse(Fixture.pack2.data()).warnings == [])
    let codes = try Pack.parse(Fixture.roundPackage.data()).warnings.map(\.code)
    #expect(Set(codes).isSubset(of: [.noClaims, .incompleteEvidence, .missingLicence]))
  }

  @Test("P01 over 256 KiB, nested too deep, a key twice, not JSON: refused, and the byte is told")
  func unreadable() throws {
    let deep = String(repeating: "[", count: 17) + String(repeating: "]", count: 17)
    let big = "{\"a\":\"" + String(repeating: "x", count: 256 * 1024) + "\"}"
    let twice = "{\"a\":1,\"a\":2}"
    for text in ["", "{", "[]", "\"x\"", "{\"a\":\(deep)}", big, twice] {
      let error = #expect(throws: InvalidPack.self) { try Pack.parse(Data(text.utf8)) }
      #expect(error?.problems.map(\.code) == [.unreadable])
    }
    let torn = #expect(throws: InvalidPack.self) { try Pack.parse(Data("{\"a\":}".utf8)) }
    #expect(torn?.problems.first?.reason == "not JSON at byte 5")
  }

  @Test("P01 what is far over 256 KiB or nested far too deep is refused before it is read")
  func early() throws {
    let clock = ContinuousClock()
    let large = Data(count: 10_000_000)
    let deep = Data(String(repeating: "[", count: 200_000).utf8)
    let time = clock.measure {
      #expect(throws: InvalidPack.self) { try Pack.parse(large) }
      #expect(throws: InvalidPack.self) { try Pack.parse(deep) }
    }
    #expect(time < .milliseconds(500))
  }

  @Test("RE27 problems come in the order of the checks")
  func order() throws {
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(Data("{}".utf8)) }
    let codes = error?.problems.map(\.code.rawValue)
    #expect(codes == ["P03", "P10", "P11", "P20", "P40"])
    let place = try Fixture.pack2.changed("clues", to: nil)
    let document = try JSONValue(parsing: place).replacing(["destination", "lat"], with: .int(99))
    let data = try JSONEncoder().encode(document)
    let later = #expect(throws: InvalidPack.self) { try Pack.parse(data) }
    #expect(later?.problems.map(\.code.rawValue) == ["P20", "P13"])
  }

  @Test("P12 a blank alias is dropped; DA14 a pause is no markup")
  func tolerated() throws {
    let pause = try Fixture.pack2.changed(
      "clues.0.text", to: .string("Vänta <break time=\"300ms\"/> 3 < 4."))
    #expect(try Pack.parse(pause).warnings == [])
    let long = String(repeating: "a", count: 61)
    let aliases = try Fixture.pack2.changed(
      "destination.aliases",
      to: .array(["Verona", "VERONA", "?", long].map(JSONValue.string)))
    let (pack, warnings) = try Pack.parse(aliases)
    #expect(pack.destination.aliases == ["Verona"])
    #expect(warnings.map(\.path) == (1...3).map { "destination.aliases[\($0)]" })
    #expect(warnings.allSatisfy { $0.code == .badAlias && $0.severity == .warning })
  }

  @Test("P50 a line for an unknown moment is ignored; P60 a date that is none is replaced")
  func replaced() throws {
    let banter = try Fixture.pack2.changed("banter.0.category", to: .string("at_breakfast"))
    let (pack, warnings) = try Pack.parse(banter)
    #expect(pack.banter.isEmpty)
    #expect(warnings.map(\.code) == [.unknownBanter])
    let date = try Fixture.pack2.changed("metadata.generatedAt", to: .string("i går"))
    let dated = try Pack.parse(date, now: Fixture.now)
    #expect(dated.pack.metadata.generatedAt == "2026-05-28T20:26:40Z")
    #expect(dated.warnings.map(\.code) == [.badDate])
  }

  @Test(
    "P34 verified without the evidence for it is taken back",
    arguments: [
      ("evidence.0.checked", JSONValue.string("from-knowledge"), false),
      ("evidence.1.readings", .int(1), false),
      ("clues.0.claims.0.method", .string("none"), false),
      ("clues.0.claims.0.evidence", .array([.string("e3")]), true),
      ("clues.0.claims.0.evidence", .array([.string("e1")]), false),
    ])
  func downgraded(path: String, value: JSONValue, isVerified: Bool) throws {
    let (pack, warnings) = try Pack.parse(Fixture.pack2.changed(path, to: value))
    #expect(pack.metadata.verified == isVerified)
    #expect(pack.clues.first?.status == (isVerified ? .verified : .uncertain))
    #expect(warnings.contains { $0.code == .unsupportedVerdict } == !isVerified)
  }

  @Test("P15 a place 50 km from where it is, or in another country, is refused")
  func misplaced() throws {
    let data = try Fixture.pack2.data()
    #expect(try Pack.parse(data, places: Atlas(country: "IT", latitude: 45.85)).warnings == [])
    for atlas in [Atlas(country: "IT", latitude: 45.9), Atlas(country: "CH", latitude: 45.43)] {
      let error = #expect(throws: InvalidPack.self) { try Pack.parse(data, places: atlas) }
      #expect(error?.problems.map(\.code) == [.notWhereItIs])
    }
  }

  @Test("P15 looks at the country only where the list does not say where the place lies")
  func nowhere() throws {
    let data = try Fixture.pack2.data()
    #expect(try Pack.parse(data, places: Atlas(country: "IT", latitude: nil)).warnings == [])
    let atlas = Atlas(country: "CH", latitude: nil)
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(data, places: atlas) }
    #expect(error?.problems.map(\.path) == ["destination.countryCode"])
  }

  static var world: Gazetteer {
    get throws {
      let repository = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
      }
      let file = repository.appendingPathComponent("Content/gazetteer/places.tgz1")
      return try Gazetteer(contentsOf: file)
    }
  }

  @Test("P15 the record of another place is noticed, whatever it is called (2673730 is Stockholm)")
  func wrongRecord() throws {
    let data = try Fixture.pack2.changed("destination.geonameId", to: .int(2_673_730))
    let world = try Self.world
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(data, places: world) }
    #expect(error?.problems.map(\.code) == [.notWhereItIs, .notWhereItIs])
    #expect(try Pack.parse(Fixture.pack2.data(), places: world).warnings == [])
  }

  @Test("P15 a record at 0, 0 is one whose place the gazetteer does not know")
  func zero() {
    func fact(_ latitude: Double, _ longitude: Double) -> PlaceFact? {
      PlaceFact(
        GazetteerPlace(
          id: 1, name: "Verona", country: "IT", kind: .city, continent: "EU", weight: 80,
          latitude: latitude, longitude: longitude))
    }
    #expect(fact(0, 0)?.countryCode == "IT")
    #expect(fact(0, 0)?.coordinates == nil)
    #expect(fact(0, 10.99)?.coordinates == .init(latitude: 0, longitude: 10.99))
  }
}
