/// Why the library refused (RE26, RE27).
public enum LibraryError: Error, Sendable, Equatable {
  /// The pack is invalid (400).
  case invalid([PackProblem])
  /// A pack has this id, case ignored (409).
  case conflict(PackID)
  /// No pack has this id (404).
  case notFound(String)
  /// The folder refused (500).
  case writeFailed(reason: String)
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
}
