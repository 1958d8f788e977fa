import Foundation

/// Goes on below system bars at the edges that it touches.
final class UnsafeBox: Wrapper {
  private let edges: Edges

  init(_ inner: Box, _ edges: Edges) {
    self.edges = edges
    super.init(inner)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let frame = pen.unsafe(rect, edges)
    let offer = frame == rect ? offer : Proposal(frame.size)
    pen.with(
      { $0.safe = edges == .all ? frame : $0.safe },
      { inner.place(in: frame, offer, .center, on: pen) })
  }
}

/// A bar at an edge, which the content ends at and scrolls below.
final class InsetBox: Wrapper {
  private let bar: Box
  private let edge: Edges
  private let spacing: Double
  private let anchor: Anchor

  /// - Parameter spacing: between bar and content, in points.
  init(_ inner: Box, _ bar: Box, at edge: Edges, spacing: Double, _ anchor: Anchor) {
    (self.bar, self.edge, self.spacing, self.anchor) = (bar, edge, spacing, anchor)
    super.init(inner)
  }

  private var way: Way { edge == .top || edge == .bottom ? .vertical : .horizontal }

  override func measure(_ offer: Proposal) -> CGSize {
    let inside = inside(offer)
    var size = inner.size(inside)
    size[way] += taken(offer)
    return size
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let offer = Proposal(rect.size)
    let bar = bar.size(barOffer(offer))[way]
    let insets = self.insets(taken(offer))
    let frame = rect.inset(by: insets)
    let common = pen.state.safe.intersection(frame)
    pen.with(
      { $0.safe = common.isNull ? frame : common },
      { inner.place(in: frame, Proposal(frame.size), .top, on: pen) })
    let room = rect.inset(by: self.insets(rect.size[way] - bar, from: true))
    self.bar.place(in: room, barOffer(offer), anchor, on: pen)
  }

  private func barOffer(_ offer: Proposal) -> Proposal {
    var bar = offer
    bar[way] = nil
    return bar
  }

  private func taken(_ offer: Proposal) -> Double { bar.size(barOffer(offer))[way] + spacing }

  private func inside(_ offer: Proposal) -> Proposal {
    var inside = offer
    inside[way] = offer[way].map { max(0, $0 - taken(offer)) }
    return inside
  }

  /// - Parameter opposite: from the other side.
  private func insets(_ length: Double, from opposite: Bool = false) -> Insets {
    switch edge {
    case .top: opposite ? Insets(bottom: length) : Insets(top: length)
    case .bottom: opposite ? Insets(top: length) : Insets(bottom: length)
    case .leading: opposite ? Insets(trailing: length) : Insets(leading: length)
    default: opposite ? Insets(leading: length) : Insets(trailing: length)
    }
  }
}
