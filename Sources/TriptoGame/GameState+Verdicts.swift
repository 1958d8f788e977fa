import TriptoKernel
public import TriptoPlan

/// In which order the answers are told (EVE57).
extension GameState {
  /// So many notes are told one by one.
  private static let fewNotes = 3

  /// Wrong notes, right notes, then brakes from the lowest level up.
  var verdictSteps: [[PlayerID]] {
    let answers = round?.answers ?? []
    let notes = answers.filter(\.isNote)
    let wrong = notes.filter { !$0.isCorrect }.sorted(by: isFarther).map(\.seat)
    let right = notes.filter(\.isCorrect).map(\.seat)
    let brakes = answers.filter { !$0.isNote }.sorted { $0.clueLevel < $1.clueLevel }
    let together = [wrong, right].filter { !$0.isEmpty }
    return (notes.count > Self.fewNotes ? together : (wrong + right).map { [$0] })
      + brakes.map { [$0.seat] }
  }

  /// Where nobody knows how far it is comes last; ties in the order of the answers.
  private func isFarther(_ left: LockedAnswer, _ right: LockedAnswer) -> Bool {
    (distanceKm(of: left) ?? -1) > (distanceKm(of: right) ?? -1)
  }

  /// How far from the destination the place lies that a wrong answer names (EVE66).
  public func distanceKm(of answer: LockedAnswer) -> Double? {
    answer.isCorrect ? nil : answer.verdict.open(.judging).otherKm
  }
}
