import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Lobby on the wire")
struct LobbyMessageTests {
  @Test("EV19 LOBBY_UPDATED: players only, the host by name")
  func lobby() throws {
    let table = try GameTable.lobby(players: 1).after { try $0.join(2) }
    let lobby = try #require(try table.last(.lobbyUpdated, for: .tv))
    try expectJSON(
      lobby["players"],
      """
      [{"playerId":"p1","name":"Alva","isConnected":true},
       {"playerId":"p2","name":"Bo","isConnected":false}]
      """)
    try expectJSON(lobby["host"], #"{"name":"Host"}"#)
    #expect(lobby.keys == ["players", "host", "joinCode", "settings"])
    #expect(try lobby == table.last(.lobbyUpdated, for: .player(1)))
  }

  @Test("EV24 EX9 PLAYER_JOINED goes to HOST, TV and EX players, not to v1 players")
  func joined() throws {
    let table = try GameTable.lobby(players: 1).after { try $0.join(2) }
    let message = """
      {"playerId":"p2","name":"Bo","joinedAtMs":\(t0),"isReconnect":false,
       "player":{"playerId":"p2","name":"Bo","joinedAtMs":\(t0)}}
      """
    for recipient in [Recipient.host, .tv, .player(1).extended] {
      try expectJSON(table.last(.playerJoined, for: recipient), message)
    }
    #expect(table.types(for: .player(1)) == ["LOBBY_UPDATED"])
  }

  @Test("WS9 RE18 a lobby change: the host gets a snapshot with a row for every player, then all")
  func change() throws {
    let table = try GameTable.lobby(players: 1).after { try $0.join(2) }
    #expect(table.types(for: .host) == ["PLAYER_JOINED", "STATE_SNAPSHOT", "LOBBY_UPDATED"])
    #expect(try table.lastState(for: .host)["scoreboard"]?.items.count == 2)
  }

  @Test("WS4 WS8 every snapshot in the lobby is followed by a LOBBY_UPDATED to that viewer")
  func followed() throws {
    var table = try GameTable.lobby()
    try table.join(3)
    try table.connect(3)
    try table.disconnect(1)
    try table.connect(1)
    try table.run(.connect(.tv), by: .system)
    try table.run(.connect(.host(GameTable.hostID)), by: .system)
    try table.host(.setSettings(GameSettings()))
    for recipient in [Recipient.host, .tv, .player(1), .player(3), .player(2).extended] {
      let types = table.types(for: recipient)
      #expect(types.contains("LOBBY_UPDATED"))
      for (type, next) in zip(types, types.dropFirst() + [""]) where type == "STATE_SNAPSHOT" {
        #expect(next == "LOBBY_UPDATED", "\(recipient)")
      }
    }
  }

  @Test("WS4 a newcomer finds itself in its first snapshot; ST36 one who returns does not")
  func firstSnapshot() throws {
    var table = try GameTable.lobby(players: 1)
    try table.join(2)
    let newcomer = try table.after { try $0.connect(2) }
    let players = try #require(try newcomer.lastState(for: .player(2))["players"]?.items)
    #expect(players.last?["isConnected"] == .bool(true) && players.count == 2)
    var alone = try GameTable.lobby(players: 1)
    try alone.disconnect(1)
    let back = try alone.after { try $0.connect(1) }
    #expect(try back.lastState(for: .player(1))["players"]?.items == [])
    let lobby = try #require(try back.last(.lobbyUpdated, for: .player(1)))
    #expect(lobby["players"]?.items.first?["name"] == "Alva")
  }

  @Test("EV20 PLAYER_LEFT goes to the others", arguments: ["disconnect", "kicked"])
  func left(reason: String) throws {
    let table = try GameTable.atClue().after { table in
      if reason == "kicked" {
        try table.host(.kick(seat(1), ban: false))
      } else {
        try table.disconnect(1)
      }
    }
    for recipient in [Recipient.host, .tv, .player(2)] {
      try expectJSON(
        table.last(.playerLeft, for: recipient),
        "{\"playerId\":\"p1\",\"reason\":\"\(reason)\"}")
    }
    #expect(!table.types(for: .player(1)).contains("PLAYER_LEFT"))
  }

  @Test("EV22 CONTENT_PACK_SELECTED is for the host alone, and nobody else hears anything")
  func selected() throws {
    let pack = SelectedPack(packID: "ZQX-PACK-1.", name: "ZQX-NAME-1.")
    let table = try GameTable.lobby().after { try $0.host(.selectPack(pack)) }
    try expectJSON(
      table.last(.contentPackSelected, for: .host),
      #"{"contentPackId":"ZQX-PACK-1.","destinationName":"ZQX-NAME-1."}"#)
    #expect(try table.snapshot(for: .host)["contentPackId"] == "ZQX-PACK-1.")
    for recipient in [Recipient.tv, .player(1), .player(1).extended] {
      #expect(table.messages(for: recipient).isEmpty)
      #expect(try table.snapshot(for: recipient)["contentPackId"] == nil)
    }
  }

  @Test("RE9 EX25 EX39 settings keep their values on the way to the wire and back")
  func settings() {
    var settings = GameSettings()
    settings.destinationsCount = 3
    settings.followupsPerDestination = 3
    settings.playMode = .remote
    settings.introEveryDestination = true
    settings.speedBonus = true
    settings.language = .en
    settings.lateJoin = false
    settings.extraTime = 1.5
    settings.hostPlays = true
    settings.nameFilter = false
    settings.voice = false
    for pace in GameSettings.Pace.allCases {
      settings.pace = pace
      #expect(GameSettings(SessionSettings(settings)) == settings)
    }
    #expect(GameSettings(SessionSettings(GameSettings())) == GameSettings())
  }
}
