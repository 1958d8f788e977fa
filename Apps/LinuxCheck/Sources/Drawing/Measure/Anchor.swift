import Foundation

/// Where a smaller box stands in a larger one.
struct Anchor: Hashable, Sendable {
  /// How boxes of a column stand to each other.
  enum Column: Hashable, Sendable {
    case leading, center, trailing

    var share: Double { self == .leading ? 0 : self == .center ? 0.5 : 1 }
  }

  /// How boxes of a row stand to each other.
  enum Row: Hashable, Sendable {
    case top, center, bottom, firstBaseline, lastBaseline

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  var column = Column.center
  var row = Row.center

  static let center = Anchor()
  static let topLeading = Anchor(column: .leading, row: .top)
  static let leading = Anchor(column: .leading)
  static let trailing = Anchor(column: .trailing)
  static let top = Anchor(row: .top)
  static let bottom = Anchor(row: .bottom)
}

extension Box {
  /// The distance of the line that a row is aligned by from the box's top.
  func guide(_ row: Anchor.Row, in size: CGSize) -> Double {
    switch row {
    case .top: return 0
    case .center: return Double(size.height) / 2
    case .bottom: return Double(size.height)
    case .firstBaseline: return baseline(first: true, in: size)
    case .lastBaseline: return baseline(first: false, in: size)
    }
  }

  /// The distance of the line that a column is aligned by from the box's leading edge.
  func guide(_ column: Anchor.Column, in size: CGSize) -> Double {
    Double(size.width) * column.share
  }

  /// Where this box lies in a frame that is aligned by the anchor.
  func rect(_ size: CGSize, in frame: CGRect, _ anchor: Anchor) -> CGRect {
    let x =
      Double(frame.minX) + Double(frame.width) * anchor.column.share
      - guide(anchor.column, in: size)
    let share = anchor.row == .top ? 0.0 : anchor.row == .center ? 0.5 : 1
    let y =
      anchor.row.isBaseline
      ? Double(frame.minY) + (Double(frame.height) - Double(size.height)) / 2
      : Double(frame.minY) + Double(frame.height) * share - guide(anchor.row, in: size)
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
