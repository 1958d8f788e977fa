import Foundation
import SwiftUI

extension Binding where Value: Sendable {
  /// A value that a model keeps; what a control makes of it goes to the model.
  static func kept(
    _ value: Value, _ change: @escaping @MainActor @Sendable (Value) -> Void
  ) -> Binding<Value> {
    // NB: controls write on the main actor. A setter that says so by itself (`@MainActor in`) crashes Swift 6.3, which
    // then has to adapt it to `@isolated(any)`.
    Binding {
      value
    } set: { new in
      MainActor.assumeIsolated { change(new) }
    }
  }
}
