import Foundation

/// Where a property of a view keeps what is its own between passes.
final class Slot {
  var kept: AnyObject?
  var below: [Int: Slot] = [:]
}

/// A property that the graph links to its place before a body is evaluated.
@MainActor protocol LinkedProperty: DynamicProperty {
  /// - Returns: whether what it gives is another than in the pass before.
  mutating func link(_ slot: Slot, _ scope: Scope) -> Bool
}

/// A property whose value is not the parent's, so that it says nothing about whether the parent's is new.
protocol OwnedProperty {}

/// Links the properties of a view's value, in place.
@MainActor struct Linker {
  let scope: Scope

  func link<V>(_ value: inout V, _ slots: inout [Int: Slot]) -> Bool {
    let fields = Fields.dynamic(of: V.self)
    guard !fields.isEmpty else { return false }
    return withUnsafeMutablePointer(to: &value) { pointer in
      var isMoved = false
      for field in fields {
        let slot = slots[field.offset] ?? Slot()
        slots[field.offset] = slot
        let address = UnsafeMutableRawPointer(pointer).advanced(by: field.offset)
        if link(address, field.type, slot) { isMoved = true }
      }
      return isMoved
    }
  }

  private func link(_ address: UnsafeMutableRawPointer, _ type: Any.Type, _ slot: Slot) -> Bool {
    func open<P>(_: P.Type) -> Bool {
      let property = address.assumingMemoryBound(to: P.self)
      guard var linked = property.pointee as? any LinkedProperty else {
        return linkOwn(&property.pointee, slot)
      }
      let isMoved = linked.link(slot, scope)
      if let linked = linked as? P { property.pointee = linked }
      return isMoved
    }
    return _openExistential(type, do: open)
  }

  /// A `DynamicProperty` of the app: its own properties first, then it is told.
  private func linkOwn<P>(_ property: inout P, _ slot: Slot) -> Bool {
    let isMoved = link(&property, &slot.below)
    if var own = property as? any DynamicProperty {
      own.update()
      if let own = own as? P { property = own }
    }
    return isMoved
  }
}
