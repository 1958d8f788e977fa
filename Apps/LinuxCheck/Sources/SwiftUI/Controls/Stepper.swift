import Foundation

#if PLATFORM_IOS
  public nonisolated struct Stepper<Label>: View, PrimitiveView where Label: View {
    public typealias Body = Never
    let increment: () -> Bool
    let decrement: () -> Bool
    let change: (Bool) -> Void
    let label: Label

    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
      @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable {
      increment = { value.wrappedValue.advanced(by: step) <= bounds.upperBound }
      decrement = { value.wrappedValue.advanced(by: -step) >= bounds.lowerBound }
      change = { isUp in
        let next = value.wrappedValue.advanced(by: isUp ? step : -step)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
      self.label = label()
    }

    @MainActor func makeNodes(_ scope: Scope) -> [Node] {
      let args: [String: Any?] = [
        "canIncrement": scope.reading(increment), "canDecrement": scope.reading(decrement),
      ]
      let node = scope.node("Stepper", args, scope.nodes(of: label, at: .role("label")))
      if scope.environment.isEnabled { node.deeds.step = { change($0 > 0) } }
      return [node]
    }
  }

  public nonisolated struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View,
    PrimitiveView
  where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    public typealias Body = Never
    let fraction: Double
    let label: Label
    let value: CurrentValueLabel?

    public nonisolated init<V>(
      value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    )
    where
      CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView,
      V: BinaryFloatingPoint
    {
      fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
      (self.label, self.value) = (label(), nil)
    }

    @MainActor func makeNodes(_ scope: Scope) -> [Node] {
      let args: [String: Any?] = [
        "fraction": fraction, "label": scope.nodes(of: label, at: .role("label")),
      ]
      return [scope.node("Gauge", args)]
    }
  }
#endif
