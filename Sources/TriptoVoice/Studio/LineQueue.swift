public import TriptoKernel

/// A line that is to be spoken.
public struct VoiceLine: Sendable, Equatable, Identifiable {
  public let id: String
  /// As written; captions show this.
  public let text: String
  public let language: Language
  /// The lowest is spoken first: 0 for the first clue.
  public let priority: Int

  public init(id: String, text: String, language: Language, priority: Int) {
    self.id = id
    self.text = text
    self.language = language
    self.priority = priority
  }
}

/// Who is next: the lowest priority, then the first that came; never more than `width` at once.
struct LineQueue: Sendable {
  private struct Entry {
    let serial: Int
    let priority: Int
  }

  let width: Int
  private var waiting: [Entry] = []
  private(set) var running: Set<Int> = []
  private var nextSerial = 0

  init(width: Int) {
    self.width = width
  }

  /// - Returns: The serial number that stands for the line.
  mutating func add(priority: Int) -> Int {
    defer { nextSerial += 1 }
    waiting.append(Entry(serial: nextSerial, priority: priority))
    return nextSerial
  }

  /// The line that starts now; nil when all hands are full or nothing waits.
  mutating func start() -> Int? {
    guard running.count < width,
      let index = waiting.indices.min(by: { before($0, $1) })
    else { return nil }
    let serial = waiting.remove(at: index).serial
    running.insert(serial)
    return serial
  }

  mutating func end(_ serial: Int) { running.remove(serial) }

  /// - Returns: Whether it was still waiting.
  mutating func withdraw(_ serial: Int) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.serial == serial }) else { return false }
    waiting.remove(at: index)
    return true
  }

  private func before(_ one: Int, _ other: Int) -> Bool {
    (waiting[one].priority, waiting[one].serial) < (waiting[other].priority, waiting[other].serial)
  }
}
