import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Scene {
  /// Before a journey, and between two.
  static let lobby = [
    Scene("lobby-empty") { stage in await stage.lobby() },
    Scene("lobby-guests") { stage in await stage.lobby(guests: 8) },
    Scene("lobby-full") { stage in await stage.lobby(guests: 20) },
    Scene("lobby-locked") { stage in await stage.lobby(guests: 2, locked: true) },
    Scene("lobby-classic") { stage in await stage.lobby(guests: 2, evening: false) },
    Scene("lobby-new-game") { stage in
      await stage.lobby(evening: false)
      stage.app.lobby.askForNew()
    },
    Scene("lobby-rematch") { stage in
      await stage.lobby(guests: 4)
      await stage.show(
        ["players": Cast.players(4), "scoreboard": Cast.scores(4)], of: "EX-HOST-rematch")
    },
    Scene("lobby-no-tv") { stage in
      await stage.lobby(guests: 1, ["tvConnected": .bool(false)])
      stage.say("SHOW_HEALTH", Frames.golden("SHOW_HEALTH.HOST")["payload"] ?? .null)
      await stage.until { stage.app.tools.health.count == 2 }
    },
    Scene("lobby-offer") { stage in
      await stage.lobby(guests: 12)
      await stage.until { stage.app.lobby.carriages != nil }
    },
    Scene("lobby-carriages") { stage in
      let cars = [
        Cast.carriage(1, [0, 1, 2, 3]), Cast.carriage(2, [4, 5, 6]), Cast.carriage(3, [7]),
      ]
      await stage.lobby(
        guests: 8, settings: ["carriages": .bool(true)], ["carriages": .array(cars)])
      await stage.until { stage.app.lobby.carriages?.carriages.isEmpty == false }
    },
    Scene("lobby-plan") { stage in
      await stage.house.put("POST sessions/s/game-plan/import", Library.plan(["aarhus"]))
      await stage.lobby(guests: 2)
      stage.app.library.toggle("aarhus")
      await stage.until { stage.app.library.plan.isStored }
    },
    Scene("lobby-code") { stage in
      await stage.lobby(guests: 1)
      try await stage.press("share-code")
    },
    Scene("lobby-more") { stage in
      await stage.lobby(guests: 1)
      try await stage.press("tab-more")
    },
    Scene("lobby-name") { stage in
      await stage.lobby(guests: 1, settings: ["hostPlays": .bool(true)])
      try await stage.press("tab-more")
      await stage.until { stage.app.along.asking != nil }
    },
    Scene("player") { stage in
      await stage.lobby(guests: 3)
      try await stage.press("player-menu")
    },
    Scene("starting") { stage in
      await stage.lobby(guests: 3)
      await stage.canStart()
      try await stage.press("start-button")
    },
  ]
}
