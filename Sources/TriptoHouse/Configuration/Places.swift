import Foundation

/// The folders that hold when none are set (RE44, RE50).
public struct Places: Sendable, Equatable {
  public var dataDirectory: String
  public var packsDirectory: String
  public var webDirectory: String

  /// Where the table of settings is made, which tells of its own what holds for folders.
  static let unknown = Places(dataDirectory: "", packsDirectory: "", webDirectory: "")

  /// The folders of this process: a checkout's own when it runs in one, else those that were
  /// installed beside the program (`<prefix>/bin/tripto`, `<prefix>/share/tripto`).
  public static var current: Places {
    let environment = ProcessInfo.processInfo.environment
    return Places(
      dataDirectory: dataDirectory(environment: environment, home: NSHomeDirectory()),
      packsDirectory: firstFolder(["Content/packs", "\(share)/packs"]),
      webDirectory: firstFolder(["Web/dist", "\(share)/web"]))
  }

  /// The places of the world, for the judge: the checkout's or the installed file.
  public static var gazetteerFile: String {
    firstFolder(["Content/gazetteer", "\(share)/gazetteer"]) + "/places.tgz1"
  }

  /// The word lists by which packs are checked.
  public static var lintDirectory: String {
    firstFolder(["Content/lint", "\(share)/lint"])
  }

  /// What generated destinations are made of.
  public static var factsDirectory: String {
    firstFolder(["Content/facts", "\(share)/facts"])
  }

  /// The version of the package that this program was installed from; nil in a checkout.
  static var version: String? { version(in: share) }

  static func version(in share: String) -> String? {
    // NB: packages have the file and checkouts do not.
    let text = try? String(contentsOfFile: "\(share)/version", encoding: .utf8)
    return text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private static var share: String {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "share/tripto").path
  }

  /// RE50: the user's data directory.
  static func dataDirectory(environment: [String: String], home: String) -> String {
    #if os(macOS)
      return "\(home)/Library/Application Support/Tripto"
    #else
      // NB: the XDG specification says that a relative path is to be ignored.
      if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") { return "\(base)/tripto" }
      return "\(home)/.local/share/tripto"
    #endif
  }

  private static func firstFolder(_ candidates: [String]) -> String {
    var isFolder: ObjCBool = false
    return candidates.first {
      FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder.boolValue
    } ?? candidates[0]
  }
}
