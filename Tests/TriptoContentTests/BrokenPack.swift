import Testing
import TriptoKernel

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
    .init("P30", "evidence.2.id", .string("e1"), at: "evidence[2].id"),
    .init("P30", "clues.1.claims.0.id", .string("c1"), at: "clues[1].claims[0].id"),
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
    .init("P44", "followups.0.options.0", .string("PIAVE!"), at: "followups[0].options"),
    .init("P45", "followups.0.correctAnswerEn", .string("Arno"), at: "followups[0].optionsEn"),
    .init("P45", "followups.0.optionsEn", .array([.string("Adige")]), at: "followups[0].optionsEn"),
    .init("P14", "destination.region", .string("Nord")),
    .init("P14", "destination.themes.0", .string("fotboll"), at: "destination.themes[0]"),
    .init("P14", "destination.difficulty", .string("svår")),
    .init("P14", "destination.kind", .string("by")),
    .init("P14", "destination.countryCode", .string("ZZ")),
    .init("P14", "destination.continent", .string("Europa")),
    .init("P32", "evidence.0.lang", nil, at: "evidence[0].lang"),
    .init("P32", "evidence.2.value", nil, at: "evidence[2].value"),
    .init("P32", "evidence.0.kind", .string("hearsay"), at: "evidence[0].kind"),
    .init("P32", "evidence.0.quote", .string(.long), at: "evidence[0].quote"),
    .init("P33", "evidence.0.licence", nil, at: "evidence[0].licence"),
    .init("P33", "evidence.2.attribution", .string(""), at: "evidence[2].attribution"),
    .init("P35", "clues.0.claims", .array([]), at: "clues[0].claims"),
    .init("P35", "followups.0.claims", nil, at: "followups[0].claims"),
    .init("P40", "followups", .array(Array(repeating: .object([:]), count: 9))),
    .init("P41", "followups", .array([])),
    .init(
      "P47", "followups.0.questionText", .string("Vilken flod rinner i Verona?"),
      at: "followups[0].questionText"),
    .init(
      "P47", "followups.1.questionTextEn", .string("Who wrote VERONA?"),
      at: "followups[1].questionTextEn"),
    .init(
      "P51", "metadata.devices",
      .array([.object(["device": .string("rhyme"), "level": .int(10)])]),
      at: "metadata.devices[0].device"),
    .init(
      "P51", "metadata.devices", .array([.object(["device": .string("link"), "level": .int(9)])]),
      at: "metadata.devices[0].level"),
    .init("P46", "followups.1.correctAnswer", nil, at: "followups[1].correctAnswer"),
    .init("P46", "followups.1.correctAnswer", .string("?!"), at: "followups[1].correctAnswer"),
  ]
}

extension String {
  fileprivate static let long = String(repeating: "ord ", count: 151)
}

extension [JSONValue] {
  fileprivate static let four = ["Arno", "Piave", "Tibern", "Etsch"].map(JSONValue.string)
}
