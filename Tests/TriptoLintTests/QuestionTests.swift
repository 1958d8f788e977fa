import Foundation
import Testing
import TriptoContent
import TriptoKernel
import TriptoTestPacks

@testable import TriptoLint

@Suite struct QuestionTests {
  private func codes(_ path: String, _ value: JSONValue?, _ more: [(String, JSONValue)] = []) throws
    -> [String]
  {
    var document = try JSONValue(parsing: Fixture.pack2.changed(path, to: value))
    for (path, value) in more {
      document = document.replacing(path.split(separator: ".").map(String.init)[...], with: value)
    }
    let pack = try Pack.parse(JSONEncoder().encode(document)).pack
    return LintFixture.codes(try Linter(tables: LintFixture.tables()).check(pack))
  }

  @Test(
    "L30 an answer, its alias or its number meets no clue",
    arguments: [
      ("followups.1.correctAnswer", JSONValue.string("Shakespeare"), "L30 error"),
      ("followups.1.aliases", .array([.string("Julia")]), "L30 error"),
      ("followups.1.correctAnswer", .string("1913"), "L30 error"),
      ("followups.1.correctAnswer", .string("11"), "L30 warning"),
      (
        "followups.1.antiLeak", .object(["bannedTerms": .array([.string("Nino Rota")])]),
        "L30 error"
      ),
      ("followups.1.correctAnswer", .string("1968"), nil),
    ] as [(String, JSONValue, String?)])
  func answers(path: String, value: JSONValue, code: String?) throws {
    #expect(try codes(path, value) == [code].compactMap(\.self))
  }

  @Test(
    "L31 options are alike in kind and length",
    arguments: [
      (["Arno", "Piave", "Tibern som rinner genom Rom", "Etsch"], "L31 error"),
      (["Arno", "1913", "Tibern", "Etsch"], "L31 error"),
      (["Arno", "Piave", "Tiberns å", "Etsch"], nil),
    ] as [([String], String?)])
  func options(options: [String], code: String?) throws {
    let found = try codes("followups.0.options", .array(options.map(JSONValue.string)))
    #expect(found == [code].compactMap(\.self))
  }

  @Test("L32 an answer stands in no other question, nor is it shown before it is asked for")
  func questions() throws {
    let asked = try codes(
      "followups.0.questionText", .string("Vilken flod badade Nino Rota i här?"))
    #expect(asked.contains("L32 error"))
    let shown = try codes("followups.0.explanation", .string("Det visste Nino Rota."))
    #expect(shown == ["L32 warning"])
    let later = try codes("followups.1.explanation", .string("Han såg aldrig Etsch."))
    #expect(later == [])
  }

  @Test("L40 each text keeps to its length, and a clue to three sentences")
  func lengths() throws {
    func text(_ count: Int) -> JSONValue { .string(String(repeating: "ord ", count: count / 4)) }
    for (path, limit) in [
      ("clues.0.text", 180), ("followups.0.questionText", 120), ("followups.0.explanation", 140),
      ("banter.0.textEn", 108),
    ] {
      #expect(try codes(path, text(limit)) == [], "\(path)")
      #expect(try codes(path, text(limit + 4)).contains("L40 error"), "\(path)")
    }
    let short = try LintFixture.report("clues.0.text", .string("Brev."))
    #expect(short.warnings.map(\.code) == [.length])
    let many = try LintFixture.report(
      "clues.0.text",
      .string(
        "Brev. Brev. Brev. Och sedan ännu fler brev till en flicka som inte finns någonstans alls.")
    )
    #expect(many.warnings.map(\.code) == [.length])
    #expect(try codes("followups.1.correctAnswer", text(44)).contains("L40 error"))
  }

  @Test(
    "L42 phrases that nobody says aloud",
    arguments: [
      ("clues.2.text", "Arenan erbjuder opera under bar himmel.", "L42 error"),
      ("clues.2.text", "Arenan är belägen mitt i staden.", "L42 error"),
      ("clues.2.text", "Nu implementeras opera.", "L42 error"),
      ("clues.2.text", "Wow, opera!", "L42 error"),
      ("clues.2.textEn", "Opera in the center of the city.", "L42 warning"),
      ("clues.2.text", "Här kan man höra opera.", "L42 warning"),
      ("clues.2.text", "Arenan ligger mitt i staden.", nil),
      ("clues.2.textEn", "Opera in the Lincoln Center.", nil),
    ] as [(String, String, String?)])
  func phrases(path: String, text: String, code: String?) throws {
    let found = try codes(path, .string(text)).filter { $0.hasPrefix("L42") }
    #expect(found == [code].compactMap(\.self))
  }

  @Test("L50 the first clue is not plainer than those after it")
  func pyramid() throws {
    let plain = try codes(
      "clues.0.claims.0.predicate", .string("nickname"),
      [
        ("clues.1.claims.0.predicate", .string("bends")),
        ("clues.0.text", .string("Vid Östersjön i Italien skriver turister brev.")),
        ("clues.1.text", .string("två krokar och elva broar delar den nästan mitt itu.")),
        (
          "clues.2.text",
          .string("sedan 1913 sjungs det opera under bar himmel, byggt på 30-talet.")
        ),
      ])
    #expect(plain.contains("L50 warning"))
  }

  @Test("L51 a clue that repeats an earlier one tells nothing new")
  func nothingNew() throws {
    let again = JSONValue.string("En flod gör två stora krokar genom staden med elva broar.")
    #expect(try codes("clues.2.text", again).contains("L51 warning"))
    let more = JSONValue.string("En flod gör två stora krokar genom staden vid Arenan.")
    #expect(try !codes("clues.2.text", more).contains("L51 warning"))
  }

  @Test("L52 the last clue has a rank, a capital or a name")
  func uniqueness() throws {
    let vague = JSONValue.string("En stad i Italien med en balkong, för den som vill tro det.")
    #expect(try codes("clues.4.text", vague).contains("L52 warning"))
    let ranked = try codes(
      "clues.4.text", vague, [("clues.4.claims.0.predicate", .string("rank"))])
    #expect(!ranked.contains("L52 warning"))
  }
}
