public import Foundation
import Synchronization
public import TriptoAnswers
public import TriptoKernel

/// The packs of this installation: the user's own and the ones that came with it.
///
/// Everything is read once and kept; reads are answered from memory.
public final class PackLibrary: Sendable {
  struct Shelf {
    var packs: [PackID: Pack] = [:]
    var warnings: [PackID: [PackProblem]] = [:]
    var errors: [PackLoadError] = []
    /// The world without the library's own places.
    let world: Gazetteer
    var gazetteer: Gazetteer
    /// Every pack by id; made once per change, because each request asks for it.
    var summaries: [PackSummary] = []
    /// Which of them give each other away; nil until somebody asks (L62).
    var spoilers: SpoilerTable?
    /// Counts the changes.
    var revision = 0

    init(_ world: Gazetteer) {
      (self.world, gazetteer) = (world, world)
    }
  }

  /// The user's own first.
  let folders: [PackFolder]
  /// Ids whose file lies in a folder that is only read.
  let bundled: Set<PackID>
  let places: (any PlaceFacts)?
  /// The starter set as it was found, whatever has been deleted since (DA20).
  let starterSet: [Pack]
  let shelf: Mutex<Shelf>
  /// Held from the first look of a change to its end.
  private let changes = Mutex(())

  var own: PackFolder? { folders.first }

  /// Loads every pack of the folders; a folder that is missing is empty.
  ///
  /// - Parameters:
  ///   - directories: The first is the user's and is written to. A pack there hides one with the
  ///     same id further on.
  ///   - world: The places the judge knows besides those of the packs (AN5), and by which
  ///     coordinates are checked (P15).
  public init(directories: [URL], world: Gazetteer = .empty) {
    places = world.counts.places > 0 ? world : nil
    let places = places
    folders = directories.map(PackFolder.init(url:))
    let contents = folders.map { $0.load(now: Date(), places: places) }
    bundled = Set(contents.dropFirst().flatMap(\.readings).map(\.pack.id))
    starterSet = Self.starterSet(of: contents.flatMap(\.readings).map(\.pack))
    shelf = Mutex(Self.shelve(contents, world))
  }

  /// Every pack, by id (RE23).
  public func list() -> [PackSummary] {
    shelf.withLock { $0.summaries }
  }

  /// The pack, or nil when there is none or `id` is no pack id at all (RE24, SE9).
  public func pack(_ id: String) -> Pack? {
    PackID(id).flatMap { pack($0) }
  }

  public func pack(_ id: PackID) -> Pack? {
    shelf.withLock { $0.packs[id] }
  }

  /// The files that could not be used (RE23).
  public var errors: [PackLoadError] { shelf.withLock { $0.errors } }

  /// What was noticed in packs that are used all the same.
  public var warnings: [PackID: [PackProblem]] { shelf.withLock { $0.warnings } }

  /// The world with all destinations and countries of the library, for the judge (AN5).
  public var gazetteer: Gazetteer { shelf.withLock { $0.gazetteer } }

  /// Takes a pack in and writes its file and the index (RE27); on an error nothing has changed.
  ///
  /// A file of the user's that cannot be used holds its id all the same (P06).
  ///
  /// - Throws: `LibraryError.invalid`, `.conflict` or `.writeFailed`.
  public func importPack(_ data: Data) throws -> ImportedPack {
    let reading = try valid { try PackReader.read(data, now: Date(), places: places) }
    return try changing { shelf in
      let taken = Set(shelf.packs.keys.map(\.folded)).union(try namesOfFiles())
      let pack = try Self.placed(reading, besides: taken)
      let file = try Self.file(of: pack)
      let duplicates = LibraryLint.duplicates(of: PackSummary(pack), among: shelf.summaries)
      let summaries = shelf.summaries + [PackSummary(pack)]
      try writing { try $0.write(file, as: pack.id, index: summaries.sorted { $0.id < $1.id }) }
      shelf.add(pack, warnings: reading.warnings)
      shelf.renew()
      return ImportedPack(id: pack.id, warnings: reading.warnings, duplicates: duplicates)
    }
  }

  /// Takes a pack out (RE26), or a file of the user's that cannot be used. A pack that came with the
  /// installation stays away from then on; all of them can come back (RE65).
  ///
  /// - Throws: `LibraryError.notFound` or `.writeFailed`.
  public func delete(_ id: String) throws {
    try changing { shelf in
      guard let id = PackID(id), shelf.packs[id] != nil || own?.has(id) == true else {
        throw LibraryError.notFound(id)
      }
      let isBroken = shelf.hasError(id) && (shelf.packs[id] == nil || bundled.contains(id))
      try writing { folder in
        if bundled.contains(id) && !isBroken { try folder.bury(id) }
        if isBroken { try folder.remove(id) } else { try folder.setAside(id, now: Date()) }
      }
      if isBroken { shelf.forgetError(id) } else { shelf.remove(id) }
      shelf.renew()
      try writing { try $0.writeIndex(shelf.summaries, now: Date()) }
    }
  }

  /// One change at a time, made on a copy that then takes the shelf's place: files are written and the
  /// gazetteer is joined while others read, since every judged answer takes the shelf's lock (DA24).
  ///
  /// What `change` has done to the copy counts also when it throws.
  func changing<Result>(_ change: (inout Shelf) throws -> Result) throws -> Result {
    try changes.withLock { _ in
      var copy = shelf.withLock { $0 }
      defer { swap(&copy) }
      return try change(&copy)
    }
  }

  /// NB: what was there goes with `new`, outside the lock.
  private func swap(_ new: inout Shelf) {
    shelf.withLock { Swift.swap(&$0, &new) }
  }

  func writing<Result>(_ change: (PackFolder) throws -> Result) throws -> Result {
    guard let own else { throw LibraryError.writeFailed(reason: "the library has no folder") }
    do {
      return try change(own)
    } catch {
      throw LibraryError.writeFailed(reason: String(describing: error))
    }
  }

  /// What `read` gives, its `InvalidPack` as an error of the library.
  func valid(_ read: () throws -> PackReading) throws -> PackReading {
    do {
      return try read()
    } catch let invalid as InvalidPack {
      throw LibraryError.invalid(invalid.problems)
    }
  }

  func namesOfFiles() throws -> Set<String> {
    try writing { try $0.foldedNames() }
  }

  /// The bytes to be written: in canonical form they are more than those that came, and what is
  /// too large to be read again is not written (P01).
  static func file(of pack: Pack) throws -> Data {
    let data = try pack.encoded()
    guard data.count <= PackReader.maximumSize else {
      let reason = "over \(PackReader.maximumSize) bytes in the form in which it is kept"
      throw LibraryError.invalid(PackReader.unreadable(reason).problems)
    }
    return data
  }

  /// The pack under its own id, or under a made one that is free.
  ///
  /// - Parameter taken: Folded ids.
  private static func placed(
    _ reading: PackReading, besides taken: Set<String>
  ) throws -> Pack {
    let pack = reading.pack
    if !taken.contains(pack.id.folded) { return pack }
    guard !reading.hasOwnId else { throw LibraryError.conflict(pack.id) }
    let candidates = (2...taken.count + 2).lazy.compactMap { PackID("\(pack.id)-\($0)") }
    guard let free = candidates.first(where: { !taken.contains($0.folded) }) else {
      throw LibraryError.conflict(pack.id)
    }
    return pack.renamed(free)
  }

  private static func shelve(_ folders: [PackFolder.Contents], _ world: Gazetteer) -> Shelf {
    var shelf = Shelf(world)
    var seen: Set<String> = []
    for (index, folder) in folders.enumerated() {
      shelf.errors += folder.errors
      var here: Set<String> = []
      for reading in folder.readings where !seen.contains(reading.pack.id.folded) {
        if here.insert(reading.pack.id.folded).inserted {
          shelf.add(reading.pack, warnings: reading.warnings)
        } else {
          shelf.errors.append(
            PackLoadError(packId: reading.pack.id.rawValue, error: "Another file has this id"))
        }
      }
      seen.formUnion(here)
      if index == 0 { seen.formUnion(folder.tombstones) }
    }
    shelf.renew()
    return shelf
  }
}

extension PackLibrary.Shelf {
  mutating func add(_ pack: Pack, warnings: [PackProblem]) {
    packs[pack.id] = pack
    self.warnings[pack.id] = warnings.isEmpty ? nil : warnings
  }

  mutating func remove(_ id: PackID) {
    packs[id] = nil
    warnings[id] = nil
  }

  func hasError(_ id: PackID) -> Bool { errors.contains { $0.packId == id.rawValue } }

  mutating func forgetError(_ id: PackID) { errors.removeAll { $0.packId == id.rawValue } }

  /// What follows from the packs.
  mutating func renew() {
    revision += 1
    spoilers = nil
    summaries = packs.values.map(PackSummary.init).sorted { $0.id < $1.id }
    gazetteer = world.joining(
      packs.sorted { $0.key < $1.key }.flatMap { $0.value.destination.joinedPlaces })
  }
}
