public import TriptoKernel

/// Why the library refused (RE26, RE27).
public enum LibraryError: Error, Sendable, Equatable {
  /// The pack is invalid (400).
  case invalid([PackProblem])
  /// The lint found errors in what a host changed (400, RE54).
  case refused([LintFinding])
  /// A pack or a file of the user's has this id, case ignored (409, P06).
  case conflict(PackID)
  /// Others went on changing the pack while it was edited (409, RE54).
  case changed(PackID)
  /// No pack has this id (404).
  case notFound(String)
  /// The folder refused (500).
  case writeFailed(reason: String)

  /// What is wrong, with codes, places and fixes; empty for trouble that is not the pack's.
  public var problems: [PackProblem] {
    switch self {
    case .invalid(let problems): problems
    case .conflict(let id): [PackProblem(.idIsTaken, at: "roundId", "\(id) is taken")]
    case .refused, .changed, .notFound, .writeFailed: []
    }
  }
}

/// A file of the library that could not be used (RE23).
public struct PackLoadError: Sendable, Equatable {
  /// The base name of the file.
  public let packId: String
  public let error: String
}

/// A pack that was taken into the library (RE27).
public struct ImportedPack: Sendable, Equatable {
  public let id: PackID
  public let warnings: [PackProblem]
  /// Packs of the library about the same place (L60).
  public let duplicates: [LintFinding]
}
