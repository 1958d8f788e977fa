import Foundation

/// Answers to a touch anywhere in its frame; a field inside is touched by it.
final class TapBox: Wrapper {
  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let frame = pen.state.transform.apply(rect)
    pen.with({ $0.tap = $0.tap?.union(frame) ?? frame }, { inner.draw(in: rect, offer, on: pen) })
  }
}

/// A place of a bar or list, which passes all its touches to the one control inside of it.
final class SlotBox: Wrapper {
  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let frame = controlCount == 1 ? pen.state.transform.apply(rect) : nil
    pen.with({ $0.slot = frame }, { inner.draw(in: rect, offer, on: pen) })
  }
}
