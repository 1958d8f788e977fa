public import TriptoKernel

extension Pack {
  /// A statement that a clue or question rests on.
  public struct Claim: Sendable, Equatable {
    public let id: String
    public let statement: LocalText
    public let subject: String?
    /// What is said of the subject, as in `born`, `rank`, `country`.
    public let predicate: String?
    /// The values of the claim, in any shape.
    public let object: JSONValue
    /// Ids of rows in ``Pack/evidence``.
    public let evidence: [String]
    /// What its evidence allows, whatever the file says.
    public let status: ClaimStatus
    /// Until when it is good; nil where nothing says so.
    public let shelfLife: ShelfLife?

    public enum ShelfLife: Sendable, Equatable {
      /// Somebody looks it up again by then.
      case checkBy(Day)
      /// Nobody has to, for this reason.
      case lasting(String)
    }
  }

  /// One row that a claim points to.
  public struct Evidence: Sendable, Equatable {
    public let id: String
    /// `wikidata`, `dataset`, `wikipedia`, `web` or `book`; v1 sources may say something else.
    public let kind: String
    /// The whole row.
    public let fields: JSONValue
    let published: Publication

    init(id: String, kind: String, fields: JSONValue) {
      (self.id, self.kind, self.fields) = (id, kind, fields)
      published = Publication(kind: kind, fields: fields)
    }

    /// The text of a field of the row.
    public func text(_ field: String) -> String? { fields[field]?.text }
  }
}

/// How sure a claim is (DA16).
public enum ClaimStatus: String, Sendable, Codable, Comparable, CaseIterable {
  case verified, uncertain, rejected

  /// Verified comes first.
  public static func < (left: ClaimStatus, right: ClaimStatus) -> Bool {
    left.rank < right.rank
  }

  /// The worst of the claims; without claims nothing is verified (P35).
  static func worst(of claims: [Pack.Claim]) -> ClaimStatus {
    claims.map(\.status).max() ?? .uncertain
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
