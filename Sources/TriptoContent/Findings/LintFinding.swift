public import TriptoKernel

/// One thing that the lint found in a pack.
public struct LintFinding: Sendable, Equatable, Codable {
  public let code: LintCode
  public let severity: Severity
  /// Where, as in `clues[0]`; empty for the pack as a whole.
  public let path: String
  /// The language of the text, or nil where both are meant.
  public let lang: Language?
  /// What was found, in English.
  public let message: String
  /// What to do about it.
  public let fix: String

  public init(
    _ code: LintCode, _ severity: Severity, at path: String, lang: Language? = nil,
    _ message: String
  ) {
    self.code = code
    self.severity = severity
    self.path = path
    self.lang = lang
    self.message = message
    fix = code.fix
  }
}

/// The rules of the lint; `docs/CONTENT.md` explains each.
public enum LintCode: String, Sendable, Codable, CaseIterable {
  case nameToken = "L01"
  case aliasToken = "L02"
  case exonym = "L03"
  case demonym = "L04"
  case sharedStem = "L05"
  case ownCountry = "L10"
  case continentOrCapital = "L11"
  case uniqueSight = "L12"
  case superlative = "L20"
  case unsupportedNumber = "L21"
  case languagesDiffer = "L22"
  case answerInClue = "L30"
  case unevenOptions = "L31"
  case answerInQuestion = "L32"
  case length = "L40"
  case forbiddenPhrase = "L42"
  case obviousness = "L50"
  case nothingNew = "L51"
  case notUnique = "L52"
  case duplicate = "L60"
  case sameCountry = "L61"
  case spoiler = "L62"
  case outOfDate = "L70"
  case perishable = "L71"
  case failedRule = "L99"

  /// What to do about it, in plain words for whoever wrote the pack.
  public var fix: String {
    switch self {
    case .nameToken, .aliasToken: "Say it without the name: describe the thing instead"
    case .exonym: "Replace the word, or the compound it is part of"
    case .demonym: "Write \"the people here\" or leave the inhabitants out"
    case .sharedStem: "Choose a word with another stem, as in fjäll for berg"
    case .ownCountry: "Keep the country for the clues at 6, 4 and 2"
    case .continentOrCapital: "Leave it out of the first clue"
    case .uniqueSight: "Paraphrase the sight and name it from 6 points down"
    case .superlative: "Add a rank or first claim with evidence, or drop the superlative"
    case .unsupportedNumber: "Correct the number or add a claim with its value"
    case .languagesDiffer: "Say the same numbers and names in Swedish and English"
    case .answerInClue: "Ask for something that no clue has told"
    case .unevenOptions: "Make the options alike in kind and length"
    case .answerInQuestion: "Reword the question, or ask something else"
    case .length: "Shorten or lengthen the text to its limits"
    case .forbiddenPhrase: "Use the plain word"
    case .obviousness: "Swap the clues, or move the plainer fact further down"
    case .nothingNew: "Give the clue a fact of its own"
    case .notUnique: "Name a sight, a rank or a border that only this place has"
    case .duplicate: "Keep one of the two packs"
    case .sameCountry: "Choose another destination in between"
    case .spoiler: "Choose another destination instead of one of them"
    case .outOfDate: "Look the claim up again, and set checkBy to a later day"
    case .perishable: "Add checkBy with a day, or lasting with the reason why it will stay true"
    case .failedRule: "Report the message: the rule could not be checked"
    }
  }
}

/// A check that was left out, and why; it is never passed over in silence.
public struct SkippedCheck: Sendable, Equatable, Codable {
  /// As in `P15` or `L03`.
  public let code: String
  public let reason: String

  public init(_ code: String, _ reason: String) {
    self.code = code
    self.reason = reason
  }
}

/// Everything the lint has to say about a pack.
public struct LintReport: Sendable, Equatable, Codable {
  public let findings: [LintFinding]
  public let skipped: [SkippedCheck]

  package init(findings: [LintFinding], skipped: [SkippedCheck]) {
    self.findings = findings
    self.skipped = skipped
  }

  public var errors: [LintFinding] { findings.filter { $0.severity == .error } }
  public var warnings: [LintFinding] { findings.filter { $0.severity == .warning } }
}
