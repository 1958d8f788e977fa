import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A choice as it is everywhere: a letter, a shape, a colour (UI-A2, UI-P19).
struct Choice: Equatable {
  let letter: String
  let colour: Colour
  /// Below the middle, where the shape is wide.
  let drop: Double

  static let all = [
    Choice(letter: "A", colour: .choiceA, drop: 0), Choice(letter: "B", colour: .choiceB, drop: 10),
    Choice(letter: "C", colour: .choiceC, drop: 0), Choice(letter: "D", colour: .choiceD, drop: 0),
  ]
}

struct ChoiceKey: View, Equatable {
  let choice: Choice
  /// It was not the right one.
  var isDim = false

  var body: some View {
    ZStack {
      ChoiceShape(letter: choice.letter)
        .fill(Color.tripto(isDim ? choice.colour.opacity(0.3).over(.panel) : choice.colour))
      Text(verbatim: choice.letter).sized(40, isDim ? .textPrimary : .bgBase).offset(y: choice.drop)
    }
    .frame(width: 84, height: 84)
  }
}

/// ● ▲ ■ ◆.
struct ChoiceShape: Shape {
  let letter: String

  func path(in rect: CGRect) -> Path {
    switch letter {
    case "A": Path(ellipseIn: rect)
    case "B": polygon([(0.5, 0.02), (1, 0.96), (0, 0.96)], rect)
    case "C": Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 8)
    default: polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], rect)
    }
  }

  private func polygon(_ corners: [(x: Double, y: Double)], _ rect: CGRect) -> Path {
    Path { path in
      for (place, corner) in corners.enumerated() {
        let x = Double(rect.minX) + Double(rect.width) * corner.x
        let y = Double(rect.minY) + Double(rect.height) * corner.y
        let point = CGPoint(x: x, y: y)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
