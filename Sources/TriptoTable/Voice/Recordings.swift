import TriptoKernel
import TriptoPlan
import TriptoShow

/// This game's lines on their way to becoming clips, beside the game (AU19).
struct Recordings {
  private struct Order: Hashable {
    let line: LineID
    let language: Language
    let byTV: Bool

    init(_ line: ScriptLine, byTV: Bool) {
      (self.line, language, self.byTV) = (line.id, line.language, byTV)
    }
  }

  /// How often each line has been asked for; one that failed gets another try.
  private var tries: [Order: Int] = [:]
  private var open: Set<Order> = []
  private static let mostTries = 3
  /// What has been spoken ahead of the start.
  var warmed: Set<String> = []
  static let openingLines = 3

  /// Those that may be asked for now; they count as asked.
  ///
  /// - Parameter byTV: Whether the TV will say the line itself; then it is another order (EVE81).
  mutating func take(_ lines: [ScriptLine], byTV: (ScriptLine) -> Bool) -> [ScriptLine] {
    lines.filter { line in
      let order = Order(line, byTV: byTV(line))
      guard tries[order, default: 0] < Self.mostTries, open.insert(order).inserted else {
        return false
      }
      tries[order, default: 0] += 1
      return true
    }
  }

  mutating func failed(_ line: ScriptLine) {
    open.remove(Order(line, byTV: false))
  }

  /// A voice that is switched on again has all its tries.
  mutating func stop() {
    open = []
    tries = [:]
  }
}
