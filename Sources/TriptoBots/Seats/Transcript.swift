import Foundation
import Synchronization
import TriptoWire

/// A file with one JSON object per line: `{"ms", "game", "viewer", "dir": "in"|"out"|"note",
/// "message"}`. `ms` counts from the start of the run.
public final class Transcript: Sendable {
  private let file: Mutex<FileHandle>
  private let start = ContinuousClock.now

  /// - Throws: when the file cannot be made.
  public init(path: String) throws {
    let url = URL(fileURLWithPath: path)
    try Data().write(to: url)
    file = Mutex(try FileHandle(forWritingTo: url))
  }

  /// - Parameter message: one JSON value in UTF-8.
  func write(game: Int, viewer: String, dir: String, message: some Collection<UInt8>) throws {
    var json = JSONWriter()
    json.object { json in
      json.field("ms", start.millisecondsAgo)
      json.field("game", game)
      json.field("viewer", viewer)
      json.field("dir", dir)
      json.key("message")
      json.raw(message)
    }
    let line = Data(json.bytes + [UInt8(ascii: "\n")])
    try file.withLock { try $0.write(contentsOf: line) }
  }
}

extension ContinuousClock.Instant {
  /// Whole milliseconds since then.
  package var millisecondsAgo: Int { Int(duration(to: .now) / .milliseconds(1)) }
}
