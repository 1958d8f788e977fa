import Foundation
@_spi(Testing) import SwiftUI

/// Draws what an app's canvas said.
@MainActor
struct CanvasPainter {
  let rect: CGRect
  /// Of the widths of letters.
  let factor: Double

  func draw(_ drawing: CanvasDrawing, on pen: Pen) {
    let origin = Transform.move(Double(rect.minX), Double(rect.minY))
    pen.transformed(origin) { draw(drawing.commands(size: rect.size), on: pen) }
  }

  private func draw(_ commands: [CanvasCommand], on pen: Pen) {
    for command in commands {
      switch command {
      case .fill(let path, let paint, let isEvenOdd, let opacity, let transform):
        var outline = Outline(path)
        outline.isEvenOdd = isEvenOdd
        pen.transformed(Transform(transform)) {
          pen.fill(outline, Paint(paint).faded(opacity), in: Polygon(outline).bounds)
        }
      case .stroke(let path, let paint, let style, let opacity, let transform):
        let outline = Outline(path)
        pen.transformed(Transform(transform)) {
          pen.stroke(
            outline, Paint(paint).faded(opacity), Stroke(style), in: Polygon(outline).bounds)
        }
      case .text(let words, let face, let paint, let point, let anchor, let opacity, let transform):
        pen.transformed(Transform(transform)) {
          write(words, face, Paint(paint).faded(opacity), at: point, anchor, on: pen)
        }
      case .image(let name, _, let paint, let point, let anchor, let opacity, let transform):
        pen.transformed(Transform(transform)) {
          var look = TextLook()
          look.paint = Paint(paint).faded(opacity)
          place(SymbolBox(name, look), at: point, anchor, on: pen)
        }
      case .clipped(let path, let transform, let command):
        let outline = Outline(path).mapped(Transform(transform))
        pen.clipped(to: outline, Polygon(outline).bounds) { draw([command], on: pen) }
      }
    }
  }

  private func write(
    _ words: String, _ face: TextFace, _ paint: Paint, at point: CGPoint, _ anchor: UnitPoint,
    on pen: Pen
  ) {
    var look = TextLook()
    look.face = Face(face)
    look.face.factor = factor
    look.paint = paint
    place(TextBox(words, look), at: point, anchor, on: pen)
  }

  private func place(_ box: Box, at point: CGPoint, _ anchor: UnitPoint, on pen: Pen) {
    let size = box.size(.ideal)
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    box.draw(in: CGRect(origin: origin, size: size), .ideal, on: pen)
  }
}
