public import TriptoScreens

/// A name on the near sheet, and where it stands: none comes near another, a pin, or what lies beside the map (EVE64).
public struct MapName: Equatable, Sendable {
  public enum Kind: String, Sendable { case place, pin, city, country }
  /// On which side of its point the text begins.
  public enum Side: String, Sendable { case right, left, over, under, on }

  public let text: String
  /// The point that is named; of a pin the middle of its head.
  public let at: TVPoint
  public let kind: Kind
  /// A second line.
  public var note = ""
  /// People that a pin carries, or that stand on the place.
  public var people = 0
  public internal(set) var side = Side.right

  /// Half of the width that so many side by side take.
  public static func half(_ people: Int) -> Double {
    30 + 19 * Double(max(0, min(people, 4) - 1)) + (people > 3 ? 14 : 0)
  }

  var sides: [Side] {
    switch kind {
    case .place: [.right, .left, .under, .over]
    case .pin: [.right, .left, .under]
    case .city: [.right, .left, .over, .under]
    case .country: [.on, .under, .over]
    }
  }

  private var size: Double { kind == .place ? 40 : 32 }
  /// Of a letter, in parts of the text's size; capitals of countries are spaced.
  private var letter: Double {
    switch kind {
    case .place: 0.66
    case .pin: 0.6
    case .city: 0.55
    case .country: 0.78
    }
  }

  /// From the point to the text.
  func reach(_ side: Side) -> Double {
    switch kind {
    case .place: 30
    case .pin: side == .under ? 48 : Self.half(people) + 10
    case .city: 18
    case .country: 62
    }
  }

  /// The space that the text takes on one side of its point.
  func box(_ side: Side) -> TVBox {
    let letters = Double(text.unicodeScalars.count) * letter
    let width = size * max(letters, Double(note.unicodeScalars.count) * 0.53)
    let height = size * 1.2 * (note.isEmpty ? 1 : 2)
    let reach = reach(side)
    let corner =
      switch side {
      case .right: TVPoint(x: at.x + reach, y: at.y - height / 2)
      case .left: TVPoint(x: at.x - reach - width, y: at.y - height / 2)
      case .over: TVPoint(x: at.x - width / 2, y: at.y - reach - height)
      case .under: TVPoint(x: at.x - width / 2, y: at.y + reach)
      case .on: TVPoint(x: at.x - width / 2, y: at.y - height / 2)
      }
    return TVBox(
      left: corner.x, top: corner.y, right: corner.x + width, bottom: corner.y + height)
  }

  /// The mark itself: a ring with who stands on it, a drop with its passengers, a dot.
  var mark: TVBox {
    let (across, up, down): (Double, Double, Double) =
      switch kind {
      case .place: people > 0 ? (Self.half(people), 84, 20) : (20, 20, 20)
      case .pin: (Self.half(people), 30, 46)
      case .city: (6, 6, 6)
      case .country: (0, 0, 0)
      }
    return TVBox(
      left: at.x - across, top: at.y - up, right: at.x + across, bottom: at.y + down)
  }
}
