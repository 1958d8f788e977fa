import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct PlayersTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var players: PlayersModel { host.app.players }

  private func lobby(_ names: [String] = ["Alva", "Bo"]) async throws -> FakeSocket {
    let socket = await host.lobby()
    await host.tell(names.map { ($0, true) }, on: socket)
    players.open(try #require(host.app.lobby.guests.guests.first))
    return socket
  }

  @Test("UI-H56 the host can rename a player, trimmed and within thirty letters")
  func rename() async throws {
    let socket = try await lobby()
    #expect(players.dialog?.title == "Alva" && players.dialog?.typed == "Alva")
    #expect(players.dialog?.rename == "Byt namn" && players.dialog?.canRename == false)
    players.type("   ")
    #expect(players.dialog?.canRename == false)
    players.rename()
    players.type(" Alva ")
    #expect(players.dialog?.canRename == false)
    players.type("  " + String(repeating: "å", count: 40))
    #expect(players.dialog?.typed.count == 30)
    players.type(" Ada Alva ")
    players.rename()
    #expect(players.dialog == nil)
    await host.until { socket.sentTypes == ["HOST_RENAME"] }
    #expect(socket.sent[0]["payload"] == ["playerId": "Alva", "name": "Ada Alva"])
  }

  @Test("UI-H55 kick and ban are confirmed in words, and a command that waits lets nothing be sent")
  func kick() async throws {
    let socket = try await lobby()
    #expect(players.dialog?.question == host.app.messages.host.kickSure(name: "Alva"))
    #expect(players.dialog?.kick == "Ta bort" && players.dialog?.ban == "Spärra")
    players.kick()
    await host.until { socket.sentTypes == ["HOST_KICK"] }
    #expect(socket.sent[0]["payload"] == ["playerId": "Alva"])
    players.open(host.app.lobby.guests.guests[1])
    #expect(players.dialog?.isOn == false)
    players.kick(ban: true)
    #expect(players.dialog != nil)
    await host.tell([("Bo", true)], on: socket)
    await host.until { self.players.dialog?.isOn == true }
    players.kick(ban: true)
    await host.until { socket.sent.count == 2 }
    #expect(socket.sent[1]["payload"] == ["playerId": "Bo", "ban": .bool(true)])
  }

  @Test("UI-H55 who was kicked has no menu any more: it closes at once")
  func gone() async throws {
    let socket = try await lobby()
    await host.tell([("Bo", true)], on: socket)
    #expect(players.dialog == nil)
    players.open(host.app.lobby.guests.guests[0])
    host.app.choose(.en)
    #expect(players.dialog?.kick == host.app.messages.host.kick)
    players.close()
    #expect(players.dialog == nil)
    players.kick()
    #expect(socket.sentTypes.isEmpty)
  }

  @Test("UI-H56 EX28 a filtered name is approved by *Godkänn namn*, or the new one stays")
  func asked() async throws {
    let states = Frames.golden("STATE_SNAPSHOT.EX-HOST-finale")["payload"]?["state"]?["players"]
    let socket = await host.lobby(["players": states ?? []])
    await host.until { !self.host.app.commands.isOff }
    let guest = try #require(host.app.lobby.guests.guests.first)
    #expect(guest.asked?.text == host.app.messages.host.askedName(name: "Bajskorven"))
    #expect(guest.asked?.approve == "Godkänn namn")
    #expect(guest.asked?.keep == host.app.messages.host.keepName(name: "Resenär"))
    players.approve(guest)
    await host.until { socket.sent.count == 1 }
    players.keep(guest)
    #expect(socket.sent[0]["payload"]?["name"] == "Bajskorven")
    socket.say(
      Frames.text(
        "STATE_SNAPSHOT", ["state": Frames.state(["players": states ?? [], "version": 99])])
    )
    await host.until { !self.host.app.commands.isOff }
    players.keep(guest)
    await host.until { socket.sent.count == 2 }
    #expect(socket.sent[1]["payload"]?["name"] == "Resenär")
  }
}
