import Synchronization

/// Which destinations give each other away (L62).
extension PackLibrary {
  /// Of what can be played. Made when it is first asked for, and once after a change.
  public var spoilers: SpoilerTable {
    let (revision, packs, known) = shelf.withLock {
      ($0.revision, Array($0.packs.values), $0.spoilers)
    }
    if let known { return known }
    let made = SpoilerTable(packs.isEmpty ? starterSet : packs)
    shelf.withLock { if $0.revision == revision { $0.spoilers = made } }
    return made
  }
}
