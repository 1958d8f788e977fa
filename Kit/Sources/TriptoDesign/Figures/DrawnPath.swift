/// A path of lines and cubic curves, all absolute, as the generated drawings have it.
public struct DrawnPath: Equatable, Sendable {
  public struct Point: Equatable, Sendable {
    public let x, y: Double
  }

  public enum Step: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  public let steps: [Step]

  /// - Parameter text: `M10 5L…C…Z`.
  init(_ text: some StringProtocol) {
    var steps: [Step] = []
    var rest = text[...]
    while let letter = rest.popFirst() {
      let end = rest.firstIndex(where: \.isLetter) ?? rest.endIndex
      let numbers = rest[..<end].split(separator: " ").compactMap { Double($0) }
      if let step = Self.step(letter, numbers) { steps.append(step) }
      rest = rest[end...]
    }
    self.steps = steps
  }

  private static func step(_ letter: Character, _ n: [Double]) -> Step? {
    switch (letter, n.count) {
    case ("M", 2): .move(Point(x: n[0], y: n[1]))
    case ("L", 2): .line(Point(x: n[0], y: n[1]))
    case ("C", 6):
      .curve(Point(x: n[0], y: n[1]), Point(x: n[2], y: n[3]), to: Point(x: n[4], y: n[5]))
    case ("Z", 0): .close
    default: nil
    }
  }
}
