public import TriptoWords

/// Why there is no pack.
public enum AuthoringError: Error, Sendable, Equatable {
  /// No fact is known of a place with this name.
  case unknownPlace(String)
  /// The library has the place, or everything in the country, already.
  case alreadyThere(String)
  /// Every place that fits the wish is in the library.
  case nothingLeft
  /// No draft passed the checks.
  case notPassed(String)
  /// A saved job does not fit the facts of this version.
  case outdated

  /// Which check no draft passed, for logs and terminals.
  public var reason: String? {
    if case .notPassed(let reason) = self { reason } else { nil }
  }

  /// A line fit to be shown.
  public func line(in words: Words) -> String {
    switch self {
    case .unknownPlace(let name): words.text(.generateNoSources, ["name": name])
    case .alreadyThere(let name): words.text(.generateHasPlace, ["name": name])
    case .nothingLeft: words.text(.generateNothingLeft)
    case .notPassed: words.text(.generateNotPassed)
    case .outdated: words.text(.generateOutdated)
    }
  }
}
