import Foundation

/// The clips on the disk: `<assetId>.m4a` and `<assetId>.json` beside it. A clip is there when both
/// are, and both came by renaming.
struct ClipFolder: Sendable {
  private static let unfinished = "tmp-"
  let url: URL
  /// Bytes.
  let cap: Int

  /// Makes the folder, and clears what a crash left behind in it.
  init(_ url: URL, cap: Int) throws(SpeechError) {
    self.url = url
    self.cap = cap
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try clear()
    } catch { throw .storage("\(error)") }
  }

  /// Nil when it is not there or not what its sidecar says; then nothing of it stays.
  func clip(_ id: AssetID, usedAt now: Date) throws(SpeechError) -> StoredClip? {
    do {
      guard let sidecar = FileManager.default.contents(atPath: file(id, "json").path) else {
        return nil
      }
      guard let record = Self.record(sidecar), record.assetId == id,
        let data = FileManager.default.contents(atPath: file(id, "m4a").path),
        record.describes(data)
      else {
        try remove(id)
        return nil
      }
      try FileManager.default.setAttributes(
        [.modificationDate: now], ofItemAtPath: file(id, "m4a").path)
      return StoredClip(file: file(id, "m4a"), record: record)
    } catch { throw .storage("\(error)") }
  }

  func keep(_ data: Data, _ record: ClipRecord, now: Date) throws(SpeechError) -> StoredClip {
    let id = record.assetId
    do {
      try place(data, file(id, "m4a"))
      try place(try Self.sidecar(record), file(id, "json"))
      try FileManager.default.setAttributes(
        [.modificationDate: now], ofItemAtPath: file(id, "m4a").path)
      try shrink(sparing: id)
    } catch {
      do { try remove(id) } catch let second {
        throw .storage("\(error); and then \(second)")
      }
      throw .storage("\(error)")
    }
    return StoredClip(file: file(id, "m4a"), record: record)
  }

  private func file(_ id: AssetID, _ type: String) -> URL {
    url.appendingPathComponent("\(id).\(type)")
  }

  static func sidecar(_ record: ClipRecord) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(record)
  }

  static func record(_ sidecar: Data) -> ClipRecord? {
    do { return try JSONDecoder().decode(ClipRecord.self, from: sidecar) } catch { return nil }
  }

  private func place(_ data: Data, _ target: URL) throws {
    let draft = url.appendingPathComponent(Self.unfinished + UUID().uuidString)
    do {
      try data.write(to: draft)
      guard rename(draft.path, target.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target.path])
      }
    } catch {
      try delete(draft)
      throw error
    }
  }

  private func remove(_ id: AssetID) throws {
    try delete(file(id, "json"))
    try delete(file(id, "m4a"))
  }

  private func delete(_ file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }

  private func clear() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    for name in names {
      let isOrphan = name.hasSuffix(".m4a") && !names.contains(name.dropLast(3) + "json")
      let isOurs = AssetID(rawValue: String(name.dropLast(4))) != nil
      if name.hasPrefix(Self.unfinished) || isOrphan && isOurs {
        try delete(url.appendingPathComponent(name))
      }
    }
  }

  /// The least recently used go first.
  private func shrink(sparing newest: AssetID) throws {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let entries = try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: Array(keys)
    ).compactMap { file -> (id: AssetID, size: Int, used: Date)? in
      guard file.pathExtension == "m4a",
        let id = AssetID(rawValue: file.deletingPathExtension().lastPathComponent)
      else { return nil }
      let values = try file.resourceValues(forKeys: keys)
      return (id, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast)
    }
    var total = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.used < $1.used }) where entry.id != newest {
      guard total > cap else { return }
      try remove(entry.id)
      total -= entry.size
    }
  }
}
