public import Foundation

extension ServerConfiguration {
  /// The household's own packs first, then the ones that came with the game (RE44, DA20).
  public var packDirectories: [URL] {
    let bundled = Places.current.packsDirectory
    let own =
      Self.resolved(packsDirectory) == Self.resolved(bundled)
      ? dataDirectory + "/packs" : packsDirectory
    return [own, bundled].map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  // NB: packs that came with the game are only read, by whatever path somebody names their folder.
  private static func resolved(_ folder: String) -> String {
    URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().path
  }
}
