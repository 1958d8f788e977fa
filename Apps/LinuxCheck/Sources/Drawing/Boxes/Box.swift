import Foundation

/// One thing that is laid out: it is offered a size, takes one, and is placed.
@MainActor
class Box {
  /// What it contains, in order.
  let children: [Box]
  private var sizes: [Proposal: CGSize] = [:]

  init(_ children: [Box] = []) { self.children = children }

  /// The size it takes of an offer. An offer is answered once and remembered.
  final func size(_ offer: Proposal) -> CGSize {
    if let known = sizes[offer] { return known }
    let size = measure(offer)
    sizes[offer] = size
    return size
  }

  /// The size it takes; by default that of its largest child.
  func measure(_ offer: Proposal) -> CGSize {
    children.reduce(CGSize.zero) { largest, child in
      let size = child.size(offer)
      return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// Draws itself in a rectangle of the size that it took of the offer.
  func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    for child in children { child.place(in: rect, offer, .center, on: pen) }
  }

  /// Takes of an offer, and is drawn where the anchor puts it in the frame.
  final func place(in frame: CGRect, _ offer: Proposal, _ anchor: Anchor, on pen: Pen) {
    draw(in: rect(size(offer), in: frame, anchor), offer, on: pen)
  }

  /// Stacks serve higher ones first.
  var priority: Double { 0 }
  /// Takes what is left along a stack, and nothing across it.
  var isSpacer: Bool { false }
  /// Is no part of what stacks arrange.
  var isEmpty: Bool { false }

  /// How many things there are to press in it.
  var controlCount: Int { children.reduce(0) { $0 + $1.controlCount } }

  /// The distance of the first or last line of text from the top; without text that of the bottom.
  func baseline(first: Bool, in size: CGSize) -> Double {
    guard children.count == 1 else { return Double(size.height) }
    return children[0].baseline(first: first, in: size)
  }
}

/// Nothing.
final class EmptyBox: Box {
  override func measure(_ offer: Proposal) -> CGSize { .zero }
  override var isEmpty: Bool { true }
}

/// A box around one other, which it lays out as itself unless it says something else.
class Wrapper: Box {
  let inner: Box

  init(_ inner: Box) {
    self.inner = inner
    super.init([inner])
  }

  override func measure(_ offer: Proposal) -> CGSize { inner.size(offer) }
  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    inner.draw(in: rect, offer, on: pen)
  }
  override var priority: Double { inner.priority }
  override var isSpacer: Bool { inner.isSpacer }
  override var isEmpty: Bool { inner.isEmpty }
  override func baseline(first: Bool, in size: CGSize) -> Double {
    inner.baseline(first: first, in: size)
  }
}
