import Foundation
package import TriptoKernel
package import TriptoWire

/// Which packs this device has hosted, and when: for the library's mark (UI-H62).
package enum Played {
  /// What is kept; nothing where that cannot be read.
  package static func read(_ text: String?) -> [String: Milliseconds] {
    guard let text else { return [:] }
    return (try? JSONDecoder().decode([String: Milliseconds].self, from: Data(text.utf8))) ?? [:]
  }

  package static func text(_ played: [String: Milliseconds]) -> String {
    String(
      decoding: JSONValue.object(played.mapValues { .int($0) }).jsonBytes(), as: UTF8.self)
  }

  /// The pack whose destination has been revealed.
  package static func pack(_ state: StateView?) -> PackID? {
    state?.destination?.revealed == true ? state?.contentPackId.value : nil
  }
}
