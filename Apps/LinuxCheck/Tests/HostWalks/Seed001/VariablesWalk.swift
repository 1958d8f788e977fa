import Foundation
import TriptoDesign
import TriptoHostScreens

/// §2: which server the app talks to, and what it shows phones; and §1.
@MainActor
final class VariablesWalk {
  private let ledger: Ledger

  init(_ ledger: Ledger) { self.ledger = ledger }

  func walk() async throws {
    try build()
    try scheme()
    try await wrong()
    unset()
    try await TriptoServer.serving(packs: ["kairo"], pacing: "instant") { server in
      try await both(server)
    }
  }

  /// These tests run the app's own sources, which are compiled with warnings as errors.
  private func build() throws {
    let check = TriptoServer.repository.appending(path: "Apps/LinuxCheck")
    let manifest = try String(contentsOf: check.appending(path: "Package.swift"), encoding: .utf8)
    let app = manifest.components(separatedBy: "name: \"HostApp\"").last ?? ""
    ledger.look(Stage([:])) { see in
      see.at(Seed001.build, 1)
      see.that(app.contains("-warnings-as-errors"), "the app's warnings are no errors")
      for folder in ["Host", "Common"] {
        let link = check.appending(path: "Sources/HostApp/\(folder)").resolvingSymlinksInPath()
        see.that(link.path.hasSuffix("Apps/\(folder)"), "\(folder) is \(link.path)")
      }
      see.has("phase.LAUNCH")
      see.at(Seed002.criteria, 9)
      see.that(app.contains("-warnings-as-errors"), "the app's warnings are no errors")
    }
  }

  private func scheme() throws {
    let file = TriptoServer.repository.appending(
      path: "Apps/Tripto.xcodeproj/xcshareddata/xcschemes/Tripto Host.xcscheme")
    let text = try String(contentsOf: file, encoding: .utf8)
    ledger.look(Stage([:])) { see in
      see.at(Seed001.variables, 4)
      for name in ["BASE_URL", "PUBLIC_BASE_URL"] {
        see.that(text.contains("key = \"\(name)\""), "the scheme has no \(name)")
      }
    }
  }

  private func both(_ server: TriptoServer) async throws {
    let stage = Stage(["BASE_URL": server.base, "PUBLIC_BASE_URL": "http://192.168.1.20:3000"])
    try stage.press("create-button")
    try await stage.until("the lobby") { $0.screen == .lobby }
    ledger.look(stage) { see in
      let code = see.app.lobby.ticket?.code ?? ""
      see.at(Seed001.variables, 1)
      see.that(see.stage.transport.calls.first?.status == 201, "\(see.stage.transport.calls)")
      see.that(
        see.app.lobby.ticket?.qr == "http://192.168.1.20:3000/join/\(code)", "the QR differs")
      see.says("192.168.1.20:3000/join/\(code)")
      see.has("qr")
    }
    await stage.close()
  }

  private func unset() {
    ledger.look(Stage([:])) { see in
      see.at(Seed001.variables, 2)
      see.says("http://localhost:3000")
    }
  }

  private func wrong() async throws {
    ledger.look(Stage(["BASE_URL": "http://", "PUBLIC_BASE_URL": "ingen adress"])) { see in
      see.at(Seed001.variables, 3)
      see.says("http://localhost:3000")
    }
    let dead = Stage(["BASE_URL": "http://127.0.0.1:\(try PlainSocket.freePort())"])
    try dead.press("create-button")
    try await dead.until("an error") { $0.launch.error != nil }
    ledger.look(dead) { see in
      see.at(Seed001.variables, 3)
      see.says("Ingen kontakt med servern.", in: .errorRedBright)
      see.has("phase.LAUNCH")
      see.control("create-button")
    }
  }
}
