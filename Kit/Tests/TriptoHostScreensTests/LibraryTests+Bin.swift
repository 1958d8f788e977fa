import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// What is deleted, and comes back.
extension LibraryTests {
  @Test("UI-H70 RE26 RE65 RE66 what is deleted is undone by one press, and from the list later")
  func bin() async throws {
    let gone: JSONValue = [
      "packs": [
        [
          "roundId": "aarhus", "destinationName": "Århus", "destinationCountry": "Danmark",
          "deletedAtMs": 1_800_000_000_000,
        ]
      ]
    ]
    let (host, _) = await opened([
      (204, [:]), (200, Self.packs), (200, gone), (200, [:]), (404, HostWorld.refusal("Not found")),
      (200, gone),
    ])
    let library = host.app.library
    library.toggle("aarhus")
    #expect(await library.delete("aarhus"))
    #expect(!library.plan.isReady && library.bin.undo == "Ångra")
    #expect(library.bin.news == host.app.messages.host.packDeleted(name: "Hemligt resmål 1"))
    #expect(library.bin.rows.map(\.title) == ["Borttaget resmål 1"])
    #expect(library.bin.title == host.app.messages.host.deletedPacks(n: 1))
    show(host)
    let row = try #require(library.bin.rows.first)
    #expect(row.title == "Århus, Danmark")
    host.world.pass(15_000)
    await host.until { library.bin.undo == nil }
    await library.undo()
    #expect(await host.transport.asked.count == 6)
    await library.bringBack(row)
    #expect(library.bin.error != nil)
  }

  @Test("UI-H70 a pack that cannot come back is said to be gone, and a refused delete is told")
  func cannot() async {
    let (host, _) = await opened([
      (409, HostWorld.refusal("Pack in play")), (204, [:]), (200, Self.packs), (200, Self.none),
      (409, HostWorld.refusal("Conflict")), (200, Self.none),
    ])
    let library = host.app.library
    #expect(await library.delete("aarhus") == false)
    #expect(host.app.commands.notice?.text == host.app.messages.common.packInPlay)
    _ = await library.delete("tromso")
    await library.undo()
    #expect(
      library.bin.error == host.app.messages.host.cannotBringBack(name: "Hemligt resmål 2"))
  }
}
