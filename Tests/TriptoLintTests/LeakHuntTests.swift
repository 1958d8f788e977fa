import Foundation
import Testing
import TriptoContent
import TriptoKernel
import TriptoTestPacks

@testable import TriptoLint

/// Leaks put into every destination that comes with the game.
@Suite struct LeakHuntTests {
  let packs: [Pack]
  let linter: Linter

  init() throws {
    let library = PackLibrary(directories: [LintFixture.packs])
    packs = library.list().compactMap { library.pack($0.id) }
    linter = try Linter(tables: LintFixture.tables())
  }

  /// The pack with `word` at the end of one of its clues.
  private func planted(_ word: String, _ pack: Pack, _ clue: Int, _ field: String) throws -> Pack {
    guard case .array(let clues)? = pack.document["clues"], let text = clues[clue][field]?.text
    else {
      throw LintTablesError(file: pack.id.rawValue, reason: "no \(field)")
    }
    let document = pack.document
      .replacing(["clues", String(clue), field], with: .string("\(text) Till \(word)."))
    return try Pack.parse(JSONEncoder().encode(document)).pack
  }

  @Test("L01 L02 L04 each name, alias and demonym is found in each clue and language it is put in")
  func leaks() throws {
    #expect(packs.count >= 12)
    for (index, pack) in packs.enumerated() {
      let place = pack.destination
      let words = place.names + place.names.map { $0 + "s" } + place.demonyms
      for (number, word) in words.enumerated() {
        let field = number.isMultiple(of: 2) ? "text" : "textEn"
        let leaky = try planted(word, pack, (index + number) % 5, field)
        let codes = Set(linter.check(leaky).errors.map(\.code))
        let found = codes.intersection([.nameToken, .aliasToken, .exonym, .demonym, .sharedStem])
        #expect(!found.isEmpty, "\(pack.id): \(word)")
      }
    }
  }

  @Test("L10 L11 the country and its continent are found in the first clue")
  func places() throws {
    for pack in packs {
      for clue in 0..<5 {
        guard case .array(let clues)? = pack.document["clues"],
          clues[clue]["level"]?.whole == 10
        else { continue }
        let country = try planted(pack.destination.country.sv, pack, clue, "text")
        #expect(linter.check(country).errors.contains { $0.code == .ownCountry }, "\(pack.id)")
        let continent = try planted("Europa", pack, clue, "text")
        let codes = linter.check(continent).errors.map(\.code)
        #expect(codes.contains(.continentOrCapital), "\(pack.id)")
      }
    }
  }
}
