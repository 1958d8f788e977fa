/// A model whose parts are values that views read: a part that has not changed redraws nobody.
@MainActor
package protocol Shown: AnyObject {}

extension Shown {
  /// Takes over a part where it is another one.
  package func show<Part: Equatable>(_ path: ReferenceWritableKeyPath<Self, Part>, _ part: Part) {
    if self[keyPath: path] != part { self[keyPath: path] = part }
  }
}
