/// Which protocol the bots speak (EX1).
public enum BotProtocol: String, Sendable, CaseIterable {
  case v1 = "1"
  case v2 = "2"
  /// Every seat draws.
  case mixed
}

/// What is played, and how.
public struct SimulationOptions: Sendable {
  /// `http://127.0.0.1:3000`
  public var base: String
  public var games = 3
  /// Players per game, 1–20.
  public var players = 5
  /// 1–5
  public var destinations = 2
  /// The same seed gives the same choices.
  public var seed: UInt64 = 7
  public var wire = BotProtocol.mixed
  /// The host uses every tool it has (EX16–EX22).
  public var isChaoticHost = false
  /// How long the host lets each clue stand before it goes on, s, watching the show between; nil for one that hurries.
  public var clueSeconds: Int?
  /// Probability that a player loses its connection at a clue.
  public var drops = 0.0
  /// A game that has not ended by then is a violation, s.
  public var limitSeconds = 300

  public init(base: String) { self.base = base }

  func check() throws(BotError) {
    guard (1...20).contains(players) else { throw .badOptions("players must be 1–20") }
    guard (1...5).contains(destinations) else { throw .badOptions("destinations must be 1–5") }
    guard games > 0, limitSeconds > 0, clueSeconds ?? 1 > 0, (0...1).contains(drops) else {
      throw .badOptions("games and times must be positive, drops between 0 and 1")
    }
  }

  var temper: Temper {
    var temper = Temper()
    temper.isChaoticHost = isChaoticHost
    temper.drops = drops
    if let clueSeconds {
      temper.hurries = false
      temper.clueMs = clueSeconds * 900...clueSeconds * 1_100
    }
    return temper
  }
}
