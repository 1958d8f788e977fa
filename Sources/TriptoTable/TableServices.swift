public import TriptoGame
public import TriptoKernel
public import TriptoPlan
public import TriptoViews

/// What a table borrows: everything that needs the library, the judge or chance.
public protocol TableServices: Sendable {
  /// SE11: whoever names a place on a socket may not have it.
  var isStrict: Bool { get }
  /// Lines are spoken.
  var hasVoice: Bool { get }
  /// The server's best voice of that language is a plain one, or there is none (EVE81).
  func speaksPlainly(_ language: Language) -> Bool
  var clipAddresses: ClipAddresses { get }

  /// ID1–ID3: a UUID v4
  func newID() -> String
  /// ID4: six characters
  func newJoinCode() -> String
  /// EX15: how long the clients of a game wait before they come back, in ms; spread over the games.
  func newRetryAfterMs() -> Int

  /// What is played (ST2).
  ///
  /// - Parameter played: Packs this household knows already, longest ago first (EX31).
  func itinerary(for state: GameState, played: [String]) -> [DestinationRecord]
  /// A pack for HOST_SELECT_CONTENT_PACK; nil when there is none.
  func selected(_ packID: String, _ settings: GameSettings) -> SelectedPack?

  /// AN
  func judge(_ text: String, _ place: Destination) -> Verdict
  /// AN, FQ
  func judge(_ text: String, _ question: Question) -> Bool
}
