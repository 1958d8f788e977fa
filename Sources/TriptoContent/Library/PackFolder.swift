import Foundation
import TriptoKernel

/// One folder of pack files.
struct PackFolder: Sendable {
  let url: URL

  struct Contents {
    var readings: [PackReading] = []
    var errors: [PackLoadError] = []
    /// Folded ids of packs that were deleted though their files are elsewhere.
    var tombstones: Set<String> = []
  }

  static let tombstoneExtension = "deleted"

  /// Reads every pack; a broken file never stands in the way of the others (RE23).
  func load(now: Date, places: (any PlaceFacts)? = nil) -> Contents {
    var contents = Contents()
    let path = url.path
    guard FileManager.default.fileExists(atPath: path) else { return contents }
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
        load(url.appendingPathComponent(name), into: &contents, now: now, places: places)
      }
    } catch {
      contents.errors.append(
        PackLoadError(packId: url.lastPathComponent, error: "The folder could not be read"))
    }
    return contents
  }

  private func load(
    _ file: URL, into contents: inout Contents, now: Date, places: (any PlaceFacts)?
  ) {
    let name = file.deletingPathExtension().lastPathComponent
    if file.pathExtension == Self.tombstoneExtension {
      contents.tombstones.insert(name.lowercased())
    }
    guard file.pathExtension == "json", name != PackID.indexName, !name.hasPrefix(".") else {
      return
    }
    do {
      contents.readings.append(try Self.read(file, now: now, places: places))
    } catch let invalid as InvalidPack {
      contents.errors.append(PackLoadError(packId: name, error: invalid.summary))
    } catch {
      contents.errors.append(PackLoadError(packId: name, error: "The file could not be read"))
    }
  }

  /// Reads a file whose name is the id of the pack in it (P05).
  ///
  /// - Throws: `InvalidPack`, or what the file system says.
  static func read(
    _ file: URL, now: Date, places: (any PlaceFacts)? = nil
  ) throws -> PackReading {
    try checkKind(of: file)
    let reading = try PackReader.read(Data(contentsOf: file), now: now, places: places)
    let name = file.deletingPathExtension().lastPathComponent
    guard reading.pack.id.rawValue == name else {
      throw InvalidPack(problems: [
        PackProblem(.idIsNotFileName, at: "roundId", "the file is called \(name)")
      ])
    }
    return reading
  }

  /// Refuses, unread, what is too large or leads elsewhere.
  private static func checkKind(of file: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw PackReader.unreadable("not a file but a folder or a link")
    }
    guard let size = attributes[.size] as? Int, size <= PackReader.maximumSize else {
      throw PackReader.unreadable("over \(PackReader.maximumSize) bytes")
    }
  }

  /// Writes a pack, which may be there already, and the index, each under a temporary name and renamed;
  /// both or neither.
  func write(_ data: Data, as id: PackID, index summaries: [PackSummary]) throws {
    let old = try has(id) ? Data(contentsOf: file(of: id)) : nil
    try put(data, file(of: id))
    do {
      try writeIndex(summaries, now: Date())
    } catch {
      if let old { try put(old, file(of: id)) } else { try remove(id) }
      throw error
    }
  }

  /// Writes the derived list of the packs in this folder, if the folder is there.
  func writeIndex(_ packs: [PackSummary], now: Date) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let index = PackIndex(packs.filter { has($0.id) }, now: now)
    try put(try index.encoded(), url.appendingPathComponent("\(PackID.indexName).json"))
  }

  /// The base names of all pack files, whether they can be used or not, in lower case.
  func foldedNames() throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    return Set(
      names.map { $0.lowercased() }.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) })
  }

  func has(_ id: PackID) -> Bool {
    var isDirectory: ObjCBool = false
    let isThere = FileManager.default.fileExists(
      atPath: file(of: id).path, isDirectory: &isDirectory)
    return isThere && !isDirectory.boolValue
  }

  func remove(_ id: PackID) throws {
    try FileManager.default.removeItem(at: file(of: id))
  }

  /// Remembers that a pack of another folder is deleted.
  func bury(_ id: PackID) throws {
    try put(Data(), tombstone(of: id))
  }

  /// A pack of another folder with this id was deleted.
  func hasBuried(_ id: PackID) -> Bool {
    FileManager.default.fileExists(atPath: tombstone(of: id).path)
  }

  func tombstone(of id: PackID) -> URL {
    url.appendingPathComponent("\(id.rawValue).\(Self.tombstoneExtension)")
  }

  private func put(_ data: Data, _ file: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  func file(of id: PackID) -> URL {
    url.appendingPathComponent("\(id.rawValue).json")
  }
}
