import TriptoGame
import TriptoKernel
import TriptoWire

extension ErrorMessage {
  /// A refusal in plain words, in the game's language.
  public init(_ refusal: Refusal, language: Language) {
    let isSwedish = language == .sv
    switch refusal {
    case .unauthorized, .banned:
      self.init(.unauthorized, isSwedish ? "Det får du inte göra" : "You may not do that")
    case .invalidPhase, .lobbyLocked, .hostTaken, .sessionFull, .notDue:
      self.init(.invalidPhase, isSwedish ? "Inte möjligt just nu" : "Not possible right now")
    case .validation(let reason): self.init(.validationError, reason)
    case .invalidOperation(let reason): self.init(.invalidOperation, reason)
    case .unknownPack:
      self.init(
        .invalidContentPack, isSwedish ? "Paketet finns inte" : "There is no such content pack")
    case .rateLimited:
      self.init(.rateLimited, isSwedish ? "Vänta ett ögonblick" : "Wait a moment")
    }
  }
}
