import ArgumentParser
import Foundation

/// The programs that the lab starts.
enum Programs {
  /// This one.
  static var lab: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath()
  }

  /// The path that was given, else of the `tripto` in the folder of this program.
  ///
  /// - Throws: `ValidationError` when nothing there can be run.
  static func server(_ given: String?) throws -> String {
    let path = given ?? lab.deletingLastPathComponent().appendingPathComponent("tripto").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw ValidationError("there is no program \(path); --server names another tripto")
    }
    return path
  }
}
