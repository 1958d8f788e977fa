import Foundation

/// Boxes over each other, each offered the same; as large as the largest.
final class PileBox: Box {
  private let anchor: Anchor

  init(_ children: [Box], _ anchor: Anchor = .center) {
    self.anchor = anchor
    super.init(children)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    for child in children where !child.isEmpty { child.place(in: rect, offer, anchor, on: pen) }
  }
}

/// A box with others behind or before it, which are offered its size and change nothing of it.
final class LayerBox: Wrapper {
  private let layers: [Box]
  private let anchor: Anchor
  private let isBehind: Bool
  /// Behind goes on below system bars where the box touches them.
  private let ignoresSafeArea: Bool

  init(
    _ inner: Box, _ layers: [Box], behind: Bool, _ anchor: Anchor = .center,
    ignoresSafeArea: Bool = false
  ) {
    self.layers = layers.filter { !$0.isEmpty }
    (self.anchor, isBehind, self.ignoresSafeArea) = (anchor, behind, ignoresSafeArea)
    super.init(inner)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    if isBehind { drawLayers(in: rect, on: pen) }
    inner.draw(in: rect, offer, on: pen)
    if !isBehind { drawLayers(in: rect, on: pen) }
  }

  private func drawLayers(in rect: CGRect, on pen: Pen) {
    let frame = ignoresSafeArea ? pen.unsafe(rect, Edges.all) : rect
    for layer in layers { layer.place(in: frame, Proposal(frame.size), anchor, on: pen) }
  }
}
