import Foundation
import SwiftUI
import TriptoDesign

/// The night train from outside: three coaches with lit windows and the engine, on a board of 1240 × 110.
struct NightTrain: View, Equatable {
  private static let coaches = 3
  private static let body: Ink = 0x22355A
  private static let roof: Ink = 0x45608F
  private static let lamp: Ink = 0xFFD48A

  var body: some View {
    Canvas { context, size in
      var board = context
      let scale = min(size.width / 1240, size.height / 110)
      board.scaleBy(x: scale, y: scale)
      for place in 0..<Self.coaches {
        var coach = board
        coach.translateBy(x: Double(place) * 208, y: 0)
        Self.drawCoach(&coach)
      }
      board.translateBy(x: 624, y: 0)
      Self.drawEngine(&board)
    }
    .accessibilityHidden(true)
  }

  private static func drawCoach(_ context: inout GraphicsContext) {
    context.fill(rounded(4, 14, 188, 66, 10), with: .style(body.color()))
    context.fill(Path(CGRect(x: 10, y: 14, width: 176, height: 4)), with: .style(roof.color()))
    context.fill(
      Path(CGRect(x: 4, y: 60, width: 188, height: 7)), with: .style(Color.tripto(.accentOrange)))
    for x in [18.0, 52, 86, 120, 154] {
      context.fill(rounded(x, 29, 26, 22, 4), with: .style(lamp.color()))
    }
    context.fill(Path(CGRect(x: 192, y: 62, width: 16, height: 6)), with: .style(body.color()))
    for x in [36.0, 60, 136, 160] { drawWheel(x, &context) }
  }

  private static func drawEngine(_ context: inout GraphicsContext) {
    context.fill(nose, with: .style(body.color()))
    context.fill(
      Path(CGRect(x: 0, y: 60, width: 208, height: 8)), with: .style(Color.tripto(.accentOrange)))
    context.fill(rounded(16, 29, 44, 22, 4), with: .style(lamp.color()))
    context.fill(rounded(142, 29, 34, 22, 8), with: .style(lamp.color()))
    context.fill(beam, with: .style(lamp.color(0.18)))
    for x in [34.0, 60, 150, 176] { drawWheel(x, &context) }
  }

  private static func drawWheel(_ x: Double, _ context: inout GraphicsContext) {
    let box = CGRect(x: x - 9, y: 75, width: 18, height: 18)
    context.fill(Path(ellipseIn: box), with: .style(Color.tripto(.bgBase)))
    context.stroke(Path(ellipseIn: box), with: .style(Color.tripto(.lineStrong)), lineWidth: 3)
  }

  private static let nose = Path { path in
    path.move(to: CGPoint(x: 0, y: 22))
    path.addQuadCurve(to: CGPoint(x: 8, y: 14), control: CGPoint(x: 0, y: 14))
    path.addLine(to: CGPoint(x: 130, y: 14))
    path.addCurve(
      to: CGPoint(x: 212, y: 68), control1: CGPoint(x: 172, y: 14),
      control2: CGPoint(x: 198, y: 36))
    path.addQuadCurve(to: CGPoint(x: 204, y: 80), control: CGPoint(x: 215, y: 80))
    path.addLine(to: CGPoint(x: 0, y: 80))
    path.closeSubpath()
  }

  private static let beam = Path { path in
    path.move(to: CGPoint(x: 206, y: 66))
    path.addLine(to: CGPoint(x: 606, y: 32))
    path.addLine(to: CGPoint(x: 606, y: 102))
    path.closeSubpath()
  }

  private static func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
  }
}
