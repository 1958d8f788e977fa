import Foundation
import Testing

/// A screen in a state that somebody may meet.
struct Scene: Sendable, CustomTestStringConvertible {
  /// By which its pictures are called.
  let name: String
  /// Brings the app there.
  let play: @MainActor @Sendable (Stage) async throws -> Void

  init(
    _ name: String,
    _ play: @escaping @MainActor @Sendable (Stage) async throws -> Void
  ) {
    (self.name, self.play) = (name, play)
  }

  var testDescription: String { name }

  static let all = launch + lobby + tools + content + game + ends + along

  /// All of them, or those that TRIPTO_SCENES names, with commas between them.
  static let chosen = {
    guard let names = ProcessInfo.processInfo.environment["TRIPTO_SCENES"] else { return all }
    return names.split(separator: ",").map { name in
      guard let scene = all.first(where: { $0.name == name }) else {
        preconditionFailure("TRIPTO_SCENES: there is no scene called \(name)")
      }
      return scene
    }
  }()
}
