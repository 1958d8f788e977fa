import TriptoAnswers

extension PackReader {
  static let maximumFollowups = 8

  mutating func readFollowups() -> [Pack.Followup] {
    let field = root["followups"]
    guard let elements = field.elements, elements.count <= Self.maximumFollowups else {
      report(.badFollowups, field, "an array of at most \(Self.maximumFollowups)")
      return []
    }
    return elements.map { readFollowup($0) }
  }

  private mutating func readFollowup(_ field: JSONCursor) -> Pack.Followup {
    let options = readOptions(field)
    let missing: PackProblem.Code = options == nil ? .missingAnswer : .answerNotAmongOptions
    let answer = readText(field, "correctAnswer", missing: missing) ?? LocalText(sv: "")
    if let options {
      checkChoice(field, options, answer)
    } else if Fold.key(answer.sv).isEmpty && !answer.sv.isEmpty {
      report(.missingAnswer, field["correctAnswer"], "no letter or digit")
    }
    return Pack.Followup(
      question: readText(field, "questionText", missing: .missingText) ?? LocalText(sv: ""),
      options: options, correctAnswer: answer, aliases: readAliases(field["aliases"]),
      explanation: readText(field, "explanation"), claims: readClaims(field["claims"]),
      bannedTerms: field["antiLeak"]["bannedTerms"].texts)
  }

  private mutating func readOptions(_ field: JSONCursor) -> Localized<[String]>? {
    let (swedish, english) = (field["options"], field["optionsEn"])
    for option in (swedish.elements ?? []) + (english.elements ?? []) { check(option) }
    guard !swedish.isNull else {
      if !english.isNull { report(.languagesDiffer, english, "options in English only") }
      return nil
    }
    if swedish.elements?.count != 4 || swedish.texts.count != 4 {
      report(.notFourOptions, swedish, "exactly four texts, or null for an open question")
    }
    return Localized(sv: swedish.texts, en: english.isNull ? nil : english.texts)
  }

  private mutating func checkChoice(
    _ field: JSONCursor, _ options: Localized<[String]>, _ answer: LocalText
  ) {
    for choices in options.all where Set(choices.map(Fold.key)).count < choices.count {
      report(.equalOptions, field["options"], "two options are the same to the judge")
    }
    let index = Self.index(of: answer.sv, in: options.sv)
    if index == nil && !answer.sv.isEmpty {
      report(.answerNotAmongOptions, field["correctAnswer"], "not one of the options")
    }
    guard options.en != nil || answer.en != nil else { return }
    let english = options.en ?? options.sv
    let isSame =
      english.count == options.sv.count && Self.index(of: answer[.en], in: english) == index
    if !isSame {
      report(.languagesDiffer, field["optionsEn"], "as many, with the correct one in its place")
    }
  }

  private static func index(of answer: String, in options: [String]) -> Int? {
    options.firstIndex { Fold.key($0) == Fold.key(answer) }
  }
}
