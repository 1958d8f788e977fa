import Foundation
import Testing
import TriptoKernel
import TriptoWire

/// The golden files, read as they are.
enum Golden {
  struct File: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }
    /// `CLUE_PRESENT` of `CLUE_PRESENT.clip`.
    var kind: String { String(name.prefix { $0 != "." }) }
    var variant: String? { name.contains(".") ? String(name.drop { $0 != "." }.dropFirst()) : nil }
    var json: JSONValue { get throws { try JSONValue(parsing: bytes) } }
  }

  static let server = files(in: "server")
  static let client = files(in: "client")
  static let rest = files(in: "rest")

  /// One file by its folder and name without `.json`.
  static func file(_ folder: String, _ name: String) throws -> File {
    try #require(files(in: folder).first { $0.name == name })
  }

  static func serverMessage(_ name: String) throws -> ServerEnvelope {
    try ServerEnvelope.decode(file("server", name).bytes)
  }

  private static func files(in folder: String) -> [File] {
    let urls =
      Bundle.module.urls(forResourcesWithExtension: "json", subdirectory: "Golden/\(folder)") ?? []
    return urls.map { $0 as URL }.sorted { $0.path < $1.path }.map { url in
      do {
        return File(
          name: url.deletingPathExtension().lastPathComponent,
          bytes: [UInt8](try Data(contentsOf: url)))
      } catch {
        preconditionFailure("\(url.lastPathComponent): \(error)")
      }
    }
  }
}
