import Foundation
import TriptoBench
import TriptoBots

extension FairnessResult {
  static let header =
    "run                       rounds  drop  first ≥10 ms  first, all  arrival, all  spread  gain of phone 1"

  var line: String {
    let figures = String(
      format: "%7ld%6ld%14.1f%12.1f%14.1f%8.1f%17.1f", rounds, dropped, trueFirstFrom10, trueFirst,
      arrivalFirst, spread, gain)
    return run.name.padding(toLength: 25, withPad: " ", startingAt: 0) + figures
  }
}

extension FairnessRun {
  fileprivate var name: String {
    [mix.rawValue, cheat?.rawValue, isExtended ? nil : "v1"].compactMap(\.self)
      .joined(separator: ", ")
  }
}
