import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite struct DeletedPackTests {
  private let shelves: Shelves

  init() throws { shelves = try Shelves() }

  private var own: TemporaryFolder { shelves.own }
  private var bundled: TemporaryFolder { shelves.bundled }

  private func open() -> PackLibrary { shelves.open() }

  private func ids(_ library: PackLibrary) -> [String] { library.list().map(\.id.rawValue) }

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

  @Test(
    "RE26 to DELETE, an id outside the folder is an unknown pack",
    arguments: ["../x", "/etc/passwd", ".", ""])
  func deletingOutside(id: String) {
    #expect(throws: LibraryError.notFound(id)) { try open().delete(id) }
  }

  @Test("RE66 the list of what was deleted can be asked for while packs come back and go")
  func listedMeanwhile() async throws {
    let library = open()
    let ids = (1...15).map { "own-\($0)" }
    for id in ids {
      _ = try library.importPack(try Fixture.pack2.changed("roundId", to: .string(id)))
      try library.delete(id)
    }
    async let moves: Void = {
      for id in ids {
        _ = try library.restore(id)
        try library.delete(id)
      }
    }()
    for _ in 0..<80 { #expect(try library.deleted().count >= ids.count - 3) }
    try await moves
  }
}
