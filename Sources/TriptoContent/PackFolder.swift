import Foundation

/// One folder of pack files.
struct PackFolder: Sendable {
  let url: URL

  struct Contents {
    var readings: [PackReading] = []
    var errors: [PackLoadError] = []
    /// Folded ids of packs that were deleted though their files are elsewhere.
    var tombstones: Set<String> = []
  }

  private static let tombstoneExtension = "deleted"

  /// Reads every pack; a broken file never stands in the way of the others (RE23).
  func load(now: Date) -> Contents {
    var contents = Contents()
    let path = url.path
    guard FileManager.default.fileExists(atPath: path) else { return contents }
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
        load(url.appendingPathComponent(name), into: &contents, now: now)
      }
    } catch {
      contents.errors.append(
        PackLoadError(packId: url.lastPathComponent, error: "The folder could not be read"))
    }
    return contents
  }

  private func load(_ file: URL, into contents: inout Contents, now: Date) {
    let name = file.deletingPathExtension().lastPathComponent
    if file.pathExtension == Self.tombstoneExtension {
      contents.tombstones.insert(name.lowercased())
    }
    guard file.pathExtension == "json", name != PackID.indexName, !name.hasPrefix(".") else {
      return
    }
    do {
      contents.readings.append(try read(file, name: name, now: now))
    } catch let invalid as InvalidPack {
      let reasons = invalid.problems.map { "\($0.code.rawValue) \($0.path): \($0.message)" }
      contents.errors.append(PackLoadError(packId: name, error: reasons.joined(separator: "; ")))
    } catch {
      contents.errors.append(PackLoadError(packId: name, error: "The file could not be read"))
    }
  }

  private func read(_ file: URL, name: String, now: Date) throws -> PackReading {
    let reading = try PackReader.read(Data(contentsOf: file), now: now)
    guard reading.pack.id.rawValue == name else {
      throw InvalidPack(problems: [
        PackProblem(.idIsNotFileName, at: "roundId", "the file is called \(name)")
      ])
    }
    return reading
  }

  /// Writes a pack under a temporary name and renames it.
  func write(_ pack: Pack) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try pack.encoded().write(to: file(of: pack.id), options: .atomic)
  }

  func has(_ id: PackID) -> Bool {
    FileManager.default.fileExists(atPath: file(of: id).path)
  }

  func remove(_ id: PackID) throws {
    try FileManager.default.removeItem(at: file(of: id))
  }

  /// Remembers that a pack of another folder is deleted.
  func bury(_ id: PackID) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let stone = url.appendingPathComponent("\(id.rawValue).\(Self.tombstoneExtension)")
    try Data().write(to: stone, options: .atomic)
  }

  private func file(of id: PackID) -> URL {
    url.appendingPathComponent("\(id.rawValue).json")
  }
}
