import Foundation
import Observation
import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// What a source contradicts does not begin unasked.
@MainActor @Suite(.timeLimit(.minutes(1))) struct RejectedTests {
  /// In the lobby with one guest; then the server gives `answers`, the plan's first.
  private func lobby(_ answers: [(Int, JSONValue)]) async -> (HostWorld, FakeSocket) {
    let host = HostWorld(answers, seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.tell([("Alva", true)], on: socket)
    return (host, socket)
  }

  private static let read = [(200, LibraryTests.packs), (200, LibraryTests.none)]
  private static let planned = [(200, LibraryTests.plan(["aarhus", "tromso"]))] + read

  private func letPlay(_ host: HostWorld, on socket: FakeSocket) async throws {
    let plays = SessionSettings(creating: SettingsChange(hostPlays: true))
    await host.tell(
      [("Bo", true)], on: socket, more: ["settings": try JSONValue(parsing: plays.jsonBytes())])
  }

  @Test("UI-H50 *Underkänd* needs a confirm to start, and a host who plays looks into nothing")
  func rejected() async throws {
    let (host, socket) = await lobby(
      Self.planned + [(200, PreviewTests.pack(status: "rejected")), (200, PreviewTests.pack())])
    await host.app.library.load()
    await host.app.library.check()
    host.app.lobby.startGame()
    #expect(host.app.lobby.startQuestion == "1 resmål i resan är underkänt. Starta ändå?")
    host.app.lobby.doNotStart()
    #expect(host.app.lobby.startQuestion == nil && socket.sentTypes.isEmpty)
    host.app.lobby.startGame()
    host.app.lobby.startGame()
    await host.until { socket.sentTypes == ["HOST_START_GAME"] }
    #expect(host.app.lobby.startQuestion == nil)
    try await letPlay(host, on: socket)
    await host.app.library.check()
    #expect(await host.transport.asked.count == 5 && host.app.lobby.start.isEnabled)
  }

  @Test("UI-H50 the start waits until it is known whether something is *Underkänd*")
  func waits() async {
    let (host, socket) = await lobby(
      Self.planned + [(200, PreviewTests.pack()), (200, PreviewTests.pack(status: "rejected"))])
    let (library, start) = (host.app.library, { host.app.lobby.start.isEnabled })
    #expect(start())
    await library.load()
    #expect(library.toCheck == ["aarhus", "tromso"] && !start())
    host.app.lobby.startGame()
    #expect(host.app.lobby.startQuestion == nil && host.app.commands.busy == nil)
    await library.check()
    #expect(start() && socket.sentTypes.isEmpty)
    library.toggle("tromso")
    library.toggle("tromso")
    #expect(library.toCheck == ["aarhus", "tromso"])
    library.move(library.plan.stops[1], up: true)
    #expect(library.toCheck == ["tromso", "aarhus"] && !start())
  }

  @Test("UI-H50 the start waits for the plan too, and not for one that cannot be read")
  func plan() async {
    for answer in [(200, LibraryTests.plan([])), (500, HostWorld.refusal("Internal error"))] {
      let (host, _) = await lobby([answer] + Self.read)
      await confirmation("the start goes off meanwhile") { isOff in
        withObservationTracking {
          _ = host.app.lobby.start
        } onChange: {
          isOff()
        }
        await host.app.library.load()
      }
      #expect(host.app.lobby.start.isEnabled)
    }
  }

  @Test("UI-H50 UI-H61 a start that waits for packs waits no more when the host plays")
  func plays() async throws {
    let (host, socket) = await lobby(Self.planned)
    await host.app.library.load()
    #expect(!host.app.lobby.start.isEnabled)
    try await letPlay(host, on: socket)
    #expect(host.app.library.toCheck.isEmpty && host.app.lobby.start.isEnabled)
  }

  @Test(
    "UI-H50 packs that nobody could look into are no reason to ask, a look that was cut short is none"
  )
  func unknown() async {
    let (host, _) = await lobby(Self.planned)
    await host.app.library.load()
    let look = Task { await host.app.library.check() }
    look.cancel()
    await look.value
    #expect(!host.app.lobby.start.isEnabled)
    await host.app.library.check()
    #expect(host.app.lobby.start.isEnabled && host.app.library.rejected == 0)
  }
}
