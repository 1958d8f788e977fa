import TriptoKernel
public import TriptoWire

/// What only the host is told, and lends to the bots: they need it to answer right and to find leaks.
public struct GameTruth: Sendable, Equatable {
  /// One place to guess.
  public struct Place: Sendable, Equatable {
    public var name: String
    public var country: String
    public var aliases: [String] = []
    public var packID: String?

    /// Everything that must not reach a TV or a player before the reveal (PR34).
    public var secrets: [String] { [name, country] + aliases + [packID].compactMap { $0 } }
  }

  /// By round, from 0.
  public private(set) var places: [Int: Place] = [:]
  /// The right answers of the questions.
  public private(set) var answers: [QuestionKey: String] = [:]

  /// Reads a host's snapshot; one of another role adds nothing.
  public mutating func learn(_ state: StateView) {
    guard let round = state.roundIndex else { return }
    if let place = state.destination, let name = place.name, let country = place.country {
      places[round] = Place(
        name: name, country: country, aliases: place.aliases,
        packID: state.contentPackId.value?.rawValue ?? places[round]?.packID)
    }
    if let question = state.followupQuestion, let answer = question.correctAnswer {
      answers[QuestionKey(round: round, index: question.currentQuestionIndex)] = answer
    }
  }
}

/// A question of a game. Both numbers count from 0.
public struct QuestionKey: Hashable, Sendable {
  public let round: Int
  public let index: Int
}
