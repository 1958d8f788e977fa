import Foundation

/// Draws for itself into what it is offered.
final class CanvasBox: Box {
  private let drawing: @MainActor (CGRect, Pen) -> Void

  init(_ drawing: @escaping @MainActor (CGRect, Pen) -> Void) {
    self.drawing = drawing
    super.init()
  }

  override func measure(_ offer: Proposal) -> CGSize { offer.filled }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    pen.claim(pen.state.transform.apply(rect))
    drawing(rect, pen)
  }
}

/// Takes all that is offered; what is inside is made for the size, and lies at the top leading corner.
final class GeometryBox: Box {
  private let make: @MainActor (CGSize, Insets) -> Box

  /// - Parameter make: from the size, and how far system bars reach into it.
  init(_ make: @escaping @MainActor (CGSize, Insets) -> Box) {
    self.make = make
    super.init()
  }

  override func measure(_ offer: Proposal) -> CGSize { offer.filled }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let whole = pen.unsafe(rect, .all)
    let area = Insets(
      top: Double(rect.minY - whole.minY), leading: Double(rect.minX - whole.minX),
      bottom: Double(whole.maxY - rect.maxY), trailing: Double(whole.maxX - rect.maxX))
    make(rect.size, area).place(in: rect, Proposal(rect.size), .topLeading, on: pen)
  }
}
