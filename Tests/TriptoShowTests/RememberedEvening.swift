import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

/// For everything that can be recalled an evening in which it is (EVE91).
struct RememberedEvening {
  /// Moves at the destinations of each journey.
  let journeys: [[[Move]]]
  let players: Int
  /// Every destination lies in the same one.
  var country: String?

  init(journeys: [[[Move]]], players: Int = 3) {
    self.journeys = journeys
    self.players = players
  }

  /// One journey.
  init(_ stops: [[Move]], players: Int = 3) { self.init(journeys: [stops], players: players) }

  func played() throws -> GameTable {
    var itinerary = TestContent.itinerary(journeys[0].count, questions: 1)
    if let country {
      for index in itinerary.indices { itinerary[index].country = country }
    }
    var table = try GameTable.spokenEvening(players: players, of: itinerary)
    for (index, stops) in journeys.enumerated() {
      if index > 0 { try table.playOn(stops: stops.count) }
      for moves in stops { try table.playStop(moves) }
    }
    return table
  }

  /// The cues of the moment in which it is said, and the words; nil when it is not said. What else a
  /// finale sends is told elsewhere.
  func lines(saying recollection: Recollection) throws -> [String]? {
    for moment in try played().moments {
      guard case .recalled(recollection) = moment.state.speechNews.started?.spoken,
        let line = moment.state.speechNews.started?.clip.line
      else { continue }
      let cues = CueText.lines([moment]).filter {
        recollection.slot != .finale || $0.contains(" say ")
      }
      return cues + [Script.line(line, in: moment.state)?.caption ?? ""]
    }
    return nil
  }

  /// What is said of the night, in order.
  func said() throws -> [Recollection] {
    try played().moments.compactMap { moment in
      guard case .recalled(let recollection) = moment.state.speechNews.started?.spoken else {
        return nil
      }
      return recollection
    }
  }

  static func of(_ recollection: Recollection) -> RememberedEvening {
    switch recollection.slot {
    case .brake: ofBrake(recollection)
    case .verdict: ofVerdict(recollection)
    case .scoreboard: ofScoreboard(recollection)
    case .finale: ofFinale(recollection)
    }
  }

  private static func ofBrake(_ recollection: Recollection) -> RememberedEvening {
    switch recollection {
    case .hotTen: RememberedEvening([[.brake(1, at: 10)], [.brake(1, at: 10)]])
    case .hotHand: RememberedEvening([[.note(1)], [.note(1)], [.brake(1)]])
    case .regripped: RememberedEvening([[.release(1, at: 10), .brake(2)]])
    case .firstTen: RememberedEvening([[.note(1)], [.note(2)], [.brake(3, at: 10)]])
    case .sameHand:
      RememberedEvening([[.brake(1)], [.brake(1, .wrong)], [.brake(1)]])
    case .newHand: RememberedEvening([[.brake(1)], [.brake(2)], [.brake(3)]])
    default: RememberedEvening([[], [.brake(1)]])
    }
  }

  private static func ofVerdict(_ recollection: Recollection) -> RememberedEvening {
    let second = TestContent.position(2)
    return switch recollection {
    case .guessReturned:
      RememberedEvening([[.brake(1, .place(TestContent.placeTokens(2)[0]))], [.note(2)]])
    case .allAfterNone: RememberedEvening([[], [.note(1), .note(2), .note(3)]])
    case .sameWrong: RememberedEvening([(1...3).map { .note($0, .place("Paris")) }])
    case .streak: RememberedEvening([[.note(1)], [.note(1)], [.note(1)]])
    case .guessNextDoor:
      RememberedEvening([[.note(1, .place("Byn", at: second.east(1)))], [.note(2)]])
    case .nearlyTwice:
      RememberedEvening([
        [.note(1, .place("Lyon", offKm: 190))], [.note(1, .place("Nice", offKm: 200))],
      ])
    case .guessAgain:
      RememberedEvening([[.note(1, .place("Paris"))], [.note(2, .place("PARIS")), .note(3)]])
    case .brakeStreak: RememberedEvening([[.brake(1)], [.brake(1)]])
    case .firstNote: RememberedEvening([[.note(1)]])
    case .tenHit: RememberedEvening([[.brake(1, at: 10)]])
    case .pair: RememberedEvening([[.note(1), .brake(2)], [.note(3, .wrong), .brake(1)]])
    case .worldTwice: RememberedEvening([[.note(1, .wrong)], []])
    default: inOneCountry
    }
  }

  private static var inOneCountry: RememberedEvening {
    var evening = RememberedEvening([[.note(1)], [.note(2, .wrong)]])
    evening.country = "Norge"
    return evening
  }

  private static func ofScoreboard(_ recollection: Recollection) -> RememberedEvening {
    switch recollection {
    case .lastToFirst:
      RememberedEvening([[.note(1, at: 2), .note(2, at: 4)], [.brake(3, at: 10)], []])
    case .lastToPodium:
      RememberedEvening(
        [[.brake(1, at: 10), .note(2, at: 6), .note(3, at: 4)], [.brake(4, at: 8)], []], players: 4)
    case .championLeads: RememberedEvening(journeys: [[[.brake(1)]], [[.brake(1)], []]])
    case .championPassed: RememberedEvening(journeys: [[[.brake(1)]], [[.brake(2)], []]])
    case .leadChanged:
      RememberedEvening([[.note(1, at: 4), .note(3, at: 2)], [.note(3, at: 8)], []])
    default: RememberedEvening([[.brake(1), .note(2, at: 4)], [.note(2)], []])
    }
  }

  private static func ofFinale(_ recollection: Recollection) -> RememberedEvening {
    switch recollection {
    case .everyPlace: RememberedEvening([[.brake(1, at: 10)], [.brake(1, at: 10)]])
    case .everyHand:
      RememberedEvening([[.brake(1, at: 10), .note(2, .wrong), .note(3, .wrong)], []])
    case .tens: RememberedEvening([[.brake(1, at: 10)], [.brake(1, at: 10)], []])
    default: RememberedEvening(journeys: [[[]], [[.brake(1, at: 10)]]])
    }
  }
}

extension Position {
  /// A place so many degrees to the east.
  fileprivate func east(_ degrees: Double) -> Position {
    Position(latitude: latitude, longitude: longitude + degrees)
  }
}
