import Foundation
import Testing

@testable import TriptoContent

@Suite struct LibraryTests {
  let own: TemporaryFolder
  let bundled: TemporaryFolder

  init() throws {
    own = try TemporaryFolder()
    bundled = try TemporaryFolder()
    try bundled.write(Fixture.pack2.data(), "verona-it.json")
    try bundled.write(Fixture.storedV1.data(), "visby-se.json")
  }

  private func open() -> PackLibrary {
    PackLibrary(directories: [own.url, bundled.url])
  }

  private func ids(_ library: PackLibrary) -> [String] {
    library.list().map(\.id.rawValue)
  }

  @Test("RE23 the list has every pack and skips the index")
  func list() throws {
    try own.write(Data("{}".utf8), "content-packs-index.json")
    try own.write(Data("hello".utf8), "notes.txt")
    let library = open()
    #expect(ids(library) == ["verona-it", "visby-se"])
    #expect(library.errors == [])
    let verona = try #require(library.list().first)
    #expect(verona.name.sv == "Verona")
    #expect(verona.country[.en] == "Italy")
    #expect(verona.verified && verona.antiLeakChecked)
    #expect(verona.generatedAt == "2026-11-20T18:00:00Z")
  }

  @Test("RE23 broken files are reported and stand in nobody's way")
  func broken() throws {
    try own.write(Data("{".utf8), "torn.json")
    try own.write(Fixture.storedV1.data(), "other-name.json")
    let library = open()
    #expect(ids(library) == ["verona-it", "visby-se"])
    #expect(library.errors.map(\.packId) == ["other-name", "torn"])
    #expect(library.errors.first?.error.contains("P05") == true)
    #expect(library.errors.last?.error.contains("P01") == true)
  }

  @Test(
    "RE24 a pack is found by its id, anything else is not there",
    arguments: ["../verona-it", "", "Verona-IT", "x"])
  func lookup(id: String) {
    let library = open()
    #expect(library.pack(id) == nil)
    #expect(library.pack("verona-it")?.destination.name.sv == "Verona")
  }

  @Test("RE27 an imported pack is there at once and after a restart; no other file is left")
  func importing() throws {
    let library = open()
    let imported = try library.importPack(try Fixture.roundPackage.data())
    #expect(imported.id.rawValue == "kopenhamn-dk")
    #expect(library.pack(imported.id)?.destination.name.en == "Copenhagen")
    #expect(try own.names() == ["kopenhamn-dk.json"])
    #expect(open().pack(imported.id) == library.pack(imported.id))
  }

  @Test(
    "RE27 an id that is taken is a conflict, case ignored", arguments: ["verona-it", "VERONA-it"])
  func conflict(id: String) throws {
    let library = open()
    let data = try Fixture.pack2.changed("roundId", to: .string(id))
    #expect(throws: LibraryError.conflict(try #require(PackID(id)))) {
      try library.importPack(data)
    }
    #expect(try own.names() == [])
  }

  @Test("DA15 a package without an id gets the next free one")
  func madeIds() throws {
    let library = open()
    let data = try Fixture.roundPackage.data()
    let made = try (1...3).map { _ in try library.importPack(data).id.rawValue }
    #expect(made == ["kopenhamn-dk", "kopenhamn-dk-2", "kopenhamn-dk-3"])
    #expect(open().errors == [])
  }

  @Test("RE27 an invalid pack is refused with its problems and leaves no file")
  func invalid() throws {
    let data = try Fixture.pack2.changed("clues", to: nil)
    let error = #expect(throws: LibraryError.self) { try open().importPack(data) }
    #expect(
      error == .invalid([PackProblem(.notFiveClues, at: "clues", "a pack has exactly five clues")]))
    #expect(try own.names() == [])
  }

  @Test("RE26 a deleted pack is gone, also after a restart, and may come back by import")
  func deleting() throws {
    let library = open()
    try library.delete("verona-it")
    #expect(ids(library) == ["visby-se"])
    #expect(ids(open()) == ["visby-se"])
    #expect(try bundled.names() == ["verona-it.json", "visby-se.json"])
    #expect(throws: LibraryError.notFound("verona-it")) { try library.delete("verona-it") }
    _ = try library.importPack(try Fixture.pack2.data())
    #expect(ids(open()) == ["verona-it", "visby-se"])
    try library.delete("verona-it")
    #expect(ids(open()) == ["visby-se"])
  }

  @Test("RE26 an id outside the folder is not found", arguments: ["../x", "/etc/passwd", ".", ""])
  func deletingOutside(id: String) {
    #expect(throws: LibraryError.notFound(id)) { try open().delete(id) }
  }

  @Test("RE23 the user's pack hides the one that came along; two files of one id do not")
  func hiding() throws {
    let mine = try Fixture.pack2.changed("destination.name", to: .string("Min stad"))
    try own.write(mine, "verona-it.json")
    let upper = try Fixture.pack2.changed("roundId", to: .string("Verona-it"))
    try own.write(upper, "Verona-it.json")
    let library = open()
    #expect(ids(library) == ["Verona-it", "visby-se"])
    #expect(library.errors.map(\.packId) == ["verona-it"])
  }

  @Test("RE27 a folder that cannot be written to is an error, and nothing is half there")
  func unwritable() throws {
    let file = own.url.appendingPathComponent("file")
    try Data().write(to: file)
    let library = PackLibrary(directories: [file.appendingPathComponent("packs"), bundled.url])
    let data = try Fixture.roundPackage.data()
    let error = #expect(throws: LibraryError.self) { try library.importPack(data) }
    guard case .writeFailed? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(ids(library) == ["verona-it", "visby-se"])
  }

  @Test("DA18 a leak is reported for a pack that is used all the same")
  func warnings() throws {
    let data = try Fixture.pack2.changed("clues.4.text", to: .string("Verona!"))
    try own.write(data, "verona-it.json")
    let library = open()
    #expect(
      library.warnings.mapValues { $0.map(\.code) } == [
        try #require(PackID("verona-it")): [.clueNamesDestination]
      ])
  }
}
