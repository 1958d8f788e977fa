import Foundation
import Synchronization
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite("What waits for the files of the library, and what does not")
struct LibraryWaitTests {
  @Test("DA24 whoever reads the library while it changes gets it as it was, and waits for nothing")
  func readers() throws {
    let own = try TemporaryFolder()
    try own.write(Fixture.pack2.data(), "verona-it.json")
    let library = PackLibrary(directories: [own.url])
    let id = try #require(PackID("verona-it"))
    try library.changing { shelf in
      shelf.remove(id)
      shelf.renew()
      let seen = try Reader(library).seen(within: 20)
      #expect(seen == ["verona-it"])
    }
    #expect(library.list().isEmpty)
  }

  @Test("DA24 a change that fails keeps what it has done so far, and lets the next one in")
  func failure() throws {
    struct Full: Error {}
    let own = try TemporaryFolder()
    try own.write(Fixture.pack2.data(), "verona-it.json")
    let library = PackLibrary(directories: [own.url])
    let id = try #require(PackID("verona-it"))
    #expect(throws: Full.self) {
      try library.changing { shelf in
        shelf.remove(id)
        throw Full()
      }
    }
    #expect(library.pack(id) == nil)
    #expect(try library.importPack(Fixture.storedV1.data()).id.rawValue == "visby-se")
  }
}

/// Asks the library all that a game asks, on a thread of its own.
private final class Reader: Sendable {
  struct StillWaits: Error {}

  private let ids = Mutex<[String]>([])
  private let isDone = DispatchSemaphore(value: 0)

  init(_ library: PackLibrary) {
    Thread.detachNewThread { [self] in
      _ = library.gazetteer
      let seen = library.list().compactMap { library.pack($0.id)?.id.rawValue }
      ids.withLock { $0 = seen }
      isDone.signal()
    }
  }

  func seen(within seconds: Double) throws -> [String] {
    guard isDone.wait(timeout: .now() + seconds) == .success else { throw StillWaits() }
    return ids.withLock { $0 }
  }
}
