public import TriptoKernel
public import TriptoPlan

/// Two to four players who answer together (EVE42).
public struct Carriage: Sendable, Equatable, Codable {
  static let most = 12
  /// Seats.
  public static let room = 4
  /// So many players can be in carriages.
  static let players = 4...48

  /// 1–12; names it.
  public let number: Int
  /// In the order in which they came in.
  public internal(set) var members: [PlayerID]

  public var id: String { "c\(number)" }
  /// The number's own colour (EVE43, EVE75).
  public var tone: Int { number }

  /// Nil for what no carriage is called.
  public static func number(of id: String) -> Int? {
    (1...most).first { "c\($0)" == id }
  }
}

extension GameState {
  /// The carriages of the lobby, or of the journey that is played in them; empty without.
  public var carriages: [Carriage] { tonight.carriages }

  /// The journey that is on is played by carriages (EVE43).
  public var isByCarriage: Bool { hasStarted && !tonight.carriages.isEmpty }

  public func carriage(of id: PlayerID) -> Carriage? {
    tonight.carriages.first { $0.members.contains(id) }
  }

  /// Who answers together with this player: its carriage, or it alone (EVE20).
  func unit(of id: PlayerID) -> [PlayerID] {
    guard isByCarriage, let carriage = carriage(of: id) else { return [id] }
    return carriage.members
  }

  /// Who else rides in the carriage of a player in this journey.
  public func mates(of id: PlayerID) -> [PlayerID] { unit(of: id).filter { $0 != id } }

  /// The one answer of a player's unit at this destination (EVE38).
  public func answer(ofUnitOf id: PlayerID) -> LockedAnswer? {
    round?.answer(of: unit(of: id))
  }

  /// What an answer to a question has given its unit: nothing to who was right while most of the carriage
  /// was wrong (EVE44).
  public func points(of answer: FollowupAnswer, question: Int) -> Int {
    guard answer.isCorrect else { return 0 }
    return round?.questionPoints(question, of: unit(of: answer.seat)) ?? 0
  }

  /// Players whose unit has answered (PR20).
  public var answeredPlayers: Int {
    guard isByCarriage else { return round?.answers.count ?? 0 }
    return answering.count { answer(ofUnitOf: $0.id) != nil }
  }

  /// With carriages, the points of each and its rank, in the order of their numbers (EVE44).
  public var carriageStandings: [(carriage: Carriage, score: Int, rank: Int)] {
    let scored = carriages.map { ($0, $0.members.first.map(score(of:)) ?? 0) }
    return scored.map { carriage, score in
      (carriage, score, 1 + scored.count { $0.1 > score })
    }
  }
}

extension Round {
  /// The answer of the first of these who has one.
  func answer(of unit: [PlayerID]) -> LockedAnswer? {
    answers.first { unit.contains($0.seat) }
  }

  /// What the questions gave a unit: a player's right ones, or those that at least half of a carriage's
  /// answers had right (EVE44).
  func questionPoints(of unit: [PlayerID]) -> Int {
    (0..<min(scoredQuestions, followups.count)).reduce(0) { $0 + questionPoints($1, of: unit) }
  }

  func questionPoints(_ index: Int, of unit: [PlayerID]) -> Int {
    let own = followups[index].filter { unit.contains($0.seat) }
    let right = own.filter(\.isCorrect)
    return right.count * 2 >= own.count ? right.first?.points ?? 0 : 0
  }
}
