import Foundation

extension PackLibrary {
  /// Gives clues new words and writes the pack to the user's folder, where it hides one that came
  /// with the installation (RE54); on an error nothing has changed.
  ///
  /// Findings that other parts of the pack had before don't count.
  ///
  /// - Returns: The pack as it is now; what has been edited by hand is not verified any more.
  /// - Throws: `LibraryError.notFound`, `.invalid`, `.refused` or `.writeFailed`.
  public func editClues(of id: String, _ edits: [ClueEdit], linter: Linter) throws -> Pack {
    try shelf.withLock { shelf in
      guard let id = PackID(id), let old = shelf.packs[id] else { throw LibraryError.notFound(id) }
      let change = old.edited(edits)
      guard !change.levels.isEmpty else { return old }
      let reading = try read(change.document)
      let new = reading.pack
      try Self.check(new, against: old, change.levels, linter)
      let file = try Self.file(of: new)
      let others = shelf.summaries.filter { $0.id != id }
      let summaries = (others + [PackSummary(new)]).sorted { $0.id < $1.id }
      try writing { try $0.replace(file, as: id, index: summaries) }
      shelf.add(new, warnings: reading.warnings)
      shelf.renew()
      return new
    }
  }

  /// Whether the pack is a host's version of one that came with the installation (RE55).
  public func isEditedCopy(_ id: PackID) -> Bool {
    shelf.withLock { isEditedCopy(id, on: $0) }
  }

  private func isEditedCopy(_ id: PackID, on shelf: Shelf) -> Bool {
    shelf.packs[id]?.isEditedByHand == true && bundled.contains(id) && own?.hasBuried(id) == false
  }

  /// Takes a host's version away, so that the pack is what came with the installation (RE55).
  ///
  /// - Throws: `LibraryError.notFound` when there is no such version, `.invalid` or `.writeFailed`.
  public func restoreOriginal(of id: String) throws -> Pack {
    try shelf.withLock { shelf in
      guard let id = PackID(id), isEditedCopy(id, on: shelf),
        let folder = folders.dropFirst().first(where: { $0.has(id) })
      else { throw LibraryError.notFound(id) }
      let reading = try original(id, in: folder)
      try writing { try $0.remove(id) }
      shelf.add(reading.pack, warnings: reading.warnings)
      shelf.renew()
      try writing { try $0.writeIndex(shelf.summaries, now: Date()) }
      return reading.pack
    }
  }

  private func original(_ id: PackID, in folder: PackFolder) throws -> PackReading {
    do {
      return try PackFolder.read(folder.file(of: id), now: Date(), places: places)
    } catch let invalid as InvalidPack {
      throw LibraryError.invalid(invalid.problems)
    }
  }

  private func read(_ document: JSONValue) throws -> PackReading {
    do {
      return try PackReader.read(JSONEncoder().encode(document), now: Date(), places: places)
    } catch let invalid as InvalidPack {
      throw LibraryError.invalid(invalid.problems)
    }
  }

  private static func check(
    _ new: Pack, against old: Pack, _ levels: Set<Int>, _ linter: Linter
  ) throws {
    let edited = levels.compactMap { new.path(ofClue: $0) }
    let known = linter.check(old).errors
    let errors = linter.check(new).errors.filter { error in
      edited.contains { error.path.hasPrefix($0) } || !known.contains(error)
    }
    guard errors.isEmpty else { throw LibraryError.refused(errors) }
  }
}
