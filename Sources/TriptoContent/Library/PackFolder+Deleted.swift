import Foundation
import TriptoKernel

/// What is deleted is kept for a while (RE65): a pack of this folder in a folder below it, one of another
/// folder where it is, hidden by a mark.
extension PackFolder {
  /// Packs kept aside; the oldest go first.
  static let mostAside = 100

  private var aside: PackFolder {
    PackFolder(url: url.appendingPathComponent("deleted", isDirectory: true))
  }

  /// Moves the file of a pack aside, if it lies here; an older one of this id is forgotten.
  func setAside(_ id: PackID, now: Date) throws {
    let kept = aside.file(of: id)
    guard has(id) else {
      if hasAside(id) { try aside.remove(id) }
      return
    }
    try FileManager.default.createDirectory(at: aside.url, withIntermediateDirectories: true)
    try move(file(of: id), to: kept)
    try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: kept.path)
    for old in try aside.files("json").sorted(by: { $0.date > $1.date }).dropFirst(Self.mostAside) {
      try FileManager.default.removeItem(at: old.file)
    }
  }

  func hasAside(_ id: PackID) -> Bool { aside.has(id) }

  /// The pack that is kept aside.
  ///
  /// - Throws: `InvalidPack`, or what the file system says.
  func readAside(_ id: PackID, now: Date, places: (any PlaceFacts)?) throws -> PackReading {
    try Self.read(aside.file(of: id), now: now, places: places)
  }

  /// Brings back what is kept aside, and takes the mark away that hides another folder's.
  func bringBack(_ id: PackID) throws {
    if hasAside(id) { try move(aside.file(of: id), to: file(of: id)) }
    if hasBuried(id) { try FileManager.default.removeItem(at: tombstone(of: id)) }
  }

  /// When each pack was deleted that is kept aside here or hidden by a mark.
  func deletions() throws -> [PackID: Date] {
    let marked = try files(Self.tombstoneExtension) + aside.files("json")
    return Dictionary(
      marked.compactMap { kept in
        PackID(kept.file.deletingPathExtension().lastPathComponent).map { ($0, kept.date) }
      }, uniquingKeysWith: max)
  }

  /// The files with this ending, and when each was written.
  private func files(_ ending: String) throws -> [(file: URL, date: Date)] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: [.contentModificationDateKey]
    ).filter { $0.pathExtension == ending }.compactMap { file in
      try date(of: file).map { (file, $0) }
    }
  }

  /// When it was written; nil when it has gone since it was listed: packs are brought back meanwhile.
  private func date(of file: URL) throws -> Date? {
    do {
      let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
      return values.contentModificationDate ?? .distantPast
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  /// In one step, in place of what may be there.
  private func move(_ file: URL, to place: URL) throws {
    guard rename(file.path, place.path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }
}
