import Foundation
import Observation
@_spi(Testing) import SwiftUI
import TriptoClient
import TriptoDesign
import TriptoHostScreens
import TriptoScreens

@_spi(Testing) @testable import Drawing
@testable import HostApp

/// The app on a device: its models on real sockets, its views on the view graph, drawn when they are looked at.
@MainActor
final class Stage {
  let app: TriptoHostScreens.HostApp
  let window: ViewHost
  let gate = Gate()
  let transport = LoopbackTransport()
  let world: LoopbackWorld
  let hand = FeltHaptics()
  private let seats = SeatMemory()
  private let display: Task<Void, Never>
  /// A phone that is so long that all of a screen is seen.
  let screen = Screen(CGSize(width: 393, height: 3200), safe: Screen.phone.safe)

  /// - Parameters:
  ///   - environment: `BASE_URL` and `PUBLIC_BASE_URL`.
  ///   - scheme: what the device itself is set to.
  init(_ environment: [String: String], scheme: ColorScheme = .dark) {
    world = LoopbackWorld(gate)
    app = TriptoHostScreens.HostApp(
      Services(
        world: world, transport: transport, seats: seats, preferences: PreferencesMemory(),
        haptics: hand, environment: environment, languageTags: ["sv"]))
    window = ViewHost(HostRoot(app: app, keys: HouseKeyModel(nil) { _ in }))
    window.environment = screen.environment()
    window.environment.colorScheme = scheme
    window.render()
    // NB: a view's tasks begin when it is drawn anew, such as the look into another journey that Starta waits for.
    display = Task { [window] in await window.redraw() }
  }

  /// What is on the screen now.
  func picture(
    on screen: Screen? = nil, _ typeSize: DynamicTypeSize = .large
  ) -> Picture {
    let scheme = window.environment.colorScheme
    window.environment = (screen ?? self.screen).environment(typeSize)
    window.environment.colorScheme = scheme
    defer {
      window.environment = self.screen.environment()
      window.environment.colorScheme = scheme
    }
    return Picture(window, on: screen ?? self.screen)
  }

  /// Presses what has this label or identifier.
  func press(_ name: String) throws {
    window.render()
    try window.press(name)
  }

  func type(_ text: String, into name: String) throws {
    window.render()
    try window.type(text, into: name)
  }

  func until(_ what: String, _ isSo: @escaping @MainActor (TriptoHostScreens.HostApp) -> Bool)
    async throws
  {
    let app = app
    do {
      try await HostWalks.until(what) { isSo(app) }
    } catch let missing as NotSeen {
      let texts = picture().texts.map(\.text).prefix(40).joined(separator: " | ")
      throw NotSeen(what: "\(missing.what), at \(app.identifier), \(line): \(texts)")
    }
  }

  /// What went over the line last, and whether a command waits.
  private var line: String {
    let (heard, said) = (gate.passed.suffix(6), gate.said.suffix(6))
    let waits = app.commands.busy?.rawValue ?? "nothing"
    return "heard \(heard), said \(said), \(waits) waits, \(app.commands.notice?.text ?? "")"
  }

  /// Kairo is played first; then comes a scoreboard, as another destination follows (ST19).
  func plan(_ server: TriptoServer) async throws {
    guard let seat = await seats.load() else { throw NotSeen(what: "a seat") }
    try await server.plan(
      ["kairo", "reykjavik"], for: seat.sessionId.rawValue, as: seat.token)
  }

  func close() async {
    gate.open()
    await app.leave()
    display.cancel()
    await display.value
    window.close()
  }
}

/// Keeps what a hand would feel.
@MainActor @Observable
final class FeltHaptics: Haptics {
  private(set) var felt: [Haptic] = []

  func play(_ haptic: Haptic) { felt.append(haptic) }

  /// What was felt since the last time.
  func taken() -> [Haptic] {
    defer { felt = [] }
    return felt
  }
}
