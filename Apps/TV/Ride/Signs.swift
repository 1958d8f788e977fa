import Foundation
import SwiftUI
import TriptoDesign

/// The emergency brake's handle, on a board of 64 × 64.
struct BrakeHandle: View, Equatable {
  var body: some View {
    Canvas { context, size in
      let unit = min(size.width, size.height) / 64
      let red = GraphicsContext.Shading.style(Color.tripto(.brakeRed))
      let deep = GraphicsContext.Shading.style(Color.tripto(.errorRedDeep))
      context.fill(Self.box(14, 4, 36, 12, 5, unit), with: deep)
      context.fill(Self.box(28, 12, 8, 22, 2, unit), with: deep)
      context.stroke(
        Self.box(10, 32, 44, 26, 12, unit), with: red,
        style: StrokeStyle(lineWidth: 8 * unit, lineCap: .round, lineJoin: .round))
    }
    .accessibilityHidden(true)
  }

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ unit: Double
  ) -> Path {
    Path(
      roundedRect: CGRect(
        x: x * unit, y: y * unit, width: width * unit, height: height * unit),
      cornerRadius: radius * unit)
  }
}

/// A note, as an envelope (UI-E11).
struct Envelope: View, Equatable {
  var body: some View {
    Canvas { context, size in
      let box = CGRect(origin: .zero, size: size).insetBy(
        dx: size.width * 0.04, dy: size.height * 0.06)
      context.fill(
        Path(roundedRect: box, cornerRadius: size.width * 0.06),
        with: .style(Color.tripto(.textPrimary)))
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: box.minX, y: box.minY + size.height * 0.06))
          path.addLine(to: CGPoint(x: box.midX, y: box.midY + size.height * 0.08))
          path.addLine(to: CGPoint(x: box.maxX, y: box.minY + size.height * 0.06))
        }, with: .style(Color.tripto(.errorRedDeep)), lineWidth: max(2, size.width * 0.045))
    }
    .accessibilityHidden(true)
  }
}
