import Foundation

/// A margin around a child.
final class PaddingBox: Wrapper {
  private let insets: Insets

  init(_ inner: Box, _ insets: Insets) {
    self.insets = insets
    super.init(inner)
  }

  override func measure(_ offer: Proposal) -> CGSize {
    let size = inner.size(offer.inset(by: insets)).grown(by: insets)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    inner.draw(in: rect.inset(by: insets), offer.inset(by: insets), on: pen)
  }

  override func baseline(first: Bool, in size: CGSize) -> Double {
    let inside = CGRect(origin: .zero, size: size).inset(by: insets).size
    return insets.top + inner.baseline(first: first, in: inside)
  }

  override var isSpacer: Bool { false }
}

/// Its ideal size along some ways, whatever is offered.
final class FixedSizeBox: Wrapper {
  private let ways: Set<Way>

  init(_ inner: Box, _ ways: Set<Way>) {
    self.ways = ways
    super.init(inner)
  }

  override func measure(_ offer: Proposal) -> CGSize { inner.size(inside(offer)) }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    inner.draw(in: rect, inside(offer), on: pen)
  }

  private func inside(_ offer: Proposal) -> Proposal {
    Proposal(
      ways.contains(.horizontal) ? nil : offer.width, ways.contains(.vertical) ? nil : offer.height)
  }
}
