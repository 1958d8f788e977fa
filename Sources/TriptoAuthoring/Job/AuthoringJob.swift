/// One pack in the making: a value that is saved after each stage and goes on from there.
public struct AuthoringJob: Sendable, Equatable, Codable {
  /// The id of the pack to come (ID7: a UUID v4); empty until the place is chosen when it is to
  /// follow from the place.
  public internal(set) var id: String
  public let seed: UInt64
  public var brief: Brief
  /// The first stage whose artefact is missing.
  public var stage = Stage.select
  public var artefacts = Artefacts()
  /// Drafts that were thrown away.
  public var attempts = 0
  /// Calls to a model.
  public var ledger: [LedgerEntry] = []

  /// - Parameter id: Nil for one that follows from the seed and the place that is chosen.
  public init(id: String? = nil, seed: UInt64, brief: Brief) {
    self.id = id ?? ""
    self.seed = seed
    self.brief = brief
  }

  /// What the stages have made so far.
  public struct Artefacts: Sendable, Equatable, Codable {
    /// GeoNames id of the place.
    public var place: Int?
    /// Ids of facts, in the order in which they are to be tried.
    public var facts: [String]?
    public var clues: [ClueDraft]?
    public var questions: [QuestionDraft]?
    /// The file, as JSON.
    public var pack: String?
  }
}

/// A clue and the facts it tells.
public struct ClueDraft: Sendable, Equatable, Codable {
  public let level: Int
  public let sv: String
  public let en: String
  /// Ids of facts.
  public let facts: [String]
  /// Whether a model wrote it.
  public let isModelled: Bool
}

/// A question and the fact it asks for.
public struct QuestionDraft: Sendable, Equatable, Codable {
  public let fact: String
  public let sv: String
  public let en: String
  /// Swedish and English; nil for an open question.
  public let options: [[String]]?
  public let answer: [String]
}

/// One call to a model.
public struct LedgerEntry: Sendable, Equatable, Codable {
  public let model: String
  public let inputTokens: Int
  public let outputTokens: Int
  public let microUSD: Int
  /// `ok`, or why it was of no use.
  public let outcome: String
}
