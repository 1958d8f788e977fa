import Logging
import TriptoGame
import TriptoKernel
import TriptoStore
import TriptoTable
import TriptoViews

/// What a session borrows from the server.
struct SessionServices: Sendable {
  let clock: ServerClock
  let store: any JournalStore
  let planner: LibraryPlanner
  let judge: AnswerJudge
  let metrics: ServerMetrics
  let logger: Logger
  let registry: SessionRegistry
  /// SE11: whoever names a place on a socket may not have it.
  let isStrict: Bool
  /// Nil when the voice is switched off.
  let speaker: Speaker?
  let clipAddresses: ClipAddresses

  func gameStarted(_ id: String) { keep { try await $0.setStatus(.active, sessionId: id) } }

  /// The game is over for good (ST41).
  func sessionExpired(_ id: String) {
    registry.remove(id: id)
    keep { try await $0.setStatus(.ended, sessionId: id) }
  }

  /// The game is not in memory any more, but may come back from its journal.
  func sessionClosed(_ id: String) { registry.remove(id: id) }

  func packPlayed(_ household: String, _ packID: String) {
    let nowMs = Int64(clock.nowMs())
    keep { try await $0.markPlayed(household: household, packId: packID, atMs: nowMs) }
  }

  /// Bookkeeping beside the journal: a failure is reported and costs nobody the game.
  private func keep(_ work: @escaping @Sendable (any JournalStore) async throws -> Void) {
    let store = store
    let logger = logger
    Task {
      do {
        try await work(store)
      } catch {
        logger.error("bookkeeping failed", metadata: ["error": "\(error)"])
      }
    }
  }

  func log(_ oddity: Action.Oddity, of id: String) {
    switch oddity {
    case .refusedTimer(let timer):
      logger.error("a due timer was refused", metadata: ["session": "\(id)", "timer": "\(timer)"])
    case .lateDisconnect: logger.debug("a late disconnect", metadata: ["session": "\(id)"])
    case .lateClip: logger.debug("a clip came too late", metadata: ["session": "\(id)"])
    }
  }
}

extension SessionServices: TableServices {
  var hasVoice: Bool { speaker != nil }

  func newID() -> String { SecureID.uuid() }

  func newJoinCode() -> String {
    var generator = SystemRandomNumberGenerator()
    return JoinCode.random(using: &generator)
  }

  func newRetryAfterMs() -> Int { Int.random(in: 0...3_000) }

  func itinerary(for state: GameState, played: [String]) -> [DestinationRecord] {
    planner.itinerary(for: state, played: played)
  }

  func selected(_ packID: String, _ settings: GameSettings) -> SelectedPack? {
    planner.selected(packID, settings)
  }

  func judge(_ text: String, _ place: Destination) -> Verdict { judge.destination(text, place) }
  func judge(_ text: String, _ question: Question) -> Bool { judge.followup(text, question) }
}

/// UUID v4 strings in lower case (ID1–ID3), from the system's secure source.
enum SecureID {
  // NB: Foundation's own UUID() reads a file on Linux and does not look whether it could.
  static func uuid() -> String {
    var chance = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    for _ in 0..<16 { bytes.append(.random(in: .min ... .max, using: &chance)) }
    return UUIDv4.text(bytes)
  }
}
