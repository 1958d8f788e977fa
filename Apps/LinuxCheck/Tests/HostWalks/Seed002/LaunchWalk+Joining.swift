import Foundation
@_spi(Testing) import SwiftUI
import TriptoClient
import TriptoDesign
import TriptoHostScreens
import TriptoWire

@_spi(Testing) @testable import Drawing

// Tests 2, 3 and 4: the code of a game.
extension LaunchWalk {
  func join(_ server: TriptoServer) async throws {
    let made = try await server.post("/v1/sessions", ["language": "sv"])
    let code = made["joinCode"] ?? ""
    let ada = try await Guest.player("Ada", code: code, at: server)
    let stage = Stage(["BASE_URL": server.base, "PUBLIC_BASE_URL": server.publicBase])
    ledger.look(stage) { see in
      see.at(Seed002.test2, 1, 2)
      see.that(code.count == 6, "the code is \(code)")
      see.at(Seed002.test2, 3)
      see.has("phase.LAUNCH")
    }
    try stage.press("join-open")
    ledger.look(stage) { empty($0) }
    try stage.type(code.prefix(3).lowercased(), into: "join-input")
    ledger.look(stage) { half($0, code) }
    try stage.type(code.lowercased() + "zz", into: "join-input")
    ledger.look(stage) { full($0, code) }
    stage.transport.shut()
    try stage.press("join-send")
    ledger.look(stage) { see in
      see.at(Seed002.test2, 11)
      see.that(see.app.launch.busy == .join, "nothing is under way")
      see.at(Seed002.test2, 12)
      see.that(see.stage.hand.taken() == [.light, .medium], "felt otherwise")
      see.at(Seed002.optional, 1)
      see.spins()
      see.control("join-send", isOn: false)
    }
    stage.transport.open()
    try await stage.until("the lobby") { $0.screen == .lobby && !$0.commands.isOff }
    ledger.look(stage) { joined($0, code) }
    ada.leave()
    try await anew(stage, code)
    await stage.close()
  }

  private func half(_ see: Eyes, _ code: String) {
    see.at(Seed002.test2, 6, 7, 8)
    let signs = code.prefix(3).map(String.init)
    see.that(
      see.app.launch.sheet?.entry.text == signs.joined(),
      "typed \(see.app.launch.sheet?.entry.text ?? "")")
    see.at(Seed002.test2, 8)
    for sign in signs { see.says(sign, in: .bgBase) }
    see.at(Seed002.joinSheet, 3)
    see.that(
      see.app.launch.sheet?.entry.circles == signs.map(Optional.some) + [nil, nil, nil], "circles")
    circle(see, 2, .accentBlueBright)
    circle(see, 3, .bgCard)
    see.at(Seed002.joinSheet, 4)
    see.control("join-send", isOn: false)
    see.fill("join-send", .bgRaised)
  }

  /// Circles of 36 points, 4 apart, in the middle of their line.
  private func circle(_ see: Eyes, _ number: Int, _ colour: Colour) {
    guard let frame = see.picture.regions["code-dots"] else { return see.that(false, "no circles") }
    let point = CGPoint(x: frame.minX + Double(number) * 40 + 18, y: frame.minY + 5)
    let paint = see.picture.colour(at: point)
    see.that(Eyes.equal(paint, colour), "circle \(number) is \(paint)")
  }

  private func full(_ see: Eyes, _ code: String) {
    see.at(Seed002.test2, 7)
    see.that(
      see.app.launch.sheet?.entry.text == code, "typed \(see.app.launch.sheet?.entry.text ?? "")")
    see.says(code, in: .accentMint)
    see.at(Seed002.joinSheet, 2)
    see.says(code)
    see.that(see.text(code)?.size == TypeStyle.codeMono.host.points, "the field is small")
    see.at(Seed002.test2, 8)
    for number in 0..<6 { circle(see, number, .accentBlueBright) }
    see.at(Seed002.test2, 9)
    see.that(
      see.picture.svg.lowercased().contains(
        "stroke=\"\(Colour.accentBlueBright.hex.lowercased())\""),
      "no blue border")
    see.at(Seed002.test2, 10)
    see.control("join-send")
    see.fill("join-send", .accentOrange)
    see.at(Seed002.joinSheet, 4)
    see.control("join-send")
  }
}
