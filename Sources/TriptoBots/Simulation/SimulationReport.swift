/// What all games together have shown.
public struct SimulationReport: Sendable {
  public internal(set) var games: [GameReport] = []
  /// Games that could not even begin, and what went wrong between games and server.
  public internal(set) var failures: [Violation] = []
  /// How often the server was killed, and how many acknowledged facts were compared afterwards.
  public internal(set) var kills = 0
  public internal(set) var factsChecked = 0

  public var violations: [Violation] { failures + games.flatMap(\.violations) }

  /// Every game reached its end and nothing was broken.
  public var isGood: Bool { violations.isEmpty && games.allSatisfy(\.hasEnded) }
}
