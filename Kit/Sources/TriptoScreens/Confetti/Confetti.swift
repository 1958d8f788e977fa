import Foundation
public import TriptoDesign

/// Confetti as a function of time: from both sides of the stage and from above, gone by 5.5 s (UI.md §1.3, UI-T20).
public struct Confetti: Equatable, Sendable {
  public struct Piece: Equatable, Sendable {
    public let colour: Colour
    /// px at 1080p.
    public let size: Double
    public let isRound: Bool
    /// Parts of the width and height.
    let startX, startY: Double
    /// px at 1080p from where it was thrown to the top of its flight.
    let x, y: Double
    let axis: (Double, Double, Double)
    /// Degrees in the whole flight.
    let turn: Double
    let delayMs: Double

    public static func == (one: Piece, other: Piece) -> Bool {
      one.startX == other.startX && one.x == other.x && one.y == other.y && one.turn == other.turn
    }
  }

  /// Where a piece is, and how it stands.
  public struct Place: Equatable, Sendable {
    public let point: TVPoint
    /// Degrees about `axis`.
    public let turn: Double
    public let axisX, axisY, axisZ: Double
    /// 0–1.
    public let opacity: Double
  }

  public let pieces: [Piece]

  static let flightMs = 5200.0
  /// By then the last piece has faded.
  public static let overMs = 5500.0
  /// So many are thrown with each frame.
  private static let handful = 10
  private static let frameMs = 16.7
  private static let colours: [Colour] = [
    .accentOrange, .accentMint, .accentBlue, .rankGold, .choiceD, .textPrimary,
  ]

  public static let tv = Confetti(count: Motion.confettiPieces.tv)
  public static let host = Confetti(count: Motion.confettiPieces.host)

  init(count: Int) {
    var chance = SharedChance("confetti")
    pieces = chance.several(count) { chance, place in
      let thrown =
        place % 3 == 2 ? Self.shower(&chance) : Self.burst(&chance, isLeft: place % 3 == 0)
      let size = chance.between(13, 24).rounded()
      let axis = (chance.between(-1, 1), chance.between(0.4, 1), chance.between(-1, 1))
      let turn = chance.between(900, 2100) * (chance.next() < 0.5 ? -1 : 1)
      return Piece(
        colour: Self.colours[place % Self.colours.count], size: size, isRound: place % 4 == 0,
        startX: thrown.startX, startY: thrown.startY, x: thrown.x, y: thrown.y, axis: axis,
        turn: turn, delayMs: Double(place / Self.handful) * Self.frameMs)
    }
  }

  private typealias Throw = (x: Double, y: Double, startX: Double, startY: Double)

  /// From a lower corner, into the middle and over it.
  private static func burst(_ chance: inout SharedChance, isLeft: Bool) -> Throw {
    let spread = chance.between(-40, 34)
    let angle = (isLeft ? 58 + spread : 122 - spread) * Double.pi / 180
    let way = chance.between(320, 1180)
    return (way * cos(angle), -way * sin(angle), isLeft ? 0.03 : 0.97, 0.82)
  }

  /// From above, anywhere between the edges.
  private static func shower(_ chance: inout SharedChance) -> Throw {
    let startX = chance.between(0, 1)
    return (chance.between(-160, 160), chance.between(-60, 560), startX, -0.06)
  }

  /// - Returns: nil before a piece is thrown and after it has faded.
  public func place(of piece: Piece, at ms: Double) -> Place? {
    let part = (ms - piece.delayMs) / Self.flightMs
    guard part >= 0, part < 1 else { return nil }
    let rise = min(1, part / 0.22)
    let eased = 1 - pow(1 - rise, 3)
    let sink = max(0, (part - 0.22) / 0.78)
    let far = eased + 0.04 * sink
    return Place(
      point: TVPoint(
        x: piece.startX * 1920 + piece.x * far, y: piece.startY * 1080 + piece.y * min(1, far)),
      turn: piece.turn * (0.4 * eased + 0.6 * sink), axisX: piece.axis.0, axisY: piece.axis.1,
      axisZ: piece.axis.2, opacity: part < 0.22 ? 1 - 0.1 * rise : 0.9 * (1 - sink))
  }
}
