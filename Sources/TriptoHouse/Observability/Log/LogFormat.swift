import Foundation
import Logging
import TriptoHTTP

/// How a log line looks.
public enum LogFormat: Sendable {
  /// One JSON object on each line, for programs.
  case json
  /// Time, level, message and `key=value`, for people.
  case readable

  /// One line without its end; `fields` are written in the order of their names.
  func line(
    time: Date, level: Logger.Level, label: String, message: String, fields: [(String, String)]
  ) -> String {
    let sorted = fields.sorted { $0.0 < $1.0 }
    switch self {
    case .json: return Self.json(time, level, label, message, sorted)
    case .readable: return Self.readable(time, level, message, sorted)
    }
  }

  private static func json(
    _ time: Date, _ level: Logger.Level, _ label: String, _ message: String,
    _ fields: [(String, String)]
  ) -> String {
    let head = [
      ("time", time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))),
      ("level", level.rawValue), ("logger", label), ("message", message),
    ]
    // NB: a field may not overwrite what every line has.
    let taken = Set(head.map(\.0))
    return JSONText.object(head + fields.map { (taken.contains($0.0) ? "_" + $0.0 : $0.0, $0.1) })
  }

  private static func readable(
    _ time: Date, _ level: Logger.Level, _ message: String, _ fields: [(String, String)]
  ) -> String {
    let seconds = Int(time.timeIntervalSince1970) % 86_400
    let clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    let name = level.rawValue.uppercased()
    let details = fields.map { " \($0.0)=\(oneLine($0.1))" }.joined()
    return "\(clock) \(name)\(String(repeating: " ", count: 8 - name.count)) "
      + "\(oneLine(message))\(details)"
  }

  /// A text from outside can neither start a line of its own nor steer the terminal.
  private static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return text
    }
    return String(JSONText.string(text).dropFirst().dropLast())
  }
}
