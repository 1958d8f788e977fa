public import TriptoGame
public import TriptoKernel
public import TriptoWire
import TriptoWords

extension ErrorMessage {
  /// A refusal in plain words, in the game's language.
  public init(_ refusal: Refusal, language: Language) {
    let words = Words.of(language)
    switch refusal {
    case .unauthorized, .banned:
      self.init(.unauthorized, words.text(.notAllowed))
    case .invalidPhase, .lobbyLocked, .hostTaken, .sessionFull, .notDue:
      self.init(.invalidPhase, words.text(.notNow))
    case .validation(let reason): self.init(.validationError, reason)
    case .invalidOperation(let reason): self.init(.invalidOperation, reason)
    case .unknownPack:
      self.init(.invalidContentPack, words.text(.noSuchPack))
    case .rateLimited:
      self.init(.rateLimited, words.text(.waitAMoment))
    }
  }
}
