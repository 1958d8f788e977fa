import Foundation
@_spi(Reflection) import Swift

/// A stored field of a struct, tuple or class.
struct Field {
  let offset: Int
  let type: Any.Type
}

/// The stored fields of a type, looked up once for each.
@MainActor enum Fields {
  private static var known: [ObjectIdentifier: [Field]] = [:]
  private static var knownDynamic: [ObjectIdentifier: [Field]] = [:]

  static func of(_ type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  /// Those that a graph links.
  static func dynamic(of type: Any.Type) -> [Field] {
    if let fields = knownDynamic[ObjectIdentifier(type)] { return fields }
    let fields = of(type).filter { $0.type is any DynamicProperty.Type }
    knownDynamic[ObjectIdentifier(type)] = fields
    return fields
  }
}

/// Whether two values are the same as far as can be told: by their bits, by `==`, or field by field. What cannot be told is
/// different, so that a body is evaluated rather once too often (as SwiftUI, which compares closures by their bits too).
@MainActor func isSame<T>(_ one: T, _ other: T) -> Bool {
  withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { other in
      isSame(UnsafeRawPointer(one), UnsafeRawPointer(other), T.self)
    }
  }
}

@MainActor private func isSame(
  _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ type: Any.Type
) -> Bool {
  func open<T>(_: T.Type) -> Bool {
    if T.self is any OwnedProperty.Type { return true }
    if memcmp(one, other, MemoryLayout<T>.size) == 0 { return true }
    let (one, other) = (one.assumingMemoryBound(to: T.self), other.assumingMemoryBound(to: T.self))
    return isSame(one, other)
  }
  return _openExistential(type, do: open)
}

@MainActor private func isSame<T>(_ one: UnsafePointer<T>, _ other: UnsafePointer<T>) -> Bool {
  if let equal = isEqual(one.pointee, other.pointee) { return equal }
  if let one = one.pointee as? any SamenessByHand, let other = other.pointee as? any SamenessByHand
  {
    return one.isSame(as: other)
  }
  if let isSame = isSameInside(one.pointee as Any, other.pointee as Any, T.self) { return isSame }
  return hasSameFields(one, other)
}

@MainActor private func hasSameFields<T>(
  _ one: UnsafePointer<T>, _ other: UnsafePointer<T>
) -> Bool {
  let style = Mirror(reflecting: one.pointee).displayStyle
  guard style == .struct || style == .tuple else { return false }
  let fields = Fields.of(T.self)
  guard !fields.isEmpty || MemoryLayout<T>.size == 0 else { return false }
  let (one, other) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
  return fields.allSatisfy {
    isSame(one.advanced(by: $0.offset), other.advanced(by: $0.offset), $0.type)
  }
}

/// What an existential holds; nil where the type is none.
@MainActor private func isSameInside(_ one: Any, _ other: Any, _ type: Any.Type) -> Bool? {
  let held = Swift.type(of: one)
  guard held != type, !(held is AnyObject.Type) else { return nil }
  guard held == Swift.type(of: other) else { return false }
  func open<D>(_ one: D) -> Bool { (other as? D).map { isSameHeld(one, $0) } ?? false }
  return _openExistential(one, do: open)
}

/// NB: never opened again, since a function is said to hold another type than its field has.
@MainActor private func isSameHeld<D>(_ one: D, _ other: D) -> Bool {
  if let equal = isEqual(one, other) { return equal }
  return withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { other in
      if memcmp(one, other, MemoryLayout<D>.size) == 0 { return true }
      // NB: an existential may be held as such, and its fields are those of what it holds.
      return D.self == Swift.type(of: one.pointee as Any)
        ? hasSameFields(one, other) : hasSameChildren(one.pointee, other.pointee)
    }
  }
}

/// Of structs alone: what else is not told by its children.
@MainActor private func hasSameChildren(_ one: Any, _ other: Any) -> Bool {
  guard Swift.type(of: one) == Swift.type(of: other) else { return false }
  let (mine, theirs) = (Mirror(reflecting: one), Mirror(reflecting: other))
  guard mine.displayStyle == .struct else { return false }
  return zip(mine.children, theirs.children).allSatisfy { isSame($0.value, $1.value) }
}

/// nil: the type knows no equality.
private func isEqual<T>(_ one: T, _ other: T) -> Bool? {
  guard let one = one as? any Equatable else { return nil }
  func open<E: Equatable>(_ one: E) -> Bool { (other as? E) == one }
  return open(one)
}

/// A type with fields that reflection does not compare.
@MainActor protocol SamenessByHand {
  func isSame(as other: any SamenessByHand) -> Bool
}

extension Optional: SamenessByHand {
  func isSame(as other: any SamenessByHand) -> Bool {
    guard let other = other as? Self else { return false }
    switch (self, other) {
    case (nil, nil): return true
    case (let one?, let other?): return SwiftUI.isSame(one, other)
    default: return false
    }
  }
}

extension Array: SamenessByHand {
  func isSame(as other: any SamenessByHand) -> Bool {
    guard let other = other as? Self, other.count == count else { return false }
    return zip(self, other).allSatisfy { SwiftUI.isSame($0, $1) }
  }
}
