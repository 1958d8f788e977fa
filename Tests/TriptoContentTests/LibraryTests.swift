import Foundation
import Testing
import TriptoKernel

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
    #expect(try own.names() == ["content-packs-index.json", "kopenhamn-dk.json"])
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

  @Test(
    "P06 a file of yours with the id is a conflict though it cannot be used, case ignored",
    arguments: ["verona-2.json", "Verona-2.json", "VERONA-2.JSON"])
  func brokenConflict(name: String) throws {
    let mine = Data("{ my work, half done".utf8)
    try own.write(mine, name)
    let library = open()
    let data = try Fixture.pack2.changed("roundId", to: .string("verona-2"))
    let error = #expect(throws: LibraryError.self) { try library.importPack(data) }
    #expect(error == .conflict(try #require(PackID("verona-2"))))
    #expect(try own.names() == [name])
    #expect(try Data(contentsOf: own.url.appendingPathComponent(name)) == mine)
  }

  @Test("P06 a made id goes around files that cannot be used")
  func madeAround() throws {
    try own.write(Data("{".utf8), "kopenhamn-dk.json")
    let made = try open().importPack(Fixture.roundPackage.data())
    #expect(made.id.rawValue == "kopenhamn-dk-2")
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
    #expect(error?.problems.first?.code == .notFiveClues)
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

  @Test("RE65 RE66 what was deleted comes back as it was: edited, own, or as it came along")
  func restoring() throws {
    let library = open()
    let own = try library.importPack(Fixture.roundPackage.data()).id.rawValue
    let before = try #require(library.pack(own))
    for id in [own, "verona-it"] { try library.delete(id) }
    #expect(try library.deleted().map(\.id.rawValue).sorted() == [own, "verona-it"])
    #expect(try open().deleted() == library.deleted())
    #expect(try library.restore(own) == before)
    #expect(try library.restore("verona-it").destination.name.sv == "Verona")
    for library in [library, open()] {
      #expect(ids(library) == [own, "verona-it", "visby-se"].sorted())
      #expect(try library.deleted().isEmpty)
    }
    let mine = try Fixture.pack2.changed("destination.name", to: .string("Min stad"))
    try self.own.write(mine, "verona-it.json")
    let edited = open()
    try edited.delete("verona-it")
    #expect(try open().restore("verona-it").destination.name.sv == "Min stad")
  }

  @Test("RE65 nothing is restored over what is there, nor what was never there")
  func restoringNothing() throws {
    let library = open()
    for id in ["nowhere", "../x", ""] {
      #expect(throws: LibraryError.notFound(id)) { try library.restore(id) }
    }
    let id = try #require(PackID("verona-it"))
    #expect(throws: LibraryError.conflict(id)) { try library.restore("verona-it") }
    try library.delete("verona-it")
    try own.write(Data("{ half done".utf8), "verona-it.json")
    #expect(throws: LibraryError.conflict(id)) { try library.restore("verona-it") }
  }

  @Test("RE65 a hundred deleted packs are kept, the oldest go")
  func bounded() throws {
    let library = open()
    for number in 1...PackFolder.mostAside + 3 {
      let pack = try Fixture.pack2.changed("roundId", to: .string("own-\(number)"))
      let id = try library.importPack(pack).id.rawValue
      try library.delete(id)
    }
    let kept = try library.deleted().map(\.id.rawValue)
    #expect(kept.count == PackFolder.mostAside)
    #expect(kept.first == "own-\(PackFolder.mostAside + 3)" && !kept.contains("own-1"))
  }

  @Test("DA20 ST2 when everything has been deleted, the starter set is still there to be played")
  func starterSet() throws {
    try bundled.write(Fixture.pack2.changed("roundId", to: .string("paris")), "paris.json")
    let library = open()
    #expect(library.playable.map(\.id.rawValue) == ids(library))
    for id in ids(library) { try library.delete(id) }
    for library in [library, open()] {
      #expect(ids(library) == [] && library.pack("paris") == nil)
      #expect(library.playable.map(\.id.rawValue) == ["paris"])
      #expect(library.playable("paris") != nil && library.playable("visby-se") == nil)
    }
    _ = try library.importPack(try Fixture.pack2.data())
    #expect(library.playable.map(\.id.rawValue) == ["verona-it"])
    #expect(library.playable("paris") == nil)
  }

  @Test("RE26 a file that cannot be used can be deleted, and its id is free again")
  func deletingBroken() throws {
    try own.write(Data("{".utf8), "kopenhamn-dk.json")
    try FileManager.default.createDirectory(
      at: own.url.appendingPathComponent("folder.json"), withIntermediateDirectories: true)
    try own.write(Data("{".utf8), "verona-it.json")
    let library = open()
    try library.delete("kopenhamn-dk")
    try library.delete("verona-it")
    #expect(library.errors.map(\.packId) == ["folder"])
    #expect(ids(open()) == ["verona-it", "visby-se"], "the one that came along is as it was")
    #expect(try library.importPack(Fixture.roundPackage.data()).id.rawValue == "kopenhamn-dk")
    #expect(throws: LibraryError.notFound("folder")) { try library.delete("folder") }
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

  @Test("P06 a conflict names the pack; L60 so does a second pack about one place")
  func duplicates() throws {
    let library = open()
    let same = #expect(throws: LibraryError.self) { try library.importPack(Fixture.pack2.data()) }
    #expect(same?.problems.map(\.code) == [.idIsTaken])
    #expect(same?.problems.first?.reason.contains("verona-it") == true)
    let copy = try Fixture.pack2.changed("roundId", to: .string("verona-2"))
    let imported = try library.importPack(copy)
    #expect(imported.duplicates.map(\.code) == [.duplicate])
    #expect(imported.duplicates.first?.message.contains("verona-it") == true)
    #expect(LibraryLint.duplicates(in: library.list()).count == 1)
  }

  @Test("RE23 the index follows each change and names only what lies beside it")
  func index() throws {
    let library = open()
    let id = try library.importPack(Fixture.roundPackage.data()).id
    func index() throws -> JSONValue {
      try JSONValue(
        parsing: Data(contentsOf: own.url.appendingPathComponent("content-packs-index.json")))
    }
    let one = try index()
    #expect(one["version"] == .string("1.0"))
    #expect(one["totalPacks"] == .int(1))
    #expect(one["lastUpdated"] != nil)
    guard case .array(let rows)? = one["packs"], let row = rows.first else {
      Issue.record("no rows")
      return
    }
    #expect(row["roundId"] == .string("kopenhamn-dk"))
    #expect(row["destination"] == .string("Köpenhamn"))
    #expect(row["country"] == .string("Danmark"))
    #expect(row["filePath"] == .string("kopenhamn-dk.json"))
    #expect(row["verified"] == .bool(false) && row["antiLeakChecked"] == .bool(false))
    try library.delete(id.rawValue)
    #expect(try index()["totalPacks"] == .int(0))
  }

  @Test("P01 a link, a folder and ten megabytes are no packs; P05 neither is another name")
  func strangeFiles() throws {
    let outside = try TemporaryFolder()
    try outside.write(Fixture.storedV1.data(), "secret.json")
    try FileManager.default.createSymbolicLink(
      at: own.url.appendingPathComponent("visby-se.json"),
      withDestinationURL: outside.url.appendingPathComponent("secret.json"))
    try FileManager.default.createDirectory(
      at: own.url.appendingPathComponent("folder.json"), withIntermediateDirectories: true)
    try own.write(Data(count: 10_000_000), "zeros.json")
    let library = open()
    #expect(library.errors.map(\.packId) == ["folder", "visby-se", "zeros"])
    #expect(library.errors.allSatisfy { $0.error.contains("P01") })
    #expect(ids(library) == ["verona-it", "visby-se"])
  }

  @Test("DA14 an exported pack comes back as the same; v1 gets what v1 knew")
  func export() throws {
    let pack = try Fixture.pack2.pack()
    #expect(try pack.exported(.pack2) == pack.encoded())
    let old = try Pack.parse(pack.exported(.v1)).pack
    #expect(old.id == pack.id)
    #expect(old.clues.map(\.text.sv) == pack.clues.map(\.text.sv))
    #expect(old.followups.map(\.options?.sv) == pack.followups.map(\.options?.sv))
    #expect(old.document["destination"]?["nameEn"] == nil)
    #expect(old.document["metadata"]?["generatedAt"] == .string("2026-11-20T18:00:00Z"))
  }

  @Test("DA16 the details of verification are derived for readers of v1")
  func details() throws {
    let document = try Fixture.pack2.pack("evidence.0.checked", to: .string("from-knowledge"))
      .document
    let details = document["metadata"]?["verificationDetails"]
    #expect(details?["destinationVerified"] == .bool(false))
    guard case .array(let clues)? = details?["cluesVerified"] else {
      Issue.record("no clues")
      return
    }
    #expect(
      clues.map { $0["status"]?.text } == [
        "uncertain", "uncertain", "uncertain", "verified", "uncertain",
      ])
    #expect(details?["overlapPassed"] == .bool(true))
  }
}
