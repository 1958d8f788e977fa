import Foundation
import Testing
import TriptoContent
import TriptoKernel
import TriptoTestPacks

@testable import TriptoLint

/// Leaks put into every destination that comes with the game.
@Suite struct LeakHuntTests {
  let packs: [Pack]

  init() {
    let library = PackLibrary(directories: [LintFixture.packs])
    packs = library.list().compactMap { library.pack($0.id) }
  }

  /// A linter that knows only the rules of these names.
  private func linter(_ rules: String...) throws -> Linter {
    var linter = try Linter(tables: LintFixture.tables())
    linter.rules.removeAll { !rules.contains($0.name) }
    return linter
  }

  /// The pack with a word at the end of each of these texts: "clues[3].textEn".
  private func planted(_ words: [String: String], _ pack: Pack) throws -> Pack {
    var document = pack.document
    for (path, word) in words {
      let steps = path.split { "[].".contains($0) }.map(String.init)
      let clue = try Self.clues(document)[#require(Int(steps[1]))]
      let text = try #require(clue[steps[2]]?.text)
      document = document.replacing(steps[...], with: .string("\(text) Till \(word)."))
    }
    return try Pack.parse(JSONEncoder().encode(document)).pack
  }

  private static func clues(_ document: JSONValue) throws -> [JSONValue] {
    guard case .array(let clues)? = document["clues"] else {
      throw LintTablesError(file: "", reason: "no clues")
    }
    return clues
  }

  @Test("L01 L02 L04 each name, alias and demonym is found in each clue and language it is put in")
  func leaks() throws {
    #expect(packs.count >= 12)
    let linter = try linter("L01-L05")
    let texts = (0..<5).flatMap { ["clues[\($0)].text", "clues[\($0)].textEn"] }
    for (index, pack) in packs.enumerated() {
      let place = pack.destination
      let words = place.names + place.names.map { $0 + "s" } + place.demonyms
      for start in stride(from: 0, to: words.count, by: texts.count) {
        let some = words[start...].prefix(texts.count).enumerated()
          .map { (texts[(index + $0) % texts.count], $1) }
        let leaky = try planted(Dictionary(uniqueKeysWithValues: some), pack)
        let found = Set(
          linter.check(leaky).errors.filter { Self.codes.contains($0.code) }.map(\.path))
        for (path, word) in some { #expect(found.contains(path), "\(pack.id): \(word)") }
      }
    }
  }

  private static let codes: Set<LintCode> = [
    .nameToken, .aliasToken, .exonym, .demonym, .sharedStem,
  ]

  @Test("L10 L11 the country and its continent are found in the first clue")
  func places() throws {
    let linter = try linter("L10", "L11")
    for pack in packs {
      let clue = try #require(
        Self.clues(pack.document).firstIndex { $0["level"]?.whole == 10 })
      func codes(_ word: String) throws -> [LintCode] {
        try linter.check(planted(["clues[\(clue)].text": word], pack)).errors.map(\.code)
      }
      #expect(try codes(pack.destination.country.sv).contains(.ownCountry), "\(pack.id)")
      #expect(try codes("Europa").contains(.continentOrCapital), "\(pack.id)")
    }
  }
}
