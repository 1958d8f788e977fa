package import Foundation
package import TriptoContent
package import TriptoKernel

/// The packs of the Fixtures folder and changed copies of them.
package enum Fixture: String, CaseIterable {
  case storedV1 = "stored-v1"
  case roundPackage = "round-package"
  case pack2 = "pack-2"

  /// The moment used where a pack does not say when it was made.
  package static let now = Date(timeIntervalSince1970: 1_780_000_000.75)

  package func data() throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(rawValue).json"))
  }

  package func pack() throws -> Pack {
    try Pack.parse(data(), now: Self.now).pack
  }

  /// The pack of the fixture with one value replaced, or removed where `value` is nil.
  package func pack(_ path: String, to value: JSONValue?) throws -> Pack {
    try Pack.parse(changed(path, to: value), now: Self.now).pack
  }

  /// The fixture with one value replaced, or removed where `value` is nil.
  ///
  /// - Parameter path: Keys and indices, as in `clues.0.text`.
  package func changed(_ path: String, to value: JSONValue?) throws -> Data {
    let document = try JSONValue(parsing: data())
    let steps = path.split(separator: ".").map(String.init)
    return try JSONEncoder().encode(document.replacing(steps[...], with: value))
  }
}

extension JSONValue {
  package func replacing(_ path: ArraySlice<String>, with value: JSONValue?) -> JSONValue {
    guard let step = path.first else { return value ?? .null }
    let rest = path.dropFirst()
    switch self {
    case .object(var fields):
      let isRemoval = rest.isEmpty && value == nil
      fields[step] = isRemoval ? nil : (fields[step] ?? .null).replacing(rest, with: value)
      return .object(fields)
    case .array(var elements):
      guard let index = Int(step) else { return self }
      if index == elements.count { elements.append(.null) }
      elements[index] = elements[index].replacing(rest, with: value)
      return .array(elements)
    default:
      return self
    }
  }
}

/// A folder of its own, removed with the last reference to it.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tripto-content-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("could not remove \(url.path): \(error)")
    }
  }

  package func write(_ data: Data, _ name: String) throws {
    try data.write(to: url.appendingPathComponent(name))
  }

  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
