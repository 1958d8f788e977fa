import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

/// A journey that is over: when, where, who won; opened, its standings, its awards and the night (UI-E24).
public struct PastTrip: Equatable, Sendable, Identifiable {
  public struct Row: Equatable, Sendable {
    public let rank: String
    public let name: String
    public let points: String
  }

  public let id: String
  /// *Kairo – Oslo*.
  public let route: String
  /// *1 jan. 2026 · 13 min · Alva vann*.
  public let facts: String
  public let standings: [Row]
  /// *Närmast fast fel: Bo*.
  public let awards: [String]
  /// Who had won in the night when it was over.
  public let night: String?
  public let remove: String

  init(_ journey: PastJourney, _ messages: Messages) {
    let (host, common) = (messages.host, messages.common)
    id = journey.journeyId
    route = journey.stops.map(\.name).joined(separator: " – ")
    facts = Self.facts(journey, messages).joined(separator: " · ")
    standings = journey.standings.map { row in
      Row(
        rank: messages.language.shown(row.rank), name: row.name,
        points: common.nPoints(n: row.points))
    }
    awards = journey.awards.compactMap { award in
      messages.awards.title(award.id).map { "\($0): \(Self.list(award.names))" }
    }
    let wins = (journey.night?.standings ?? []).filter { $0.wins > 0 }.map {
      "\($0.name) \(messages.language.shown($0.wins))"
    }
    night = wins.isEmpty ? nil : "\(host.pastNight): \(wins.joined(separator: ", "))"
    remove = host.pastRemove
  }

  private static func facts(_ journey: PastJourney, _ messages: Messages) -> [String] {
    let (host, winners) = (messages.host, journey.winners)
    let told = [
      messages.language.shownDay(journey.playedAtMs), host.pastTaken(m: journey.minutes),
    ]
    return winners.isEmpty ? told : told + [host.pastWon(names: list(winners))]
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: " & ") }
}
