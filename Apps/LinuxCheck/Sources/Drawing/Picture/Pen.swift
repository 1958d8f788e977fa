import Foundation

/// Draws boxes and remembers what was drawn.
@MainActor
final class Pen {
  var state: PenState
  var sheet = Sheet()
  var texts: [DrawnText] = []
  var controls: [DrawnControl] = []
  var scrollers: [DrawnScroller] = []
  var grounds: [Ground] = []
  var symbols: [DrawnSymbol] = []
  var regions: [String: CGRect] = [:]
  /// What is drawn at the end, over all the rest.
  var later: [(Pen) -> Void] = []
  /// What holds for the whole screen.
  let screenState: PenState
  private var order = 0
  var topLayer = 0
  /// The window's own colour, and its place.
  let base: RGBA
  let screen: CGRect

  init(_ screen: Screen) {
    base = screen.ground
    self.screen = CGRect(origin: .zero, size: screen.size)
    let whole = CGRect(origin: .zero, size: screen.size)
    let safe = whole.inset(by: screen.safe)
    state = PenState(clip: whole, reach: safe, safe: safe, whole: whole)
    screenState = state
  }

  /// The place in the order of drawing of what comes next.
  func nextPlace() -> Place {
    order += 1
    return Place(order: order, layer: state.layer, scrollers: state.scrollers, clip: state.clip)
  }
}
