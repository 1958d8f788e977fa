import TriptoStore

/// The projections of the games that are being written. One that is not here is made from its journal.
struct Projections: Sendable {
  /// A game takes some ten kilobytes.
  private static let most = 2_000

  private let begin: Projecting?
  private var games: [String: any GameProjection] = [:]
  /// Games that have no further rows.
  private var given: Set<String> = []

  init(_ begin: Projecting?) { self.begin = begin }

  func isWanted(_ sessionId: String) -> Bool { begin != nil && !given.contains(sessionId) }

  func has(_ sessionId: String) -> Bool { games[sessionId] != nil }

  mutating func forget(_ sessionId: String) { games[sessionId] = nil }

  mutating func giveUp(_ sessionId: String) {
    games[sessionId] = nil
    given.insert(sessionId)
  }

  /// - Parameter entries: The journal so far; their rows are in the database.
  mutating func load(_ session: SessionRecord, _ entries: [JournalEntry]) throws {
    guard var game = try begin?(session) else { return }
    for entry in entries { _ = try game.rows(of: entry) }
    if games.count >= Self.most { games = [:] }
    games[session.id] = game
  }

  mutating func rows(of entry: JournalEntry) throws -> [ProjectedRow] {
    try games[entry.sessionId]?.rows(of: entry) ?? []
  }
}
