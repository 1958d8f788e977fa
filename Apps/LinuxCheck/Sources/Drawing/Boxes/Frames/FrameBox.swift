import Foundation

/// A side that is given is taken; the other is the child's.
final class FrameBox: Wrapper {
  private let width: Double?
  private let height: Double?
  private let anchor: Anchor

  init(_ inner: Box, width: Double?, height: Double?, _ anchor: Anchor = .center) {
    (self.width, self.height, self.anchor) = (width, height, anchor)
    super.init(inner)
  }

  override func measure(_ offer: Proposal) -> CGSize {
    let size = inner.size(inside(offer))
    return CGSize(width: width ?? Double(size.width), height: height ?? Double(size.height))
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    inner.place(in: rect, inside(offer), anchor, on: pen)
  }

  override func baseline(first: Bool, in size: CGSize) -> Double {
    let frame = CGRect(origin: .zero, size: size)
    let own = inner.size(inside(Proposal(size)))
    return Double(inner.rect(own, in: frame, anchor).minY) + inner.baseline(first: first, in: own)
  }

  override var isSpacer: Bool { false }
  override var isEmpty: Bool { false }

  private func inside(_ offer: Proposal) -> Proposal {
    Proposal(width ?? offer.width, height ?? offer.height)
  }
}
