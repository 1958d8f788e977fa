import TriptoKernel

/// A snapshot keeps a place as the journal does, under a ``StoredSecret``'s terms (DA34).
extension Destination: Codable {
  public init(from decoder: any Decoder) throws {
    self = try DestinationRecord(from: decoder).sealed
  }

  /// - Throws: `SealedError` without a reason.
  public func encode(to encoder: any Encoder) throws {
    try DestinationRecord(self, opened: encoder.disclosure).encode(to: encoder)
  }
}

extension DestinationRecord {
  fileprivate init(_ place: Destination, opened reason: Disclosure) {
    self.init(
      packID: place.packID.open(reason), name: place.name.open(reason),
      country: place.country.open(reason), aliases: place.aliases.open(reason),
      position: place.position.open(reason), clues: place.clues.map { $0.open(reason) },
      questions: place.questions.map { QuestionRecord($0, opened: reason) },
      banter: place.banter.open(reason), scenery: place.scenery.open(reason),
      choices: place.choices.open(reason))
  }
}

extension DestinationRecord.QuestionRecord {
  fileprivate init(_ question: Question, opened reason: Disclosure) {
    self.init(
      text: question.text.open(reason), options: question.options.open(reason),
      correctAnswer: question.correctAnswer.open(reason), aliases: question.aliases.open(reason),
      explanation: question.explanation.open(reason))
  }
}
