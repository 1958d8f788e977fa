import Foundation

@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper public struct Binding {
    let location: Location<Value>?
    let none: Value
    public var wrappedValue: Value {
      get { onMain { location?.value ?? none } }
      nonmutating set { onMain { location?.value = newValue } }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let none: Value
  private var location: Location<Value>?

  public init() where Value == Bool { none = false }
  public init<T>() where Value == T?, T: Hashable { none = nil }

  public var wrappedValue: Value {
    get { onMain { location?.value ?? none } }
    nonmutating set { onMain { location?.value = newValue } }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(location: location, none: none) }
}

extension FocusState: OwnedProperty, LinkedProperty {
  mutating func link(_ slot: Slot, _ scope: Scope) -> Bool {
    let kept = slot.kept as? Location<Value> ?? Location(none)
    slot.kept = kept
    location = kept
    return false
  }
}

/// Ties a field to a focus state: the state tells who has the focus, and is told.
nonisolated struct Focused<Content: View, Value: Hashable>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  nonisolated init(_ content: Content, _ binding: FocusState<Value>.Binding, _ value: Value) {
    (self.content, self.binding, self.value) = (content, binding, value)
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let binding = binding
    let value = value
    let isHere = scope.reading { binding.wrappedValue == value }
    let focus = FocusTie(
      isFocused: isHere, gain: { binding.wrappedValue = value },
      lose: { if binding.wrappedValue == value { binding.wrappedValue = binding.none } })
    return scope.with {
      $0.focusTie = focus
      $0.isFocused = isHere
    }.nodes(of: content, at: .content)
  }
}

struct FocusTie {
  let isFocused: Bool
  let gain: @MainActor () -> Void
  let lose: @MainActor () -> Void
}

private struct FocusTieKey: EnvironmentKey {
  static var defaultValue: FocusTie? { nil }
}

extension EnvironmentValues {
  var focusTie: FocusTie? {
    get { self[FocusTieKey.self] }
    set { self[FocusTieKey.self] = newValue }
  }
}
