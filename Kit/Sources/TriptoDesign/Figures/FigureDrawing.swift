/// How a figure is drawn: shapes on a board of 64 × 64, each shown in some moods (EVE74, EVE77). Shoulders in its tone lie
/// behind them.
public struct FigureDrawing: Equatable, Sendable {
  public enum Paint: Equatable, Sendable {
    case none
    /// The passenger's own colour.
    case tone
    case colour(Colour)

    init(_ text: some StringProtocol) {
      switch text {
      case "-": self = .none
      case "tone": self = .tone
      default: self = UInt32(text, radix: 16).map { .colour(Colour($0)) } ?? .none
      }
    }
  }

  public struct Shape: Equatable, Sendable {
    public let fill: Paint
    public let stroke: Paint
    public let width: Double
    /// By their names; none: it shows in all.
    let moods: Set<Substring>
    public let path: DrawnPath

    /// - Parameter line: fill, stroke, width, moods, path.
    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 4)
      guard words.count == 5, let width = Double(words[2]) else { return nil }
      (fill, stroke, self.width) = (Paint(words[0]), Paint(words[1]), width)
      moods = words[3] == "*" ? [] : Set(words[3].split(separator: ","))
      path = DrawnPath(words[4])
    }
  }

  private let shapes: [Shape]

  /// The shoulders, in the passenger's tone.
  public static let shoulders = DrawnPath("M3 64C3 52 14 46 32 46C50 46 61 52 61 64Z")
  public static let board = 64.0

  /// - Returns: nil for a figure that is newer than the app.
  public static func of(_ figure: String) -> FigureDrawing? { all[figure[...]] }

  /// - Parameters:
  ///   - mood: `sit`, `start`, `wave`, `cheer`, `sulk` or `sleep`.
  ///   - hasNote: an envelope is in its hand.
  public func shapes(mood: String, hasNote: Bool = false) -> [Shape] {
    shapes.filter { shape in
      shape.moods.isEmpty || shape.moods.contains(mood[...])
        || (hasNote && shape.moods.contains("note"))
    }
  }

  private static let all: [Substring: FigureDrawing] = {
    var drawings: [Substring: FigureDrawing] = [:]
    var name: Substring = ""
    var shapes: [Shape] = []
    for line in table.split(separator: "\n") {
      if let shape = Shape(line) {
        shapes.append(shape)
      } else {
        if !name.isEmpty { drawings[name] = FigureDrawing(shapes: shapes) }
        (name, shapes) = (line, [])
      }
    }
    drawings[name] = FigureDrawing(shapes: shapes)
    return drawings
  }()
}
