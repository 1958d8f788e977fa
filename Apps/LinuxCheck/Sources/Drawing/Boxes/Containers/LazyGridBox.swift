import Foundation

/// Cells that fill lines one after the other, the lines' parts being sized by the room and not by the cells.
final class LazyGridBox: Box {
  struct Track {
    enum Size {
      case fixed(Double)
      case flexible(least: Double, most: Double)
      case adaptive(least: Double, most: Double)
    }
    let size: Size
    /// To the next one, in points.
    let spacing: Double
    var anchor: Anchor?
  }

  private let way: Way
  private let tracks: [Track]
  private let spacing: Double
  private let anchor: Anchor
  private let cells: [Box]

  /// - Parameter way: along which lines follow each other; `.vertical` for a grid with columns.
  init(_ children: [Box], _ way: Way, _ tracks: [Track], spacing: Double, _ anchor: Anchor) {
    (self.way, self.tracks, self.spacing, self.anchor) = (way, tracks, spacing, anchor)
    cells = children.filter { !$0.isEmpty }
    super.init(children)
  }

  override func measure(_ offer: Proposal) -> CGSize {
    let lines = Self.lines(tracks, in: offer[way.other])
    let lengths = lengths(lines)
    let length = lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
    let end = lines.last.map { $0.start + $0.length } ?? 0
    return CGSize(along: way, length, across: max(end, offer[way.other] ?? 0))
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let lines = Self.lines(tracks, in: rect.size[way.other])
    guard let last = lines.last else { return }
    // Tracks that do not fill the room stand together, as the grid is aligned.
    let slack = rect.size[way.other] - last.start - last.length
    let margin = max(0, slack) * (way == .vertical ? anchor.column.share : 0.5)
    var start = rect.start(way)
    for (number, length) in lengths(lines).enumerated() {
      for (cell, line) in zip(cells.dropFirst(number * lines.count), lines) {
        let across = rect.start(way.other) + margin + line.start
        let origin = way == .vertical ? CGPoint(x: across, y: start) : CGPoint(x: start, y: across)
        let frame = CGRect(origin: origin, size: CGSize(along: way, length, across: line.length))
        cell.place(in: frame, cellOffer(line.length), line.anchor ?? .center, on: pen)
      }
      start += length + spacing
    }
  }

  private func cellOffer(_ across: Double) -> Proposal {
    var offer = Proposal.ideal
    offer[way.other] = across
    return offer
  }

  private func lengths(_ lines: [Line]) -> [Double] {
    guard !lines.isEmpty else { return [] }
    return stride(from: 0, to: cells.count, by: lines.count).map { first in
      zip(cells[first...], lines).map { $0.size(cellOffer($1.length))[way] }.max() ?? 0
    }
  }
}

extension LazyGridBox {
  struct Line {
    let start: Double
    let length: Double
    let anchor: Anchor?
  }

  /// In the order of the tracks each takes an equal share of what those before left, within its bounds; an adaptive one
  /// holds as many as fit.
  static func lines(_ tracks: [Track], in room: Double?) -> [Line] {
    let gaps = tracks.dropLast().reduce(0) { $0 + $1.spacing }
    let fixed = tracks.reduce(0.0) {
      if case .fixed(let length) = $1.size { $0 + length } else { $0 }
    }
    // NB: of endless room an adaptive track would hold endlessly many.
    let room = room.flatMap { $0.isFinite ? $0 : nil }
    var left = max(0, (room ?? 0) - gaps - fixed)
    var open = tracks.count { if case .fixed = $0.size { false } else { true } }
    var lines: [Line] = []
    var start = 0.0
    for track in tracks {
      var lengths: [Double]
      if case .fixed(let length) = track.size {
        lengths = [length]
      } else {
        lengths = track.lengths(in: left / Double(open))
        open -= 1
        left -= lengths.reduce(0, +) + track.spacing * Double(lengths.count - 1)
      }
      for length in lengths {
        lines.append(Line(start: start, length: length, anchor: track.anchor))
        start += length + track.spacing
      }
    }
    return lines
  }
}

extension LazyGridBox.Track {
  fileprivate func lengths(in share: Double) -> [Double] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let least, let most): return [min(max(share, least), max(least, most))]
    case .adaptive(let least, let most):
      let count = max(1, ((share + spacing) / (least + spacing) + 1e-6).rounded(.down))
      let length = (share - spacing * (count - 1)) / count
      return [Double](repeating: min(max(length, least), max(least, most)), count: Int(count))
    }
  }
}
