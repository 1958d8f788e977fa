/// What tells tones apart that colour cannot: a tile of ink that repeats over the colour (EVE75, UI-A2).
public struct TonePattern: Equatable, Sendable {
  /// In units of a figure's 64.
  public let width, height: Double
  /// The path is drawn with a line so wide; 0: it is filled.
  public let line: Double
  public let path: DrawnPath

  /// How strong the ink is.
  public static let opacity = 0.5

  /// - Returns: nil of a plain tone, and of one that is not known.
  public static func of(_ tone: Int) -> TonePattern? { all[tone] }

  private static let all: [Int: TonePattern] = {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 4) }
    return Dictionary(lines.compactMap { TonePattern.read($0) }) { $1 }
  }()

  private static func read(_ words: [Substring]) -> (Int, TonePattern)? {
    guard words.count == 5, let tone = Int(words[0]), let width = Double(words[1]),
      let height = Double(words[2]), let line = Double(words[3])
    else { return nil }
    return (
      tone, TonePattern(width: width, height: height, line: line, path: DrawnPath(words[4]))
    )
  }
}
