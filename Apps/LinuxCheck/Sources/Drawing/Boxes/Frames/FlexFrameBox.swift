import Foundation

/// Sides between a least and a most, with an ideal for where nothing is offered.
final class FlexFrameBox: Wrapper {
  struct Side: Hashable {
    var least: Double?
    var ideal: Double?
    var most: Double?

    /// What the child is offered.
    func inside(_ offer: Double?) -> Double? {
      guard var value = offer ?? ideal else { return nil }
      if let most { value = min(value, most) }
      if let least { value = max(value, least) }
      return value
    }

    /// What is taken, where the child took so much. Only with a most does it grow to what is offered, only with a least
    /// does it shrink below the child.
    func taken(_ offer: Double?, child: Double) -> Double {
      let low = least ?? most.map { min($0, child) } ?? child
      let high = most ?? child
      return min(max(offer ?? ideal ?? child, low), max(low, high))
    }
  }

  private let width: Side
  private let height: Side
  private let anchor: Anchor

  init(_ inner: Box, width: Side = Side(), height: Side = Side(), _ anchor: Anchor = .center) {
    (self.width, self.height, self.anchor) = (width, height, anchor)
    super.init(inner)
  }

  override func measure(_ offer: Proposal) -> CGSize {
    let child = inner.size(inside(offer))
    return CGSize(
      width: width.taken(offer.width, child: Double(child.width)),
      height: height.taken(offer.height, child: Double(child.height)))
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    inner.place(in: rect, placed(offer, rect.size), anchor, on: pen)
  }

  override func baseline(first: Bool, in size: CGSize) -> Double {
    let own = inner.size(placed(Proposal(size), size))
    let rect = inner.rect(own, in: CGRect(origin: .zero, size: size), anchor)
    return Double(rect.minY) + inner.baseline(first: first, in: own)
  }

  override var isSpacer: Bool { false }
  override var isEmpty: Bool { false }

  private func inside(_ offer: Proposal) -> Proposal {
    Proposal(width.inside(offer.width), height.inside(offer.height))
  }

  /// NB: a side that grew to an endless offer is drawn in what it was given in the end.
  private func placed(_ offer: Proposal, _ size: CGSize) -> Proposal {
    var inside = inside(offer)
    if inside.width == .infinity { inside.width = Double(size.width) }
    if inside.height == .infinity { inside.height = Double(size.height) }
    return inside
  }
}
