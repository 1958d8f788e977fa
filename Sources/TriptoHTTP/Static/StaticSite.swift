import Foundation
import NIOCore

/// The web pages (RE7, RE53), read into memory once. A request is only ever looked up in a table of
/// paths, so no path a client can write reaches a file.
public struct StaticSite: Sendable {
  let assets: [String: StaticAsset]
  /// False when there is no build, and one page says how to make it.
  public let isBuilt: Bool

  /// Reads the build in `directory`; links are not followed.
  /// - Throws: A file error when a file of the build cannot be read.
  public static func load(directory: String) throws -> StaticSite {
    guard isBuilt(directory: directory) else { return unbuilt }
    let files = try StaticFiles.read(root: URL(fileURLWithPath: directory, isDirectory: true))
    let pairs = files.compactMap { path, body -> (String, StaticAsset)? in
      guard !StaticFiles.isCompressedForm(path, among: files) else { return nil }
      var bodies: [ContentCoding: ByteBuffer] = [.identity: body]
      for coding in ContentCoding.allCases where coding != .identity {
        bodies[coding] = files[path + coding.fileSuffix]
      }
      return (path, StaticAsset(path: path, bodies: bodies))
    }
    return StaticSite(assets: Dictionary(uniqueKeysWithValues: pairs), isBuilt: true)
  }

  /// Whether `directory` holds a build.
  public static func isBuilt(directory: String) -> Bool {
    FileManager.default.fileExists(atPath: directory + "/index.html")
  }

  /// The file for a path of the address bar, or nil for 404.
  ///
  /// RE7: what is no file and not under `/v1` is the player page, which has routes of its own.
  /// A missing file under `/assets` or `/audio` is 404: a page would be wrong as script or sound.
  package func asset(for path: String) -> StaticAsset? {
    if let page = Self.pages[path] { return assets[page] ?? assets["/index.html"] }
    if let asset = assets[path] { return asset }
    let isFile = Self.fileFolders.contains(where: path.hasPrefix)
    return isFile || Self.isAPI(path) ? nil : assets["/index.html"]
  }

  /// Whether the build has a file of exactly this path.
  func isFile(_ path: String) -> Bool { assets[path] != nil }

  /// Whether unknown paths are answered as JSON (RE7).
  package static func isAPI(_ path: String) -> Bool { path == "/v1" || path.hasPrefix("/v1/") }

  private static let fileFolders = ["/assets/", "/audio/"]
  private static let pages = [
    "/": "/index.html", "/tv": "/tv.html", "/tv/": "/tv.html", "/host": "/host.html",
    "/host/": "/host.html", "/listen": "/listen.html", "/listen/": "/listen.html",
  ]
}

/// Reads a folder of a web build.
enum StaticFiles {
  /// Every regular file below `root` by its path, which starts with `/`. Links and hidden files are
  /// left out, so that nothing outside the build can be served.
  static func read(root: URL) throws -> [String: ByteBuffer] {
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .isSymbolicLinkKey]
    let base = root.resolvingSymlinksInPath().path
    guard
      let walk = FileManager.default.enumerator(
        at: URL(fileURLWithPath: base, isDirectory: true), includingPropertiesForKeys: Array(keys),
        options: .skipsHiddenFiles)
    else { throw CocoaError(.fileReadNoSuchFile) }
    var files: [String: ByteBuffer] = [:]
    for case let file as URL in walk {
      let values = try file.resourceValues(forKeys: keys)
      guard values.isRegularFile == true, values.isSymbolicLink != true else { continue }
      files[String(file.path.dropFirst(base.count))] = ByteBuffer(bytes: try Data(contentsOf: file))
    }
    return files
  }

  /// `a.js.br` is a form of `a.js` when both are there.
  static func isCompressedForm(_ path: String, among files: [String: ByteBuffer]) -> Bool {
    ContentCoding.allCases.contains { coding in
      !coding.fileSuffix.isEmpty && path.hasSuffix(coding.fileSuffix)
        && files[String(path.dropLast(coding.fileSuffix.count))] != nil
    }
  }
}

extension StaticSite {
  /// What is served while there is no web build.
  public static var unbuilt: StaticSite {
    let page = StaticAsset(path: "/index.html", bodies: [.identity: ByteBuffer(string: html)])
    return StaticSite(assets: ["/index.html": page], isBuilt: false)
  }

  private static let html = """
    <!doctype html>
    <html lang="sv">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Tripto</title>
    <style>
      body { font: 1.25rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 4rem auto;
        padding: 0 1rem; background: #0b1026; color: #f4f6ff }
      code { background: #ffffff22; padding: .1em .4em; border-radius: .3em }
    </style>
    <h1>Tripto</h1>
    <p>Servern är igång, men webbsidorna är inte byggda. Kör
    <code>make web</code> och starta om.</p>
    <p lang="en">The server runs, but the web pages are not built. Run <code>make web</code> and
    start it again.</p>
    </html>

    """
}
