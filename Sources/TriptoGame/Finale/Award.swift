public import TriptoKernel
public import TriptoPlan

/// An award that has been given (EVE78).
public struct Award: Sendable, Equatable, Codable {
  public let id: AwardID
  /// At most two share it; a carriage's is all its members'.
  public let seats: [PlayerID]
  /// In the unit of the award (EVE79): km, s, ranks, ms, or how many.
  public let value: Double?
  /// Where it was, of `aloneRight`.
  public let place: Destination?
}

/// Who gets an award, if there were no others.
struct Candidate: Sendable, Equatable {
  let id: AwardID
  /// The best first; whoever shares with them follows.
  let seats: [PlayerID]
  let value: Double?
  let place: Destination?

  func award(_ seats: [PlayerID]) -> Award {
    Award(id: id, seats: seats, value: value, place: place)
  }
}

/// What a brake was like whose owner has answered (EVE79).
public struct Grip: Sendable, Equatable, Codable {
  let seat: PlayerID
  /// From the clue's first showing to the press, in ms.
  let tookMs: Double
  /// To the second press; nil when nobody else pressed.
  let marginMs: Double?
}

extension GameState {
  static let mostAwards = 3
  static let mostSharing = 2

  /// The awards of the journey as it stands (EVE78).
  var chosenAwards: [Award] {
    guard isEvening, destinationsCompleted > 0 else { return [] }
    return AwardChoice(self).awards
  }

  /// What has been given in the finale that is on, or was last.
  public var awards: [Award] { tonight.programme == nil ? [] : tonight.awards }

  /// Those that the conductor has still to speak of, or would if the journey ended now.
  public var awardsAhead: [AwardID] {
    guard evening?.finale != nil else { return [] }
    guard let programme = tonight.programme else { return chosenAwards.map(\.id) }
    switch programme.shown {
    case .route: return tonight.awards.map(\.id)
    case .award(let index): return tonight.awards.dropFirst(index + 1).map(\.id)
    case .podium, .third, .second, .spotlight, .winner, .standings, .end: return []
    }
  }
}

/// Chooses among the candidates: everybody's first one goes before anybody's second (EVE78).
private struct AwardChoice {
  private let winners: Set<PlayerID>
  private let most: Int
  private let candidates: [Candidate]
  private var given: [Award] = []

  init(_ state: GameState) {
    winners = Set(state.standings.filter { $0.rank == 1 && $0.score > 0 }.map(\.seat))
    most = state.standings.count > 1 ? GameState.mostAwards : 1
    let before = Set(state.tonight.finished.last?.awards ?? [])
    let all = Jury(state).candidates
    candidates = all.filter { !before.contains($0.id) } + all.filter { before.contains($0.id) }
  }

  var awards: [Award] {
    var choice = self
    choice.give { seat, _ in seat == 0 }
    choice.give { seat, isWinner in !isWinner || seat == 0 }
    return choice.given
  }

  /// - Parameter mayHave: Whether somebody with so many awards gets another, who may have won the journey.
  private mutating func give(_ mayHave: (Int, Bool) -> Bool) {
    for candidate in candidates where given.count < most {
      guard !given.contains(where: { $0.id == candidate.id }) else { continue }
      let seats = candidate.seats.filter { seat in
        mayHave(given.count { $0.seats.contains(seat) }, winners.contains(seat))
      }
      guard !seats.isEmpty else { continue }
      // NB: a carriage's is all its members', whoever of them has one already.
      let isWhole = candidate.id == .crew
      let shared = isWhole ? candidate.seats : Array(seats.prefix(GameState.mostSharing))
      given.append(candidate.award(shared))
    }
  }
}
