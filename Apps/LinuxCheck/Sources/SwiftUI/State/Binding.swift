import Foundation
import Observation

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// What it stands for, where that is known: the place and the way from there. Two with the same are the same.
  private var source: AnyObject?
  private var path: [AnyKeyPath] = []

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let (get, set) = (freed(get), freed(set))
    (read, write) = (get, { value, _ in set(value) })
  }

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    (read, write) = (freed(get), freed(set))
  }

  init(
    get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void, source: AnyObject?,
    path: [AnyKeyPath] = []
  ) {
    (read, write, self.source, self.path) = (get, set, source, path)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value, _ in if let value { base.wrappedValue = value } }, source: base.source,
      path: base.path)
  }

  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? value }, set: { value, _ in base.wrappedValue = value },
      source: base.source, path: base.path)
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _, _ in }, source: nil)
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, Transaction()) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (read, write) = (read, write)
    return Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { new, transaction in
        var value = read()
        value[keyPath: keyPath] = new
        write(value, transaction)
      }, source: source, path: path + [keyPath])
  }
}

extension Binding: DynamicProperty {}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: SamenessByHand {
  func isSame(as other: any SamenessByHand) -> Bool {
    guard let other = other as? Self, let source, let others = other.source else { return false }
    return source === others && path == other.path
  }
}

/// NB: the closures of a binding are called on the main actor, whatever isolation they were written in (Apple's row).
private func freed<T>(_ closure: @escaping @isolated(any) @Sendable () -> T) -> () -> T {
  unsafeBitCast(closure, to: (() -> T).self)
}

private func freed<A>(
  _ closure: @escaping @isolated(any) @Sendable (A) -> Void
) -> (A) -> Void {
  unsafeBitCast(closure, to: ((A) -> Void).self)
}

private func freed<A, B>(
  _ closure: @escaping @isolated(any) @Sendable (A, B) -> Void
) -> (A, B) -> Void {
  unsafeBitCast(closure, to: ((A, B) -> Void).self)
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(
      get: { object[keyPath: keyPath] }, set: { new, _ in object[keyPath: keyPath] = new },
      source: object, path: [keyPath])
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
