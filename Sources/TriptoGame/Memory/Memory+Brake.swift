import TriptoKernel
import TriptoPlan

/// While the train stands for somebody (EVE91).
extension Memory {
  func isHotAtTen(_ owner: PlayerID) -> Bool {
    let tens = told.compactMap { $0.round.answer(of: owner) }.filter(\.isTen)
    return isAtTen && tens.last?.isCorrect == true
  }

  func isHot(_ owner: PlayerID) -> Bool {
    lastTwo.count == 2 && lastTwo.allSatisfy { $0.isRight(owner) }
  }

  var isFirstTen: Bool {
    isAtTen && told.count >= 2 && !told.contains { $0.round.answers.contains(where: \.isTen) }
  }

  func isSameHand(_ owner: PlayerID) -> Bool {
    lastTwo.count == 2 && lastTwo.allSatisfy { $0.braked(owner) != nil }
  }

  func isNewHand(_ owner: PlayerID) -> Bool {
    told.count >= 2 && told.allSatisfy { $0.braked(owner) == nil }
  }

  private var lastTwo: ArraySlice<PlayedStop> { told.suffix(2) }
  private var isAtTen: Bool { state.level == state.format.levels[0] }
}
