import Foundation

/// A small web build in a folder of its own, removed by the test that made it.
struct WebBuild {
  let root: URL
  var site: URL { root.appending(path: "dist") }

  static let script = "/assets/player-ABCD2345.js"

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: root.appending(path: "dist/assets"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: root.appending(path: "dist/v1"), withIntermediateDirectories: true)
    try write("v1/openapi.json", "{}")
    try write("index.html", "<title>player</title>")
    try write("tv.html", "<title>tv</title>")
    try write("host.html", "<title>host</title>")
    try write("listen.html", "<title>listen</title>")
    try write("sw.js", "self")
    try write("manifest.webmanifest", "{}")
    try write("assets/player-ABCD2345.js", "let plain = 1")
    try write("assets/player-ABCD2345.js.br", "brotli")
    try write("assets/player-ABCD2345.js.gz", "gzip")
    try write("assets/font.woff2", "font")
    try write(".hidden", "hidden")
    try Data("outside".utf8).write(to: root.appending(path: "secret.txt"))
    try FileManager.default.createSymbolicLink(
      at: site.appending(path: "link.txt"), withDestinationURL: root.appending(path: "secret.txt"))
  }

  func remove() throws { try FileManager.default.removeItem(at: root) }

  private func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: site.appending(path: path))
  }
}
