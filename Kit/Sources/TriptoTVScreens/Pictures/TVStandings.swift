import TriptoDesign
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// Standings, a page of eight at a time with the leader on each (UI-T17, UI-E12).
public struct TVStandings: Equatable, Sendable {
  public struct Row: Equatable, Sendable, Identifiable {
    public let person: TVPerson
    public let rank: Int
    /// A place shared at 0 points gets none.
    public let medal: Medal?
    public let isLeader: Bool
    public let points: String
    /// What the stop gave by place and questions, in an evening; "" where nothing is told of it.
    public let place: String
    public let questions: String
    public var id: String { person.id.rawValue }
  }

  public let title: String
  public let rows: [Row]
  /// *Resmål*, *Frågor*: over what the stop gave.
  public let heads: [String]

  static let glideMs = 700.0

  /// - Parameter gains: what the stop gave has been counted so far, 0–1; nil: it is not shown.
  init(_ all: [ScoreRow], _ view: TVView, gains: [GainRow]? = nil, sinceMs: Double) {
    title = view.common.scoreboard
    heads = gains == nil ? [] : [view.tv.byPlace, view.tv.byQuestions]
    let byCarriage = CarriageRows(view)
    let lines = gains ?? byCarriage.rows(all).map { GainRow(row: $0, score: $0.score) }
    let scores = lines.map(\.score)
    let page = Int(max(0, sinceMs) / Pages.turnMs)
    rows = Pages.places(page, of: lines.count).map { place in
      let line = lines[place]
      let rank = line.rank ?? 1 + scores.count { $0 > line.score }
      let sharing = scores.count { $0 == line.score }
      let person = view.person(line.row.playerId, line.row.name, isWhole: gains != nil)
      return Row(
        person: byCarriage.person(person, among: all), rank: rank,
        medal: Medal(rank, line.score, sharing: sharing), isLeader: rank == 1 && line.score > 0,
        points: view.common.nPts(n: line.score), place: line.place.map(view.given) ?? "",
        questions: line.questions.map(view.given) ?? "")
    }
  }

  /// Those from before for a moment, then the new ones.
  static func gliding(_ rows: [ScoreRow], from before: [ScoreRow], _ view: TVView) -> TVStandings {
    let sinceMs = view.nowMs - (view.memory.standingsSeenMs ?? view.nowMs)
    let isOld = !view.isCalm && !before.isEmpty && sinceMs < glideMs
    return TVStandings(isOld ? before : rows, view, sinceMs: sinceMs)
  }
}

/// A row with what its stop gave by now (EVE53).
struct GainRow: Equatable {
  var row: ScoreRow
  var score: Int
  var place: Int?
  var questions: Int?
  /// The rank from before, while the old order stands; nil: by the score.
  var rank: Int?

  /// The rows when `part` of the points has been counted.
  static func counted(_ rows: [ScoreRow], _ part: Double) -> [GainRow] {
    rows.map { row in
      guard let gained = row.gained else { return GainRow(row: row, score: row.score) }
      let (place, questions) = (share(gained.place, part), share(gained.questions, part))
      let score = row.score &- gained.place &- gained.questions &+ place &+ questions
      return GainRow(row: row, score: score, place: place, questions: questions)
    }
  }

  /// NB: points that fit into no counter are told whole.
  private static func share(_ points: Int, _ part: Double) -> Int {
    Int(exactly: (Double(points) * part).rounded()) ?? points
  }

  /// The order and ranks from before this stop, whatever the rows show by now.
  static func inOldOrder(_ rows: [GainRow]) -> [GainRow] {
    func old(_ line: GainRow) -> Int {
      line.row.score &- (line.row.gained.map { $0.place &+ $0.questions } ?? 0)
    }
    let scores = rows.map(old)
    let sorted = rows.enumerated().sorted {
      (old($1.element), $0.offset) < (old($0.element), $1.offset)
    }
    return sorted.map { _, line in
      var line = line
      line.rank = 1 + scores.count { $0 > old(line) }
      return line
    }
  }
}
