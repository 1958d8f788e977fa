import Foundation

#if PLATFORM_IOS
  public nonisolated struct Slider<Label, ValueLabel>: View, PrimitiveView
  where Label: View, ValueLabel: View {
    public typealias Body = Never
    let read: () -> Double
    let write: (Double) -> Void
    let label: Label
    let minimum: ValueLabel?
    let maximum: ValueLabel?

    private static func share<V: BinaryFloatingPoint>(
      _ value: Binding<V>, _ bounds: ClosedRange<V>
    ) -> (() -> Double, (Double) -> Void) {
      let width = bounds.upperBound - bounds.lowerBound
      return (
        { Double((value.wrappedValue - bounds.lowerBound) / width) },
        { value.wrappedValue = bounds.lowerBound + V($0) * width }
      )
    }

    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
      @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
      @ViewBuilder maximumValueLabel: () -> ValueLabel,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
      (read, write) = Self.share(value, bounds)
      (self.label, minimum, maximum) = (label(), minimumValueLabel(), maximumValueLabel())
    }

    @MainActor func makeNodes(_ scope: Scope) -> [Node] {
      let args: [String: Any?] = [
        "value": scope.reading(read),
        "minimum": minimum.map { scope.nodes(of: $0, at: .role("minimum")) },
        "maximum": maximum.map { scope.nodes(of: $0, at: .role("maximum")) },
      ]
      let node = scope.node("Slider", args, scope.nodes(of: label, at: .role("label")))
      if scope.environment.isEnabled { node.deeds.step = write }
      return [node]
    }
  }

  extension Slider where ValueLabel == EmptyView {
    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
      (read, write) = Self.share(value, bounds)
      (self.label, minimum, maximum) = (label(), nil, nil)
    }
  }

  extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V>(
      value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
      self.init(value: value, in: bounds, label: { EmptyView() })
    }
  }
#endif
