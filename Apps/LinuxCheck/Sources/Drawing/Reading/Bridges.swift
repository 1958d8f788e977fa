import Foundation
@_spi(Testing) import SwiftUI

// NB: SwiftUI's alignments are compared, since what they hold is not public.
extension Anchor {
  init(_ alignment: Alignment) {
    self.init(column: Column(alignment.horizontal), row: Row(alignment.vertical))
  }
}

extension Anchor.Column {
  init(_ alignment: HorizontalAlignment) {
    self = alignment == .leading ? .leading : alignment == .trailing ? .trailing : .center
  }

  init(_ alignment: TextAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}

extension Anchor.Row {
  init(_ alignment: VerticalAlignment) {
    switch alignment {
    case .top: self = .top
    case .bottom: self = .bottom
    case .firstTextBaseline: self = .firstBaseline
    case .lastTextBaseline: self = .lastBaseline
    default: self = .center
    }
  }
}

extension Insets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }

  init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0
    )
  }
}

extension Edges {
  init(_ edges: Edge.Set) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}

extension Set<Way> {
  init(_ axes: Axis.Set) {
    self = []
    if axes.contains(.horizontal) { insert(.horizontal) }
    if axes.contains(.vertical) { insert(.vertical) }
  }
}

extension CGPoint {
  init(_ point: UnitPoint) { self.init(x: point.x, y: point.y) }
}

extension Outline {
  init(_ path: Path) {
    var parts: [Part] = []
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
      switch element {
      case .move(let to): parts.append(.move(to))
      case .line(let to): parts.append(.line(to))
      case .quadCurve(let to, let control): parts.append(.quad(control, to))
      case .curve(let to, let one, let two): parts.append(.curve(one, two, to))
      case .closeSubpath: parts.append(.close)
      }
    }
    self.init(parts: parts)
  }
}

extension Stroke {
  init(_ style: StrokeStyle) {
    width = Double(style.lineWidth)
    cap = style.lineCap == .round ? .round : style.lineCap == .square ? .square : .butt
    join = style.lineJoin == .round ? .round : style.lineJoin == .bevel ? .bevel : .miter
    dash = style.dash.map(Double.init)
  }
}
