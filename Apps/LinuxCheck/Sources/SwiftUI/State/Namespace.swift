import Foundation

@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier?
  }
  private var owner: Slot?
  public init() {}
  public var wrappedValue: Namespace.ID { ID(object: owner.map { ObjectIdentifier($0) }) }
}

extension Namespace: OwnedProperty, LinkedProperty {
  mutating func link(_ slot: Slot, _ scope: Scope) -> Bool {
    owner = slot
    return false
  }
}

@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty
where Value: BinaryFloatingPoint {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: LinkedProperty {
  /// NB: scaled as the text style's lines are, not as its letters, and rounded to a third of a point.
  mutating func link(_ slot: Slot, _ scope: Scope) -> Bool {
    let line = style.lineHeight(at: scope.environment.dynamicTypeSize)
    let value = base * Value(line) / Value(style.lineHeight)
    let now = (value * 3).rounded() / 3
    scaled = now
    guard let kept = slot.kept as? Box<Value> else {
      slot.kept = Box(now)
      return false
    }
    defer { kept.value = now }
    return kept.value != now
  }
}
