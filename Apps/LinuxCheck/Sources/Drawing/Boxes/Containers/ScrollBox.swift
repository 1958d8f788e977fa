import Foundation

/// Shows a part of its content, which is as long as it likes along the ways that scroll.
final class ScrollBox: Wrapper {
  private let ways: Set<Way>
  private let scrolled: Screen.Scrolled

  init(_ inner: Box, _ ways: Set<Way>, _ scrolled: Screen.Scrolled) {
    (self.ways, self.scrolled) = (ways, scrolled)
    super.init(inner)
  }

  override func measure(_ offer: Proposal) -> CGSize {
    var size = inner.size(inside(offer))
    for way in ways { size[way] = offer[way] ?? size[way] }
    return size
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let inside = inside(Proposal(rect.size))
    let content = inner.size(inside)
    let frame = CGRect(
      x: rect.minX, y: rect.minY, width: max(content.width, rect.width),
      height: max(content.height, rect.height))
    // Content that is shorter than the scroller lies at its start, in the middle across.
    let anchor = ways.contains(.vertical) ? Anchor.top : .leading
    pen.scrolled(rect, pen.unsafe(rect, .all), content, ways) {
      pen.transformed(shift(frame, rect)) { inner.place(in: frame, inside, anchor, on: pen) }
    }
  }

  override var isSpacer: Bool { false }
  override var isEmpty: Bool { false }

  private func inside(_ offer: Proposal) -> Proposal {
    var inside = offer
    for way in ways { inside[way] = nil }
    return inside
  }

  private func shift(_ content: CGRect, _ rect: CGRect) -> Transform {
    guard scrolled == .end else { return .identity }
    func by(_ way: Way) -> Double {
      ways.contains(way) ? Double(rect.size[way]) - Double(content.size[way]) : 0
    }
    return .move(by(.horizontal), by(.vertical))
  }
}
