import Foundation

/// A row or a column.
final class StackBox: Box {
  let way: Way
  let spacing: Double
  let column: Anchor.Column
  let row: Anchor.Row
  private let parts: [Box]
  /// Asked for when the stack is measured, and again when it is drawn.
  private var known: [Proposal: [Proposal]] = [:]

  init(
    _ way: Way, spacing: Double, column: Anchor.Column = .center, row: Anchor.Row = .center,
    _ children: [Box]
  ) {
    (self.way, self.spacing, self.column, self.row) = (way, spacing, column, row)
    parts = children.filter { !$0.isEmpty }
    super.init(children)
  }

  override func measure(_ offer: Proposal) -> CGSize { union(frames(offer)) }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    // Where nothing is offered across, the parts are offered the stack's own extent, so that equal buttons are equally
    // wide. Else they are offered what they were measured with, or something might fit no more.
    var settled = offer
    if offer[way.other]?.isFinite != true { settled[way.other] = rect.size[way.other] }
    let offers = offers(settled)
    let frames = frames(settled)
    let shift = aligned(frames, across: rect)
    for (index, part) in parts.enumerated() {
      let frame = frames[index].offsetBy(dx: rect.minX + shift.width, dy: rect.minY + shift.height)
      part.draw(in: frame, offers[index], on: pen)
    }
  }

  override func baseline(first: Bool, in size: CGSize) -> Double {
    let frames = frames(Proposal(size))
    let places = parts.indices.filter { !parts[$0].isSpacer }
    guard let place = first ? places.first : places.last else { return Double(size.height) }
    return Double(frames[place].minY) + parts[place].baseline(first: first, in: frames[place].size)
  }

  override var isEmpty: Bool { false }

  /// The boxes that are arranged, and what each is offered.
  private func offers(_ offer: Proposal) -> [Proposal] {
    if let offers = known[offer] { return offers }
    let offers = shared(offer)
    known[offer] = offers
    return offers
  }

  private func shared(_ offer: Proposal) -> [Proposal] {
    var share = offer
    guard let length = offer[way] else { return parts.map { _ in share } }
    let room = length - spacing * Double(max(0, parts.count - 1))
    return StackShares(parts, way, across: offer[way.other]).shares(of: room).map {
      share[way] = $0
      return share
    }
  }

  /// Where the boxes lie, from the start of the first one and the line that they are aligned by.
  private func frames(_ offer: Proposal) -> [CGRect] {
    var at = 0.0
    return zip(parts, offers(offer)).map { part, share in
      let size = part.stackSize(share, way)
      let across = way == .vertical ? -part.guide(column, in: size) : -part.guide(row, in: size)
      let origin = way == .vertical ? CGPoint(x: across, y: at) : CGPoint(x: at, y: across)
      at += size[way] + spacing
      return CGRect(origin: origin, size: size)
    }
  }

  private func union(_ frames: [CGRect]) -> CGSize {
    guard let last = frames.last else { return .zero }
    // NB: where a part is endless, no line that parts are aligned by is anywhere.
    if frames.contains(where: { $0.size[way.other].isInfinite }) {
      return CGSize(along: way, last.end(way), across: .infinity)
    }
    let start = frames.map { $0.start(way.other) }.min() ?? 0
    let end = frames.map { $0.end(way.other) }.max() ?? 0
    return CGSize(along: way, last.end(way), across: end - start)
  }

  /// How far the line of alignment lies in the stack. Children that got smaller than they were stay aligned.
  private func aligned(_ frames: [CGRect], across rect: CGRect) -> CGSize {
    let start = frames.map { $0.start(way.other) }.min() ?? 0
    let end = frames.map { $0.end(way.other) }.max() ?? 0
    let slack = max(0, rect.size[way.other] - (end - start))
    let share = way == .vertical ? column.share : row == .top ? 0 : row == .bottom ? 1 : 0.5
    let shift = slack * share - start
    return way == .vertical ? CGSize(width: shift, height: 0) : CGSize(width: 0, height: shift)
  }
}

extension Box {
  /// The size in a stack: a spacer has none across it.
  func stackSize(_ share: Proposal, _ way: Way) -> CGSize {
    guard isSpacer else { return size(share) }
    return CGSize(along: way, size(share)[way], across: 0)
  }
}
