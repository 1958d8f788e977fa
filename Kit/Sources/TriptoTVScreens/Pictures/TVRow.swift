public import TriptoDesign
import TriptoKernel
import TriptoWire

/// An answer that has been judged, as the TV tells it (UI-T14, UI-E12).
public struct TVRow: Equatable, Sendable, Identifiable {
  public let person: TVPerson
  public let isCorrect: Bool
  /// *Rätt!*, *Fel*: never the colour alone (UI-A2).
  public let verdict: String
  public let symbol: Symbol
  /// *”Lyon” · 391 km fel*; "" on a TV that was not there when it was told.
  public let detail: String
  /// *+8 p*, or a dash.
  public let points: String
  /// *vid 8 p*, in an evening.
  public let level: String?
  public let isNote: Bool
  /// ½: it was one of four choices.
  public let isHalf: Bool
  public var id: String { person.id.rawValue }
}

extension TVRow {
  init(_ row: DestinationResult, _ view: TVView) {
    self.init(
      person: view.person(row.playerId, row.playerName), isCorrect: row.isCorrect,
      verdict: Self.word(row.isCorrect, view), symbol: row.isCorrect ? .correct : .wrong,
      detail: row.answerText.isEmpty ? "" : view.quoted(row.answerText),
      points: view.given(row.pointsAwarded), level: nil, isNote: row.note ?? false,
      isHalf: row.byChoice ?? false)
  }

  /// A restored TV has no answer's text; the rest still shows.
  init(_ lock: LockedAnswerView, _ view: TVView) {
    let isCorrect = lock.isCorrect ?? false
    self.init(
      person: view.person(lock.playerId, view.player(lock.playerId)?.name ?? ""),
      isCorrect: isCorrect, verdict: Self.word(isCorrect, view),
      symbol: isCorrect ? .correct : .wrong, detail: "",
      points: view.given(lock.pointsAwarded ?? 0), level: nil, isNote: lock.note ?? false,
      isHalf: false)
  }

  init(_ line: VerdictLine, _ view: TVView) {
    self.init(
      person: view.person(line.id, line.name, line.isCorrect ? .cheer : .sulk, isWhole: true),
      isCorrect: line.isCorrect, verdict: Self.word(line.isCorrect, view),
      symbol: line.isCorrect ? .correct : .wrong, detail: line.detail(view),
      points: view.given(line.points), level: view.common.atPts(n: line.level),
      isNote: line.isNote, isHalf: line.isByChoice)
  }

  private static func word(_ isCorrect: Bool, _ view: TVView) -> String {
    isCorrect ? view.common.correct : view.common.wrong
  }
}

/// Which rows are on the screen together (UI-E12).
enum Pages {
  static let turnMs = 4000.0
  static let rows = 7
  static let standings = 8

  /// The page by how long rows have stood: null while they land, then one after the other.
  static func window<Row>(_ all: [Row], sinceMs: Double?) -> [Row] {
    let pages = (all.count + rows - 1) / rows
    guard let sinceMs, pages > 1, sinceMs >= turnMs else { return Array(all.suffix(rows)) }
    let page = (Int(sinceMs / turnMs) - 1) % pages
    return Array(all.dropFirst(page * rows).prefix(rows))
  }

  /// Pages that share the rows evenly: the first row stands on top of each.
  static func count(_ rows: Int) -> Int {
    rows <= standings ? 1 : (rows - 1 + standings - 2) / (standings - 1)
  }

  /// Row numbers on a page.
  static func places(_ page: Int, of rows: Int) -> [Int] {
    let pages = count(rows)
    guard pages > 1 else { return Array(0..<rows) }
    let each = (rows - 1 + pages - 1) / pages
    let first = 1 + (page % pages) * each
    return [0] + Array(first..<min(first + each, rows))
  }
}
