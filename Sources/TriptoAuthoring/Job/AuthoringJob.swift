import TriptoKernel

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

  /// The same wish once more: from another seed, at another place while there is one, and with
  /// what the tries before have cost, since the budget is for the pack.
  func again() -> AuthoringJob {
    var chance = SplitMix64(seed: ~seed)
    var job = AuthoringJob(id: isNamedByPlace ? nil : id, seed: chance.next(), brief: brief)
    if let place = artefacts.place { job.brief.placesToAvoid.append(place) }
    job.ledger = ledger
    return job
  }

  private var isNamedByPlace: Bool {
    guard let place = artefacts.place else { return id.isEmpty }
    return id == Self.id(seed: seed, place: place)
  }

  /// A UUID v4 (ID7) that follows from the seed and the place together.
  ///
  /// - Parameter place: Its GeoNames id.
  static func id(seed: UInt64, place: Int) -> String {
    var spot = SplitMix64(seed: UInt64(bitPattern: Int64(place)))
    var chance = SplitMix64(seed: seed ^ spot.next())
    var bytes: [UInt8] = []
    for _ in 0..<2 {
      let word = chance.next()
      for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift * 8))) }
    }
    return UUIDv4.text(bytes)
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
