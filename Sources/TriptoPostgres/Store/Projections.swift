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

  /// What the projection of a game knows beside it; nil when none is here.
  func memory(of sessionId: String) throws -> [UInt8]? { try games[sessionId]?.memory() }

  /// - Parameters:
  ///   - start: Where it begins; nil for the first row.
  ///   - entries: The journal from there on; their rows are in the database.
  mutating func load(
    _ session: SessionRecord, from start: ProjectionStart?, _ entries: [JournalEntry]
  ) throws {
    guard var game = try begin?(session, start) else { return }
    for entry in entries { _ = try game.rows(of: entry) }
    if games.count >= Self.most { games = [:] }
    games[session.id] = game
  }

  mutating func rows(of entry: JournalEntry) throws -> [ProjectedRow] {
    try games[entry.sessionId]?.rows(of: entry) ?? []
  }
}
