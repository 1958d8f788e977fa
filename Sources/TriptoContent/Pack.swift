/// One destination with its clues and questions, checked (DA14; CONTENT 1.2).
public struct Pack: Sendable, Equatable {
  public let id: PackID
  public let destination: Destination
  /// Five, from 10 down to 2.
  public let clues: [Clue]
  public let followups: [Followup]
  public let banter: [Banter]
  public let evidence: [Evidence]
  public let metadata: Metadata
  /// The whole document in canonical names, with the fields this version does not know.
  public let document: JSONValue

  /// The place that is asked for (DA4).
  public struct Destination: Sendable, Equatable {
    public let name: LocalText
    public let country: LocalText
    /// ISO 3166-1 alpha-2.
    public let countryCode: String?
    public let regions: [String]
    /// Degrees north and east.
    public let coordinates: Coordinates?
    public let aliases: [String]
    public let confusables: [String]
    public let difficulty: String?
    public let themes: [String]
  }

  public struct Coordinates: Sendable, Equatable {
    public let latitude: Double
    public let longitude: Double
  }

  public struct Clue: Sendable, Equatable {
    /// 10, 8, 6, 4 or 2 points.
    public let level: Int
    public let text: LocalText
    public let claims: [Claim]
  }

  public struct Followup: Sendable, Equatable {
    public let question: LocalText
    /// Four, or nil for an open question (RE25).
    public let options: Localized<[String]>?
    public let correctAnswer: LocalText
    public let aliases: [String]
    public let explanation: LocalText?
    public let claims: [Claim]
    public let bannedTerms: [String]
  }

  public struct Banter: Sendable, Equatable {
    public let category: String
    public let text: LocalText
  }

  /// A statement that a clue or question rests on.
  public struct Claim: Sendable, Equatable {
    public let id: String
    public let statement: String
    /// Ids of rows in ``Pack/evidence``.
    public let evidence: [String]
    /// `verified`, `uncertain` or `rejected`; v1 packs do not say.
    public let status: String?
  }

  public struct Evidence: Sendable, Equatable {
    public let id: String
    /// `wikidata`, `dataset`, `wikipedia`, `web` or `book`.
    public let kind: String
  }

  public struct Metadata: Sendable, Equatable {
    /// ISO 8601 in UTC without fractional seconds (RE25).
    public let generatedAt: String
    /// As declared, and no claim says otherwise.
    public let verified: Bool
    public let antiLeakChecked: Bool
  }

  /// The same pack under another id.
  func renamed(_ id: PackID) -> Pack {
    guard case .object(var fields) = document else { return self }
    fields["roundId"] = .string(id.rawValue)
    return Pack(
      id: id, destination: destination, clues: clues, followups: followups, banter: banter,
      evidence: evidence, metadata: metadata, document: .object(fields))
  }
}
