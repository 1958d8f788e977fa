import Foundation
import TriptoDesign
import TriptoHostScreens
import TriptoWire

@_spi(Testing) @testable import Drawing

// Test 2: phones join.
extension TestRunWalk {
  func join(_ stage: Stage, _ server: TriptoServer) async throws {
    let code = stage.app.lobby.ticket?.code ?? ""
    let before = stage.gate.passed.count { $0 == "LOBBY_UPDATED" }
    guests = [try await .player("Ada", code: code, at: server)]
    try await stage.until("Ada") { $0.lobby.guests.guests.count == 1 && $0.lobby.start.isEnabled }
    let ada = guests[0]
    try await stage.until("Ada's list") { _ in ada.heard.contains { $0.type == "LOBBY_UPDATED" } }
    ledger.look(stage) { joined($0, before) }
    for name in ["Bo", "Cy"] {
      guests.append(try await .player(name, code: code, at: server))
    }
    guests.append(try await .tv(code: code, at: server))
    try await stage.until("three") { $0.lobby.guests.guests.count == 3 }
    ledger.look(stage) { see in
      see.at(Seed001.test2, 3)
      see.says("Spelare (3)")
    }
  }

  func joined(_ see: Eyes, _ before: Int) {
    see.at(Seed001.test2, 1)
    see.that(guests[0].heard.contains { $0.type == "LOBBY_UPDATED" }, "the phone heard nothing")
    see.at(Seed001.test2, 2)
    see.that(see.stage.gate.passed.count { $0 == "LOBBY_UPDATED" } > before, "nothing came")
    see.at(Seed001.test2, 3)
    see.says("Spelare (1)")
    see.saysNot("Spelare (0)")
    see.at(Seed001.test2, 4)
    see.says("Ada")
    see.says("Ansluten")
    dot(see)
    see.at(Seed001.test2, 5)
    see.control("start-button")
    see.fill("start-button", .successGreen)
  }

  /// The dot lies at the lower trailing corner of a face of 40 points.
  func dot(_ see: Eyes) {
    guard let row = see.picture.regions["player-row"] else { return see.that(false, "no row") }
    let point = CGPoint(x: row.minX + 34, y: row.midY + 14)
    let paint = see.picture.colour(at: point)
    see.that(Eyes.equal(paint, .accentMint), "the dot is \(paint)")
  }
}
