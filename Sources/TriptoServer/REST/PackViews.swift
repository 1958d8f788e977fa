import TriptoContent
import TriptoWire

extension TriptoWire.PackSummary {
  init?(_ pack: TriptoContent.PackSummary, _ language: PackLanguage) {
    guard let id = TriptoWire.PackID(pack.id.rawValue) else { return nil }
    self.init(
      roundId: id, destinationName: pack.name[language],
      destinationCountry: pack.country[language], generatedAt: pack.generatedAt,
      verified: pack.verified, antiLeakChecked: pack.antiLeakChecked)
  }
}

extension PackDetailResponse {
  init?(_ pack: Pack, _ language: PackLanguage) {
    guard let id = TriptoWire.PackID(pack.id.rawValue) else { return nil }
    let localized = pack.localized(language)
    self.init(
      roundId: id,
      destination: PackDestination(name: localized.name, country: localized.country),
      clues: localized.clues.map { PackClue(points: $0.level, text: $0.text) },
      followupQuestions: localized.followups.map {
        PackFollowup(
          questionText: $0.questionText, options: $0.options, correctAnswer: $0.correctAnswer,
          aliases: $0.aliases.isEmpty ? nil : $0.aliases)
      },
      metadata: PackMetadata(
        generatedAt: pack.metadata.generatedAt, verified: pack.metadata.verified,
        antiLeakChecked: pack.metadata.antiLeakChecked),
      sources: pack.sources, verification: pack.verification)
  }
}

extension Pack {
  /// The evidence rows, for the host's preview.
  fileprivate var sources: TriptoWire.JSONValue? {
    guard case .object(let fields) = document, let evidence = fields["evidence"] else { return nil }
    return TriptoWire.JSONValue(evidence)
  }

  /// Which clues and questions rest on verified claims only.
  fileprivate var verification: TriptoWire.JSONValue {
    .object([
      "clues": .array(clues.map { Self.item($0.status, $0.claims) }),
      "followups": .array(followups.map { Self.item($0.status, $0.claims) }),
    ])
  }

  private static func item(_ status: ClaimStatus, _ claims: [Claim]) -> TriptoWire.JSONValue {
    .object([
      "status": .string(status.rawValue),
      "claims": .array(
        claims.map {
          .object([
            "statement": .string($0.statement.sv),
            "evidence": .array($0.evidence.map { .string($0) }),
          ])
        }),
    ])
  }
}

extension TriptoWire.JSONValue {
  /// The same value in the wire's type.
  init(_ value: TriptoContent.JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map { TriptoWire.JSONValue($0) })
    case .object(let fields): self = .object(fields.mapValues { TriptoWire.JSONValue($0) })
    }
  }
}
