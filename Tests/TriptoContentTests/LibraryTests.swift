import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

/// A household's folder and the one that came with the game, with two packs.
struct Shelves {
  let own: TemporaryFolder
  let bundled: TemporaryFolder

  init() throws {
    own = try TemporaryFolder()
    bundled = try TemporaryFolder()
    try bundled.write(Fixture.pack2.data(), "verona-it.json")
    try bundled.write(Fixture.storedV1.data(), "visby-se.json")
  }

  func open() -> PackLibrary { PackLibrary(directories: [own.url, bundled.url]) }
}

@Suite struct LibraryTests {
  private let shelves: Shelves

  init() throws { shelves = try Shelves() }

  private var own: TemporaryFolder { shelves.own }
  private var bundled: TemporaryFolder { shelves.bundled }

  private func open() -> PackLibrary { shelves.open() }

  private func ids(_ library: PackLibrary) -> [String] { library.list().map(\.id.rawValue) }

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

  @Test("a package without an id gets the next free one")
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

  @Test("a folder that cannot be written to is an error, and nothing is half there")
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
