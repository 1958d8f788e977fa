import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite("L62 destinations that give each other away")
struct SpoilerTests {
  private func oland() throws -> Pack {
    try SpoilerFixture.pack(
      "oland", named: "Öland",
      [
        "destination.nameEn": .string("Oland"),
        "destination.aliases": .array([.string("oeland")]),
        "followups.0.correctAnswer": .string("Karl Nilsson"),
        "followups.0.aliases": .array([.string("nilsson")]),
        "followups.1.correctAnswer": .string("Vatten"),
        "followups.1.claims.0.statement": .string("Kvarnen dras av vatten."),
      ])
  }

  @Test(
    "L62 a name counts where it is one: in a sentence, as a genitive, at its beginning, or an alias",
    arguments: [
      ("Mittemot ligger Öland, en lång bro bort från allt.", "Öland"),
      ("Här syns Ölands fyrar när vädret är klart och sikten god.", "Ölands"),
      ("Öland ligger mittemot, en lång bro bort från allt.", "Öland"),
      ("Engelsmännen skrev Oland på sina kartor över havet.", "Oland"),
      ("En gammal karta har Oeland ute i det blå havet.", "Oeland"),
    ])
  func names(text: String, words: String) throws {
    let found = try SpoilerFixture.spoilers(text, of: oland())
    #expect(found == ["clues[0].text \(words) destination.name"])
  }

  @Test(
    "L62 no name: another word, without a capital, or a part of a longer name",
    arguments: [
      "Öländska kossor betar på andra sidan sundet hela sommaren.",
      "Ett stort öland finns det inte här, bara ett litet.",
      "På kyrkogården ligger Per Öland begravd bland sina vänner.",
      "På kyrkogården ligger Öland Persson begravd bland sina vänner.",
    ])
  func noNames(text: String) throws {
    #expect(try SpoilerFixture.spoilers(text, of: oland()) == [])
  }

  @Test("L62 an answer counts when it is a name, in full or by a surname alone, and no common word")
  func answers() throws {
    let told = try oland()
    let found = "clues[0].text"
    let answer = "followups[0].correctAnswer"
    let full = try SpoilerFixture.spoilers("Hit kom den kände Karl Nilsson en dag.", of: told)
    #expect(full == ["\(found) Karl Nilsson \(answer)"])
    let short = try SpoilerFixture.spoilers("Det var Nilssons egen idé att stanna.", of: told)
    #expect(short == ["\(found) Nilssons \(answer)"])
    #expect(try SpoilerFixture.spoilers("Det var Anna Nilsson som kom.", of: told) == [])
    #expect(try SpoilerFixture.spoilers("Vatten finns det gott om här.", of: told) == [])
  }

  @Test("L62 the first word of a sentence is no name where the library has it in lower case")
  func common() throws {
    let nice = try SpoilerFixture.pack("fram", named: "Fram")
    #expect(try SpoilerFixture.spoilers("Fram till kajen är det nära.", of: nice).count == 1)
    let text = "Fram till kajen är det nära, och fram kommer alla."
    #expect(try SpoilerFixture.spoilers(text, of: nice) == [])
  }

  @Test("L62 numbers that another one asks for never count")
  func numbers() throws {
    let year = try SpoilerFixture.pack(
      "year", named: "Årby", ["followups.1.correctAnswer": .string("1913")])
    #expect(try SpoilerFixture.spoilers("Sedan 1913 sjungs det opera här.", of: year) == [])
  }

  @Test(
    "L62 what an evening tells: clues, questions, answers, explanations, banter and wonder",
    arguments: [
      ("clues.4.text", "clues[4].text"), ("followups.0.questionText", "followups[0].questionText"),
      ("followups.0.explanation", "followups[0].explanation"),
      ("followups.1.correctAnswer", "followups[1].correctAnswer"),
      ("banter.0.text", "banter[0].text"), ("wonder", "wonder"),
    ])
  func texts(path: String, told: String) throws {
    let found = try SpoilerFixture.spoilers("Tåget till Öland", at: path, of: oland())
    #expect(found == ["\(told) Öland destination.name"])
  }

  @Test(
    "L62 what one destination tells of another: once, both ways, in an order that is always the same"
  )
  func table() throws {
    let one = try SpoilerFixture.pack(
      "ett", named: "Ettby", ["clues.0.text": .string("Bort till Tvåby och tillbaka till Tvåby.")])
    let two = try SpoilerFixture.pack(
      "tva", named: "Tvåby",
      ["wonder": .string("Syskonstad: Ettby."), "clues.0.text": .string("Nej.")])
    let three = try SpoilerFixture.pack("tre", named: "Treby", ["clues.0.text": .string("Nej.")])
    let table = SpoilerTable([two, three, one])
    #expect(table == SpoilerTable([one, two, three]))
    #expect(table.all.map { "\($0.teller) \($0.told)" } == ["ett tva", "tva ett"])
    #expect(table.isPair("ett", "tva") && table.isPair("tva", "ett"))
    #expect(!table.isPair("ett", "tre") && table.between("ett", "tre") == [])
    #expect(table.between("tva", "ett").map(\.teller) == ["tva", "ett"])
    #expect(table.told(by: "ett", of: "tva").map(\.path) == ["clues[0].text"])
    #expect(SpoilerTable.none.all == [])
  }

  @Test("L62 a plan is told each pair, with its place")
  func plan() throws {
    let kalmar = try SpoilerFixture.pack(
      "kalmar", named: "Kalmar", ["clues.0.text": .string("Mittemot ligger Öland.")])
    let other = try SpoilerFixture.pack("visby", named: "Visby", ["clues.0.text": .string("Nej.")])
    let packs = try [oland(), other, kalmar]
    let plan = packs.map(PackSummary.init)
    let findings = LibraryLint.plan(plan, spoilers: SpoilerTable(packs))
    #expect(findings.map(\.code) == [.spoiler] && findings.map(\.severity) == [.warning])
    #expect(findings.map(\.path) == ["destinations[2]"])
    #expect(
      findings.map(\.message) == [
        "kalmar clues[0].text says \"Öland\", which is oland destination.name"
      ])
    #expect(LibraryLint.plan(Array(plan.prefix(2)), spoilers: SpoilerTable(packs)) == [])
  }

  @Test("L62 a library knows what its packs give away, anew after each change")
  func library() throws {
    let folder = try TemporaryFolder()
    let library = PackLibrary(directories: [folder.url])
    #expect(library.spoilers == .none)
    let kalmar = try SpoilerFixture.pack(
      "kalmar", named: "Kalmar", ["clues.0.text": .string("Mittemot ligger Öland.")])
    _ = try library.importPack(kalmar.encoded())
    #expect(library.spoilers.all == [])
    _ = try library.importPack(oland().encoded())
    #expect(library.spoilers.all.map(\.teller) == ["kalmar"])
    try library.delete("oland")
    #expect(library.spoilers.all == [])
  }
}

/// The pairs of the packs that come along; a change of the list is a change of what is drawn: read
/// the difference, then store it with `TRIPTO_UPDATE_GOLDEN=1`.
@Suite struct ShippedSpoilerTests {
  @Test("L62 every two destinations of the library that overlap are in the list")
  func list() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let packs = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Content/packs")
    let told = PackLibrary(directories: [packs]).spoilers.all.map {
      "\($0.teller) \($0.path) \"\($0.words)\" = \($0.told) \($0.toldPath)\n"
    }.joined()
    let golden = tests.appendingPathComponent("Golden/spoilers.txt")
    if ProcessInfo.processInfo.environment["TRIPTO_UPDATE_GOLDEN"] == "1" {
      try told.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(try told == String(contentsOf: golden, encoding: .utf8))
  }
}
