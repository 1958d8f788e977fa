import Foundation

/// The course of a fader over the time of the sound card, which can be changed at any moment without a jump.
public struct SoundEnvelope: Equatable, Sendable {
  struct Point: Equatable, Sendable {
    var atS: Double
    var value: Double
    /// The way here is straight in dB, which the ear takes as even.
    var isInDb = false
  }

  /// A curve of this many straight pieces is heard as one.
  private static let pieces = 24

  private var points: [Point]

  init(_ value: Double) { points = [Point(atS: -.infinity, value: value)] }

  /// From then on nothing changes any more.
  public var endS: Double { last.atS }

  public func value(at timeS: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.atS > timeS }), next > 0 else {
      return last.value
    }
    let (a, b) = (points[next - 1], points[next])
    let share = (timeS - a.atS) / (b.atS - a.atS)
    guard a.atS.isFinite else { return a.value }
    if b.isInDb { return a.value * pow(b.value / a.value, share) }
    return a.value + (b.value - a.value) * share
  }

  /// Drops what was planned from `timeS` on; the value then is the start of what is planned next.
  mutating func begin(at timeS: Double) {
    let value = value(at: timeS)
    let isCutInDb = points.first { $0.atS >= timeS }?.isInDb ?? false
    points.removeAll { $0.atS >= timeS }
    points.append(Point(atS: timeS, value: value, isInDb: isCutInDb && points.count > 1))
  }

  mutating func line(to value: Double, at timeS: Double) {
    points.append(Point(atS: timeS, value: value))
  }

  /// Neither end may be 0.
  mutating func lineInDb(to value: Double, at timeS: Double) {
    points.append(Point(atS: timeS, value: value, isInDb: true))
  }

  /// - Parameter blend: goes from 0, the value now, to 1, the target.
  mutating func curve(over seconds: Double, to target: Double, _ blend: (Double) -> Double) {
    let from = last
    for piece in 1...Self.pieces {
      let share = Double(piece) / Double(Self.pieces)
      let way = piece == Self.pieces ? 1 : blend(share)
      line(to: from.value + (target - from.value) * way, at: from.atS + seconds * share)
    }
  }

  private var last: Point { points[points.count - 1] }

  /// Equal power: at any moment of a cross-fade the squares of both add up to one.
  static func rise(_ share: Double) -> Double { sin(share * .pi / 2) }
  static func fall(_ share: Double) -> Double { 1 - cos(share * .pi / 2) }
}
