import Foundation

/// The styles that controls inherit.
struct Styles {
  enum ButtonLook {
    case plain(any PrimitiveButtonStyle)
    case custom(any ButtonStyle)
  }
  var button = ButtonLook.plain(DefaultButtonStyle())
  var label = "automatic"
  var list = "automatic"
  var picker = "automatic"
  var progress = "automatic"
  var tab = "automatic"
  var textField = "automatic"
  var toggle = "automatic"
}

nonisolated struct ButtonStyleFace<S: ButtonStyle>: Face {
  var value: S
  let label: any View
  let role: ButtonRole?
  let isPressed: Bool
  var stamp: AnyHashable? { [AnyHashable(role?.name), AnyHashable(isPressed)] }
  func fill(_ hole: Hole, isFresh: Bool) { (hole.view, hole.isFresh) = (label, isFresh) }
  @MainActor func makeBody(_ hole: Hole) -> S.Body {
    value.makeBody(
      configuration: ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(hole: hole), isPressed: isPressed))
  }
}

nonisolated struct PlainButtonStyleFace<S: PrimitiveButtonStyle>: Face {
  var value: S
  let label: any View
  let role: ButtonRole?
  let action: @MainActor () -> Void
  var stamp: AnyHashable? { AnyHashable(role?.name) }
  func fill(_ hole: Hole, isFresh: Bool) { (hole.view, hole.isFresh) = (label, isFresh) }
  @MainActor func makeBody(_ hole: Hole) -> S.Body {
    value.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(hole: hole), action: action))
  }
}

extension Scope {
  /// Something to press, in the style that it inherits.
  func pressable(
    _ kind: String, _ args: [String: Any?], label: any View, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) -> [Node] {
    let pressing = element.memory(Location<Bool>.self) { Location(false) }
    let isPressed = reading { pressing.value }
    let (style, children) = styled(label, role, isPressed, action)
    let own: [String: Any?] = ["role": role, "style": style, "isPressed": isPressed]
    let node = node(kind, args.merging(own) { $1 }, children)
    if environment.isEnabled { node.deeds.press = action }
    node.deeds.hold = { pressing.value = $0 }
    return [node]
  }

  private func styled(
    _ label: any View, _ role: ButtonRole?, _ isPressed: Bool,
    _ action: @escaping @MainActor () -> Void
  ) -> (String, [Node]) {
    let inner = below(.role("style"))
    switch environment.styles.button {
    case .custom(let style):
      func open<S: ButtonStyle>(_ style: S) -> [Node] {
        inner.composite(
          ButtonStyleFace(value: style, label: label, role: role, isPressed: isPressed))
      }
      return ("custom", open(style))
    case .plain(let style as any NamedButtonStyle):
      return (style.styleName, inner.nodes(of: label, at: .content))
    case .plain(let style):
      func open<S: PrimitiveButtonStyle>(_ style: S) -> [Node] {
        inner.composite(
          PlainButtonStyleFace(value: style, label: label, role: role, action: action))
      }
      return ("custom", open(style))
    }
  }
}
