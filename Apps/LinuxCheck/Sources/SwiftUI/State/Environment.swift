import Foundation
import Observation

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }
  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  public var wrappedValue: Value {
    if let value { return value }
    return given(by: EnvironmentValues())
  }

  private func given(by values: EnvironmentValues) -> Value {
    switch source {
    case .path(let path): values[keyPath: path]
    case .object(let read): read(values)
    }
  }
}

extension Environment where Value: AnyObject, Value: Observable {
  public init(_ objectType: Value.Type) {
    source = .object { values in
      guard let object = values.object(objectType) else {
        fatalError("no \(objectType) in the environment")
      }
      return object
    }
  }
}

extension Environment {
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object { $0.object(objectType) }
  }
}

extension Environment: OwnedProperty, LinkedProperty {
  mutating func link(_ slot: Slot, _ scope: Scope) -> Bool {
    let now = given(by: scope.environment)
    value = now
    guard let kept = slot.kept as? Box<Value> else {
      slot.kept = Box(now)
      return false
    }
    if isSame(kept.value, now) { return false }
    kept.value = now
    return true
  }
}

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

nonisolated struct EnvironmentModified<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void
  nonisolated init(
    _ content: Content, _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) {
    (self.content, self.change) = (content, change)
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    scope.with(change).nodes(of: content, at: .content)
  }
}
