import Foundation

/// The first of its children whose ideal size fits in what is offered; else the last.
final class FitsBox: Box {
  private let ways: Set<Way>

  init(_ children: [Box], _ ways: Set<Way>) {
    self.ways = ways
    super.init(children)
  }

  override func measure(_ offer: Proposal) -> CGSize { chosen(offer)?.size(offer) ?? .zero }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    chosen(offer)?.draw(in: rect, offer, on: pen)
  }

  override func baseline(first: Bool, in size: CGSize) -> Double {
    chosen(Proposal(size))?.baseline(first: first, in: size) ?? Double(size.height)
  }

  override var priority: Double { 0 }
  override var controlCount: Int { children.map(\.controlCount).max() ?? 0 }

  func chosen(_ offer: Proposal) -> Box? {
    var ideal = offer
    for way in ways { ideal[way] = nil }
    return children.first { child in
      let size = child.size(ideal)
      return ways.allSatisfy { size[$0] <= (offer[$0] ?? .infinity) + 0.01 }
    } ?? children.last
  }
}
