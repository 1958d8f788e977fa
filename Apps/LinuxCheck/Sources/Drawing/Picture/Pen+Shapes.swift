import Foundation

extension Pen {
  /// - Parameter rect: what gradients run through, in local points.
  func fill(_ outline: Outline, _ paint: Paint, in rect: CGRect) {
    guard let inverse = state.transform.inverse else { return }
    sheet.fill(outline, paint, in: rect)
    let shape = Polygon(outline)
    guard !shape.bounds.isNull else { return }
    grounds.append(
      Ground(
        shape: shape, inverse: inverse, frame: state.transform.apply(shape.bounds),
        paint: paint.faded(state.opacity), painted: rect, place: nextPlace()))
  }

  func stroke(_ outline: Outline, _ paint: Paint, _ stroke: Stroke, in rect: CGRect) {
    sheet.stroke(outline, paint, stroke, in: rect)
  }

  /// A stand-in for one of the system's symbols.
  func symbol(_ name: String, _ paint: Paint, in rect: CGRect, weight: Double, label: String?) {
    let drawing = StandIn.drawing(name)
    let box = CGRect(x: 0, y: 0, width: StandIn.side, height: StandIn.side)
    let scale = min(Double(rect.width), Double(rect.height)) / StandIn.side
    let place = Transform.move(
      Double(rect.midX) - StandIn.side * scale / 2, Double(rect.midY) - StandIn.side * scale / 2
    ).after(.scale(scale, scale))
    sheet.add { _ in "<g transform=\"\(place.svg)\">" }
    for part in drawing.tinted { sheet.fill(part, paint.faded(0.3), in: box) }
    for part in drawing.filled { sheet.fill(part, paint, in: box) }
    for part in drawing.lined {
      sheet.stroke(part, paint, Stroke(width: weight, cap: .round, join: .round), in: box)
    }
    sheet.add { _ in "</g>" }
    let ink = paint.colour(at: CGPoint(x: box.midX, y: box.midY), in: box).faded(state.opacity)
    if state.isSilent { return }
    symbols.append(
      DrawnSymbol(
        name: name, frame: state.transform.apply(rect), label: label ?? state.label,
        isKnown: drawing.isKnown,
        ink: ink, place: nextPlace()))
  }
}

/// A symbol as it was drawn.
public struct DrawnSymbol: Sendable {
  public let name: String
  public let frame: CGRect
  public let label: String?
  /// There is a stand-in with its shape; else a square stands for it.
  public let isKnown: Bool
  let ink: RGBA
  let place: Place
}
