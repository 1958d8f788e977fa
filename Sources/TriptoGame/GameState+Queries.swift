public import TriptoKernel
public import TriptoPlan

/// What can be read off a game.
extension GameState {
  public var host: Seat? { seats.first { $0.role == .host } }
  public var players: [Seat] { seats.filter { $0.role == .player } }
  public var roundIndex: Int { max(rounds.count - 1, 0) }
  public var hasStarted: Bool { !rounds.isEmpty }
  public var round: Round? { rounds.last }
  public var destination: Destination? { hasStarted ? itinerary[roundIndex] : nil }
  /// Nil when this is the last.
  public var nextDestination: Destination? {
    rounds.count < itinerary.count ? itinerary[rounds.count] : nil
  }
  public var isLastDestination: Bool { rounds.count == itinerary.count }
  public var isPaused: Bool { pausedAtMs != nil }
  public var step: Step? { clock?.step }
  public var hasExpired: Bool { seats.isEmpty }

  /// Every game is played in the same one.
  public var format: Format { .standard }

  /// The points of the clue that is on (PR7).
  public var level: Int? {
    switch phase {
    case .roundIntro, .clueLevel, .pausedForBrake: format.levels[clueIndex]
    case .lobby, .preparingRound, .revealDestination, .followupQuestion, .scoreboard,
      .finalResults, .roundEnd:
      nil
    }
  }

  /// The questions that are played of this destination (RE9).
  public var questions: ArraySlice<Question> {
    destination?.questions.prefix(settings.followupsPerDestination) ?? []
  }

  public var question: Question? {
    phase == .followupQuestion ? questions[questionIndex] : nil
  }

  public func seat(_ id: PlayerID) -> Seat? { seats.first { $0.id == id } }

  /// A token of this seat opens a socket: it is here, or may come back (ST36, RE17, EX16).
  public func admits(_ id: PlayerID) -> Bool {
    !kicked.contains(id) && (seat(id) != nil || departed.contains { $0.id == id })
  }

  /// Players who can answer the current destination (PR20, EX26).
  public var answering: [Seat] {
    players.filter { !$0.hasLeft && $0.firstRound <= roundIndex }
  }

  /// Players who can answer the open question (EX40).
  public var answeringQuestion: [Seat] {
    players.filter { !$0.hasLeft && mayAnswerQuestion($0) }
  }

  /// EX26: a late seat plays from the next question on.
  func mayAnswerQuestion(_ seat: Seat) -> Bool {
    seat.firstRound <= roundIndex || seat.firstQuestion <= questionIndex
  }

  /// How many of them have answered it (EX40).
  public var questionAnswerCount: Int {
    let answered = round?.followups.last ?? []
    return answeringQuestion.count { seat in answered.contains { $0.seat == seat.id } }
  }

  /// RE11: connected, or claimed by a join
  public var hasHost: Bool { host.map { $0.isConnected || !$0.isPlaceholder } ?? false }

  /// Since when nobody has sat in the seat that the session was made with; nil while its host is
  /// connected, and after a claim (RE16).
  public var placeholderVacantSinceMs: Milliseconds? {
    guard let host, host.isPlaceholder, !host.isConnected else { return nil }
    return host.lostAtMs ?? host.joinedAtMs
  }

  /// The host has offered its seat with this code, and the offer stands (EX23).
  public func isHandover(_ code: String, at nowMs: Milliseconds) -> Bool {
    guard let handover else { return false }
    return handover.code == code && nowMs < handover.expiresAtMs
  }

  public func isConnected(_ viewer: Viewer) -> Bool {
    switch viewer {
    case .tv: isTVConnected
    case .host(let id), .player(let id): seat(id)?.isConnected ?? false
    }
  }

  /// Points so far that may be shown: destinations once revealed, questions once scored (PR36).
  public func score(of seat: PlayerID) -> Int {
    let unit = unit(of: seat)
    return rounds.reduce(0) { total, round in
      let isPublic = round.areScoresPublic || (endReason != nil && round.isScored)
      let places = isPublic ? round.answer(of: unit)?.total ?? 0 : 0
      return total + places + round.questionPoints(of: unit)
    }
  }

  /// Sorted by score, equal scores in join order, with shared ranks (SC4, SC6).
  public var standings: [Standing] {
    let scored = players.filter { !$0.isForNext }.map { (seat: $0, score: score(of: $0.id)) }
    let sorted = scored.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element)
    return sorted.map { row in
      let better = sorted.count { $0.score > row.score }
      return Standing(seat: row.seat.id, name: row.seat.name, score: row.score, rank: better + 1)
    }
  }

  /// SC5; empty without players.
  public var winners: [PlayerID] { standings.filter { $0.rank == 1 }.map(\.seat) }

  public var destinationsCompleted: Int { rounds.count { $0.hasResults } }
}

public struct Standing: Sendable, Equatable {
  public let seat: PlayerID
  public let name: String
  public let score: Int
  public let rank: Int
}
