import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Scene {
  private static let journey: JSONValue = [
    "journeyId": "a", "sessionId": "s", "number": 2, "playedAtMs": 1_767_225_600_000,
    "minutes": 13,
    "stops": .array(
      (0..<5).map { _ in
        ["name": .string(Longest.of(.sv).name), "country": .string(Longest.of(.sv).country)]
      }),
    "standings": .array(
      (0..<8).map {
        ["name": .string(Cast.name($0)), "points": .int(99 - $0), "rank": .int($0 + 1)]
      }),
    "winners": .array([.string(Cast.name(0)), .string(Cast.name(1))]),
    "awards": [["id": "near_miss", "names": [.string(Cast.name(2))], "value": 180]],
    "night": ["standings": [["name": .string(Cast.name(3)), "wins": 2, "points": 31]]],
  ]

  /// What is opened over a screen, and told above it.
  static let tools = [
    Scene("handover") { stage in
      await stage.lobby(guests: 1)
      stage.app.tools.openHandover()
      stage.say(
        "HANDOVER_CODE", ["code": "R4K9TZ", "expiresAtMs": .int(Stage.nowMs + 120_000)])
      await stage.until { stage.app.tools.handover?.handoverCode != nil }
    },
    Scene("screen-code") { stage in
      await stage.lobby(guests: 1)
      stage.app.tools.openScreens()
      stage.app.tools.typeScreenCode("QXK9")
    },
    Scene("leave") { stage in
      await stage.lobby(guests: 1)
      stage.app.tools.pressEnd()
    },
    Scene("past") { stage in
      await stage.house.put("GET history", ["journeys": [journey, journey.with("journeyId", "b")]])
      await stage.app.past.open()
      try await stage.press("trip")
    },
    Scene("past-empty") { stage in await stage.app.past.open() },
    Scene("past-failed") { stage in
      await stage.house.put("GET history", House.refusal("Internal"), status: 500)
      await stage.app.past.open()
    },
    Scene("past-remove") { stage in
      await stage.house.put("GET history", ["journeys": [journey]])
      await stage.app.past.open()
      if let trip = stage.app.past.sheet?.trips.first { stage.app.past.askToRemove(trip) }
    },
    Scene("reconnecting") { stage in
      await stage.game("CLUE_LEVEL")
      await stage.lose()
      await stage.until { stage.app.banner.pill != nil }
    },
    Scene("link-lost") { stage in
      await stage.game("CLUE_LEVEL")
      stage.world.refuse(11)
      await stage.lose()
      for attempt in 1...10 {
        await stage.until { stage.app.game.status.attempts >= attempt }
        if attempt < 10 { stage.world.pass(8000) }
      }
      await stage.until { stage.app.banner.pill?.tryAgain != nil }
    },
    Scene("too-old") { stage in
      await stage.lobby(guests: 1)
      for _ in 0..<100 { stage.socket.say("{broken") }
      await stage.until { stage.app.banner.pill != nil }
    },
    Scene("refused") { stage in
      await stage.game("CLUE_LEVEL")
      stage.app.commands.tell(stage.app.messages.common.serverUnreachable)
    },
    Scene("late-guest") { stage in
      await stage.game("CLUE_LEVEL")
      stage.app.commands.tell(stage.app.messages.host.rejoining(name: Cast.name(2)), .news)
    },
  ]
}

extension JSONValue {
  func with(_ key: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.merging([key: value]) { $1 })
  }
}

extension Stage {
  /// The link goes, and the host's patience with it.
  func lose() async {
    socket.end(1006)
    await until { app.game.status.stage == .reconnecting }
    world.pass(1600)
  }
}
