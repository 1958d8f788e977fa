import Foundation
import Testing

@testable import TriptoContent

/// A change to the pack/2 fixture and the only problem it must lead to.
struct BrokenPack: Sendable, CustomTestStringConvertible {
  let code: String
  let change: String
  let value: JSONValue?
  let path: String

  init(_ code: String, _ change: String, _ value: JSONValue?, at path: String? = nil) {
    (self.code, self.change, self.value, self.path) = (code, change, value, path ?? change)
  }

  var testDescription: String { "\(code) \(change)" }

  static let all: [BrokenPack] = [
    .init("P02", "schema", .string("tripto.pack/3")),
    .init("P02", "schema", .string("tripto.pack/20")),
    .init("P03", "roundId", nil),
    .init("P04", "roundId", .string("../verona")),
    .init("P04", "roundId", .string("")),
    .init("P07", "clues.0.points", .int(8), at: "clues[0].level"),
    .init("P07", "followups.1.a", .string("Dante"), at: "followups[1].correctAnswer"),
    .init("P10", "destination.name", .string(" ")),
    .init("P11", "destination.country", nil),
    .init("P13", "destination.lat", .int(91), at: "destination"),
    .init("P13", "destination.lon", nil, at: "destination"),
    .init("P20", "clues", .array([])),
    .init("P20", "clues.5", .object(["level": .int(1), "text": .string("x")]), at: "clues"),
    .init("P20", "clues", .string("five")),
    .init("P21", "clues.0.level", .int(8), at: "clues"),
    .init("P21", "clues.0.level", .string("10"), at: "clues"),
    .init("P22", "clues.1.text", nil, at: "clues[1].text"),
    .init("P22", "followups.0.questionText", .string("\n"), at: "followups[0].questionText"),
    .init("P23", "clues.2.textEn", .string(.long), at: "clues[2].textEn"),
    .init("P23", "followups.0.explanation", .string(.long), at: "followups[0].explanation"),
    .init("P24", "clues.0.text", .string("Hej\u{7}"), at: "clues[0].text"),
    .init("P24", "clues.0.text", .string("<b>Hej</b>"), at: "clues[0].text"),
    .init("P24", "banter.0.text", .string("<break time=\"9s\"/>"), at: "banter[0].text"),
    .init("P30", "evidence.1", .object(["id": .string("e1")]), at: "evidence[1].id"),
    .init(
      "P30", "clues.1.claims", .array([.object(["id": .string("c1")])]), at: "clues[1].claims[0].id"
    ),
    .init(
      "P31", "clues.0.claims.0.evidence", .array([.string("e9")]),
      at: "clues[0].claims[0].evidence[0]"),
    .init("P31", "clues.1.claims", .array([.string("c9")]), at: "clues[1].claims[0]"),
    .init("P40", "followups", .object([:])),
    .init("P40", "followups", nil),
    .init(
      "P42", "followups.0.options", .array(.four + [.string("Rhen")]), at: "followups[0].options"),
    .init("P43", "followups.0.correctAnswer", .string("Themsen"), at: "followups[0].correctAnswer"),
    .init("P43", "followups.0.correctAnswer", nil, at: "followups[0].correctAnswer"),
    .init("P44", "followups.0.options.0", .string("PO!"), at: "followups[0].options"),
    .init("P45", "followups.0.correctAnswerEn", .string("Arno"), at: "followups[0].optionsEn"),
    .init("P45", "followups.0.optionsEn", .array([.string("Adige")]), at: "followups[0].optionsEn"),
    .init("P46", "followups.1.correctAnswer", nil, at: "followups[1].correctAnswer"),
    .init("P46", "followups.1.correctAnswer", .string("?!"), at: "followups[1].correctAnswer"),
  ]
}

extension String {
  fileprivate static let long = String(repeating: "ord ", count: 151)
}

extension [JSONValue] {
  fileprivate static let four = ["Arno", "Po", "Tibern", "Etsch"].map(JSONValue.string)
}

@Suite struct ProblemTests {
  @Test("RE27 each fault is refused with its code and place", arguments: BrokenPack.all)
  func refused(broken: BrokenPack) throws {
    let data = try Fixture.pack2.changed(broken.change, to: broken.value)
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(data) }
    let found = error?.problems.map { [$0.code.rawValue, $0.path] } ?? []
    #expect(found.contains([broken.code, broken.path]), "\(found)")
    #expect(Set(found.map { $0[0] }).isSubset(of: [broken.code, "P21", "P43", "P45"]), "\(found)")
  }

  @Test("DA14 the fixtures themselves are sound", arguments: Fixture.allCases)
  func sound(fixture: Fixture) throws {
    #expect(try Pack.parse(fixture.data()).warnings == [])
  }

  @Test("RE27 what is no pack at all is P01")
  func unreadable() throws {
    let deep = String(repeating: "[", count: 17) + String(repeating: "]", count: 17)
    let big = "{\"a\":\"" + String(repeating: "x", count: 256 * 1024) + "\"}"
    for text in ["", "{", "[]", "\"x\"", "{\"a\":\(deep)}", big] {
      let error = #expect(throws: InvalidPack.self) { try Pack.parse(Data(text.utf8)) }
      #expect(error?.problems.map(\.code) == [.unreadable])
    }
  }

  @Test("RE27 problems come in the order of the checks")
  func order() throws {
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(Data("{}".utf8)) }
    let codes = error?.problems.map(\.code.rawValue)
    #expect(codes == ["P03", "P10", "P11", "P20", "P40"])
  }

  @Test("DA14 a pause is no markup and a blank alias only a warning")
  func tolerated() throws {
    let pause = try Fixture.pack2.changed(
      "clues.0.text", to: .string("Vänta <break time=\"300ms\"/> 3 < 4."))
    #expect(try Pack.parse(pause).warnings == [])
    let aliases = try Fixture.pack2.changed(
      "destination.aliases", to: .array([.string("Verona"), .string("VERONA"), .string("?")]))
    let (pack, warnings) = try Pack.parse(aliases)
    #expect(pack.destination.aliases == ["Verona"])
    #expect(warnings.map(\.path) == ["destination.aliases[1]", "destination.aliases[2]"])
    #expect(warnings.allSatisfy { $0.code == .badAlias })
  }

  @Test(
    "DA18 a clue that names the place, or the country at level 10, is reported",
    arguments: [
      ("clues.2.text", "Här ligger VERONA.", ["L01"]),
      ("clues.2.textEn", "Known as Bern på italienska!", ["L01"]),
      ("clues.0.text", "En stad i Italien.", ["L10"]), ("clues.0.textEn", "In Italy.", ["L10"]),
      ("clues.1.text", "En stad i Italien.", []), ("clues.2.text", "Veronal är en medicin.", []),
    ])
  func leaks(path: String, text: String, codes: [String]) throws {
    let data = try Fixture.pack2.changed(path, to: .string(text))
    #expect(try Pack.parse(data).warnings.map(\.code.rawValue) == codes)
  }
}
