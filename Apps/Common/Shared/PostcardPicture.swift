import Foundation
import SwiftUI
import TriptoDesign

/// A view made of the place's climate and kind: sun, sky, and what stands before it.
struct PostcardPicture: View, Equatable {
  let kind: String
  let climate: String

  var body: some View {
    let paint = PostcardPaint.of(climate)
    Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .style(
          LinearGradient(
            colors: paint.sky.map { $0.color() }, startPoint: .top, endPoint: .bottom)))
      let r = size.height * 0.2
      context.fill(
        Path(
          ellipseIn: CGRect(x: size.width * 0.62, y: size.height * 0.2, width: 2 * r, height: 2 * r)
        ), with: .style(paint.sun.color()))
      context.fill(Self.hills(size, 0.58, 0.1, 2.3), with: .style(paint.far.color()))
      for tower in PostcardPaint.towers(kind) {
        let box = CGRect(
          x: size.width * tower.x, y: size.height * (0.82 - tower.height),
          width: size.width * tower.width, height: size.height * (tower.height + 0.2))
        context.fill(Path(roundedRect: box, cornerRadius: 3), with: .style(paint.near.color()))
      }
      context.fill(Self.hills(size, 0.8, 0.05, 5.1), with: .style(paint.near.color()))
    }
    .accessibilityHidden(true)
  }

  private static func hills(_ size: CGSize, _ top: Double, _ swing: Double, _ phase: Double) -> Path
  {
    Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      for step in 0...26 {
        let part = Double(step) / 26
        let y = top + swing * sin(part * 6.2 + phase)
        path.addLine(to: CGPoint(x: size.width * part, y: size.height * y))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
    }
  }
}

/// The colours of a climate, and the skyline of a kind of place.
struct PostcardPaint {
  let sky: [Ink]
  let sun, far, near: Ink

  static func of(_ climate: String) -> PostcardPaint {
    switch climate {
    case "polar", "arctic", "cold":
      PostcardPaint(sky: [0x3B6FA8, 0xBFE3F2], sun: 0xFDF6DA, far: 0xE8F3F8, near: 0x8FB3C9)
    case "desert", "arid", "dry":
      PostcardPaint(sky: [0x3E8FC4, 0xF6D8A0], sun: 0xFFE9A8, far: 0xD9A05A, near: 0xA9683A)
    case "tropical", "warm":
      PostcardPaint(sky: [0x1E87B8, 0xFFD08A], sun: 0xFFF0B0, far: 0x2E8F7A, near: 0x17614F)
    default:
      PostcardPaint(sky: [0x4A86C5, 0xF3D9B0], sun: 0xFFF2C4, far: 0x6FA58A, near: 0x3C6E5A)
    }
  }

  struct Tower { let x, width, height: Double }

  static func towers(_ kind: String) -> [Tower] {
    guard kind == "city" || kind == "town" else { return [] }
    return [
      Tower(x: 0.08, width: 0.06, height: 0.22), Tower(x: 0.15, width: 0.09, height: 0.3),
      Tower(x: 0.26, width: 0.05, height: 0.42), Tower(x: 0.33, width: 0.1, height: 0.2),
      Tower(x: 0.46, width: 0.07, height: 0.33), Tower(x: 0.82, width: 0.09, height: 0.26),
    ]
  }
}
