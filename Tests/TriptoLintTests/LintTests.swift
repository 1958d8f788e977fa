import Foundation
import Testing
import TriptoContent
import TriptoKernel
import TriptoTestPacks

@testable import TriptoLint

@Suite struct LintTests {
  @Test("DA18 clues that name no destination, and no country at 10, pass every rule")
  func clean() throws {
    let report = try Linter(tables: LintFixture.tables()).check(Fixture.pack2.pack())
    #expect(report.findings == [])
  }

  /// Each change of a text brings the finding and no other error.
  private func expect(_ example: LintCase) throws {
    let report = try LintFixture.report(example.path, .string(example.text))
    let codes = LintFixture.codes(report)
    if let expected = example.expected {
      #expect(codes.contains(expected), "\(codes)")
      let allowed = [expected, "L22 warning", "L22 error", "L50 warning"]
      #expect(Set(codes).isSubset(of: allowed), "\(codes)")
      let path = example.path.replacing(/\.(\d)/) { "[\($0.output.1)]" }
      #expect(report.findings.contains { $0.path == path || $0.path == "\(path)En" })
    } else {
      #expect(codes.filter { !$0.hasPrefix("L22") } == [], "\(report.findings)")
    }
  }

  @Test(
    "L01 L02 L03 L04 L05 name, alias, exonym, demonym and stem leak; other words do not",
    arguments: [
      LintCase("L01 error", "clues.2.text", "Här ligger VERONA."),
      LintCase("L01 error", "clues.4.text", "Veronas balkong, säger Shakespeare."),
      LintCase("L01 error", "followups.0.questionTextEn", "Which river is in this Verona place?"),
      LintCase("L01 error", "banter.0.text", "Snart i Verona."),
      LintCase("L02 error", "clues.2.textEn", "Known as Berna to some."),
      LintCase("L03 error", "clues.2.text", "Veronaopera spelas under bar himmel."),
      LintCase("L04 error", "clues.2.text", "Här bor veronesare."),
      LintCase("L04 error", "clues.2.textEn", "The Veronese sing."),
      LintCase("L04 error", "clues.2.text", "En scaligersk borg."),
      LintCase("L05 error", "clues.2.text", "Veronika sjunger."),
      LintCase(nil, "clues.2.text", "Vera ronkar på en veranda."),
      LintCase(nil, "clues.2.textEn", "The averse sing in the arena."),
    ])
  func leaks(example: LintCase) throws {
    guard example.path.hasPrefix("followups") else {
      try expect(example)
      return
    }
    let document = try JSONValue(parsing: Fixture.pack2.data())
      .replacing(["provenance"], with: nil)
      .replacing(["followups", "0", "questionTextEn"], with: .string(example.text))
    let pack = try Pack.parse(JSONEncoder().encode(document)).pack
    let codes = try LintFixture.codes(Linter(tables: LintFixture.tables()).check(pack))
    #expect(codes == [example.expected])
  }

  @Test("L03 a name that only the list of places knows leaks as well; L01 Cape Town as a whole")
  func exonyms() throws {
    let atlas = Atlas(country: "IT", latitude: 45.43)
    let report = try LintFixture.report(
      "clues.2.text", .string("I Weronae, sade de."), places: atlas)
    #expect(report.errors.first?.code == .exonym)
    #expect(report.skipped == [])
    let pair = try LintFixture.report("clues.2.text", .string("I Bern Italica."), places: atlas)
    #expect(pair.errors.first?.code == .exonym)
    let alone = try LintFixture.report("clues.2.text", .string("I Weronae, sade de."))
    #expect(!LintFixture.codes(alone).contains("L03 error"))
    #expect(alone.skipped.map(\.code) == ["P15", "L03"])
    let document = try JSONValue(
      parsing: Fixture.pack2.changed("clues.4.textEn", to: .string("In cape town."))
    )
    .replacing(["destination", "nameEn"], with: .string("Cape Town"))
    let pack = try Pack.parse(JSONEncoder().encode(document)).pack
    let codes = try LintFixture.codes(Linter(tables: LintFixture.tables()).check(pack))
    #expect(codes.contains("L01 error"))
  }

  @Test("DA18 a setting lets the last clue name the place, and only that one")
  func allowed() throws {
    var options = Linter.Options()
    options.allowsNameAtTwo = true
    let linter = try Linter(tables: LintFixture.tables())
    let last = try Fixture.pack2.pack("clues.4.text", to: .string("Verona, säger Shakespeare."))
    let first = try Fixture.pack2.pack("clues.0.text", to: .string("Verona, säger Shakespeare."))
    #expect(linter.check(last, options: options).errors == [])
    #expect(linter.check(last).errors.map(\.code) == [.nameToken])
    #expect(linter.check(first, options: options).errors.map(\.code) == [.nameToken])
  }

  @Test(
    "L10 no country at 10 and 8, L11 no continent or capital at 10; later they are welcome",
    arguments: [
      LintCase("L10 error", "clues.0.text", "Alla skriver brev till Italien."),
      LintCase("L10 error", "clues.1.textEn", "An Italian river makes two bends, eleven bridges."),
      LintCase("L10 error", "clues.0.text", "En italienska skriver brev."),
      LintCase("L11 error", "clues.0.text", "Europas brevskrivare bor här."),
      LintCase("L11 error", "clues.0.textEn", "Letters come from all over Asia."),
      LintCase("L11 error", "clues.0.text", "Till en huvudstad skriver ingen så."),
      LintCase(nil, "clues.1.text", "Asiens flod gör två krokar, elva broar."),
      LintCase(nil, "clues.3.text", "I norra Italien, vid Alpernas fot."),
      LintCase(nil, "clues.0.text", "Hon skriver brev om Norden."),
    ])
  func places(example: LintCase) throws {
    try expect(example)
  }

  @Test("L12 a thing that a claim of the first clue is about is not named there")
  func sights() throws {
    let report = try LintFixture.report("clues.0.text", .string("Brev kommer till Julias klubb."))
    #expect(!LintFixture.codes(report).contains("L12 warning"))
    let named = try LintFixture.report("clues.0.claims.0.subject", .string("Romeos Port"))
    #expect(LintFixture.codes(named) == [])
    let document = try JSONValue(parsing: Fixture.pack2.data())
      .replacing(["clues", "0", "claims", "0", "subject"], with: .string("Romeos Port"))
      .replacing(["clues", "0", "text"], with: .string("Alla brev läggs vid Romeos Port."))
    let pack = try Pack.parse(JSONEncoder().encode(document)).pack
    let codes = try LintFixture.codes(Linter(tables: LintFixture.tables()).check(pack))
    #expect(codes.contains("L12 warning"))
  }

  @Test(
    "L20 a superlative needs a claim of rank; at most, at least and only so many are none",
    arguments: [
      LintCase("L20 error", "clues.2.text", "Sedan 1913 den största operan under bar himmel."),
      LintCase("L20 error", "clues.2.textEn", "Since 1913 the largest opera in the open."),
      LintCase("L20 error", "clues.2.text", "Här stod den första arenan."),
      LintCase("L20 error", "clues.2.text", "Stadens enda opera."),
      LintCase("L20 error", "clues.2.textEn", "The city's only opera."),
      LintCase("L20 warning", "clues.2.text", "Den vackraste operan."),
      LintCase(nil, "clues.2.text", "En enda opera, först 1913."),
      LintCase(nil, "clues.2.textEn", "Only in 1913 did the opera open, at first in rain."),
      LintCase(nil, "clues.2.textEn", "At least the forest is modest."),
      LintCase(nil, "clues.2.text", "Det är inte den största operan."),
      LintCase("L20 error", "clues.2.text", "Inte bara den största operan, 1913."),
      LintCase("L20 error", "clues.2.text", "Inte endast den första arenan."),
      LintCase("L20 error", "clues.2.textEn", "Not only the largest opera."),
      LintCase("L20 error", "clues.2.textEn", "Not just the oldest arena."),
      LintCase("L20 error", "clues.2.text", "Så var det inte. Den största operan."),
      LintCase("L20 error", "clues.2.textEn", "Opera it is not. The largest arena."),
    ])
  func superlatives(example: LintCase) throws {
    try expect(example)
  }

  @Test("L20 a verified rank carries the superlative, an uncertain one only with a warning")
  func ranks() throws {
    let text = ("clues.4.text", JSONValue.string("Den största staden, säger Shakespeare."))
    for (status, codes) in [("verified", []), ("uncertain", ["L20 warning"])] {
      let document = try JSONValue(parsing: Fixture.pack2.changed(text.0, to: text.1))
        .replacing(["clues", "4", "claims", "0", "predicate"], with: .string("rank"))
        .replacing(["clues", "4", "claims", "0", "status"], with: .string(status))
      let pack = try Pack.parse(JSONEncoder().encode(document)).pack
      let found = try LintFixture.codes(Linter(tables: LintFixture.tables()).check(pack))
      #expect(found.filter { $0.hasPrefix("L20") } == codes)
    }
  }

  @Test("L99 a rule that throws is an error, and the others are still checked")
  func failing() throws {
    struct Trouble: Error {}
    let rules = LintRule.all + [LintRule(name: "L98") { _ in throw Trouble() }]
    var linter = try Linter(tables: LintFixture.tables())
    linter.rules = rules
    let report = linter.check(try Fixture.pack2.pack("clues.2.text", to: .string("Verona!")))
    #expect(report.errors.first?.code == .nameToken)
    #expect(report.errors.last?.code == .failedRule)
    #expect(report.errors.last?.message.contains("L98 failed: Trouble") == true)
  }

  @Test("L99 without its word lists no rule is checked: that is an error, and the file is named")
  func missingTables() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: LintTablesError.self) { try LintTables(directory: folder.url) }
    #expect(error?.file.hasSuffix("leaks.json") == true)
  }

  @Test("L01 the preview has sources, verification, lint and licence (RE24)")
  func preview() throws {
    let pack = try Fixture.pack2.pack("clues.2.text", to: .string("Verona!"))
    let report = try Linter(tables: LintFixture.tables()).check(pack)
    let values = try PackPreview(pack, lint: report, language: .en).values()
    #expect(Set(values.keys) == ["sources", "verification", "lint", "licence"])
    #expect(values["licence"]?["text"] == .string("CC-BY-4.0"))
    guard case .array(let findings)? = values["lint"]?["findings"],
      case .array(let clues)? = values["verification"]?["clues"],
      case .array(let claims)? = clues.first?["claims"]
    else {
      Issue.record("\(values)")
      return
    }
    #expect(findings.first?["code"] == .string("L01"))
    #expect(claims.first?["statement"] == .string("Letters to Juliet are answered."))
    #expect(clues.first?["status"] == .string("verified"))
  }

  @Test("RE24 sources and verification are shown without the word lists too")
  func previewWithoutLint() throws {
    let values = try PackPreview(Fixture.pack2.pack(), lint: nil).values()
    #expect(Set(values.keys) == ["sources", "verification", "licence"])
  }
}
