import Foundation
import Observation

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value that outlives the views that show it. Who reads it is told when it changes.
@MainActor final class Location<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private var stored: Value
  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return stored
    }
    set {
      if isSame(stored, newValue) { return }
      registrar.withMutation(of: self, keyPath: \.value) { stored = newValue }
    }
  }

  /// Without telling that it is read.
  var peeked: Value { stored }
}

/// NB: Apple's accessors are free of any actor; the graph's locations are the main actor's, where all of the app's views are.
func onMain<T>(_ body: @MainActor () -> T) -> T {
  withoutActuallyEscaping(body) { body in
    let free = unsafeBitCast(body, to: (() -> T).self)
    MainActor.preconditionIsolated("SwiftUI's state is touched off the main actor")
    return free()
  }
}

@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: Location<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { onMain { location?.value ?? initial } }
    nonmutating set { onMain { location?.value = newValue } }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(
      get: { onMain { location.value } }, set: { new, _ in onMain { location.value = new } },
      source: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: OwnedProperty, LinkedProperty {
  mutating func link(_ slot: Slot, _ scope: Scope) -> Bool {
    let kept = slot.kept as? Location<Value> ?? Location(initial)
    slot.kept = kept
    location = kept
    return false
  }
}
