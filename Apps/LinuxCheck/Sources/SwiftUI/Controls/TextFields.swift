import Foundation

public protocol TextFieldStyle {
  @_spi(Testing) var styleName: String { get }
}
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  @_spi(Testing) public var styleName: String { "automatic" }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  @_spi(Testing) public var styleName: String { "plain" }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
#if PLATFORM_IOS
  public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    @_spi(Testing) public var styleName: String { "roundedBorder" }
  }
  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
  }
#endif

public nonisolated struct TextField<Label>: View, PrimitiveView where Label: View {
  public typealias Body = Never
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis
  let label: Label

  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (self.text, self.prompt, axis, self.label) = (text, prompt, .horizontal, label())
  }
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    (self.text, self.prompt, self.axis, self.label) = (text, prompt, axis, label())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.field("TextField", text, prompt, axis, scope.nodes(of: label, at: .role("label")))]
  }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol {
    self.init(text: text, axis: axis) { Text(title) }
  }
}

public nonisolated struct SecureField<Label>: View, PrimitiveView where Label: View {
  public typealias Body = Never
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (self.text, self.prompt, self.label) = (text, prompt, label())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let label = scope.nodes(of: label, at: .role("label"))
    return [scope.field("SecureField", text, prompt, .horizontal, label)]
  }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }
}

extension Scope {
  func field(
    _ kind: String, _ text: Binding<String>, _ prompt: Text?, _ axis: Axis, _ label: [Node]
  ) -> Node {
    let tie = environment.focusTie
    let own = element.memory(Location<Bool>.self) { Location(false) }
    let isFocused = tie?.isFocused ?? reading { own.value }
    let title = label.flatMap(\.texts).joined(separator: " ")
    let node = node(
      kind,
      [
        "text": reading { text.wrappedValue }, "prompt": prompt?.plainString ?? title,
        "promptPaint": prompt?.paint(in: environment),
        "title": title, "isFocused": isFocused, "axis": axis,
        "style": environment.styles.textField,
      ], label)
    guard environment.isEnabled else { return node }
    let actions = environment.submitting
    node.deeds.write = { text.wrappedValue = $0 }
    node.deeds.submit = {
      for submitting in actions where submitting.triggers.contains(.text) { submitting.action() }
    }
    node.deeds.focus = { isOn in
      if let tie {
        if isOn { tie.gain() } else { tie.lose() }
      } else {
        own.value = isOn
      }
    }
    return node
  }
}
