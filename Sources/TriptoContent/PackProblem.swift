/// One thing that is wrong with a pack.
public struct PackProblem: Sendable, Equatable, Codable {
  /// The rules of validation and lint that are checked when a pack is read.
  public enum Code: String, Sendable, Codable, CaseIterable {
    case unreadable = "P01"
    case unknownSchema = "P02"
    case missingId = "P03"
    case badId = "P04"
    case idIsNotFileName = "P05"
    case synonymsDisagree = "P07"
    case missingName = "P10"
    case missingCountry = "P11"
    case badAlias = "P12"
    case badCoordinates = "P13"
    case notFiveClues = "P20"
    case wrongLevels = "P21"
    case missingText = "P22"
    case textTooLong = "P23"
    case forbiddenCharacters = "P24"
    case duplicateId = "P30"
    case missingReference = "P31"
    case badFollowups = "P40"
    case notFourOptions = "P42"
    case answerNotAmongOptions = "P43"
    case equalOptions = "P44"
    case languagesDiffer = "P45"
    case missingAnswer = "P46"
    case badDate = "P60"
    case clueNamesDestination = "L01"
    case clueNamesCountry = "L10"

    /// Whether the pack is kept and the problem only reported.
    public var isWarning: Bool {
      switch self {
      case .badAlias, .badDate, .clueNamesDestination, .clueNamesCountry: true
      default: false
      }
    }
  }

  public let code: Code
  /// Where, as in `clues[0].text`; empty for the pack as a whole.
  public let path: String
  /// In English, for whoever wrote the pack.
  public let message: String

  public init(_ code: Code, at path: String, _ message: String) {
    self.code = code
    self.path = path
    self.message = message
  }
}

/// A pack that was refused, with everything that is wrong with it.
public struct InvalidPack: Error, Sendable, Equatable {
  public let problems: [PackProblem]
}
