import Foundation

/// Is drawn in another way; takes the room that it would take.
final class EffectBox: Wrapper {
  enum Effect {
    case opacity(Double)
    /// By width and height.
    case move(Double, Double)
    /// Around a point, as shares of the frame.
    case scale(Double, Double, around: CGPoint)
    case turn(radians: Double, around: CGPoint)
    case clip((CGRect) -> Outline)
    /// Radius in points.
    case blur(Double)
    /// Keeps its room and is not there.
    case hidden
  }

  private let effect: Effect

  init(_ inner: Box, _ effect: Effect) {
    self.effect = effect
    super.init(inner)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let draw = { self.inner.draw(in: rect, offer, on: pen) }
    switch effect {
    case .opacity(let opacity): opacity >= 1 ? draw() : pen.faded(opacity, draw)
    case .move(let x, let y): pen.transformed(.move(x, y), draw)
    case .scale(let x, let y, let around):
      let point = Paint.point(around, in: rect)
      x == 1 && y == 1 ? draw() : pen.transformed(Transform.scale(x, y).around(point), draw)
    case .turn(let radians, let around):
      pen.transformed(Transform.turn(radians).around(Paint.point(around, in: rect)), draw)
    case .clip(let outline): pen.clipped(to: outline(rect), rect, draw)
    case .blur(let radius):
      pen.group(
        [("style", "filter: blur(\(Markup.number(radius))px)")], { $0.isBlurred = radius > 2 }, draw
      )
    case .hidden: break
    }
  }

  override var isSpacer: Bool { false }
}

/// What voices and tests call its child.
final class NameBox: Wrapper {
  private let change: (inout PenState) -> Void

  init(_ inner: Box, _ change: @escaping (inout PenState) -> Void) {
    self.change = change
    super.init(inner)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    pen.with(change) {
      pen.claim(pen.state.transform.apply(rect))
      inner.draw(in: rect, offer, on: pen)
    }
  }
}

/// Something to press; the frame that answers may be larger than what is drawn.
final class ControlBox: Wrapper {
  private let control: Control

  init(_ inner: Box, _ control: Control) {
    self.control = control
    super.init(inner)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    pen.control(control, in: rect) { inner.draw(in: rect, offer, on: pen) }
  }

  override var controlCount: Int { 1 }

  override var isSpacer: Bool { false }
}
