import Foundation

/// What a container offers a box, in points; nil asks for the ideal size.
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  init(_ width: Double?, _ height: Double?) { (self.width, self.height) = (width, height) }
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }

  static let ideal = Proposal(nil, nil)

  subscript(_ way: Way) -> Double? {
    get { way == .horizontal ? width : height }
    set { if way == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Without margins; never negative.
  func inset(by insets: Insets) -> Proposal {
    Proposal(
      width.map { max(0, $0 - insets.leading - insets.trailing) },
      height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The size where a missing side is 10 points, as of shapes and colours.
  var filled: CGSize { CGSize(width: width ?? 10, height: height ?? 10) }
}

/// One of two directions.
enum Way: CaseIterable, Sendable {
  case horizontal, vertical

  var other: Way { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(_ way: Way) -> Double {
    get { Double(way == .horizontal ? width : height) }
    set { if way == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A size from its side along a way and the one across it.
  init(along way: Way, _ along: Double, across: Double) {
    self =
      way == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGRect {
  func start(_ way: Way) -> Double { Double(way == .horizontal ? minX : minY) }
  func end(_ way: Way) -> Double { Double(way == .horizontal ? maxX : maxY) }
}
