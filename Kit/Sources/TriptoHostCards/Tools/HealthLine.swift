import TriptoClient
public import TriptoDesign
package import TriptoKernel
import TriptoWire

/// What keeps the room from seeing or hearing the show, in plain words; none of it stops the game (UI-H65, UI-H71).
public struct HealthLine: Equatable, Sendable, Identifiable {
  public let id: String
  public let text: String
  /// Worth interrupting who listens instead of looking.
  public let isUrgent: Bool
  public let symbol: Symbol
  /// The button that puts it away, and what voices call it.
  public let dismiss: String
  public let dismissLabel: String
  /// When another screen took the TV's place: whoever puts the line away has seen it.
  package let replacedAtMs: Milliseconds?

  private init(
    _ id: String, _ text: String, _ symbol: Symbol, isUrgent: Bool, _ host: HostMessages,
    replacedAtMs: Milliseconds? = nil
  ) {
    (self.id, self.text, self.symbol, self.isUrgent) = (id, text, symbol, isUrgent)
    (dismiss, dismissLabel) = (host.dismiss, host.dismissOf(text: text))
    self.replacedAtMs = replacedAtMs
  }

  /// - Parameters:
  ///   - knownMs: until then every change of the TV is known to the host.
  ///   - address: where a TV finds the game.
  package static func all(_ view: GameView, knownMs: Milliseconds, address: String) -> [HealthLine]
  {
    guard !view.game.keepsResults else { return [] }
    return [replaced(view, knownMs), tv(view, address), voice(view)].compactMap(\.self)
      + journey(view)
  }

  private static func replaced(_ view: GameView, _ knownMs: Milliseconds) -> HealthLine? {
    guard let atMs = view.game.health?.tvReplacedAtMs, atMs > knownMs else { return nil }
    return HealthLine(
      "tv-replaced", view.host.tvReplaced, .broadcast, isUrgent: true, view.host,
      replacedAtMs: atMs)
  }

  private static func tv(_ view: GameView, _ address: String) -> HealthLine? {
    let host = view.host
    if view.state.tvConnected == false {
      let text = view.state.phase == .lobby ? host.tvMissing(url: address) : host.tvLost
      return HealthLine("tv-missing", text, .broadcast, isUrgent: true, host)
    }
    guard view.game.health?.tvAudio == .blocked else { return nil }
    return HealthLine("tv-silent", host.tvSilent, .mute, isUrgent: false, host)
  }

  /// Of a journey that has begun: places come again (EVE5), nobody rides in carriages (EVE43).
  private static func journey(_ view: GameView) -> [HealthLine] {
    let (state, host) = (view.state, view.host)
    guard state.phase != .lobby, state.phase != .roundEnd else { return [] }
    let isAlone =
      view.game.lobby?.settings?.carriages == true && state.carriages?.isEmpty != false
    return [
      state.journey?.libraryOut == true
        ? HealthLine("library-out", host.libraryOut, .library, isUrgent: false, host) : nil,
      isAlone
        ? HealthLine("carriages-few", host.carriagesFew, .players, isUrgent: false, host) : nil,
    ].compactMap(\.self)
  }

  /// Why nothing is read aloud though the host wants it.
  static func voice(_ view: GameView) -> HealthLine? {
    guard view.game.lobby?.settings?.voice != false,
      case .failing(let problem, _)? = view.game.health?.voice
    else { return nil }
    return HealthLine(
      "voice-\(problem.rawValue)", text(problem, view.host), .mute, isUrgent: false, view.host)
  }

  private static func text(_ problem: VoiceProblem, _ host: HostMessages) -> String {
    switch problem {
    case .missing: host.voiceProblemMissing
    case .wrongKey: host.voiceProblemWrongKey
    case .quota: host.voiceProblemQuota
    case .busy: host.voiceProblemBusy
    case .timeout: host.voiceProblemTimeout
    case .garbage: host.voiceProblemGarbage
    case .unreachable: host.voiceProblemUnreachable
    case .refused: host.voiceProblemRefused
    case .storage: host.voiceProblemStorage
    case .budget: host.voiceProblemBudget
    case .unknown: host.voiceFailing
    }
  }
}
