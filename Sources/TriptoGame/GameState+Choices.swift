import TriptoBrake
public import TriptoKernel
import TriptoPlan

/// The children's compartment: four places instead of typing (EVE45–EVE48).
extension GameState {
  /// The clue for 6 points and those behind it.
  private static let firstChoice = 2
  /// Wrong ones besides the right one.
  static let wrongChoices = 3

  /// This player chooses at the clue that is on; where there are too few places it types (EVE46).
  public func answersByChoice(_ id: PlayerID) -> Bool {
    guard isEvening, level != nil, step?.isBeforeName != true, clueIndex >= Self.firstChoice,
      seat(id)?.isChild == true, let place = destination
    else { return false }
    return place.choices.open(.child).count == Self.wrongChoices
  }

  /// The four, in the same order for every child and level of a destination; nil for who types (EVE47).
  public func choices(of id: PlayerID) -> [String]? {
    guard answersByChoice(id), let place = destination else { return nil }
    let all = place.choices.open(.child) + [place.name.open(.child)]
    return all.map { (text: $0, coin: coin(ofChoice: $0)) }.sorted {
      ($0.coin, $0.text) < ($1.coin, $1.text)
    }.map(\.text)
  }

  private func coin(ofChoice text: String) -> UInt64 {
    Coin.toss(
      self.id, journey: tonight.journey, purpose: "choices", index: "\(nightIndex)|\(text)")
  }

  /// From the 6-point clue on a child's answer is one of the four (EVE48).
  func admitChoice(_ text: String, from id: PlayerID) throws(Refusal) {
    guard let choices = choices(of: id), !choices.contains(text) else { return }
    throw .validation("Choose one of the four places")
  }

  /// Half the points for a choice, rounded up (EVE45).
  public func worth(_ points: Int, of id: PlayerID) -> Int {
    answersByChoice(id) ? (points + 1) / 2 : points
  }

  /// How long the owner of a brake may take; a child half as long again (EVE48).
  func brakeAnswerMs(of id: PlayerID) -> Milliseconds { patience(brakeAnswerMs, with: id) }

  /// How long it may type nothing (EVE29); nil without an evening.
  func silenceMs(of id: PlayerID) -> Milliseconds? {
    silenceMs.map { patience($0, with: id) }
  }

  private func patience(_ ms: Milliseconds, with id: PlayerID) -> Milliseconds {
    isEvening && seat(id)?.isChild == true ? ms * 3 / 2 : ms
  }
}
