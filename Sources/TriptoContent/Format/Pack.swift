public import TriptoKernel

/// One destination with its clues and questions, checked (DA14).
public struct Pack: Sendable, Equatable {
  /// What the clues are worth, from the first.
  package static let levels = TriptoKernel.Format.standard.levels

  public private(set) var id: PackID
  public let destination: Destination
  /// Five, from 10 down to 2.
  public let clues: [Clue]
  public let followups: [Followup]
  public let banter: [Banter]
  /// What somebody retells tomorrow, shown when the place has been named; nil for none.
  public let wonder: LocalText?
  public let evidence: [Evidence]
  public let origin: Origin
  public let metadata: Metadata
  /// The whole document in canonical names, with the fields this version does not know.
  public internal(set) var document: JSONValue

  /// Where a pack comes from; curated and generated packs are held to more rules.
  public enum Origin: String, Sendable, Codable {
    case curated, generated, imported
  }

  public struct Clue: Sendable, Equatable {
    /// Levels at which a clue is a riddle, and needs more than Wikipedia (DA30).
    public static let riddleLevels: Set<Int> = [10, 8]

    /// 10, 8, 6, 4 or 2 points.
    public let level: Int
    public let text: LocalText
    public let claims: [Claim]
    /// The worst of its claims.
    public var status: ClaimStatus { .worst(of: claims) }
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
    /// As declared in `antiLeak` (DA15).
    public let overlaps: Bool
    /// The worst of its claims.
    public var status: ClaimStatus { .worst(of: claims) }
  }

  public struct Banter: Sendable, Equatable {
    public let category: String
    public let text: LocalText

    /// The moments a line can be spoken at; lines for other moments are ignored.
    public static let categories: Set<String> = [
      "round_intro", "before_clue", "after_brake", "before_reveal", "reveal_correct",
      "reveal_incorrect", "before_final",
    ]
  }

  public struct Metadata: Sendable, Equatable {
    /// ISO 8601 in UTC without fractional seconds (RE25).
    public let generatedAt: String
    /// Every clue and follow-up rests on verified claims; found anew at each reading.
    public let verified: Bool
    public let antiLeakChecked: Bool
  }

  /// A play on words, a surprising link, a movement.
  static let deviceNames = ["wordplay", "link", "movement"]

  /// The same pack under another id.
  func renamed(_ id: PackID) -> Pack {
    guard case .object(var fields) = document else { return self }
    fields["roundId"] = .string(id.rawValue)
    var pack = self
    (pack.id, pack.document) = (id, .object(fields))
    return pack
  }
}
