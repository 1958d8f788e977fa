import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

extension Path {
  /// A drawing of the Kit's.
  init(_ drawn: DrawnPath) {
    func point(_ point: DrawnPath.Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    self.init { path in
      for step in drawn.steps {
        switch step {
        case .move(let to): path.move(to: point(to))
        case .line(let to): path.addLine(to: point(to))
        case .curve(let one, let two, let to):
          path.addCurve(to: point(to), control1: point(one), control2: point(two))
        case .close: path.closeSubpath()
        }
      }
    }
  }
}

extension TonePattern {
  /// The tile as often as it takes to cover the shoulders; one has its middle at 32, 56.
  var tiles: [Path] {
    let tile = Path(path)
    let (x, y) = (32 - width / 2, 56 - height / 2)
    let across = Int((40 / width).rounded(.up))
    let down = Int((20 / height).rounded(.up))
    return (-down...down).flatMap { row in
      (-across...across).map { column in
        tile.offsetBy(dx: x + Double(column) * width, dy: y + Double(row) * height)
      }
    }
  }
}
