import Foundation
import TriptoClient
import TriptoDesign
import TriptoHostScreens
import TriptoWire

@_spi(Testing) @testable import Drawing

// What is refused, and the two methods by themselves.
extension LaunchWalk {
  private func tried(_ server: TriptoServer, _ code: String) async throws -> Stage {
    let stage = Stage(["BASE_URL": server.base])
    try stage.press("join-open")
    try stage.type(code, into: "join-input")
    _ = stage.hand.taken()
    try stage.press("join-send")
    return stage
  }

  func taken(_ server: TriptoServer, code: String) async throws {
    let stage = try await tried(server, code)
    try await stage.until("the refusal") { $0.launch.error != nil }
    ledger.look(stage) { see in
      see.at(Seed002.test3, 1, 2, 3, 4, 5, 6)
      see.says("Spelet har redan en värd. Hoppa in som spelare.", in: .errorRedBright)
      see.that(see.stage.transport.calls.last?.status == 409, "\(see.stage.transport.calls)")
      see.at(Seed002.test3, 6)
      see.that(see.stage.hand.felt == [.medium, .error], "felt \(see.stage.hand.felt)")
      see.at(Seed002.test3, 7)
      see.has("phase.LAUNCH")
      see.that(see.stage.world.openCount == 0, "a socket was opened")
      see.control("create-button")
      see.at(Seed002.launchView, 3)
      below(see)
      see.at(Seed002.criteria, 5)
      see.says("Spelet har redan en värd. Hoppa in som spelare.")
      see.at(Seed002.haptics, 5)
      see.that(see.stage.hand.felt.last == .error, "felt \(see.stage.hand.felt)")
      see.at(Seed002.animations, 2)
      see.moves("error")
    }
  }

  private func below(_ see: Eyes) {
    let error = see.picture.regions["error"]?.minY ?? 0
    let button = see.picture.control("join-open")?.frame.maxY ?? .infinity
    see.that(error >= button, "the error is not below the buttons")
  }

  func unknown(_ server: TriptoServer) async throws {
    let stage = try await tried(server, "XXXXXX")
    try await stage.until("the refusal") { $0.launch.sheet?.error != nil }
    ledger.look(stage) { see in
      see.at(Seed002.test4, 1, 2, 3, 4, 5)
      see.says("Inget spel har den koden.", in: .errorRedBright)
      see.that(see.stage.transport.calls.last?.status == 404, "\(see.stage.transport.calls)")
      see.at(Seed002.test4, 3)
      see.says("XXXXXX")
      see.at(Seed002.test4, 6)
      see.that(see.stage.hand.felt == [.medium, .error], "felt \(see.stage.hand.felt)")
      see.at(Seed002.polish, 3)
      see.that(see.stage.hand.felt.last == .error, "felt \(see.stage.hand.felt)")
    }
    _ = stage.hand.taken()
    try stage.press("sheet-close")
    ledger.look(stage) { see in
      see.at(Seed002.haptics, 1)
      see.that(see.stage.hand.felt == [.light], "cancel felt \(see.stage.hand.felt)")
      see.hasNot("join-sheet")
    }
  }

  func unreachable() async throws {
    let stage = Stage(["BASE_URL": "http://127.0.0.1:\(try PlainSocket.freePort())"])
    try stage.press("create-button")
    try await stage.until("an error") { $0.launch.error != nil }
    ledger.look(stage) { see in
      see.at(Seed002.haptics, 5)
      see.that(see.stage.hand.felt == [.medium, .error], "felt \(see.stage.hand.felt)")
      see.at(Seed002.launchView, 3)
      below(see)
      see.at(Seed002.colours, 5)
      see.says("Ingen kontakt med servern.", in: .errorRedBright)
    }
  }
}
