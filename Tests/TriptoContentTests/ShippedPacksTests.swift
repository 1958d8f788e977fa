import Foundation
import Testing
import TriptoContent

/// The destinations that come with the game.
@Suite struct ShippedPacksTests {
  let library: PackLibrary

  init() {
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    library = PackLibrary(directories: [repository.appendingPathComponent("Content/packs")])
  }

  @Test("DA14 every pack loads, and what is noted is only an alias that was dropped")
  func sound() {
    #expect(library.list().count >= 12)
    #expect(library.errors == [])
    #expect(library.warnings.values.joined().allSatisfy { $0.code == .badAlias })
  }

  @Test("L60 no place is there twice")
  func places() {
    #expect(LibraryLint.duplicates(in: library.list()) == [])
  }

  @Test("EX25 every clue, question and option is there in both languages")
  func languages() {
    for pack in library.list().compactMap({ library.pack($0.id) }) {
      #expect(pack.destination.name.en != nil && pack.destination.country.en != nil)
      #expect(pack.clues.count == 5 && pack.clues.allSatisfy { $0.text.en != nil }, "\(pack.id)")
      #expect(pack.followups.count >= 2, "\(pack.id)")
      for followup in pack.followups {
        #expect(followup.question.en != nil, "\(pack.id) \(followup.question.sv)")
        #expect(followup.options == nil || followup.options?.en != nil, "\(pack.id)")
      }
      #expect(pack.banter.allSatisfy { $0.text.en != nil }, "\(pack.id)")
    }
  }

  @Test("DA17 every clue and question rests on claims with evidence")
  func evidence() {
    for pack in library.list().compactMap({ library.pack($0.id) }) {
      let claims = pack.clues.map { ($0.text.sv, $0.claims) }
      let answers = pack.followups.map { ($0.question.sv, $0.claims) }
      for (text, claims) in claims + answers {
        #expect(!claims.isEmpty, "\(pack.id) \(text)")
        #expect(claims.allSatisfy { !$0.evidence.isEmpty }, "\(pack.id) \(text)")
      }
    }
  }

  struct Starter: Sendable {
    let id, name, country: String
    let aliases: [String]
    let options: [String]
    let first, second: String
  }

  @Test(
    "DA20 DA21 DA22 DA23 the starter set has the names, aliases and answers it is known for",
    arguments: [
      Starter(
        id: "paris", name: "Paris", country: "Frankrike",
        aliases: ["paris", "paree", "city of light", "ljusets stad"],
        options: ["1869", "1889", "1909", "1929"], first: "1889", second: "Seine"),
      Starter(
        id: "tokyo", name: "Tokyo", country: "Japan", aliases: ["tokyo", "tokio", "edo"],
        options: ["Chiyoda", "Shinjuku", "Shibuya", "Minato"], first: "Chiyoda", second: "Edo"),
      Starter(
        id: "new-york", name: "New York", country: "USA",
        aliases: ["new york", "nyc", "new york city", "big apple", "stora äpplet"],
        options: ["3", "4", "5", "6"], first: "5", second: "Central Park"),
    ])
  func starterSet(starter: Starter) throws {
    let pack = try #require(library.pack(starter.id), "DA21, DA22, DA23")
    #expect(pack.destination.name.sv == starter.name)
    #expect(pack.destination.country.sv == starter.country)
    #expect(Set(starter.aliases).isSubset(of: pack.destination.aliases))
    #expect(pack.followups.count >= 3)
    #expect(pack.followups.prefix(2).map { $0.options == nil } == [false, true])
    #expect(Set(pack.followups.first?.options?.sv ?? []) == Set(starter.options))
    #expect(pack.followups.prefix(2).map(\.correctAnswer.sv) == [starter.first, starter.second])
  }
}
