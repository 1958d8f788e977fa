import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

/// Packs that are larger than anybody writes, and characters that nobody can see.
@Suite struct LimitTests {
  @Test("P01 a pack over 256 KiB once it is indented to be kept is refused, and nothing is written")
  func growing() throws {
    let own = try TemporaryFolder()
    let notes = JSONValue.array(Array(repeating: .int(1), count: 100_000))
    let data = try Fixture.pack2.changed("notes", to: notes)
    #expect(data.count < PackReader.maximumSize)
    let library = PackLibrary(directories: [own.url])
    let error = #expect(throws: LibraryError.self) { try library.importPack(data) }
    #expect(error?.problems.map(\.code) == [.unreadable])
    #expect(library.list().isEmpty)
    #expect(try own.names() == [])
  }

  @Test("P01 a pack that just fits into 256 KiB, indented as it is kept, is there after a restart")
  func fitting() throws {
    let own = try TemporaryFolder()
    let notes = JSONValue.array(Array(repeating: .int(1), count: 30_000))
    let data = try Fixture.pack2.changed("notes", to: notes)
    let imported = try PackLibrary(directories: [own.url]).importPack(data)
    let again = PackLibrary(directories: [own.url])
    #expect(again.errors == [])
    #expect(again.pack(imported.id) != nil)
  }

  @Test(
    "P36 nine thousand claims and twelve thousand references are refused at once",
    .timeLimit(.minutes(1)))
  func manyClaims() throws {
    let claims = (0..<9_000).map { JSONValue.object(["id": .string("k\($0)")]) }
    let ids = (0..<12_000).map { JSONValue.string("k\(8_999 - $0 % 10)") }
    let document = try JSONValue(parsing: Fixture.pack2.data())
      .replacing(["claims"], with: .array(claims))
      .replacing(["clues", "0", "claims"], with: .array(ids))
    let data = try JSONEncoder().encode(document)
    #expect(data.count < PackReader.maximumSize)
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(data) }
    let refusals = error?.problems.filter { $0.severity == .error }
    #expect(refusals?.map(\.code.rawValue) == ["P36"])
    #expect(refusals?.map(\.path) == ["clues[0].claims"])
  }

  @Test("P36 a source list is not multiplied by the claims beside it", .timeLimit(.minutes(1)))
  func manySources() throws {
    let sources = JSONValue.array(Array(repeating: .string("a"), count: 5_000))
    let claims = JSONValue.array(Array(repeating: .object([:]), count: 5_000))
    let document = try JSONValue(parsing: Fixture.pack2.data())
      .replacing(["evidence"], with: nil).replacing(["provenance"], with: nil)
      .replacing(["clues", "0", "sources"], with: sources)
      .replacing(["clues", "0", "claims"], with: claims)
    let data = try JSONEncoder().encode(document)
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(data) }
    #expect(error?.problems.contains { $0.code.rawValue == "P36" } == true)
  }

  @Test("P31 a claim at the top of the pack is found by its id, the first of two")
  func sharedClaims() throws {
    let shared = JSONValue.array([
      .object(["id": .string("k1"), "statement": .string("Den första.")]),
      .object(["id": .string("k2"), "statement": .string("Den andra.")]),
    ])
    let document = try JSONValue(parsing: Fixture.pack2.data())
      .replacing(["claims"], with: shared)
      .replacing(["clues", "0", "claims"], with: .array([.string("k2"), .string("k1")]))
    let pack = try Pack.parse(JSONEncoder().encode(document)).pack
    #expect(pack.clues.first?.claims.map(\.statement.sv) == ["Den andra.", "Den första."])
  }

  @Test(
    "P24 control characters and markup are refused wherever a text may be shown",
    arguments: [
      "destination.aliases.0", "destination.demonyms.0", "destination.countryWords.0",
      "destination.confusables.0", "clues.0.claims.0.statement", "clues.0.claims.0.statementEn",
      "clues.0.claims.0.subject", "followups.0.claims.0.statement", "followups.1.aliases.0",
    ], ["Hej\u{1B}[2J", "Hej\u{9B}2J", "<img src=x>"])
  func hidden(path: String, text: String) throws {
    let data = try Fixture.pack2.changed(path, to: .string(text))
    let error = #expect(throws: InvalidPack.self) { try Pack.parse(data) }
    #expect(error?.problems.map(\.code).contains(.forbiddenCharacters) == true)
  }

  @Test("what is printed moves no cursor, and JSON stays the same document")
  func printed() throws {
    #expect(TerminalText.lines("a\u{1B}[2J\u{9B}b\nc\td\u{7F}") == "a[2Jb\ncd")
    #expect(TerminalText.cell("a\r\nb\u{7}") == "a b")
    let value = JSONValue.string("å\u{9B}2J\u{7F}\u{1B}\n")
    let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    let safe = TerminalText.json(text)
    #expect(!safe.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(try JSONValue(parsing: Data(safe.utf8)) == value)
  }

  @Test("P24 holds for banned terms and for claims at the top of the pack too")
  func hiddenElsewhere() throws {
    let terms = JSONValue.object(["bannedTerms": .array([.string("a\u{7}")])])
    let claims = JSONValue.array([.object(["id": .string("k"), "statement": .string("a\u{7}")])])
    for (path, value) in [("followups.0.antiLeak", terms), ("claims", claims)] {
      let data = try Fixture.pack2.changed(path, to: value)
      let error = #expect(throws: InvalidPack.self) { try Pack.parse(data) }
      #expect(error?.problems.map(\.code) == [.forbiddenCharacters])
    }
  }
}
