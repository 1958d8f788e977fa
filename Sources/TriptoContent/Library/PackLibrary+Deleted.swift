public import Foundation
public import TriptoKernel

/// A pack that was deleted and can come back (RE66).
public struct DeletedPack: Sendable, Equatable {
  public let id: PackID
  public let name: LocalText
  public let country: LocalText
  public let deletedAt: Date
}

extension PackLibrary {
  /// What can be brought back, the last deleted first (RE66).
  ///
  /// - Throws: `LibraryError.writeFailed` when the folder cannot be read.
  public func deleted() throws -> [DeletedPack] {
    let here = Set(list().map(\.id.folded))
    return try writing { try $0.deletions() }.compactMap { id, date in
      guard !here.contains(id.folded), let place = kept(id)?.pack.destination else { return nil }
      return DeletedPack(id: id, name: place.name, country: place.country, deletedAt: date)
    }.sorted { ($1.deletedAt, $0.id) < ($0.deletedAt, $1.id) }
  }

  /// Brings back a pack that was deleted, as it was then (RE65).
  ///
  /// - Throws: `LibraryError.conflict` when a pack or a file has the id, `.notFound` when none was
  ///   deleted, or `.writeFailed`.
  public func restore(_ text: String) throws -> Pack {
    guard let id = PackID(text) else { throw LibraryError.notFound(text) }
    return try changing { shelf in
      let taken = Set(shelf.packs.keys.map(\.folded)).union(try namesOfFiles())
      guard !taken.contains(id.folded) else { throw LibraryError.conflict(id) }
      guard try writing({ try $0.deletions()[id] }) != nil, let reading = kept(id) else {
        throw LibraryError.notFound(text)
      }
      try writing { try $0.bringBack(id) }
      shelf.add(reading.pack, warnings: reading.warnings)
      shelf.renew()
      try writing { try $0.writeIndex(shelf.summaries, now: Date()) }
      return reading.pack
    }
  }

  /// What would come back: the file that was set aside, else the one that came along. Nil when it cannot
  /// be read.
  private func kept(_ id: PackID) -> PackReading? {
    do {
      if let own, own.hasAside(id) { return try own.readAside(id, now: Date(), places: places) }
      let folder = folders.dropFirst().first { $0.has(id) }
      return try folder.map { try PackFolder.read($0.file(of: id), now: Date(), places: places) }
    } catch {
      return nil
    }
  }
}
