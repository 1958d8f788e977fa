import Foundation

public nonisolated struct Button<Label>: View, PrimitiveView where Label: View {
  public typealias Body = Never
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @preconcurrency public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (role, self.action, self.label) = (nil, action, label())
  }

  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let latest = scope.element.memory(LatestAction.self) { LatestAction() }
    latest.action = action
    let closing = scope.environment.closing
    return scope.pressable("Button", [:], label: label, role: role) {
      closing?.dismiss()
      latest.action()
    }
  }
}

@MainActor final class LatestAction { var action: @MainActor () -> Void = {} }

extension Button where Label == Text {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
  @preconcurrency public nonisolated init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @preconcurrency public nonisolated init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  public nonisolated init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

private struct ClosingKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// What closes when any of its buttons is pressed: an alert, a dialog.
  var closing: Dismissal? {
    get { self[ClosingKey.self] }
    set { self[ClosingKey.self] = newValue }
  }
}
