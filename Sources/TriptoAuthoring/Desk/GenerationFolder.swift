package import Foundation

/// Batches as files in the data folder: one JSON document each, renamed into place.
package struct GenerationFolder: Sendable {
  /// Older ones are forgotten.
  package static let kept = 20
  package let url: URL

  /// What the folder holds.
  package struct Contents {
    /// Newest first.
    package var batches: [GenerationBatch] = []
    /// Why files could not be read, or not be set aside.
    package var faults: [any Error] = []
  }

  /// Reads every batch; a file that cannot be read is set aside as `….json.broken`.
  ///
  /// - Throws: What the file system says when the folder cannot be listed.
  package func load() throws -> Contents {
    var contents = Contents()
    guard FileManager.default.fileExists(atPath: url.path) else { return contents }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    for name in names where name.hasPrefix("batch-") && name.hasSuffix(".json") {
      do {
        contents.batches.append(try read(name))
      } catch {
        contents.faults.append(error)
        if let fault = setAside(name) { contents.faults.append(fault) }
      }
    }
    contents.batches.sort { $0.createdAtMs > $1.createdAtMs }
    return contents
  }

  private func read(_ name: String) throws -> GenerationBatch {
    let data = try Data(contentsOf: url.appendingPathComponent(name))
    let batch = try JSONDecoder().decode(GenerationBatch.self, from: data)
    guard !batch.items.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
    return batch
  }

  /// - Returns: Why it could not be, or nil.
  private func setAside(_ name: String) -> (any Error)? {
    let file = url.appendingPathComponent(name)
    do {
      try FileManager.default.moveItem(at: file, to: file.appendingPathExtension("broken"))
      return nil
    } catch {
      return error
    }
  }

  package func save(_ batch: GenerationBatch) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try JSONEncoder().encode(batch).write(to: file(batch.id), options: .atomic)
  }

  package func remove(_ id: String) throws {
    try FileManager.default.removeItem(at: file(id))
  }

  private func file(_ id: String) -> URL {
    url.appendingPathComponent("batch-\(id).json")
  }
}
