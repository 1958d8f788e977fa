import Foundation
@_spi(Testing) import SwiftUI

extension Reader {
  /// What is pressed, switched or typed in.
  func control(_ node: Node) -> Box? {
    let arguments = Arguments(node)
    switch node.kind {
    case "Button": return ControlBox(buttonFace(node, arguments), known(node, .button))
    case "Link", "ShareLink", "NavigationLink":
      return ControlBox(buttonFace(node, arguments), known(node, .link))
    case "Menu": return ControlBox(buttonFace(node, arguments), known(node, .menu))
    case "Toggle": return ControlBox(toggleFace(node, arguments), known(node, .toggle))
    case "Slider": return slider(node, arguments)
    case "Stepper":
      return ControlBox(
        system(of: node).stepper([row(node.children)], hidesLabel: false), known(node, .stepper))
    case "Picker": return picker(node, arguments)
    case "TextField", "SecureField": return field(node, arguments)
    case "TextEditor":
      let words = TextBox(arguments.words("text") ?? "", look(node), identity: node.identity)
      return ControlBox(FlexFrameBox.filling(words, .topLeading), known(node, .field))
    default: return nil
    }
  }

  private func known(_ node: Node, _ kind: DrawnControl.Kind, label: String? = nil) -> Control {
    Control(
      kind: kind, label: label, isEnabled: node.environment.isEnabled, identity: node.identity)
  }

  /// The label with the chrome of a style that the system draws.
  private func buttonFace(_ node: Node, _ arguments: Arguments) -> Box {
    let label = row(node.children)
    let look = system(of: node)
    let style = arguments.words("style") ?? "automatic"
    guard style == "bordered" || style == "borderedProminent" else { return label }
    let padded = PaddingBox(label, Insets(top: 7, leading: 12, bottom: 7, trailing: 12))
    let colour = style == "bordered" ? SystemLook.fill : look.tint
    return LayerBox(padded, [ShapeBox(fill: .colour(colour)) { .rounded($0, 8) }], behind: true)
  }

  private func toggleFace(_ node: Node, _ arguments: Arguments) -> Box {
    let style = arguments.words("style")
    let label = row(node.children)
    if style == "button" {
      return PaddingBox(label, Insets(top: 7, leading: 12, bottom: 7, trailing: 12))
    }
    return system(of: node).toggle([label], isOn: arguments.flag("isOn"), hidesLabel: label.isEmpty)
  }

  private func slider(_ node: Node, _ arguments: Arguments) -> Box {
    let words = node.children.lazy.compactMap(Self.words).first
    let line = ControlBox(
      system(of: node).slider(arguments.number("value") ?? 0), known(node, .slider, label: words))
    let parts = boxes(arguments.nodes("minimum")) + [line] + boxes(arguments.nodes("maximum"))
    return parts.count == 1 ? line : StackBox(.horizontal, spacing: Self.spacing, parts)
  }

  private func field(_ node: Node, _ arguments: Arguments) -> Box {
    let title = arguments.words("title") ?? node.children.lazy.compactMap(Self.words).first ?? ""
    let prompt = arguments.words("prompt") ?? title
    let grows = arguments.value("axis", as: Axis.self) == .vertical
    let look = look(node)
    let paint = arguments.value("promptPaint", as: SwiftUI.Paint.self).map(Paint.init)
    var face = system(of: node).field(
      arguments.words("text") ?? "", prompt: prompt, paint, look,
      isSecret: node.kind == "SecureField", grows: grows)
    if arguments.words("style") == "roundedBorder" {
      let padded = PaddingBox(face, Insets(top: 6, leading: 7, bottom: 6, trailing: 7))
      face = LayerBox(padded, [ShapeBox(fill: .colour(.black)) { .rounded($0, 5) }], behind: true)
    }
    return ControlBox(face, known(node, .field, label: title.isEmpty ? prompt : title))
  }

  private func picker(_ node: Node, _ arguments: Arguments) -> Box {
    let look = system(of: node)
    let options = arguments.nodes("options")
    let style = arguments.words("style") ?? "automatic"
    if style == "segmented" {
      let parts = options.map { option -> (box: Box, isChosen: Bool) in
        let control = ControlBox(row(option.children), known(option, .picker))
        return (control, Arguments(option).flag("isSelected"))
      }
      return look.segments(parts)
    }
    if style == "inline" || style == "wheel" {
      let rows = options.map { ControlBox(row($0.children), known($0, .picker)) as Box }
      return StackBox(
        .vertical, spacing: Self.spacing, column: .leading, boxes(node.children) + rows)
    }
    let chosen = options.first { Arguments($0).flag("isSelected") }?.children ?? []
    let sign = SymbolBox("chevron.up.chevron.down", look.text("footnote", look.tint))
    let value = StackBox(.horizontal, spacing: 4, boxes(chosen) + [sign])
    let line = StackBox(
      .horizontal, spacing: 0, boxes(node.children) + [SpacerBox(least: 8), value])
    return ControlBox(line, known(node, .picker))
  }
}
