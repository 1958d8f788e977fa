package import Logging
package import TriptoGame
import TriptoGuard
package import TriptoKernel
package import TriptoMetrics
package import TriptoPlan
package import TriptoStore
import TriptoTable
package import TriptoTraces
package import TriptoViews
package import TriptoVoice
import TriptoWire

/// What a session borrows from the server.
package struct SessionServices: Sendable {
  package let clock: ServerClock
  package let store: any JournalStore
  package let planner: LibraryPlanner
  package let metrics: ServerMetrics
  package let traces: Traces
  package let logger: Logger
  package let registry: SessionRegistry
  /// Nil when this process has all the games there are.
  package let membership: Membership?
  /// Who owns which game.
  package var directory: any Directory { registry }
  /// SE11: whoever names a place on a socket may not have it.
  package let isStrict: Bool
  /// Nil when the voice is switched off.
  package let speaker: Speaker?
  package let clipAddresses: ClipAddresses

  package init(
    clock: ServerClock, store: any JournalStore, planner: LibraryPlanner, metrics: ServerMetrics,
    traces: Traces = .current, logger: Logger, registry: SessionRegistry,
    membership: Membership? = nil, isStrict: Bool, speaker: Speaker?, clipAddresses: ClipAddresses
  ) {
    self.clock = clock
    self.store = store
    self.planner = planner
    self.metrics = metrics
    self.traces = traces
    self.logger = logger
    self.registry = registry
    self.membership = membership
    self.isStrict = isStrict
    self.speaker = speaker
    self.clipAddresses = clipAddresses
  }

  func gameStarted(_ id: String) { keep { try await $0.setStatus(.active, sessionId: id) } }

  /// The game is over for good (ST41).
  func sessionExpired(_ id: String) {
    directory.release(id: id)
    membership?.sketches?.ended(id)
    keep { [membership] store in
      try await store.setStatus(.ended, sessionId: id)
      membership?.locator.released(id)
    }
  }

  /// The game is not in memory any more, but may come back from its journal.
  func sessionClosed(_ id: String) {
    directory.release(id: id)
    membership?.sketches?.left(id)
    membership?.locator.released(id)
  }

  func packPlayed(_ household: String, _ packID: String) {
    let nowMs = Int64(clock.nowMs())
    keep { try await $0.markPlayed(household: household, packId: packID, atMs: nowMs) }
  }

  func journeyFinished(_ journey: PastJourney, _ household: String) {
    let record = JourneyRecord(
      id: journey.journeyId, sessionId: journey.sessionId.rawValue, household: household,
      playedAtMs: Int64(journey.playedAtMs), body: journey.jsonBytes())
    keep { try await $0.keepJourney(record) }
  }

  /// Bookkeeping beside the journal: a failure is reported and costs nobody the game.
  private func keep(_ work: @escaping @Sendable (any JournalStore) async throws -> Void) {
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
  package var hasVoice: Bool { speaker != nil }

  package func speaksPlainly(_ language: Language) -> Bool { speaker?.isPlain(language) ?? true }

  package func newID() -> String { SecureID.uuid() }

  package func newJoinCode() -> String {
    var generator = SystemRandomNumberGenerator()
    return JoinCode.random(using: &generator)
  }

  package func newRetryAfterMs() -> Int { Int.random(in: 0...3_000) }

  package func itinerary(for state: GameState, played: [String]) -> [DestinationRecord] {
    planner.itinerary(for: state, played: played)
  }

  package func selected(_ packID: String, _ settings: GameSettings) -> SelectedPack? {
    planner.selected(packID, settings)
  }
}

/// UUID v4 strings in lower case (ID1–ID3), from the system's secure source.
package enum SecureID {
  // NB: Foundation's own UUID() reads a file on Linux and does not look whether it could.
  package static func uuid() -> String {
    var chance = SystemRandomNumberGenerator()
    // NB: the system is asked once for each word, whatever of it is used.
    let words = [chance.next() as UInt64, chance.next()]
    return UUIDv4.text(words.flatMap { word in withUnsafeBytes(of: word) { Array($0) } })
  }
}
