import Foundation

/// What a day has cost so far, kept in a file so that a restart does not forget it.
struct Spending: Sendable {
  private struct Day: Codable {
    var date: String
    /// Millionths of a dollar.
    var microUSD: Int
  }

  /// Why the record of the day could not be read. Until it is repaired or removed, or the day is
  /// over, the day's budget counts as spent.
  let fault: UnreadableSpending?
  private let file: URL?
  private var day: Day

  /// - Parameters:
  ///   - file: Nil to keep it in memory alone.
  ///   - today: The date, as in `2026-11-21`.
  ///   - limit: Of a day; what is assumed to be spent when nobody can tell.
  init(file: URL?, today: String, limit: Int) {
    self.file = file
    do {
      day = try file.flatMap(Self.read) ?? Day(date: today, microUSD: 0)
      fault = nil
    } catch {
      day = Day(date: today, microUSD: limit)
      fault = UnreadableSpending(path: file?.path ?? "")
    }
  }

  /// Nil when no record has been written yet.
  private static func read(_ file: URL) throws -> Day? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let day = try JSONDecoder().decode(Day.self, from: Data(contentsOf: file))
    guard day.microUSD >= 0 else { throw CocoaError(.fileReadCorruptFile) }
    return day
  }

  var date: String { day.date }
  var microUSD: Int { day.microUSD }

  /// A new day has cost nothing.
  mutating func begin(_ today: String) {
    if day.date != today { day = Day(date: today, microUSD: 0) }
  }

  /// Counts on the day of the reservation; one that is over is not counted any more.
  ///
  /// - Throws: What the file system says; it is counted all the same.
  mutating func settle(_ change: Int, of date: String) throws {
    guard date == day.date else { return }
    day.microUSD = max(0, day.microUSD + change)
    guard let file else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(day).write(to: file, options: .atomic)
  }
}

/// A record of the day's spending that nobody can read.
public struct UnreadableSpending: Error, Sendable, Equatable, CustomStringConvertible {
  public let path: String

  public var description: String {
    "\(path) cannot be read, so the day's budget counts as spent and templates write the clues; "
      + "remove the file and start again if less was spent"
  }
}
