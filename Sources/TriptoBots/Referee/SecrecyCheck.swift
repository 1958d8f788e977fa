import TriptoKernel
import TriptoWire

/// Which keys and values a role may see (PR22–PR31, EV28, EV39, EV40, EV42).
struct SecrecyCheck: Sendable {
  let role: Role

  func hear(_ frame: Frame, me: PlayerID?) -> [Violation] {
    guard role != .host else { return [] }
    let payload = frame.payload
    switch frame.message {
    case .brakeAnswerLocked where payload.has("answerText"):
      return [Violation("EV28", "answerText in BRAKE_ANSWER_LOCKED")]
    case .followupQuestionPresent where payload.has("correctAnswer"):
      return [Violation("EV39", "correctAnswer in FOLLOWUP_QUESTION_PRESENT")]
    case .followupAnswersLocked where payload.has("answersByPlayer"):
      return [Violation("EV40", "answersByPlayer in FOLLOWUP_ANSWERS_LOCKED")]
    case .nextDestinationEvent(let next)
    where next.destinationName != "Nästa resmål" || next.destinationCountry != "":
      return [Violation("EV42", "NEXT_DESTINATION_EVENT names the place")]
    case .brakeOrder: return [Violation("EX11", "BRAKE_ORDER to \(role.rawValue)")]
    case .stateSnapshot(let snapshot): return state(snapshot.state, payload, me)
    default: return []
    }
  }

  private func state(_ state: StateView, _ payload: JSONValue, _ me: PlayerID?) -> [Violation] {
    let isRevealed = state.destination?.revealed ?? false
    var found: [Violation] = []
    if let place = state.destination, !place.revealed, place != .hidden {
      found.append(Violation("PR27", "the destination before the reveal"))
    }
    if let question = state.followupQuestion,
      question.correctAnswer != nil || !question.answersByPlayer.isEmpty
    {
      found.append(Violation("PR29", "the answers of an open question"))
    }
    if state.contentPackId != .absent { found.append(Violation("PR18", "contentPackId")) }
    if state.players.contains(where: { $0.role == .host }) {
      found.append(Violation("PR22", "the host's entry"))
    }
    let rows = payload["state"]?["lockedAnswers"]?.elements ?? []
    if !isRevealed, rows.contains(where: { $0.has("isCorrect") || $0.has("pointsAwarded") }) {
      found.append(Violation("PR23", "a judgement before the reveal"))
    }
    return found + (role == .tv ? tv(rows, isRevealed) : player(rows, payload, me))
  }

  /// PR26: a TV has no answer before the reveal, and no text after it
  private func tv(_ rows: [JSONValue], _ isRevealed: Bool) -> [Violation] {
    let isAllowed = isRevealed ? !rows.contains { $0.has("answerText") } : rows.isEmpty
    return isAllowed ? [] : [Violation("PR26", "locked answers on the TV")]
  }

  /// PR25, PR31, EVE43: a player has its own entry alone, or its carriage's, and no audio
  private func player(
    _ rows: [JSONValue], _ payload: JSONValue, _ me: PlayerID?
  ) -> [Violation] {
    var found: [Violation] = []
    let own = Self.carriage(of: me, payload["state"]) ?? [me?.rawValue]
    if rows.contains(where: { !own.contains($0["playerId"]?.text) }) {
      found.append(Violation("PR25", "somebody else's locked answer"))
    }
    if payload["state"]?.has("audioState") == true {
      found.append(Violation("PR31", "audioState to a player"))
    }
    return found
  }

  /// Who rides with a player; nil where there are no carriages.
  private static func carriage(of me: PlayerID?, _ state: JSONValue?) -> [String?]? {
    state?["carriages"]?.elements.map { $0["members"]?.elements.map(\.text) ?? [] }
      .first { $0.contains(me?.rawValue) }
  }
}
