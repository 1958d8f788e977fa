import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The engine with its letter box: where notes go (UI-E11).
struct EngineView: View, Equatable {
  private static let red: Ink = 0xE8553A
  private static let deep: Ink = 0xA93425
  private static let glass: Ink = 0x16233F

  var body: some View {
    Canvas { context, _ in
      for x in [34.0, 62, 114] {
        let box = CGRect(x: x - 10, y: 98, width: 20, height: 20)
        context.fill(Path(ellipseIn: box), with: .style(Color.tripto(.bgBase)))
        context.stroke(Path(ellipseIn: box), with: .style(Color.tripto(.lineStrong)), lineWidth: 3)
      }
      context.fill(Self.hull, with: .style(Self.red.color()))
      context.fill(
        Path(CGRect(x: 0, y: 90, width: 158, height: 14)), with: .style(Self.deep.color()))
      context.fill(Self.cab, with: .style(Self.glass.color()))
      context.fill(
        Path(CGRect(x: 0, y: 78, width: 154, height: 7)), with: .style(Color.tripto(.textPrimary)))
    }
    .frame(width: TrainMeasure.engine, height: TrainMeasure.height)
    .overlay(alignment: .topLeading) {
      Envelope().frame(width: 54, height: 40).offset(x: 16, y: 28)
    }
  }

  private static let hull = Path { path in
    path.move(to: CGPoint(x: 0, y: 104))
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 76, y: 10))
    path.addCurve(
      to: CGPoint(x: 160, y: 92), control1: CGPoint(x: 120, y: 10),
      control2: CGPoint(x: 146, y: 52))
    path.addQuadCurve(to: CGPoint(x: 152, y: 104), control: CGPoint(x: 163, y: 104))
    path.closeSubpath()
  }

  private static let cab = Path { path in
    path.move(to: CGPoint(x: 88, y: 22))
    path.addQuadCurve(to: CGPoint(x: 142, y: 66), control: CGPoint(x: 124, y: 30))
    path.addLine(to: CGPoint(x: 98, y: 66))
    path.addQuadCurve(to: CGPoint(x: 88, y: 56), control: CGPoint(x: 88, y: 66))
    path.closeSubpath()
  }
}
