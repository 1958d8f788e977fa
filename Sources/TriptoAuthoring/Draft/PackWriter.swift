import Foundation
import TriptoAnswers
import TriptoContent
import TriptoKernel

/// Puts clues, questions, claims and evidence together as a pack/2.
struct PackWriter {
  let id: String
  let place: FactBook.Place
  let country: FactBook.Country
  let clues: [ClueDraft]
  let questions: [QuestionDraft]
  let banter: [(category: String, text: LocalText)]
  let models: [String]
  let microUSD: Int
  let isChecked: Bool
  let fact: (String) -> Fact?
  /// By dataset.
  let sources: [String: FactBook.Source]

  func document(generatedAt: String) -> JSONValue {
    var rows = Rows(sources: sources)
    let clueValues = clues.map { clue($0, &rows) }
    let terms = bannedTerms()
    let followups = questions.map { question($0, terms, &rows) }
    return .object([
      "schema": .string("tripto.pack/2"), "roundId": .string(id), "destination": destination,
      "clues": .array(clueValues), "followups": .array(followups),
      "banter": .array(
        banter.map {
          .object([
            "category": .string($0.category), "text": .string($0.text.sv),
            "textEn": .string($0.text[.en]),
          ])
        }),
      "evidence": .array(rows.values),
      "licence": .object([
        "text": .string("CC-BY-4.0"),
        "attributions": .array(rows.attributions.map { .string($0) }),
      ]),
      "provenance": .object([
        "origin": .string("generated"), "author": .string("Tripto"), "pipeline": .string("1"),
        "models": .array(models.map { .string($0) }), "reviewedBy": .array([]),
        "costMicroUSD": .int(microUSD),
      ]),
      "metadata": .object([
        "generatedAt": .string(generatedAt), "verified": .bool(true),
        "antiLeakChecked": .bool(isChecked),
      ]),
    ])
  }

  private var destination: JSONValue {
    let region = place.regions.first ?? "Europe"
    return .object([
      "name": .string(place.name.sv), "nameEn": .string(place.name[.en]),
      "country": .string(country.name.sv), "countryEn": .string(country.name[.en]),
      "countryCode": .string(place.country), "kind": .string("city"), "region": .string(region),
      "regions": .array(place.regions.map { .string($0) }),
      "continent": .string(country.continent), "lat": .double(place.coordinates.latitude),
      "lon": .double(place.coordinates.longitude), "geonameId": .int(place.geonameId),
      "aliases": .array(place.aliases.map { .string($0) }), "confusables": .array([]),
      "difficulty": .string(place.difficulty), "themes": .array(themes.map { .string($0) }),
    ])
  }

  private var themes: [String] {
    let all = clues.flatMap(\.facts).compactMap(fact).map { Themes.of($0.predicate) }
    return Array(Set(all)).sorted().prefix(3).map(\.self)
  }

  private func clue(_ draft: ClueDraft, _ rows: inout Rows) -> JSONValue {
    .object([
      "level": .int(draft.level), "text": .string(draft.sv), "textEn": .string(draft.en),
      "claims": .array(draft.facts.compactMap(fact).map { rows.claim($0) }),
    ])
  }

  private func question(
    _ draft: QuestionDraft, _ terms: [String], _ rows: inout Rows
  ) -> JSONValue {
    let answers = Set(draft.answer.map(Fold.key))
    var fields: [String: JSONValue] = [
      "questionText": .string(draft.sv), "questionTextEn": .string(draft.en),
      "type": .string(draft.options == nil ? "OPEN_TEXT" : "MULTIPLE_CHOICE"),
      "options": draft.options.map { .array($0[0].map { .string($0) }) } ?? .null,
      "correctAnswer": .string(draft.answer[0]), "correctAnswerEn": .string(draft.answer[1]),
      "aliases": .array([]),
      "claims": .array([fact(draft.fact)].compactMap(\.self).map { rows.claim($0) }),
      "antiLeak": .object([
        "bannedTerms": .array(terms.filter { !answers.contains($0) }.map { .string($0) }),
        "overlap": .bool(false),
      ]),
    ]
    if let options = draft.options { fields["optionsEn"] = .array(options[1].map { .string($0) }) }
    return .object(fields)
  }

  /// Names and numbers of the clues, folded.
  private func bannedTerms() -> [String] {
    let words = clues.flatMap { [$0.sv, $0.en] }.flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber }.filter { word in
        word.count >= 3 && (word.allSatisfy(\.isNumber) || word.first?.isUppercase == true)
      }
    }
    return Set(words.map { Fold.key(String($0)) }).sorted()
  }

  /// Evidence as it is cited: each row once.
  private struct Rows {
    let sources: [String: FactBook.Source]
    var values: [JSONValue] = []
    private var ids: [String: String] = [:]
    private var claims = 0

    init(sources: [String: FactBook.Source]) { self.sources = sources }

    var attributions: [String] {
      Set(values.compactMap { $0["dataset"]?.text }).sorted().map {
        $0 == "geonames" ? "GeoNames (CC BY 4.0)" : "The World Factbook (public domain)"
      }
    }

    mutating func claim(_ fact: Fact) -> JSONValue {
      claims += 1
      return .object([
        "id": .string("c\(claims)"), "statement": .string(fact.statement.sv),
        "statementEn": .string(fact.statement[.en]), "predicate": .string(fact.predicate),
        "object": fact.object, "evidence": .array(fact.rows.map { .string(row($0)) }),
        "method": .string("structured"), "status": .string("verified"),
      ])
    }

    private mutating func row(_ value: JSONValue) -> String {
      guard case .object(var fields) = value else { return "" }
      let key = ["dataset", "record", "field", "value"].map { fields[$0]?.text ?? "" }
        .joined(separator: "|")
      if let id = ids[key] { return id }
      let id = "e\(values.count + 1)"
      ids[key] = id
      let dataset = fields["dataset"]?.text ?? ""
      let isGeoNames = dataset == "geonames"
      fields["id"] = .string(id)
      fields["kind"] = .string("dataset")
      fields["checked"] = .string("dataset")
      fields["licence"] = .string(isGeoNames ? "CC-BY-4.0" : "public domain")
      fields["attribution"] = .string(isGeoNames ? "GeoNames" : "The World Factbook")
      fields["version"] = sources[dataset].map { .string($0.version) }
      fields["retrievedAt"] = sources[dataset].map { .string($0.retrievedAt) }
      values.append(.object(fields))
      return id
    }
  }
}
