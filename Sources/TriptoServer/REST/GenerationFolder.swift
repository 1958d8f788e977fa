import Foundation

/// Batches as files in the data folder: one JSON document each, renamed into place.
struct GenerationFolder: Sendable {
  /// Older ones are forgotten.
  static let kept = 20
  let url: URL

  /// Newest first.
  func load() throws -> [GenerationBatch] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasPrefix("batch-") && $0.hasSuffix(".json") }
      .map { name in
        let data = try Data(contentsOf: url.appendingPathComponent(name))
        return try JSONDecoder().decode(GenerationBatch.self, from: data)
      }
      .sorted { $0.createdAtMs > $1.createdAtMs }
  }

  func save(_ batch: GenerationBatch) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try JSONEncoder().encode(batch).write(to: file(batch.id), options: .atomic)
  }

  func remove(_ id: String) throws {
    try FileManager.default.removeItem(at: file(id))
  }

  private func file(_ id: String) -> URL {
    url.appendingPathComponent("batch-\(id).json")
  }
}
