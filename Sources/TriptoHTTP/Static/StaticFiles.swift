import Foundation
import NIOCore

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
