import Foundation
import TriptoDesign
import TriptoHostScreens

// Test 7: the line is lost on every screen, and the server dies in a clue.
extension TestRunWalk {
  func dropInLobby(_ stage: Stage) async throws {
    try await withoutNetwork(stage) { see in
      see.has("phase.LOBBY")
      see.says("Spelare (3)")
      see.control("start-button", isOn: false)
    }
  }

  /// The network goes, the banner comes over what stays, and the network comes back.
  func withoutNetwork(_ stage: Stage, _ look: (Eyes) -> Void) async throws {
    stage.world.network(isOn: false)
    stage.gate.lose()
    try await stage.until("the banner") { $0.banner.pill != nil }
    ledger.look(stage) { see in
      see.at(Seed001.test7, 2, 3)
      see.says("Återansluter…")
      see.has("conn-banner")
      look(see)
    }
    stage.gate.open()
    stage.world.network(isOn: true)
    await stage.app.networkChanged()
    try await stage.until("the way back") { $0.banner.pill == nil && !$0.commands.isOff }
  }

  func drop(_ stage: Stage, _ server: TriptoServer) async throws {
    server.kill()
    try await stage.until("the loss") { $0.commands.isOff }
    ledger.look(stage) { see in
      see.at(Seed001.test7, 1)
      see.that(see.app.play.badge?.isOnline == false, "the badge says connected")
      see.control("next-clue", isOn: false)
    }
    try await stage.until("the banner") { $0.banner.pill != nil }
    ledger.look(stage) { stale($0) }
    try await server.start()
    let start = ContinuousClock.now
    try await stage.until("the way back") { $0.banner.pill == nil && !$0.commands.isOff }
    let lasted = start.duration(to: .now)
    ledger.look(stage) { restored($0, lasted) }
    for guest in guests { try await guest.connect() }
  }

  private func stale(_ see: Eyes) {
    see.at(Seed001.test7, 2)
    see.says("Återansluter…")
    see.shows(.disconnected)
    see.at(Seed001.test7, 3)
    see.has("phase.CLUE_LEVEL")
    see.says("Kairo")
    see.contains("1176 började Saladin")
    see.says("6 p")
    see.says("Låsta svar (1)")
  }

  private func restored(_ see: Eyes, _ lasted: Duration) {
    see.at(Seed001.test1, 6)
    see.that(see.stage.gate.said.contains("RESUME_SESSION"), "said \(see.stage.gate.said)")
    see.at(Seed001.test7, 4)
    see.that(see.stage.gate.passed.count { $0 == "WELCOME" } >= 3, "no new WELCOME")
    see.that(see.app.play.badge?.isOnline == true, "the badge says disconnected")
    see.at(Seed001.test7, 5)
    see.hasNot("conn-banner")
    see.that(lasted <= .seconds(10), "it lasted \(lasted)")
    see.at(Seed001.test7, 6)
    for words in ["Kairo", "Egypten", "6 p", "Låsta svar (1)", "Ada", "vid 8 p"] { see.says(words) }
    see.contains("1176 började Saladin")
    see.says(see.app.messages.common.quoted(text: "Kairo"))
  }
}
