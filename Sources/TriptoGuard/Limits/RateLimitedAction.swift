/// What is counted per address and minute (SE7). Every route belongs to one kind; thirty phones of one
/// household stay far below.
public enum RateLimitedAction: String, Sendable, CaseIterable {
  case createSession, join, openSocket, speak
  /// Games by their code, places for TVs, join tokens, a game's plan.
  case lookUp
  /// A screen asks for a code, looks whether it is paired, or a host types one (RE70–RE72).
  case openScreen, readScreen, showOnScreen
  /// Destinations and the jobs that make some; a page asks every 2 s (RE29).
  case readPacks
  /// Imports, edits, deletions, generation, game plans.
  case writePacks
  /// What a household has played.
  case readHistory
  /// The audit log and the replay, which are made anew from a whole journal.
  case history
  case clip
  /// /health and /metrics.
  case watch
  /// What operators ask of a node of a cluster (CL8).
  case operate
  /// Any request at all, pages and unknown paths included.
  case request

  /// How many are allowed in any minute.
  public var perMinute: Int {
    switch self {
    case .createSession: 120
    case .join: 300
    case .openSocket: 600
    case .speak: 10
    case .lookUp: 600
    case .openScreen: 30
    case .readScreen: 600
    case .showOnScreen: 20
    case .readPacks: 600
    case .writePacks: 120
    case .readHistory: 120
    case .history: 30
    case .clip: 1_200
    case .watch: 600
    case .operate: 6_000
    case .request: 6_000
    }
  }

  /// How many a whole network of addresses (`ClientAddress.network`) is allowed in any minute.
  package var perMinuteAndNetwork: Int { 8 * perMinute }
}
