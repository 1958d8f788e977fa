import Foundation

public nonisolated struct ProgressView<Label, CurrentValueLabel>: View, PrimitiveView
where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?

  private static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { Double($0 / total) }
  }

  public nonisolated init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    (fraction, self.label, current) = (Self.share(value, total), label(), currentValueLabel())
  }

  public nonisolated init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    (fraction, label, current) = (Self.share(value, total), nil, nil)
  }

  public nonisolated init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    (fraction, label, current) = (nil, nil, nil)
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let children =
      (label.map { scope.nodes(of: $0, at: .role("label")) } ?? [])
      + (current.map { scope.nodes(of: $0, at: .role("current")) } ?? [])
    let args: [String: Any?] = [
      "fraction": fraction, "style": scope.environment.styles.progress,
    ]
    return [scope.node("ProgressView", args, children)]
  }
}
