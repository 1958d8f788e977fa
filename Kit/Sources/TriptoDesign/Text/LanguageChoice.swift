public import TriptoKernel

/// Which language an app speaks: the person's choice, else the session's, else the device's, else Swedish (UI-A17, UI-E4).
public struct LanguageChoice: Equatable, Sendable {
  /// The person's own, kept on the device.
  public var chosen: Language?
  /// The game's, while there is one.
  public var session: Language?
  private let device: Language?
  /// A TV follows the session, whatever was chosen.
  private let followsSession: Bool

  /// - Parameter tags: the device's languages, the dearest first: `nn-NO`, `en-GB`.
  public init(chosen: Language? = nil, tags: [String] = [], followsSession: Bool = false) {
    self.chosen = chosen
    self.followsSession = followsSession
    device = tags.lazy.compactMap { Language.of(tag: $0) }.first
  }

  public var current: Language {
    (followsSession ? session ?? chosen : chosen ?? session) ?? device ?? .sv
  }
}
