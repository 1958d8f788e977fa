import TriptoKernel
import TriptoWire

extension BotBrain {
  func playerPlans(_ situation: Situation, mayDrop: Bool) -> [BotPlan] {
    switch situation {
    case .clue(let round, let level): clue(round, level, mayDrop)
    case .brake(let round, let level, let owner) where owner == memory.me:
      [plan(.answerBrake, after: delay(temper.answerMs, "answerDelay", round, level))]
    case .question(let round, let index): question(round, index)
    case .scoreboard(let round): reaction(round, 0)
    default: []
    }
  }

  private func clue(_ round: Int, _ level: Int, _ mayDrop: Bool) -> [BotPlan] {
    if memory.hasLocked { return reaction(round, level) }
    var roll = dice.roll("clue", round, level)
    let (brakes, twice, drops) = (roll.unit(), roll.unit(), roll.unit())
    let pressMs = Int.random(in: temper.pressMs, using: &roll)
    if mayDrop, drops < temper.drops { return [plan(.drop, after: pressMs)] }
    guard brakes < temper.brakes else { return reaction(round, level) }
    let presses = twice < temper.pressesTwice ? [pressMs, pressMs + 15] : [pressMs]
    return presses.map { plan(.press, after: $0) }
  }

  private func question(_ round: Int, _ index: Int) -> [BotPlan] {
    var roll = dice.roll("question", round, index)
    guard !memory.hasAnswered, roll.unit() < temper.answers else { return [] }
    return [plan(.answerQuestion, after: Int.random(in: temper.answerMs, using: &roll))]
  }

  private func reaction(_ round: Int, _ occasion: Int) -> [BotPlan] {
    var roll = dice.roll("reaction", round, occasion)
    guard roll.unit() < temper.reacts,
      let emoji = ReactionEmoji.allCases.randomElement(using: &roll)
    else { return [] }
    return [plan(.reaction(emoji), after: Int.random(in: temper.pressMs, using: &roll))]
  }

  func delay(_ range: ClosedRange<Int>, _ subject: String, _ round: Int, _ number: Int) -> Int {
    var roll = dice.roll(subject, round, number)
    return Int.random(in: range, using: &roll)
  }

  /// The text depends on the round alone, so a repeat after a lost connection is the same answer.
  mutating func answerBrake() -> BotAction? {
    var roll = dice.roll("destination", memory.round)
    let isRight = roll.unit() < temper.isRight
    if isRight, let place = truth.places[memory.round] {
      let names = [place.name] + place.aliases
      return type(names[Int(roll.next() % UInt64(names.count))], question: nil, isRight: true)
    }
    return type(WrongAnswers.pick(&roll), question: nil, isRight: false)
  }

  mutating func answerQuestion() -> BotAction? {
    guard let question = memory.state?.followupQuestion, !memory.hasAnswered else { return nil }
    let index = question.currentQuestionIndex
    var roll = dice.roll("followup", memory.round, index)
    let isRight = roll.unit() < temper.isRight
    guard let answer = truth.answers[QuestionKey(round: memory.round, index: index)] else {
      return nil
    }
    if isRight { return type(answer, question: index, isRight: true) }
    let others = (question.options ?? []).filter { $0 != answer }
    return type(WrongAnswers.pick(&roll, avoiding: others), question: index, isRight: false)
  }

  private mutating func type(_ text: String, question: Int?, isRight: Bool) -> BotAction {
    typed.append(
      TypedAnswer(round: memory.round, question: question, text: text, isRight: isRight))
    guard let question else { return .send(.brakeAnswerSubmit(answerText: text)) }
    return .send(.followupAnswerSubmit(answerText: text, index: question))
  }
}
