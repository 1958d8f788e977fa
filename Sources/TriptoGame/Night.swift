public import TriptoKernel
public import TriptoPlan

/// A journey of the night that is over (EVE23, EVE26).
public struct FinishedJourney: Sendable, Equatable, Codable {
  /// By seat; empty for a journey that does not count.
  let scores: [PlayerID: Int]
  let winners: Set<PlayerID>
  /// Some results have been shown.
  let counts: Bool
  let stops: [NightStop]
  let awards: [AwardID]
}

/// A place that the night has seen (EVE15).
public struct NightStop: Sendable, Equatable, Codable {
  public let place: Destination
  /// From 1.
  public let journey: Int
}

/// A row of the night's standing (EVE26).
public struct NightRow: Sendable, Equatable {
  public let seat: PlayerID
  public let name: String
  public let wins: Int
  public let points: Int
}

extension GameState {
  /// The number of the present destination through the whole night, from 0 (EVE19).
  public var nightIndex: Int { tonight.earlierDestinations + roundIndex }

  /// The present journey is over and counts, or has been left.
  private var presentJourney: FinishedJourney? {
    guard hasStarted, endReason != nil else { return nil }
    let counts = destinationsCompleted > 0
    let rows = counts ? standings : []
    let scores = Dictionary(rows.map { ($0.seat, $0.score) }) { first, _ in first }
    return FinishedJourney(
      scores: scores, winners: Set(rows.filter { $0.rank == 1 }.map(\.seat)), counts: counts,
      stops: presentStops, awards: awards.map(\.id))
  }

  private var presentStops: [NightStop] {
    zip(rounds, itinerary).filter { $0.0.isRevealed }
      .map { NightStop(place: $0.1, journey: tonight.journey) }
  }

  private var journeys: [FinishedJourney] {
    tonight.finished + [presentJourney].compactMap(\.self)
  }

  /// How many journeys count so far (EVE26).
  public var finishedJourneys: Int { journeys.count { $0.counts } }

  /// Wins, then points, then who joined first; kicked seats are left out (EVE26).
  public var nightStandings: [NightRow] {
    let journeys = journeys
    let rows = players.filter { !kicked.contains($0.id) }.map { seat in
      NightRow(
        seat: seat.id, name: seat.name, wins: journeys.count { $0.winners.contains(seat.id) },
        points: journeys.reduce(0) { $0 + ($1.scores[seat.id] ?? 0) })
    }
    return rows.enumerated().sorted {
      ($1.element.wins, $1.element.points, $0.offset)
        < ($0.element.wins, $0.element.points, $1.offset)
    }.map(\.element)
  }

  /// Places of the night as far as they are revealed, in order.
  public var nightStops: [NightStop] { tonight.finished.flatMap(\.stops) + presentStops }

  /// The finale has come to the standings: another journey may begin (EX45).
  public var mayRematch: Bool {
    phase == .roundEnd || step == .finale(.end) || step == .act(.end)
  }

  /// Seats without a socket stay in this lobby, asleep (EVE24).
  var keepsSleepers: Bool { phase == .lobby && tonight.journey > 1 }

  /// Everything of the journey that is over goes; who plays, and what was chosen, stays (EVE23).
  mutating func beginJourney() {
    tonight.finished += [presentJourney].compactMap(\.self)
    tonight.past += presentlyPlayed
    tonight.earlierDestinations += itinerary.count
    tonight.journey += 1
    tonight.beginStep()
    (tonight.programme, tonight.awards, tonight.reactions) = (nil, [], [:])
    (itinerary, rounds, plan, selectedPack) = ([], [], [], nil)
    (planKind, planCreatedAtMs) = (.manual, nil)
    (clueIndex, clueShownAtMs, questionIndex, brakeOwner) = (0, 0, 0, nil)
    (endReason, finaleStartMs, isFinaleStale) = (nil, nil, false)
    (clock, pausedAtMs, hold, brakeTimeLeft) = (nil, nil, nil, 0)
    phase = .lobby
  }
}
