/// The rules that hold for the format of a pack; `docs/CONTENT.md` explains each.
public enum PackCode: String, Sendable, Codable, CaseIterable {
  case unreadable = "P01"
  case unknownSchema = "P02"
  case missingId = "P03"
  case badId = "P04"
  case idIsNotFileName = "P05"
  case idIsTaken = "P06"
  case synonymsDisagree = "P07"
  case missingName = "P10"
  case missingCountry = "P11"
  case badAlias = "P12"
  case badCoordinates = "P13"
  case unknownWord = "P14"
  case notWhereItIs = "P15"
  case unknownPart = "P16"
  case notFiveClues = "P20"
  case wrongLevels = "P21"
  case missingText = "P22"
  case textTooLong = "P23"
  case forbiddenCharacters = "P24"
  case duplicateId = "P30"
  case missingReference = "P31"
  case incompleteEvidence = "P32"
  case missingLicence = "P33"
  case unsupportedVerdict = "P34"
  case noClaims = "P35"
  case tooManyClaims = "P36"
  case oneSourceTwice = "P37"
  case badShelfLife = "P38"
  case badFollowups = "P40"
  case fewFollowups = "P41"
  case notFourOptions = "P42"
  case answerNotAmongOptions = "P43"
  case equalOptions = "P44"
  case languagesDiffer = "P45"
  case missingAnswer = "P46"
  case questionNamesPlace = "P47"
  case unknownBanter = "P50"
  case badDevice = "P51"
  case badDate = "P60"

  /// What the rule does to a pack.
  enum Weight {
    /// The pack is refused.
    case refuse
    /// Curated and generated packs are refused, others kept.
    case refuseOurs
    /// The pack is kept.
    case warn
  }

  var weight: Weight {
    switch self {
    case .badAlias, .unknownPart, .unsupportedVerdict, .badShelfLife, .unknownBanter, .badDate:
      .warn
    case .unknownWord, .notWhereItIs, .incompleteEvidence, .missingLicence, .noClaims,
      .oneSourceTwice, .fewFollowups, .questionNamesPlace, .badDevice:
      .refuseOurs
    default: .refuse
    }
  }

  /// The place of the check in the order of an import (RE27).
  var stage: Int {
    switch self {
    case .unreadable, .unknownSchema: 0
    case .missingId, .badId, .idIsNotFileName: 1
    case .missingName, .missingCountry: 2
    case .notFiveClues: 3
    case .badFollowups: 4
    default: 5
    }
  }
}
