import TriptoGame
import TriptoKernel
import TriptoPlan

/// What people do, when its time has come and it still makes sense.
extension HumanEvening {
  private func later(_ afterMs: Int, _ act: @escaping () -> Void) {
    evening.table.arrive(afterMs: afterMs) { _ in act() }
  }

  private func socket(_ seat: PlayerID) -> TestSocket? {
    evening.players.first { $0.seat == seat }?.socket
  }

  private func text(knows: Bool) -> JSONValue {
    let right = habits.chance(knows ? 0.75 : 0.10)
    let name = state.destination?.name.open(.judging) ?? ""
    return .string(right ? name : "Någon annanstans")
  }

  /// A clue stands: who knows thinks and acts, who does not may guess.
  func think() {
    guard let level = state.level, let clue = state.format.levels.firstIndex(of: level) else {
      return
    }
    let round = state.roundIndex
    for player in evening.players {
      guard let mind = minds[player.seat] else { continue }
      let knows = mind.knowsAt.map { $0 <= clue } ?? false
      guard knows || mind.guessesAt == clue else { continue }
      later(habits.thinkingMs()) { [unowned self] in
        act(player.seat, knows: knows, brakes: knows && mind.brakes, level: level, round: round)
      }
    }
  }

  private func act(_ seat: PlayerID, knows: Bool, brakes: Bool, level: Int, round: Int) {
    guard state.roundIndex == round, state.answer(ofUnitOf: seat) == nil, !state.isOut(seat)
    else { return }
    if brakes || !state.isEvening {
      guard state.step == .clue, state.level == level else { return }
      socket(seat)?.send("BRAKE_PULL")
    } else if state.whyNoNote(seat) == nil {
      later(habits.noteMs()) { [unowned self] in
        guard state.whyNoNote(seat) == nil, state.roundIndex == round else { return }
        socket(seat)?.send("NOTE_SUBMIT", ["answerText": text(knows: knows)])
        if state.answer(ofUnitOf: seat) != nil { figures.acted.insert(seat) }
      }
    }
  }

  /// Somebody has the brake.
  func hold(_ owner: PlayerID) {
    let knows = minds[owner]?.knowsAt != nil
    grip = habits.grip()
    switch grip {
    case .answers(let firstMs, let sendsMs):
      draft(owner, firstMs)
      later(max(firstMs, sendsMs)) { [unowned self] in
        guard state.brakeOwner == owner else { return }
        socket(owner)?.send("BRAKE_ANSWER_SUBMIT", ["answerText": text(knows: knows)])
      }
    case .letsGo(let afterMs):
      later(afterMs) { [unowned self] in
        if state.isEvening, state.brakeOwner == owner { socket(owner)?.send("BRAKE_RELEASE") }
      }
    case .runsOut(let firstMs): draft(owner, firstMs)
    case .silent, nil: break
    }
  }

  private func draft(_ owner: PlayerID, _ afterMs: Int) {
    guard state.isEvening else { return }
    later(afterMs) { [unowned self] in
      if state.brakeOwner == owner { socket(owner)?.send("DRAFT", ["text": "Någon"]) }
    }
  }

  /// A question stands.
  func answer() {
    guard let question = state.question else { return }
    let (round, number) = (state.roundIndex, state.questionIndex)
    let options = question.options.open(.judging)
    let right = question.correctAnswer.open(.judging)
    for player in evening.players {
      guard let afterMs = habits.answeringMs(isOpen: options == nil) else { continue }
      let text = habits.chance(0.6) ? right : options?.last ?? "Vet inte"
      later(afterMs) { [unowned self] in
        guard state.step == .question, state.roundIndex == round, state.questionIndex == number
        else { return }
        player.socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": .string(text)])
      }
    }
  }

  /// The rules ride: nine of ten try the brake within three seconds.
  func tryBrake() {
    guard state.takesTestPulls else { return }
    for player in evening.players where habits.chance(0.9) {
      later(habits.ms(0.2, 1, 3)) { [unowned self] in
        if state.takesTestPulls { player.socket.send("BRAKE_PULL") }
      }
    }
  }
}
