import Foundation
public import TriptoKernel

/// What a host sees of a pack besides its texts (RE24): the extra keys of GET
/// /v1/content/packs/:id.
public struct PackPreview: Sendable, Equatable, Encodable {
  /// The rows of evidence, as they stand in the pack.
  public let sources: [JSONValue]
  public let verification: Verification
  /// Nil where the word lists of the lint are missing.
  public let lint: LintReport?
  /// Text and attributions, or nil where the pack has none.
  public let licence: JSONValue?

  /// Which clues and questions rest on verified claims, each in the order of the pack.
  public struct Verification: Sendable, Equatable, Encodable {
    public let clues: [Item]
    public let followups: [Item]
  }

  public struct Item: Sendable, Equatable, Encodable {
    public let status: ClaimStatus
    public let claims: [Claim]
  }

  public struct Claim: Sendable, Equatable, Encodable {
    public let statement: String
    public let status: ClaimStatus
    /// Ids of rows in ``PackPreview/sources``.
    public let evidence: [String]
  }

  /// - Parameter language: Of the statements; Swedish stands in for a missing English one.
  public init(_ pack: Pack, lint: LintReport?, language: Language = .sv) {
    sources = pack.evidence.map(\.fields)
    verification = Verification(
      clues: pack.clues.map { Item(status: $0.status, claims: Self.claims($0.claims, language)) },
      followups: pack.followups.map {
        Item(status: $0.status, claims: Self.claims($0.claims, language))
      })
    self.lint = lint
    licence = pack.document["licence"]
  }

  private static func claims(_ claims: [Pack.Claim], _ language: Language) -> [Claim] {
    claims.map {
      Claim(statement: $0.statement[language], status: $0.status, evidence: $0.evidence)
    }
  }

  /// The keys as JSON values, for a body that is written by hand; what is nil has none.
  ///
  /// - Throws: What the encoder says, which for these types is nothing.
  public func values() throws -> [String: JSONValue] {
    let data = try JSONEncoder().encode(self)
    guard case .object(let fields) = try JSONValue(parsing: data) else { return [:] }
    return fields
  }
}
