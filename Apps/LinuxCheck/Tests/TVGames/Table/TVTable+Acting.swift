import TriptoClient
import TriptoWire

// What host and guests do.
extension TVTable {
  func act(_ state: StateView, _ now: Occasion) async throws {
    do {
      switch state.phase {
      case .lobby: if now.hasTV { await host.send(.hostStartGame) }
      case .clueLevel where now.journey == 1 && kills == 0 && plan.isKilled: try await kill()
      case .clueLevel: try await clue(state)
      case .pausedForBrake: try await answer(state)
      case .followupQuestion: try await answerQuestion(state)
      case .scoreboard: await host.send(.nextDestination)
      case .roundEnd where now.journey < plan.journeys: await host.send(.hostRematch)
      case .roundEnd: (isOver, standings) = (true, state.scoreboard)
      default: break
      }
    } catch is SocketClosed {
      // NB: a guest's line broke with the server; the same occasion comes again with the new one.
      done = nil
    }
  }

  private func kill() async throws {
    kills += 1
    server.kill()
    try await server.start()
    for guest in guests { try await guest.connect() }
    done = nil
  }

  /// The first guest brakes at once, the second at the next clue; then the host goes on.
  private func clue(_ state: StateView) async throws {
    switch plan.script {
    case .brakes: break
    case .tie:
      await host.send(.hostForceReveal)
      return
    case .ends:
      await host.send(.endGame)
      return
    }
    let (locked, level) = (state.lockedAnswersCount, state.clueLevelPoints)
    if locked < 2, (locked == 0 && level == 10) || (locked == 1 && level == 8) {
      return try await guests[locked].brake()
    }
    await host.send(.hostNextClue)
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
