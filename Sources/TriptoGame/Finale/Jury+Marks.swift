import TriptoKernel
import TriptoPlan

/// The marks that take more than a count (EVE78).
extension Jury {
  /// The only one right where at least three have answered, at the dearest place.
  var aloneRight: Candidate? {
    let alone = stops.compactMap { stop -> (stop: PlayedStop, answer: LockedAnswer)? in
      let right = stop.round.answers.filter(\.isCorrect)
      guard stop.round.answers.count >= 3, right.count == 1, seats.contains(right[0].seat) else {
        return nil
      }
      return (stop, right[0])
    }
    guard let most = alone.map(\.answer.points).max(),
      let first = alone.first(where: { $0.answer.points == most })
    else { return nil }
    return Candidate(
      id: .aloneRight, seats: [first.answer.seat], value: nil, place: first.stop.place)
  }

  /// Points at every destination, of two or more; among those whose least is highest.
  var steady: Candidate? {
    guard stops.count >= 2 else { return nil }
    let least = seats.compactMap { seat -> (seat: PlayerID, points: Int)? in
      let points = stops.map { gained(seat, $0.round) }.min() ?? 0
      return points > 0 ? (seat, points) : nil
    }
    guard let most = least.map(\.points).max() else { return nil }
    return Candidate(
      id: .steady, seats: least.filter { $0.points == most }.map(\.seat),
      value: Double(stops.count), place: nil)
  }

  private func gained(_ seat: PlayerID, _ round: Round) -> Int {
    let unit = state.unit(of: seat)
    return (round.answer(of: unit)?.total ?? 0) + round.questionPoints(of: unit)
  }

  /// The first carriage whose members have all answered every question.
  var crew: Candidate? {
    let questions = stops.flatMap { $0.round.followups.prefix($0.round.scoredQuestions) }
    guard state.isByCarriage, !questions.isEmpty else { return nil }
    return state.carriages.first { carriage in
      questions.allSatisfy { answers in
        carriage.members.allSatisfy { member in answers.contains { $0.seat == member } }
      }
    }.map { Candidate(id: .crew, seats: $0.members, value: nil, place: nil) }
  }

  /// From the first destination to the end.
  func gainedRanks(_ seat: PlayerID) -> Int {
    guard stops.count >= 2 else { return 0 }
    var earlier = state
    earlier.rounds = Array(state.rounds.prefix(1))
    guard let past = earlier.standings.first(where: { $0.seat == seat }),
      let now = state.standings.first(where: { $0.seat == seat })
    else { return 0 }
    return past.rank - now.rank
  }

  func rightQuestions(_ seat: PlayerID) -> Int {
    stops.flatMap { $0.round.followups.prefix($0.round.scoredQuestions).joined() }
      .count { $0.seat == seat && $0.isCorrect }
  }

  /// Brakes whose owner has answered, whatever it was.
  func brakes(_ seat: PlayerID, _ value: (Grip) -> Double?) -> [Mark] {
    stops.enumerated().flatMap { index, stop in
      stop.round.grips.filter { $0.value.seat == seat && stop.braked(seat)?.clueLevel == $0.key }
        .compactMap { value($0.value) }.map { Mark(stop: index, value: $0) }
    }
  }

  /// Those that were right.
  func grips(_ seat: PlayerID, _ value: (Grip) -> Double?) -> [Mark] {
    let marks = brakes(seat, value)
    return marks.filter { stops[$0.stop].isRight(seat) }
  }
}
