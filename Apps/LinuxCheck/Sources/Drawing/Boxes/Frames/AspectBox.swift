import Foundation

/// A fixed ratio of width to height.
final class AspectBox: Wrapper {
  /// nil: that of the child's ideal size.
  private let ratio: Double?
  private let fills: Bool

  init(_ inner: Box, ratio: Double?, fills: Bool) {
    (self.ratio, self.fills) = (ratio, fills)
    super.init(inner)
  }

  override func measure(_ offer: Proposal) -> CGSize { inner.size(inside(offer)) }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    inner.place(in: rect, inside(offer), .center, on: pen)
  }

  private func inside(_ offer: Proposal) -> Proposal {
    let ideal = inner.size(.ideal)
    let ratio = ratio ?? (ideal.height > 0 ? Double(ideal.width / ideal.height) : 1)
    switch (offer.width, offer.height) {
    case (nil, nil): return Proposal(Double(ideal.width), Double(ideal.width) / ratio)
    case (let width?, nil): return Proposal(width, width / ratio)
    case (nil, let height?): return Proposal(height * ratio, height)
    case (let width?, let height?):
      let byHeight = height * ratio
      let taken = fills ? max(width, byHeight) : min(width, byHeight)
      return Proposal(taken, taken / ratio)
    }
  }
}

/// Takes all that is offered, and puts its child's centre at a point.
final class PositionBox: Wrapper {
  private let point: CGPoint

  init(_ inner: Box, at point: CGPoint) {
    self.point = point
    super.init(inner)
  }

  override func measure(_ offer: Proposal) -> CGSize { offer.filled }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let spot = CGRect(x: rect.minX + point.x, y: rect.minY + point.y, width: 0, height: 0)
    inner.place(in: spot, offer, .center, on: pen)
  }
}

/// Is served by stacks before or after others.
final class PriorityBox: Wrapper {
  private let order: Double

  init(_ inner: Box, _ order: Double) {
    self.order = order
    super.init(inner)
  }

  override var priority: Double { order }
}

/// As large as what is offered, whatever its child needs.
final class ScreenBox: Wrapper {
  override func measure(_ offer: Proposal) -> CGSize {
    guard let width = offer.width, let height = offer.height else {
      let size = inner.size(offer)
      return CGSize(
        width: offer.width ?? Double(size.width), height: offer.height ?? Double(size.height))
    }
    return CGSize(width: width, height: height)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    inner.place(in: rect, Proposal(rect.size), .center, on: pen)
  }

  override var isSpacer: Bool { false }
  override var isEmpty: Bool { false }
}
