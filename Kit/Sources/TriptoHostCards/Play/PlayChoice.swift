/// One of the large answers to tap, in the TV's order (UI-P19, UI-E33).
public struct PlayChoice: Equatable, Sendable, Identifiable {
  /// Its place, from 0.
  public let id: Int
  /// A, B, C, D, beside its shape (UI-A2).
  public let letter: String
  public let text: String
  public let isChosen: Bool

  /// - Parameter chosen: nil while none is.
  static func all(_ texts: [String], chosen: String?) -> [PlayChoice] {
    texts.enumerated().map { place, text in
      PlayChoice(
        id: place, letter: QuestionCards.letter(place), text: text, isChosen: text == chosen)
    }
  }
}
