import Foundation

public nonisolated struct Toggle<Label>: View, PrimitiveView where Label: View {
  public typealias Body = Never
  let isOn: Binding<Bool>
  let label: Label
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let isOn = isOn
    let args: [String: Any?] = [
      "isOn": scope.reading { isOn.wrappedValue }, "style": scope.environment.styles.toggle,
    ]
    let node = scope.node("Toggle", args, scope.nodes(of: label, at: .role("label")))
    if scope.environment.isEnabled { node.deeds.press = { isOn.wrappedValue.toggle() } }
    return [node]
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  public nonisolated init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
