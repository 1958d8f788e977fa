import Foundation

/// A line of a field: it takes the room it is offered, and what does not fit moves along as one types.
final class FieldTextBox: Box {
  private let text: TextBox
  private let height: Double

  init(_ words: String, _ look: TextLook) {
    var line = look
    line.lineLimit = 1
    text = TextBox(words, line)
    height = look.face.lineHeight
    isPrompt = look.isPrompt
    super.init([text])
  }

  /// Words that ask are texts like others, and may not be cut.
  private let isPrompt: Bool

  override func measure(_ offer: Proposal) -> CGSize {
    let ideal = text.size(.ideal)
    return CGSize(width: min(Double(ideal.width), offer.width ?? .infinity), height: height)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    guard !isPrompt, text.size(.ideal).width > rect.width + 0.5 else {
      return text.place(in: rect, Proposal(rect.size), .leading, on: pen)
    }
    let ideal = text.size(.ideal)
    let frame = CGRect(
      x: rect.maxX - ideal.width, y: rect.minY, width: ideal.width, height: rect.height)
    pen.scrolled(rect, rect, ideal, [.horizontal]) { text.draw(in: frame, .ideal, on: pen) }
  }

  override func baseline(first: Bool, in size: CGSize) -> Double {
    text.baseline(first: first, in: size)
  }
}
