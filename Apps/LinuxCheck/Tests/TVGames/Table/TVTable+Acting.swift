import TriptoClient
import TriptoWire

// What host and guests do.
extension TVTable {
  /// - Returns: false where it cannot be done yet, or is to be done again.
  func act(_ host: HostPlace, _ state: StateView, _ now: Occasion) async throws -> Bool {
    do {
      switch state.phase {
      case .lobby: return host.start(now.hasTV)
      case .clueLevel where now.journey == 1 && kills == 0 && plan.isKilled: return try await kill()
      case .clueLevel: return try await clue(host, state)
      case .pausedForBrake: try await answer(state)
      case .followupQuestion: try await answerQuestion(state)
      case .scoreboard: return host.press("next-destination")
      case .roundEnd where now.journey < plan.journeys: return host.press("rematch")
      case .roundEnd: (isOver, standings) = (true, state.scoreboard)
      default: break
      }
      return true
    } catch is SocketClosed {
      // NB: a guest's line broke with the server; the same occasion comes again with the new one.
      return false
    }
  }

  private func kill() async throws -> Bool {
    kills += 1
    server.kill()
    try await server.start()
    for guest in guests { try await guest.connect() }
    return false
  }

  /// The first guest brakes at once, the second at the next clue; then the host goes on.
  private func clue(_ host: HostPlace, _ state: StateView) async throws -> Bool {
    switch plan.script {
    case .brakes: break
    case .tie: return host.press("force-reveal")
    case .ends: return host.endGame()
    }
    let (locked, level) = (state.lockedAnswersCount, state.clueLevelPoints)
    if locked < 2, (locked == 0 && level == 10) || (locked == 1 && level == 8) {
      try await guests[locked].brake()
      return true
    }
    return host.press("next-clue")
  }

  private func answer(_ state: StateView) async throws {
    guard let place = guests.firstIndex(where: { $0.name == state.brakeOwnerName }) else { return }
    try await guests[place].answer(place == 0 ? state.destination?.name ?? "" : "Atlantis")
  }

  private func answerQuestion(_ state: StateView) async throws {
    guard let question = state.followupQuestion else { return }
    for (place, guest) in guests.enumerated() {
      let right = question.correctAnswer ?? ""
      let wrong = question.options?.first { $0 != right } ?? "Atlantis"
      try await guest.answerQuestion(place == 0 || plan.script == .tie ? right : wrong)
    }
  }
}
