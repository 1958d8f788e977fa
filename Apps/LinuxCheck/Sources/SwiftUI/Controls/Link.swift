import Foundation

public nonisolated struct Link<Label>: View, PrimitiveView where Label: View {
  public typealias Body = Never
  let destination: URL
  let label: Label
  @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let (open, destination) = (scope.environment.openURL, destination)
    return scope.pressable("Link", ["destination": destination], label: label) {
      open(destination)
    }
  }
}

extension Link where Label == Text {
  @MainActor @preconcurrency public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}
