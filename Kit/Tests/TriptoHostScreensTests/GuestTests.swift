import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// Who plays, as everybody sees them.
@MainActor @Suite(.timeLimit(.minutes(1))) struct GuestTests {
  private let host = HostWorld(seat: HostWorld.seat)

  /// The first player of a golden state under another name.
  private func player(_ name: String, _ more: [String: JSONValue] = [:]) -> JSONValue {
    guard case .array(let players)? = Frames.state(of: "HOST")["players"],
      case .object(let first)? = players.first
    else { return .null }
    let named = first.merging(["playerId": .string(name), "name": .string(name), "role": "player"])
    { $1 }
    return .object(named.merging(more) { $1 })
  }

  @Test("UI-E2 UI-T2 each guest has the colour of the TV: the lobby's, or the passenger's own")
  func tones() async {
    let socket = await host.lobby()
    await host.tell([("Alva", true), ("Bo", true)], on: socket)
    let guests = host.app.lobby.guests.guests
    #expect(guests.map(\.tone) == LobbyTones.of(["Alva", "Bo"]))
    #expect(guests.map(\.score) == [nil, nil] && guests.map(\.figure) == [nil, nil])
    let players: JSONValue = [
      player("Alva", ["passenger": "fox", "tone": 3]), player("Gone", ["hasLeft": .bool(true)]),
      player("Bo"),
    ]
    let board: JSONValue = [["playerId": "Bo", "name": "Bo", "score": 8, "rank": 1]]
    await host.show(
      "HOST", ["players": players, "scoreboard": board], version: 100, on: socket)
    let riders = host.app.lobby.guests.guests
    #expect(riders.map(\.name) == ["Alva", "Bo"] && riders.map(\.score) == [nil, "8 p"])
    #expect(riders[0].tone == Colour.tone(3) && riders[0].figure?.rawValue == "fox")
    #expect(riders[1].tone == LobbyTones.of(["Alva", "Gone", "Bo"])[2])
  }

  @Test("UI-H14 in a game the cards are the state's, whatever LOBBY_UPDATED told last")
  func stale() async {
    let socket = await host.lobby()
    await host.tell([("Alva", true), ("Bo", true)], on: socket)
    let gone = player("Bo", ["hasLeft": .bool(true)])
    let players: JSONValue = [player("Alva", ["isConnected": .bool(false)]), gone, player("Cim")]
    await host.show("HOST", ["players": players], on: socket)
    #expect(host.app.lobby.guests.guests.map(\.name) == ["Alva", "Cim"])
    #expect(host.app.lobby.guests.guests.map(\.isConnected) == [false, true])
    let here: JSONValue = [["playerId": "Bo", "name": "Bo", "isConnected": .bool(true)]]
    let told: JSONValue = ["players": here, "host": .null, "joinCode": "K7TM4P"]
    socket.say(Frames.text("LOBBY_UPDATED", told))
    await host.show("HOST", ["players": players], version: 101, on: socket)
    #expect(host.app.lobby.guests.guests.map(\.name) == ["Alva", "Cim"])
  }

  @Test("UI-E36 UI-T20 the finale's list tells no points before the places are told")
  func finale() async {
    let socket = await host.lobby()
    await host.tell([("Bo", true)], on: socket)
    let board: JSONValue = [["playerId": "Bo", "name": "Bo", "score": 8, "rank": 1]]
    await host.show(
      "HOST-reveal", ["phase": "FINAL_RESULTS", "players": [player("Bo")], "scoreboard": board],
      on: socket)
    #expect(host.app.lobby.guests.guests.map(\.score) == [nil])
  }

  @Test("UI-E16 UI-H12 the join link can be sent in words, and not where no phone gets there")
  func share() async {
    _ = await host.lobby()
    let ticket = host.app.lobby.ticket
    #expect(ticket?.shareText == "Hoppa in i spelet: http://tv.local:3000/join/K7TM4P")
    #expect(ticket?.shareLabel == "Dela länken")
    var seat = HostWorld.seat
    (seat.joinURLTemplate, seat.wsURL) = (nil, "ws://localhost:3000/ws")
    let other = HostWorld(seat: seat)
    _ = await other.lobby()
    #expect(other.app.lobby.ticket?.shareText == nil)
  }

  @Test(
    "UI-H25 EVE83 who has left is marked in the standings; a night's next round says which it is")
  func round() async throws {
    let night = try #require(Frames.state(of: "EX-HOST-finale")["night"])
    let journey: JSONValue = [
      "number": 2, "lengthsMin": [8, 14, 20, 26, 32], "minutes": 20, "rulesDone": .bool(true),
    ]
    let socket = await host.lobby(["journey": journey, "night": night])
    let settings = try #require(Frames.golden("LOBBY_UPDATED.evening")["payload"]?["settings"])
    await host.tell([("Bo", true)], on: socket, more: ["settings": settings])
    #expect(host.app.lobby.questions?.round == "Runda 2")
    #expect(host.app.lobby.questions?.night == "Alva leder kvällen 1–0")
    let board: JSONValue = [["playerId": "Bo", "name": "Bo", "score": 8, "rank": 1]]
    let left = player("Bo", ["hasLeft": .bool(true)])
    await host.show("HOST-reveal", ["players": [left], "scoreboard": board], on: socket)
    #expect(host.app.play.standings?.rows.map(\.away) == ["borta"])
  }
}
