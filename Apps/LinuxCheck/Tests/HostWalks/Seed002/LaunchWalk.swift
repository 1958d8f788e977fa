import Foundation
import TriptoClient
import TriptoDesign
import TriptoHostScreens
import TriptoWire

@_spi(Testing) @testable import Drawing

/// Two devices at one server: the launch screen, the sheet, a seat that is free and one that is taken.
@MainActor
final class LaunchWalk {
  let ledger: Ledger

  init(_ ledger: Ledger) { self.ledger = ledger }

  func walk() async throws {
    try await TriptoServer.serving(packs: ["kairo", "reykjavik"], pacing: "instant") { server in
      let first = Stage(["BASE_URL": server.base])
      try await create(first)
      try await join(server)
      try await taken(server, code: first.app.lobby.ticket?.code ?? "")
      try await unknown(server)
      try await api(server)
      try await play(first, server)
      await first.close()
    }
    try await unreachable()
    try style()
  }

  // MARK: Test 1

  private func create(_ stage: Stage) async throws {
    ledger.look(stage) { launch($0) }
    stage.gate.shut()
    stage.transport.shut()
    try stage.press("create-button")
    ledger.look(stage) { see in
      see.at(Seed002.test1, 3)
      see.that(see.app.launch.busy == .create, "nothing is under way")
      see.at(Seed002.test1, 4)
      see.that(see.stage.hand.felt == [.medium], "felt \(see.stage.hand.felt)")
      see.at(Seed002.optional, 1)
      see.spins()
      see.control("create-button", isOn: false)
    }
    stage.transport.open()
    try await stage.until("the socket") { $0.screen == .connecting }
    ledger.look(stage) { see in
      see.at(Seed002.test1, 5)
      see.has("phase.CONNECTING")
      see.says("Ansluter…")
      see.at(Seed002.polish, 5)
      see.spins()
      see.at(Seed002.haptics, 2, 4)
      see.that(see.stage.hand.taken() == [.medium, .success], "felt otherwise")
    }
    stage.gate.open()
    try await stage.until("the lobby") { $0.screen == .lobby && !$0.commands.isOff }
    ledger.look(stage) { emptyLobby($0) }
  }

  private func emptyLobby(_ see: Eyes) {
    let code = see.app.lobby.ticket?.code ?? ""
    see.at(Seed002.test1, 6)
    see.has("phase.LOBBY")
    see.has("qr")
    see.that(code.count == 6, "the code is \(code)")
    for words in [code, "Spelare (0)", "Väntar på spelare..."] { see.says(words) }
    see.shows(.empty)
    see.control("start-button", isOn: false)
    see.at(Seed002.lobby, 5)
    see.says("Väntar på spelare...")
    see.shows(.empty)
    see.at(Seed002.lobby, 1)
    if let frame = see.picture.regions["qr"] {
      let paint = see.picture.colour(at: CGPoint(x: frame.minX + 6, y: frame.midY))
      see.that(frame.width == 200, "the QR is \(frame)")
      see.that(Eyes.equal(paint, .textPrimary), "its edge is \(paint)")
    }
    see.at(Seed002.lobby, 2)
    let setting = TypeStyle.codeMono.host
    see.that(setting.design == .monospaced && setting.tracking > 0, "the code is set otherwise")
    see.that(see.text(code)?.size == setting.points, "the code is \(see.text(code)?.size ?? 0)")
    see.at(Seed002.criteria, 3)
    see.has("phase.LOBBY")
  }
}
