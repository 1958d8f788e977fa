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
  /// - Parameter preview: what the host sees besides the texts.
  /// - Parameter isEdited: Whether it hides one that came with the game (RE55).
  init?(
    _ pack: Pack, _ language: PackLanguage, preview: [String: TriptoContent.JSONValue],
    isEdited: Bool
  ) {
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
      sources: preview["sources"].map { TriptoWire.JSONValue($0) },
      verification: preview["verification"].map { TriptoWire.JSONValue($0) },
      lint: preview["lint"].map { TriptoWire.JSONValue($0) },
      licence: preview["licence"].map { TriptoWire.JSONValue($0) },
      clueTexts: pack.clues.map {
        ClueTexts(points: $0.level, text: $0.text.sv, textEn: $0.text.en)
      }, edited: isEdited)
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
