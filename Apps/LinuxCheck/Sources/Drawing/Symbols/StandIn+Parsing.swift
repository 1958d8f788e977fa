import Foundation

extension StandIn {
  /// - Parameter text: parts apart by `;`. Each begins with `f` (filled) or `l` (lined), then commands with numbers:
  ///   `M x y` to begin, `L x y` a line, `Q x y x y` a bent one, `Z` back; `O x y r` a circle, `R x y w h r` a rectangle
  ///   with round corners.
  init(_ text: String) {
    for part in text.split(separator: ";") {
      var words = part.split(separator: " ").map(String.init)
      guard !words.isEmpty else { continue }
      let kind = words.removeFirst()
      let outline = Self.outline(words)
      if kind == "f" { filled.append(outline) } else { lined.append(outline) }
    }
  }

  private static func outline(_ words: [String]) -> Outline {
    var outline = Outline()
    var place = 0
    while place < words.count {
      let command = words[place]
      let numbers = words[(place + 1)...].prefix { Double($0) != nil }.compactMap(Double.init)
      outline.parts += parts(command, numbers)
      place += 1 + numbers.count
    }
    return outline
  }

  private static func parts(_ command: String, _ n: [Double]) -> [Outline.Part] {
    func at(_ place: Int) -> CGPoint { CGPoint(x: n[place], y: n[place + 1]) }
    switch (command, n.count) {
    case ("M", 2): return [.move(at(0))]
    case ("L", _) where n.count.isMultiple(of: 2):
      return stride(from: 0, to: n.count, by: 2).map { .line(at($0)) }
    case ("Q", 4): return [.quad(at(0), at(2))]
    case ("Z", 0): return [.close]
    case ("O", 3):
      return Outline.ellipse(
        CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])
      ).parts
    case ("R", 5):
      return Outline.rounded(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), n[4]).parts
    default: preconditionFailure("a stand-in with the command \(command) \(n)")
    }
  }
}
