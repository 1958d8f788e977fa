import Foundation

/// Rows whose cells stand below each other.
final class GridBox: Box {
  struct Cell {
    let box: Box
    /// It reaches over so many columns.
    var columns = 1
    /// nil: the grid's.
    var anchor: Anchor?
    /// Ways along which it takes what the others need, and asks for nothing.
    var unsized: Set<Way> = []
  }

  private let rows: [[Cell]]
  private let anchor: Anchor
  private let across: Double
  private let down: Double
  private let columns: [GridColumn]

  /// - Parameters:
  ///   - rows: their cells; a row with one cell of `Int.max` columns reaches over all.
  ///   - across: between columns; `down`: between rows, in points.
  init(_ rows: [[Cell]], _ anchor: Anchor, across: Double, down: Double) {
    (self.rows, self.anchor, self.across, self.down) = (rows, anchor, across, down)
    columns = Self.columns(rows)
    super.init(rows.flatMap { $0.map(\.box) })
  }

  override func measure(_ offer: Proposal) -> CGSize {
    let widths = widths(offer)
    let heights = heights(widths)
    return CGSize(width: sum(widths, across), height: sum(heights, down))
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let widths = widths(Proposal(Double(rect.width), nil))
    var y = Double(rect.minY)
    for (row, height) in zip(rows, heights(widths)) {
      var (x, column) = (Double(rect.minX), 0)
      for cell in row {
        let width = width(of: cell, at: column, widths)
        let frame = CGRect(x: x, y: y, width: width, height: height)
        cell.box.place(in: frame, Proposal(frame.size), cell.anchor ?? anchor, on: pen)
        x += width + across
        column += min(cell.columns, widths.count)
      }
      y += height + down
    }
  }

  private static func columns(_ rows: [[Cell]]) -> [GridColumn] {
    let lengths = rows.map { $0.reduce(0) { $0 + ($1.columns == .max ? 0 : $1.columns) } }
    let count = max(1, lengths.max() ?? 0)
    var cells = [[Box]](repeating: [], count: count)
    for row in rows {
      var column = 0
      for cell in row where cell.columns != .max {
        let counts = cell.columns == 1 && !cell.unsized.contains(.horizontal)
        if counts, column < count { cells[column].append(cell.box) }
        column += cell.columns
      }
    }
    return cells.map(GridColumn.init)
  }

  private func widths(_ offer: Proposal) -> [Double] {
    guard let width = offer.width else { return columns.map { Double($0.size(.ideal).width) } }
    let room = width - across * Double(columns.count - 1)
    let shares = StackShares(columns, .horizontal, across: nil).shares(of: room)
    return zip(columns, shares).map { Double($0.size(Proposal($1, nil)).width) }
  }

  private func heights(_ widths: [Double]) -> [Double] {
    rows.map { row in
      var (column, height) = (0, 0.0)
      for cell in row {
        let width = width(of: cell, at: column, widths)
        if !cell.unsized.contains(.vertical) {
          height = max(height, Double(cell.box.size(Proposal(width, nil)).height))
        }
        column += min(cell.columns, widths.count)
      }
      return height
    }
  }

  private func width(of cell: Cell, at column: Int, _ widths: [Double]) -> Double {
    if cell.columns == .max { return sum(widths, across) }
    return sum(Array(widths.dropFirst(column).prefix(cell.columns)), across)
  }

  private func sum(_ sides: [Double], _ spacing: Double) -> Double {
    sides.reduce(0, +) + spacing * Double(max(0, sides.count - 1))
  }
}

/// A grid's column: as wide as the widest of its cells.
private final class GridColumn: Box {
  override var priority: Double { children.map(\.priority).max() ?? 0 }
}
