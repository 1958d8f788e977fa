import Foundation

/// Edges of a rectangle.
struct Edges: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let top = Edges(rawValue: 1)
  static let leading = Edges(rawValue: 2)
  static let bottom = Edges(rawValue: 4)
  static let trailing = Edges(rawValue: 8)
  static let all: Edges = [.top, .leading, .bottom, .trailing]
}

extension Pen {
  /// The rectangle grown over system bars, at the edges where it touches them.
  func unsafe(_ rect: CGRect, _ edges: Edges) -> CGRect {
    let (safe, whole) = (state.safe, state.whole)
    func grown(_ edge: Edges, _ own: Double, _ border: Double, _ end: Double) -> Double {
      edges.contains(edge) && abs(own - border) < 0.6 ? end : own
    }
    let x0 = grown(.leading, Double(rect.minX), Double(safe.minX), Double(whole.minX))
    let y0 = grown(.top, Double(rect.minY), Double(safe.minY), Double(whole.minY))
    let x1 = grown(.trailing, Double(rect.maxX), Double(safe.maxX), Double(whole.maxX))
    let y1 = grown(.bottom, Double(rect.maxY), Double(safe.maxY), Double(whole.maxY))
    return CGRect(x: x0, y: y0, width: max(0, x1 - x0), height: max(0, y1 - y0))
  }
}
