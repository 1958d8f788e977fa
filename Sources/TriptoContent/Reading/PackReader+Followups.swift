import TriptoAnswers
import TriptoKernel

extension PackReader {
  static let maximumFollowups = 8

  mutating func readFollowups(
    _ evidence: [String: Pack.Evidence], _ destination: Pack.Destination
  ) -> [Pack.Followup] {
    let field = root["followups"]
    guard let elements = field.elements, elements.count <= Self.maximumFollowups else {
      let count = field.elements.map { "there are \($0.count) questions" } ?? "not an array"
      report(.badFollowups, field, count)
      return []
    }
    if elements.count < 2 { report(.fewFollowups, field, "a game asks two or three questions") }
    let names = Set(destination.name.all.map(Fold.key).filter { !$0.isEmpty })
    return elements.map { element in
      for key in ["questionText", "questionTextEn"] { checkName(names, element[key]) }
      return readFollowup(element, evidence)
    }
  }

  /// P47: a question names no destination
  private mutating func checkName(_ names: Set<String>, _ field: JSONCursor) {
    guard let question = field.text, question.utf8.count <= 4 * Self.maximumTextLength else {
      return
    }
    let padded = " \(Fold.key(question)) "
    if names.contains(where: { padded.contains(" \($0) ") }) {
      report(.questionNamesPlace, field, "the question names the destination")
    }
  }

  private mutating func readFollowup(
    _ field: JSONCursor, _ evidence: [String: Pack.Evidence]
  ) -> Pack.Followup {
    let options = readOptions(field)
    for term in field["antiLeak"]["bannedTerms"].elements ?? [] { checkCharacters(term) }
    let missing: PackCode = options == nil ? .missingAnswer : .answerNotAmongOptions
    let answer = readText(field, "correctAnswer", missing: missing) ?? LocalText(sv: "")
    if let options {
      checkChoice(field, options, answer)
    } else if Fold.key(answer.sv).isEmpty && !answer.sv.isEmpty {
      report(.missingAnswer, field["correctAnswer"], "no letter or digit")
    }
    return Pack.Followup(
      question: readText(field, "questionText", missing: .missingText) ?? LocalText(sv: ""),
      options: options, correctAnswer: answer, aliases: readAliases(field["aliases"]),
      explanation: readText(field, "explanation"), claims: readClaims(field, evidence),
      bannedTerms: field["antiLeak"]["bannedTerms"].texts,
      overlaps: field["antiLeak"]["overlap"].bool == true)
  }

  private mutating func readOptions(_ field: JSONCursor) -> Localized<[String]>? {
    let (swedish, english) = (field["options"], field["optionsEn"])
    for option in (swedish.elements ?? []) + (english.elements ?? []) { check(option) }
    guard !swedish.isNull else {
      if !english.isNull { report(.languagesDiffer, english, "options in English only") }
      return nil
    }
    if swedish.elements?.count != 4 || swedish.texts.count != 4 {
      report(.notFourOptions, swedish, "not four texts")
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
      report(
        .languagesDiffer, field["optionsEn"], "the English options do not match the Swedish ones")
    }
  }

  private static func index(of answer: String, in options: [String]) -> Int? {
    options.firstIndex { Fold.key($0) == Fold.key(answer) }
  }
}
