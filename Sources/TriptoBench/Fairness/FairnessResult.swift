/// One brake: when each hand pressed, when each press reached the server, and whom it chose.
struct FairnessRound: Sendable {
  /// ms after the first clue's word; one per phone.
  var pressedMs: [Double]
  /// nil where the frame was not seen.
  var arrivedMs: [Double?]
  var winner: Int
  /// How much later than planned the lab pressed, at worst.
  var lateMs: Double

  var first: Int { Self.first(pressedMs) }
  var gapMs: Double {
    let sorted = pressedMs.sorted()
    return sorted[1] - sorted[0]
  }

  var firstToArrive: Int? {
    let known = arrivedMs.compactMap(\.self)
    return known.count == arrivedMs.count ? Self.first(known) : nil
  }

  private static func first(_ times: [Double]) -> Int {
    times.indices.min { times[$0] < times[$1] } ?? 0
  }
}

/// What came of a run. All shares in percent.
public struct FairnessResult: Sendable {
  public let run: FairnessRun
  public private(set) var rounds = 0
  /// Rounds in which the lab itself was late, or that had no verdict.
  public private(set) var dropped = 0
  /// Of these, those in which the lab was late.
  private var late = 0
  public private(set) var trueFirst = 0.0
  /// Of the rounds whose first two presses lie at least 10 ms apart.
  public private(set) var trueFirstFrom10 = 0.0
  /// How often the order of arrival is right.
  public private(set) var arrivalFirst = 0.0
  /// What each phone wins more often than it was first, in points.
  public private(set) var gains: [Double] = []

  /// More than three rounds in ten were late: the machine had other things to do, and the figures say
  /// nothing. Rounds without a verdict are no excuse.
  public var isTooBusy: Bool { late * 10 > (rounds + dropped) * 3 }
  /// Between the phone that gains most and the one that loses most.
  public var spread: Double { (gains.max() ?? 0) - (gains.min() ?? 0) }
  /// Of the first phone: the cheat's, if there is one.
  public var gain: Double { gains.first ?? 0 }

  /// Rounds that the lab pressed later than this are no measure of the server.
  static let mostLateMs = 3.0

  init(_ run: FairnessRun, _ all: [FairnessRound], lost: Int) {
    self.run = run
    let good = all.filter { $0.lateMs <= Self.mostLateMs }
    rounds = good.count
    late = all.count - good.count
    dropped = late + lost
    let right = good.filter { $0.winner == $0.first }
    let wide = good.filter { $0.gapMs >= 10 }
    trueFirst = Self.share(right.count, of: good.count)
    trueFirstFrom10 = Self.share(wide.count { $0.winner == $0.first }, of: wide.count)
    let seen = good.filter { $0.firstToArrive != nil }
    arrivalFirst = Self.share(seen.count { $0.firstToArrive == $0.first }, of: seen.count)
    gains = run.mix.lines.indices.map { phone in
      Self.share(
        good.count { $0.winner == phone } - good.count { $0.first == phone }, of: good.count)
    }
  }

  private static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 0 : 100 * Double(part) / Double(whole)
  }
}
