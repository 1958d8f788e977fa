import Foundation

/// A stand-in for one of the system's symbols, as large as the letters beside it.
final class SymbolBox: Box {
  private let name: String
  private let look: TextLook
  private let isResizable: Bool
  private let scale: Double
  private let label: String?

  init(
    _ name: String, _ look: TextLook, isResizable: Bool = false, scale: Double = 1,
    label: String? = nil
  ) {
    (self.name, self.look, self.isResizable) = (name, look, isResizable)
    (self.scale, self.label) = (scale, label)
    super.init()
  }

  /// The system's symbols are about so much larger than the font beside them.
  static let toFont = 1.2

  override func measure(_ offer: Proposal) -> CGSize {
    if isResizable { return offer.filled }
    let side = Face.rounded(look.face.size * Self.toFont * scale)
    return CGSize(width: Face.rounded(side * StandIn.width(name)), height: side)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    pen.claim(pen.state.transform.apply(rect))
    let weight = look.face.weight == .regular ? 2.0 : 2.6
    pen.symbol(name, look.paint, in: rect, weight: weight, label: label)
  }

  /// It stands on the line as capitals do, a little lower.
  override func baseline(first: Bool, in size: CGSize) -> Double {
    (Double(size.height) + look.face.capital) / 2
  }
}
