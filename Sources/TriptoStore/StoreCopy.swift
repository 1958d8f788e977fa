/// Moves everything from one store into an empty one, and reads it back.
public struct StoreCopy: Sendable {
  public struct Report: Sendable, Equatable {
    public var sessions = 0
    /// Of their journals.
    public var rows = 0
    public var journeys = 0
    public var playedPacks = 0
    public var secrets = 0
    /// Games whose journal has a gap (DA26): they stay where they are.
    public var leftOut: [String] = []

    public init() {}
  }

  /// Rows that are read, and appended, at once.
  private static let rowsAtOnce = 200

  private let source: any CopyableStore
  private let target: any CopyableStore

  /// No server may use either meanwhile.
  public init(from source: any CopyableStore, to target: any CopyableStore) {
    self.source = source
    self.target = target
  }

  /// - Throws: `StoreCopyError`, and what the stores say. Then what was copied so far stays in the target, which
  ///   takes no second copy.
  public func run() async throws -> Report {
    guard try await target.allSessions().isEmpty, try await target.allPlayedPacks().isEmpty else {
      throw StoreCopyError.notEmpty
    }
    var report = Report()
    for session in try await source.allSessions() { try await copy(session, &report) }
    for pack in try await source.allPlayedPacks() {
      try await target.markPlayed(household: pack.household, packId: pack.packId, atMs: pack.atMs)
      report.playedPacks += 1
    }
    for (name, value) in try await source.allSecrets() {
      try await target.replaceSecret(name, with: value)
      report.secrets += 1
    }
    try await verify(leftOut: Set(report.leftOut))
    return report
  }

  private func copy(_ session: KeptSession, _ report: inout Report) async throws {
    let id = session.record.id
    try await target.createSession(session.record)
    do {
      try await forEachPage(of: id) { try await target.append($0) }
    } catch StoreError.gap {
      _ = try await target.delete(id)
      report.leftOut.append(id)
      return
    }
    for journey in try await source.journeys(ofSession: id) {
      try await target.keepJourney(journey.record)
      if journey.isHidden {
        _ = try await target.hideJourney(journey.record.id, household: journey.record.household)
      }
      report.journeys += 1
    }
    if session.isRedacted { try await target.markRedacted(id) }
    report.sessions += 1
    report.rows += try await target.count(id).rows
  }

  private func forEachPage(
    of sessionId: String, _ body: ([JournalEntry]) async throws -> Void
  ) async throws {
    var seq = Int64.min
    while true {
      let page = try await source.entries(
        sessionId: sessionId, after: seq, through: .max, limit: Self.rowsAtOnce)
      guard let last = page.last else { return }
      try await body(page)
      seq = last.seq
    }
  }

  /// Every byte is read from both, once more.
  private func verify(leftOut: Set<String>) async throws {
    let sessions = try await source.allSessions().filter { !leftOut.contains($0.record.id) }
    guard try await target.allSessions() == sessions else {
      throw StoreCopyError.differs("sessions")
    }
    for session in sessions { try await verify(session.record.id) }
    guard try await Set(target.allPlayedPacks()) == Set(source.allPlayedPacks()) else {
      throw StoreCopyError.differs("played packs")
    }
    let (wanted, found) = (try await source.allSecrets(), try await target.allSecrets())
    guard wanted.allSatisfy({ found[$0.key] == $0.value }) else {
      throw StoreCopyError.differs("secrets")
    }
  }

  private func verify(_ id: String) async throws {
    guard try await source.journeys(ofSession: id) == target.journeys(ofSession: id) else {
      throw StoreCopyError.differs("journeys of \(id)")
    }
    guard try await source.count(id) == target.count(id) else {
      throw StoreCopyError.differs("journal of \(id)")
    }
    try await forEachPage(of: id) { page in
      let copied = try await target.entries(
        sessionId: id, after: page[0].seq - 1, through: .max, limit: page.count)
      guard copied == page else { throw StoreCopyError.differs("journal of \(id)") }
    }
  }
}

public enum StoreCopyError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The target has games already.
  case notEmpty
  /// What was read back is not what was written.
  case differs(String)

  public var description: String {
    switch self {
    case .notEmpty: "There are games in the store that would be written: give an empty one."
    case .differs(let what): "The copy differs in its \(what); do not use it."
    }
  }
}
