import Foundation
import Testing
import TriptoKernel
import TriptoLint
import TriptoTestPacks

@testable import TriptoContent

@Suite("RE54 RE55 clues in a host's words")
struct EditingTests {
  let own: TemporaryFolder
  let bundled: TemporaryFolder
  let linter: Linter

  static let words =
    "Främlingar skriver brev till en flicka som aldrig har funnits, och alla får handskrivna svar."

  static let otherWords =
    "Genom staden gör en flod två stora krokar, och den rinner under elva broar på vägen."

  init() throws {
    own = try TemporaryFolder()
    bundled = try TemporaryFolder()
    linter = Linter(tables: try LintFixture.tables())
    try bundled.write(Fixture.pack2.data(), "verona-it.json")
    try bundled.write(Fixture.storedV1.data(), "visby-se.json")
  }

  private func open() -> PackLibrary {
    PackLibrary(directories: [own.url, bundled.url])
  }

  private func edit(_ library: PackLibrary, _ level: Int, _ text: String?, _ en: String? = nil)
    throws -> Pack
  {
    try library.editClues(
      of: "verona-it", [ClueEdit(level: level, text: text, textEn: en)], linter: linter)
  }

  private func refusal(_ level: Int, _ text: String?, _ en: String? = nil) -> LibraryError? {
    #expect(throws: LibraryError.self) { try edit(open(), level, text, en) }
  }

  @Test("RE54 the new words are there at once and after a restart, in the user's own folder")
  func saved() throws {
    let library = open()
    let before = try Data(contentsOf: bundled.url.appendingPathComponent("verona-it.json"))
    let pack = try edit(library, 10, " \(Self.words)\n")
    #expect(pack.clues[0].text.sv == Self.words)
    #expect(pack.clues[0].text.en?.hasPrefix("Tourists") == true)
    #expect(pack.clues[1] == (try Fixture.pack2.pack().clues[1]))
    #expect(library.pack("verona-it") == pack && open().pack("verona-it") == pack)
    #expect(try own.names() == ["content-packs-index.json", "verona-it.json"])
    #expect(try Data(contentsOf: bundled.url.appendingPathComponent("verona-it.json")) == before)
    #expect(open().errors == [])
  }

  @Test("RE54 nothing vouches for new words: the clue is uncertain and the pack not verified")
  func unverified() throws {
    let library = open()
    #expect(library.pack("verona-it")?.metadata.verified == true)
    let pack = try edit(library, 10, Self.words)
    #expect(pack.clues.map(\.status) == [.uncertain] + Array(repeating: .verified, count: 4))
    #expect(pack.clues[0].claims.map(\.status) == [.verified, .uncertain])
    #expect(pack.clues[0].claims.last?.evidence == [])
    #expect(!pack.metadata.verified && library.list().first?.verified == false)
    let again = try edit(
      library, 10, nil,
      "Strangers write letters to a girl who never existed, "
        + "and each of them gets an answer by hand.")
    #expect(again.clues[0].claims.map(\.id) == pack.clues[0].claims.map(\.id))
    #expect(open().warnings[again.id] == nil)
  }

  @Test("RE54 the same words again change nothing")
  func unchanged() throws {
    let library = open()
    let text = try #require(library.pack("verona-it")?.clues[0].text.sv)
    #expect(try edit(library, 10, text).metadata.verified)
    #expect(try own.names() == [])
  }

  @Test("RE54 L01 L40 what the lint finds in new words refuses them, with the place and language")
  func linted() throws {
    let long = String(repeating: "Här bor många. ", count: 13)
    for (error, code, path) in [
      (refusal(10, Self.words + " Verona."), LintCode.nameToken, "clues[0].text"),
      (
        refusal(
          2, nil, "Romeo and Juliet lived in Verona, says Shakespeare, and so does everybody."),
        .nameToken, "clues[4].textEn"
      ),
      (refusal(8, long), .length, "clues[1].text"),
      (
        refusal(6, "Sedan 1914 sjungs det opera under bar himmel i Arenan, byggd för gladiatorer."),
        .unsupportedNumber, "clues[2].text"
      ),
    ] {
      guard case .refused(let findings)? = error else {
        Issue.record("unexpected \(String(describing: error))")
        continue
      }
      #expect(findings.contains { $0.code == code && $0.path == path && $0.lang != nil })
    }
    #expect(try own.names() == [])
  }

  @Test(
    "RE54 P22 P24 what the format refuses is refused too", arguments: ["", "Kom <b>hit</b> nu"])
  func invalid(text: String) throws {
    guard case .invalid(let problems)? = refusal(10, text) else {
      Issue.record("not refused")
      return
    }
    #expect(problems.contains { $0.path == "clues[0].text" && $0.severity == .error })
    #expect(try own.names() == [])
  }

  @Test("RE54 faults that other parts of a pack had before don't stand in the way")
  func olderFaults() throws {
    let data = try Fixture.pack2.changed(
      "clues.1.text", to: .string("Genom Verona gör en flod två stora krokar under elva broar."))
    try own.write(data, "verona-it.json")
    let library = open()
    #expect(try edit(library, 10, Self.words).clues[0].text.sv == Self.words)
    #expect(throws: LibraryError.self) {
      try edit(library, 8, "Genom Verona gör en flod två krokar, och den delar staden mitt itu.")
    }
  }

  @Test("RE54 an English text may be taken away; a v1 pack may be edited too")
  func otherForms() throws {
    let library = open()
    #expect(try edit(library, 10, nil, "").clues[0].text.en == nil)
    let visby = try #require(library.pack("visby-se"))
    let text = visby.clues[0].text.sv.replacing(".", with: "!")
    let edited = try library.editClues(
      of: "visby-se", [ClueEdit(level: 10, text: text)], linter: linter)
    #expect(edited.clues[0].text.sv == text && !edited.metadata.verified)
  }

  @Test("RE54 an unknown pack is not found; a folder that cannot be written leaves all as it was")
  func failing() throws {
    #expect(throws: LibraryError.notFound("rom-it")) {
      try open().editClues(of: "rom-it", [ClueEdit(level: 10, text: "x")], linter: linter)
    }
    let file = own.url.appendingPathComponent("file")
    try Data().write(to: file)
    let library = PackLibrary(directories: [file.appendingPathComponent("packs"), bundled.url])
    #expect(throws: LibraryError.self) { try edit(library, 10, Self.words) }
    #expect(library.pack("verona-it")?.metadata.verified == true)
  }

  @Test("RE54 what is checked while others change the pack is not written over their words")
  func meanwhile() throws {
    let library = open()
    let id = try #require(PackID("verona-it"))
    let mine = [ClueEdit(level: 10, text: Self.words)]
    let edition = try library.edition(of: id, mine, linter: linter)
    let theirs = try edit(library, 8, Self.otherWords)
    #expect(try !library.put(edition))
    #expect(library.pack(id) == theirs && open().pack(id) == theirs)
    #expect(try library.put(library.edition(of: id, mine, linter: linter)))
    #expect(library.pack(id)?.clues.prefix(2).map(\.text.sv) == [Self.words, Self.otherWords])
    let late = try library.edition(of: id, [ClueEdit(level: 6, textEn: "")], linter: linter)
    try library.delete("verona-it")
    #expect(try !library.put(late))
    #expect(library.pack(id) == nil && open().pack(id) == nil)
  }

  @Test("RE54 hosts who edit at the same time all keep their words")
  func together() async throws {
    let library = open()
    let linter = linter
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (level, text) in [(10, Self.words), (8, Self.otherWords)] {
        let edits = [ClueEdit(level: level, text: text)]
        group.addTask { _ = try library.editClues(of: "verona-it", edits, linter: linter) }
      }
      try await group.waitForAll()
    }
    let clues = try #require(library.pack("verona-it")).clues
    #expect(clues.prefix(2).map(\.text.sv) == [Self.words, Self.otherWords])
  }

  @Test("RE55 the original comes back, also its verdict, and only where there is one")
  func restored() throws {
    let library = open()
    let original = try #require(library.pack("verona-it"))
    #expect(!library.isEditedCopy(original.id))
    #expect(throws: LibraryError.notFound("verona-it")) {
      try library.restoreOriginal(of: "verona-it")
    }
    _ = try edit(library, 10, Self.words)
    #expect(library.isEditedCopy(original.id))
    #expect(try library.restoreOriginal(of: "verona-it") == original)
    #expect(library.list().first?.verified == true && open().pack("verona-it") == original)
    #expect(try own.names() == ["content-packs-index.json"])
  }

  @Test("RE55 a pack of one's own under a deleted one's id has no original to come back to")
  func ownPack() throws {
    let library = open()
    try library.delete("verona-it")
    _ = try library.importPack(Fixture.pack2.data())
    let pack = try edit(library, 10, Self.words)
    #expect(!library.isEditedCopy(pack.id))
    #expect(throws: LibraryError.notFound("verona-it")) {
      try library.restoreOriginal(of: "verona-it")
    }
    #expect(library.pack("verona-it") == pack)
  }
}
