package import TriptoContent
package import TriptoKernel
package import TriptoWire

extension TriptoWire.PackSummary {
  package init(_ pack: TriptoContent.PackSummary, _ language: Language) {
    self.init(
      roundId: pack.id, destinationName: pack.name[language],
      destinationCountry: pack.country[language], generatedAt: pack.generatedAt,
      verified: pack.verified, antiLeakChecked: pack.antiLeakChecked)
  }
}

extension PackDetailResponse {
  /// - Parameter preview: what the host sees besides the texts.
  /// - Parameter isEdited: Whether it hides one that came with the game (RE55).
  package init(
    _ pack: Pack, _ language: Language, preview: [String: JSONValue],
    isEdited: Bool
  ) {
    let localized = pack.localized(language)
    self.init(
      roundId: pack.id,
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
      sources: preview["sources"],
      verification: preview["verification"],
      lint: preview["lint"],
      licence: preview["licence"],
      clueTexts: pack.clues.map {
        ClueTexts(points: $0.level, text: $0.text.sv, textEn: $0.text.en)
      }, edited: isEdited)
  }
}
