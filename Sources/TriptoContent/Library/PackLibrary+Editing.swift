import Foundation
public import TriptoKernel

extension PackLibrary {
  /// Gives clues new words and writes the pack to the user's folder, where it hides one that came
  /// with the installation (RE54); on an error nothing has changed.
  ///
  /// Findings that other parts of the pack had before don't count. Checking takes its time, so the
  /// library goes on meanwhile; a pack that others changed is edited once more.
  ///
  /// - Returns: The pack as it is now; what has been edited by hand is not verified any more.
  /// - Throws: `LibraryError.notFound`, `.invalid`, `.refused`, `.changed` or `.writeFailed`.
  public func editClues(of id: String, _ edits: [ClueEdit], linter: some PackChecker) throws -> Pack
  {
    guard let id = PackID(id) else { throw LibraryError.notFound(id) }
    for _ in 0..<8 {
      let edition = try edition(of: id, edits, linter: linter)
      if try put(edition) { return edition.reading?.pack ?? edition.old }
    }
    throw LibraryError.changed(id)
  }

  /// A pack in other words, checked but not in the library yet.
  struct Edition {
    /// What it is made of.
    let old: Pack
    /// Nil when nothing has changed.
    let reading: PackReading?
  }

  func edition(of id: PackID, _ edits: [ClueEdit], linter: some PackChecker) throws -> Edition {
    guard let old = pack(id) else { throw LibraryError.notFound(id.rawValue) }
    let change = old.edited(edits)
    guard !change.levels.isEmpty else { return Edition(old: old, reading: nil) }
    let reading = try valid {
      try PackReader.read(JSONEncoder().encode(change.document), now: Date(), places: places)
    }
    try Self.check(reading.pack, against: old, change.levels, linter)
    return Edition(old: old, reading: reading)
  }

  /// - Returns: Whether the pack was still the one that the edition is made of; else nothing is
  ///   written.
  func put(_ edition: Edition) throws -> Bool {
    guard let reading = edition.reading else { return true }
    let new = reading.pack
    let file = try Self.file(of: new)
    return try changing { shelf in
      guard shelf.packs[new.id] == edition.old else { return false }
      let others = shelf.summaries.filter { $0.id != new.id }
      let summaries = (others + [PackSummary(new)]).sorted { $0.id < $1.id }
      try writing { try $0.write(file, as: new.id, index: summaries) }
      shelf.add(new, warnings: reading.warnings)
      shelf.renew()
      return true
    }
  }

  /// Whether the pack is a host's version of one that came with the installation (RE55).
  public func isEditedCopy(_ id: PackID) -> Bool {
    isEditedCopy(pack(id))
  }

  private func isEditedCopy(_ pack: Pack?) -> Bool {
    guard let pack, pack.isEditedByHand, bundled.contains(pack.id) else { return false }
    return own?.hasBuried(pack.id) == false
  }

  /// Takes a host's version away, so that the pack is what came with the installation (RE55).
  ///
  /// - Throws: `LibraryError.notFound` when there is no such version, `.invalid` or `.writeFailed`.
  public func restoreOriginal(of id: String) throws -> Pack {
    try changing { shelf in
      guard let id = PackID(id), isEditedCopy(shelf.packs[id]),
        let folder = folders.dropFirst().first(where: { $0.has(id) })
      else { throw LibraryError.notFound(id) }
      let reading = try valid {
        try PackFolder.read(folder.file(of: id), now: Date(), places: places)
      }
      try writing { try $0.remove(id) }
      shelf.add(reading.pack, warnings: reading.warnings)
      shelf.renew()
      try writing { try $0.writeIndex(shelf.summaries, now: Date()) }
      return reading.pack
    }
  }

  private static func check(
    _ new: Pack, against old: Pack, _ levels: Set<Int>, _ linter: some PackChecker
  ) throws {
    let edited = levels.compactMap { new.path(ofClue: $0) }
    let known = linter.check(old).errors
    let errors = linter.check(new).errors.filter { error in
      edited.contains { error.path.hasPrefix($0) } || !known.contains(error)
    }
    guard errors.isEmpty else { throw LibraryError.refused(errors) }
  }
}
