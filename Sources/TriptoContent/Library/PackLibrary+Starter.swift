import TriptoKernel

/// What is played when nobody has left anything else (ST2, DA20).
extension PackLibrary {
  static let starterIDs = ["paris", "tokyo", "new-york"]

  /// What a game can be made of: the packs or, when all of them have been deleted, the starter set.
  public var playable: [PackSummary] {
    let summaries = list()
    return summaries.isEmpty ? starterSet.map(PackSummary.init) : summaries
  }

  /// The pack as far as it is `playable`.
  public func playable(_ id: String) -> Pack? {
    pack(id) ?? (list().isEmpty ? starterSet.first { $0.id.rawValue == id } : nil)
  }

  /// The first of each in the order of the folders.
  static func starterSet(of packs: [Pack]) -> [Pack] {
    starterIDs.compactMap { id in packs.first { $0.id.rawValue == id } }
  }
}
