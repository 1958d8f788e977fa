import TriptoKernel

/// An answer a bot has sent, and whether it meant it to be right.
public struct TypedAnswer: Sendable, Equatable {
  public let round: Int
  /// nil for the destination.
  public let question: Int?
  public let text: String
  public let isRight: Bool
}

/// What bots type when they do not know.
enum WrongAnswers {
  static let words = [
    "Kvastekulla", "Xyzzyborg", "vet inte", "Blåbärsön", "🦄🧭", "🤷‍♂️", "O'Nowhere-by-Sea",
  ]

  static func pick(_ generator: inout SplitMix64, avoiding options: [String] = []) -> String {
    let choices = options.isEmpty ? words : options
    return choices[Int(generator.next() % UInt64(choices.count))]
  }
}
