import TriptoContent

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

  /// What went wrong without the place, for logs (SE6).
  public var kind: String {
    switch self {
    case .unknownPlace: "unknownPlace"
    case .alreadyThere: "alreadyThere"
    case .nothingLeft: "nothingLeft"
    case .notPassed: "notPassed"
    case .outdated: "outdated"
    }
  }

  /// A line fit to be shown.
  public var line: LocalText {
    switch self {
    case .unknownPlace(let name):
      LocalText(
        sv: "Det finns inga källor om \(name). Pröva en annan stad eller lämna fältet tomt.",
        en: "There are no sources about \(name). Try another city or leave the field empty.")
    case .alreadyThere(let name):
      LocalText(
        sv: "\(name) finns redan i biblioteket.", en: "\(name) is in the library already.")
    case .nothingLeft:
      LocalText(
        sv: "Alla orter som passar finns redan i biblioteket.",
        en: "Every place that fits is in the library already.")
    case .notPassed:
      LocalText(
        sv: "Inget utkast klarade kontrollen.", en: "No draft passed the checks.")
    case .outdated:
      LocalText(
        sv: "Underlaget har ändrats. Försök igen.",
        en: "The sources have changed. Try again.")
    }
  }
}
