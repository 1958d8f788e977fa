import Foundation

/// A simple drawing of our own in place of one of the system's symbols, on a board of 24 × 24.
struct StandIn {
  var filled: [Outline] = []
  /// Filled faintly, below what is written on them.
  var tinted: [Outline] = []
  var lined: [Outline] = []
  var isKnown = true

  static let side = 24.0

  /// The drawing of a symbol, put together of a sign and what encloses it.
  static func drawing(_ name: String) -> StandIn {
    if let whole = StandInTable.all[name] { return StandIn(whole) }
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    words.removeAll { $0 == "fill" }
    if let plain = StandInTable.all[words.joined(separator: ".")] {
      let drawing = StandIn(plain)
      return isFilled ? drawing.solid : drawing
    }
    if let enclosure = words.last.flatMap({ StandInTable.enclosures[$0] }),
      let sign = StandInTable.all[words.dropLast().joined(separator: ".")]
    {
      return StandIn(sign).enclosed(by: StandIn(enclosure), isFilled)
    }
    var square = StandIn("l R 3 3 18 18 4")
    square.isKnown = false
    return square
  }

  /// Width to height; all but a few are square.
  static func width(_ name: String) -> Double {
    name.hasPrefix("person.2") ? 1.3 : name.hasPrefix("person.3") ? 1.7 : 1
  }

  private var solid: StandIn {
    filled.isEmpty ? StandIn(tinted: lined, lined: lined) : self
  }

  private func enclosed(by other: StandIn, _ isFilled: Bool) -> StandIn {
    let shrink = Transform.scale(0.6, 0.6).around(CGPoint(x: 12, y: 12))
    return StandIn(
      filled: filled.map { $0.mapped(shrink) }, tinted: isFilled ? other.lined : [],
      lined: other.lined + lined.map { $0.mapped(shrink) })
  }
}

extension Outline {
  func mapped(_ map: Transform) -> Outline {
    let mapped = parts.map { part -> Part in
      switch part {
      case .move(let point): .move(map.apply(point))
      case .line(let point): .line(map.apply(point))
      case .quad(let control, let point): .quad(map.apply(control), map.apply(point))
      case .curve(let one, let two, let point):
        .curve(map.apply(one), map.apply(two), map.apply(point))
      case .close: .close
      }
    }
    return Outline(parts: mapped, isEvenOdd: isEvenOdd)
  }
}
