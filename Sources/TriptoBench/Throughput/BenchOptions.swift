package import TriptoBots

/// What is measured.
public struct BenchOptions: Sendable {
  /// `http://127.0.0.1:3000`
  public var base: String
  public var games = 100
  /// Players per game, 2–20; every round takes one of them out, since the winner locks an answer.
  public var players = 8
  /// Brake rounds per game, 1–5: one per clue of the first destination.
  public var rounds = 3
  /// All games brake at the same moment.
  public var isSimultaneous = false
  /// One player per game stays silent, so that the hold of BR5 runs to its end.
  public var keepsHoldOpen = false
  /// How many of a game's players press, so that the rest stay silent; nil for all who may.
  public var presses: Int?
  /// Whoever does not press reads nothing until all games have their verdicts, as if on another machine:
  /// the bench shares this one with the server that it measures. Only where all games brake at once.
  public var observersWait = false
  public var isExtended = false
  /// Open this many idle connections instead of playing.
  public var idleConnections: Int?
  /// The server's process, for its CPU time and memory.
  public var pid: Int32?
  public var seed: UInt64 = 1
  /// A step that takes longer counts as missed, s.
  public var stepSeconds = 20

  public init(base: String) { self.base = base }

  /// - Throws: `BotError.badOptions`.
  package func check() throws(BotError) {
    guard (1...5).contains(rounds) else { throw .badOptions("rounds must be 1–5") }
    guard (2...20).contains(players), players >= rounds + silent else {
      throw .badOptions("players must be 2–20, and enough for one winner per round")
    }
    guard presses ?? 1 > 0 else { throw .badOptions("somebody must press") }
    guard isSimultaneous && idleConnections == nil || !observersWait else {
      throw .badOptions("observers can wait only where all games brake at once")
    }
    guard games > 0, idleConnections ?? 1 > 0 else {
      throw .badOptions("games and connections must be positive")
    }
  }

  /// Players who must be left over in the last round for the hold to run to its end.
  private var silent: Int { presses ?? (keepsHoldOpen ? 1 : 0) }

  /// Who of those that still may brake presses.
  package func pressing(_ eligible: [Int]) -> [Int] {
    if let presses { return Array(eligible.prefix(presses)) }
    return keepsHoldOpen ? Array(eligible.dropLast()) : eligible
  }

  /// How much of every answer is the hold (BR5), ms; it ends at once when nobody stays silent.
  package var holdMs: Double { silent > 0 ? 80 : 0 }
}
