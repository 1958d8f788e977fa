import Foundation
import TriptoDesign
import TriptoHostScreens
import TriptoWire

@_spi(Testing) @testable import Drawing

/// From the first screen to the scoreboard: Ada is right at 8, Bo wrong at 6, Cy's brake is overridden at 4.
@MainActor
final class TestRunWalk {
  let ledger: Ledger
  var guests: [Guest] = []

  init(_ ledger: Ledger) { self.ledger = ledger }

  func walk() async throws {
    try await TriptoServer.serving(packs: ["kairo", "reykjavik"], pacing: "instant") { server in
      let stage = Stage(["BASE_URL": server.base])
      try await create(stage, server)
      try await stage.plan(server)
      try await join(stage, server)
      try await dropInLobby(stage)
      try await start(stage)
      try await brake(stage)
      try await drop(stage, server)
      try await override(stage)
      try await reveal(stage)
      lookAtOthers(stage)
      await stage.close()
    }
  }

  // MARK: Test 1

  private func create(_ stage: Stage, _ server: TriptoServer) async throws {
    ledger.look(stage) { see in
      see.at(Seed001.test1, 1)
      see.has("phase.LAUNCH")
      see.says("Skapa nytt spel")
      see.control("create-button")
    }
    stage.gate.shut()
    try stage.press("create-button")
    ledger.look(stage) { see in
      see.at(Seed001.test1, 2)
      see.that(see.app.launch.busy == .create, "nothing is under way")
      see.control("create-button", isOn: false)
    }
    try await stage.until("the socket") { $0.screen == .connecting }
    ledger.look(stage) { connecting($0) }
    stage.gate.open()
    try await stage.until("the lobby") { $0.screen == .lobby && !$0.commands.isOff }
    ledger.look(stage) { lobby($0, server) }
  }

  private func connecting(_ see: Eyes) {
    see.at(Seed001.test1, 3)
    let calls = see.stage.transport.calls
    see.that(
      calls.filter { $0.path == "/v1/sessions" }
        == [LoopbackTransport.Call(method: "POST", path: "/v1/sessions", status: 201)],
      "calls: \(calls)")
    see.at(Seed001.test1, 5)
    see.has("phase.CONNECTING")
    see.says("Ansluter…")
    see.control("back")
  }

  private func lobby(_ see: Eyes, _ server: TriptoServer) {
    let ticket = see.app.lobby.ticket
    let code = ticket?.code ?? "no code"
    see.at(Seed001.test1, 4)
    see.that(
      ticket?.qr == "\(server.publicBase)/join/\(code)", "the QR says \(ticket?.qr ?? "nothing")")
    see.at(Seed001.test1, 8)
    code200(see)
    see.at(Seed001.test1, 6)
    let passed = see.stage.gate.passed
    see.that(passed.first == "WELCOME", "first \(passed.prefix(3))")
    see.that(passed.contains("STATE_SNAPSHOT"), "no snapshot")
    // NB: a fresh socket is told all by itself (WS4, WS7); what was missed is asked for after a loss, in Test 7.
    see.that(!see.stage.gate.said.contains("RESUME_SESSION"), "asked without need")
    see.at(Seed001.test1, 7)
    see.has("phase.LOBBY")
    see.says("Lobby")
    see.at(Seed001.test1, 9)
    see.says(code, in: .accentMint)
    see.that(
      see.text(code)?.isBold == true && (see.text(code)?.size ?? 0) >= 36, "the code is small")
    see.at(Seed001.test1, 10)
    see.says("Spelare (0)")
    see.at(Seed001.test1, 11)
    see.control("start-button", isOn: false)
    see.fill("start-button", .bgRaised)
  }

  /// 200 points large, dark on light.
  private func code200(_ see: Eyes) {
    guard let frame = see.picture.regions["qr"] else { return see.that(false, "no QR") }
    see.that(frame.width == 200 && frame.height == 200, "the QR is \(frame)")
    let line = stride(from: frame.minX + 1, to: frame.maxX, by: 1).map {
      see.picture.colour(at: CGPoint(x: $0, y: frame.midY))
    }
    see.that(line.contains { Eyes.equal($0, .bgBase) }, "no dark module")
    see.that(line.contains { Eyes.equal($0, .textPrimary) }, "no light module")
  }
}
