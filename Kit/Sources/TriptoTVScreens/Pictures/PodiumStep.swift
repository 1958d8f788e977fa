import TriptoDesign
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// A step of the podium; equal points stand together on the same one (UI-T20, UI-E12).
public struct PodiumStep: Equatable, Sendable, Identifiable {
  public struct Person: Equatable, Sendable, Identifiable {
    public let person: TVPerson
    /// The whole name, in one or two lines.
    public let lines: [String]
    public var id: String { person.id.rawValue }
  }

  /// 1–3.
  public let id: Int
  public let medal: Medal?
  public let isUp: Bool
  public let people: [Person]
  /// *+3*.
  public let over: String?
  public let points: String

  /// So many names fit over a step.
  private static let named = [1: 8, 2: 4, 3: 4]

  static func all(_ view: TVView, _ standings: [Standing], _ told: TVFinale.Told) -> [PodiumStep] {
    let ranks = standings.map { row in standings.count { $0.points > row.points } + 1 }
    return [2, 1, 3].compactMap { rank in
      let rows = standings.indices.filter { ranks[$0] == rank }.map { standings[$0] }
      guard let points = rows.first?.points, points > 0 || (rank > 1 && rows.count == 1) else {
        return nil
      }
      let isUp = rank == 1 ? told.first : rank == 2 ? told.second : told.third
      return PodiumStep(view, rank, rows, points: points, isUp: isUp)
    }
  }

  private init(_ view: TVView, _ rank: Int, _ rows: [Standing], points: Int, isUp: Bool) {
    (id, self.isUp) = (rank, isUp)
    medal = Medal(rank, points, sharing: rows.count)
    // NB: before it rises nothing of who stands there is on the screen.
    let room = Self.named[rank] ?? 4
    people = (isUp ? rows : []).prefix(room).map {
      Person(
        person: view.person($0.playerId, $0.name, rank == 1 ? .cheer : .sit, isWhole: true),
        lines: Names.podium($0.name))
    }
    over = isUp && rows.count > room ? "+\(rows.count - room)" : nil
    self.points = isUp ? view.common.nPts(n: points) : ""
  }
}
