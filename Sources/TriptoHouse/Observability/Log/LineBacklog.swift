/// Lines that wait to be written. It is bounded: a line that finds no room is lost and counted
/// (SE40).
struct LineBacklog: Sendable {
  private let capacity: Int
  private var lines: [String] = []
  private var bytes = 0
  /// Lines lost since the last notice of it.
  private var lost = 0
  /// Lines lost in all.
  private(set) var lostInAll = 0

  /// - Parameter capacity: How many bytes may wait.
  init(capacity: Int) { self.capacity = capacity }

  var isEmpty: Bool { lines.isEmpty }

  /// - Returns: Whether nothing waited before, so that the writer has to be woken.
  mutating func add(_ line: String) -> Bool {
    let size = line.utf8.count
    guard bytes + size <= capacity else {
      lose(1)
      return false
    }
    lines.append(line)
    bytes += size
    return lines.count == 1
  }

  /// Everything that waits, oldest first.
  mutating func take() -> [String] {
    defer {
      lines = []
      bytes = 0
    }
    return lines
  }

  /// `count` lines could not be kept or written.
  mutating func lose(_ count: Int) {
    lost += count
    lostInAll += count
  }

  /// How many lines were lost since this was asked last; nil when none was.
  mutating func takeLost() -> Int? {
    defer { lost = 0 }
    return lost == 0 ? nil : lost
  }

  /// The notice of `count` lost lines could not be written: it is told later.
  mutating func putBackLost(_ count: Int) { lost += count }
}
