import Foundation

/// Takes what is left along a stack; elsewhere all that is offered.
final class SpacerBox: Box {
  private let least: Double

  init(least: Double) {
    self.least = least
    super.init()
  }

  override func measure(_ offer: Proposal) -> CGSize {
    CGSize(width: max(least, offer.width ?? least), height: max(least, offer.height ?? least))
  }

  override var isSpacer: Bool { true }
}

/// A thin line across a stack: below each other in a column, beside each other in a row.
final class DividerBox: Box {
  private let way: Way
  private let paint: Paint
  static let thickness = 0.5

  /// - Parameter way: of the stack that it parts.
  init(in way: Way, _ paint: Paint) {
    (self.way, self.paint) = (way, paint)
    super.init()
  }

  override func measure(_ offer: Proposal) -> CGSize {
    CGSize(along: way, Self.thickness, across: offer[way.other] ?? 10)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    pen.sheet.fill(.rect(rect), paint, in: rect)
  }
}
