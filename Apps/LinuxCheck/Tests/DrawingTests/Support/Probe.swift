import Foundation
import Testing

@testable import Drawing

/// A box that takes what its rule says, and remembers where it was drawn.
@MainActor
final class Probe: Box {
  private let rule: (Proposal) -> CGSize
  private(set) var frame = CGRect.null
  private let order: Double

  init(priority: Double = 0, _ rule: @escaping (Proposal) -> CGSize) {
    (self.rule, order) = (rule, priority)
    super.init()
  }

  /// As large as it likes.
  static func fixed(_ width: Double, _ height: Double, priority: Double = 0) -> Probe {
    Probe(priority: priority) { _ in CGSize(width: width, height: height) }
  }

  /// All that is offered.
  static func greedy(priority: Double = 0) -> Probe { Probe(priority: priority) { $0.filled } }

  /// Between a least and an ideal width, which is the most it takes; 10 high.
  static func yielding(_ least: Double, _ ideal: Double, priority: Double = 0) -> Probe {
    Probe(priority: priority) {
      CGSize(width: min(max($0.width ?? ideal, least), ideal), height: 10)
    }
  }

  override func measure(_ offer: Proposal) -> CGSize { rule(offer) }
  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    frame = pen.state.transform.apply(rect)
  }
  override var priority: Double { order }
}

/// Draws a box on a screen of 400 × 800 without bars, or on another.
@MainActor
@discardableResult
func drawn(_ box: Box, on screen: Screen = Screen(CGSize(width: 400, height: 800))) -> Pen {
  let pen = Pen(screen)
  let safe = pen.state.safe
  box.place(in: safe, Proposal(safe.size), .center, on: pen)
  pen.finish()
  return pen
}

/// Draws a box and looks at the picture.
@MainActor
func picture(_ box: Box, on screen: Screen = Screen(CGSize(width: 400, height: 800))) -> Picture {
  Picture(drawn(box, on: screen), screen, Limits())
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A text of a size; white, regular.
@MainActor
func text(_ words: String, _ size: Double = 17, _ change: (inout TextLook) -> Void = { _ in })
  -> TextBox
{
  var look = TextLook()
  look.face.size = size
  change(&look)
  return TextBox(words, look)
}
