import TriptoClient
import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Scene {
  private static let found: JSONValue = [
    "sessionId": "s", "joinCode": "K7TM4P", "phase": "LOBBY", "playerCount": 0,
    "hasHost": .bool(true),
  ]

  /// Without a game, and between a game and none.
  static let launch = [
    Scene("launch") { _ in },
    Scene("launch-busy") { stage in
      await stage.house.keepSilent("POST sessions")
      try await stage.press("create-button")
      await stage.until { stage.app.launch.busy != nil }
    },
    Scene("launch-unreachable") { stage in
      await stage.house.put("POST sessions", House.refusal("Restarting"), status: 503)
      try await stage.press("create-button")
      await stage.until { stage.app.launch.error != nil }
    },
    Scene("join") { stage in try await stage.press("join-open") },
    Scene("join-full") { stage in
      try await stage.press("join-open")
      stage.app.launch.type("K7TM4P")
    },
    Scene("join-wrong") { stage in
      try await stage.press("join-open")
      stage.app.launch.type("XXXXXX")
      try await stage.press("join-send")
      await stage.until { stage.app.launch.sheet?.error != nil }
    },
    Scene("launch-taken") { stage in
      await stage.house.put("GET sessions/by-code/K7TM4P", found)
      await stage.house.put("POST sessions/s/join", House.refusal("Host taken"), status: 409)
      try await stage.press("join-open")
      stage.app.launch.type("K7TM4P")
      try await stage.press("join-send")
      await stage.until { stage.app.launch.taken != nil }
    },
    Scene("address") { stage in try await stage.press("server-address") },
    Scene("address-wrong") { stage in
      try await stage.press("server-address")
      stage.app.launch.typeAddress("http://den här är ingen adress")
      try await stage.press("address-save")
    },
    Scene("house-key") { stage in
      Task { _ = await stage.keys.ask(refused: "0123456789abcdef0123") }
      await stage.until { stage.keys.dialog != nil }
      await stage.settle()
      stage.keys.type("nej")
      try await stage.press("house-key-send")
    },
    Scene("launch-key-later") { stage in
      Task { _ = await stage.keys.ask(refused: nil) }
      await stage.until { stage.keys.dialog != nil }
      stage.keys.close()
    },
    Scene("connecting") { stage in await stage.sit() },
    closed("closed-gone", 4003), closed("closed-elsewhere", 4010), closed("closed-expired", 4002),
  ]

  private static func closed(_ name: String, _ code: Int) -> Scene {
    Scene(name) { stage in
      await stage.lobby()
      stage.socket.end(code)
      await stage.until { if case .closed = stage.app.screen { true } else { false } }
    }
  }
}
