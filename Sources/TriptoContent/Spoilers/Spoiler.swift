public import TriptoKernel

/// One destination that gives another one away (L62).
public struct Spoiler: Sendable, Equatable, Encodable {
  public enum Kind: String, Sendable, Encodable {
    /// What the other one is.
    case name
    /// What the other one asks.
    case answer
  }

  /// The pack that tells.
  public let teller: PackID
  /// Where it tells, as in `clues[0].text`.
  public let path: String
  /// The pack that is given away.
  public let told: PackID
  public let kind: Kind
  /// The question whose answer it is, from 0.
  public let question: Int?
  /// What is given away, as in `destination.name` or `followups[1].correctAnswer`.
  public let toldPath: String
  /// The words that give it away.
  public let words: String

  func concerns(_ first: PackID, _ second: PackID) -> Bool {
    (teller, told) == (first, second) || (teller, told) == (second, first)
  }
}
