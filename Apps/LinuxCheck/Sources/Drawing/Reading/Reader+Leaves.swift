import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// Boxes that show something themselves.
  func leaf(_ node: Node) -> Box? {
    let arguments = Arguments(node)
    switch node.kind {
    case "Text":
      return TextBox(arguments.words("string") ?? "", look(node), identity: node.identity)
    case "Image": return image(node, arguments)
    case "Label": return label(node, arguments)
    case "Spacer": return SpacerBox(least: arguments.number("minLength") ?? Self.spacing)
    case "Divider": return DividerBox(in: way, .colour(SystemLook.separator))
    case "Color":
      return ShapeBox(arguments.value("paint").map { Paint($0) } ?? .colour(.clear))
    case "Shape": return shape(node, arguments)
    case "Canvas":
      return arguments.value("draw", as: CanvasDrawing.self).map { drawing in
        let factor = screen.widths
        return CanvasBox { CanvasPainter(rect: $0, factor: factor).draw(drawing, on: $1) }
      }
    default: return nil
    }
  }

  /// How the texts of a node look.
  func look(_ node: Node) -> TextLook {
    let environment = node.environment
    var look = TextLook()
    look.face = Face(environment.textFace)
    look.face.factor = screen.widths
    look.paint = Paint(environment.foreground)
    look.alignment = Anchor.Column(environment.multilineTextAlignment)
    let (least, most) = environment.lineLimitRange
    look.lineLimit = most
    look.reservedLines = environment.reservesSpace ? most ?? 0 : least ?? 0
    look.minimumScale = Double(environment.minimumScaleFactor)
    look.lineSpacing = Double(environment.lineSpacing)
    look.isStruckOut = environment.textFace.isStruckThrough
    look.isUnderlined = environment.textFace.isUnderlined
    return look
  }

  private func image(_ node: Node, _ arguments: Arguments) -> Box {
    let scale: Double =
      switch arguments.value("scale", as: Image.Scale.self) ?? .medium {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    return SymbolBox(
      arguments.value("name") ?? "", look(node), isResizable: arguments.flag("isResizable"),
      scale: scale,
      label: arguments.words("label"))
  }

  /// Symbol and words beside each other.
  private func label(_ node: Node, _ arguments: Arguments) -> Box {
    let style = arguments.words("style") ?? "automatic"
    let icon = style == "titleOnly" ? [] : arguments.nodes("icon")
    let title = style == "iconOnly" ? [] : arguments.nodes("title")
    let parts = boxes(icon) + boxes(title)
    if style == "iconOnly", let name = arguments.nodes("title").compactMap(Self.words).first {
      return NameBox(pile(icon)) { $0.label = $0.label ?? name }
    }
    return parts.count == 1
      ? parts[0] : StackBox(.horizontal, spacing: Self.spacing, row: .firstBaseline, parts)
  }

  /// The first words inside a node.
  static func words(_ node: Node) -> String? {
    if node.kind == "Text" { return Arguments(node).words("string") }
    return node.children.lazy.compactMap(words).first
  }

  private func shape(_ node: Node, _ arguments: Arguments) -> Box? {
    guard let shape = arguments.value("shape", as: (any SwiftUI.Shape).self) else { return nil }
    let style = arguments.value("strokeStyle", as: StrokeStyle.self).map { Stroke($0) } ?? Stroke()
    let stroke = arguments.value("stroke", as: SwiftUI.Paint.self).map { (Paint($0), style) }
    let fill = arguments.value("fill", as: SwiftUI.Paint.self).map { Paint($0) }
    let isEvenOdd = arguments.flag("isEOFilled")
    // A circle is square; other shapes take what they are offered.
    let isRound = shape is SwiftUI.Circle
    let sizing = { (offer: Proposal) -> CGSize in
      guard isRound else { return offer.filled }
      let side = min(offer.width ?? offer.height ?? 10, offer.height ?? offer.width ?? 10)
      return CGSize(width: side, height: side)
    }
    let box = ShapeBox(fill: fill, stroke: stroke, sizing: sizing) {
      Outline(shape, in: $0, isEvenOdd: isEvenOdd)
    }
    let below = arguments.nodes("background")
    return below.isEmpty ? box : LayerBox(box, boxes(below), behind: true)
  }
}
