import TriptoBench
import TriptoBots

/// What a run must reach (BR25), in percent and points.
struct FairnessBounds: Sendable {
  /// Taken off each share and added to each spread and gain: few rounds scatter.
  let slack: Double

  static let full = FairnessBounds(slack: 0)
  /// For some 150 rounds; the rules of before lines were measured miss them by far.
  static let loose = FairnessBounds(slack: 4)

  /// Says what the result does not reach; empty when all is well.
  func misses(_ result: FairnessResult) -> [String] {
    let run = result.run
    var misses: [String] = []
    func demand(_ isMet: Bool, _ what: String) { if !isMet { misses.append(what) } }
    if let cheat = run.cheat {
      let most = (cheat == .sleeper ? 3.0 : 8) + slack
      demand(result.gain <= most, "gain ≤ \(most)")
      return misses
    }
    guard run.isExtended, let least = Self.trueFirst[run.mix] else { return [] }
    demand(result.trueFirstFrom10 >= least - slack, "first ≥10 ms ≥ \(least - slack)")
    if run.mix == .wifi {
      demand(result.trueFirst >= result.arrivalFirst - slack, "first, all ≥ arrival")
    }
    let spread = (run.mix == .mixed ? 5.0 : 3) + slack
    demand(result.spread <= spread, "spread ≤ \(spread)")
    return misses
  }

  private static let trueFirst: [LineMix: Double] = [
    .wifi: 97, .mixedHalf: 97, .spikesHalf: 97, .mixed: 95,
  ]
}
