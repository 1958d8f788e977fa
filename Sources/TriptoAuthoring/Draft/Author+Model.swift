import TriptoContent
import TriptoKernel

/// Clues by a model, from numbered rows.
extension Author {
  /// Clues by level, as far as the model gave usable ones; none without a model.
  func modelled(
    _ job: inout AuthoringJob, levels: [Int], complaints: [Int: String]
  ) async throws -> [Int: ClueDraft] {
    guard let drafter else { return [:] }
    let rows = try rows(for: job)
    let spent = job.ledger.map(\.microUSD).reduce(0, +)
    let question = Form.question(rows, levels: levels, complaints: complaints)
    let (form, entry) = try await drafter.ask(question, spent: spent)
    job.ledger.append(entry)
    guard let form else { return [:] }
    return Form.clues(form, rows: rows, levels: levels)
  }

  /// What a model may tell: every fact for a clue but those that are kept for questions.
  func rows(for job: AuthoringJob) throws(AuthoringError) -> [Fact] {
    let reserved = try reserved(job)
    return try facts(of: job).filter { !$0.levels.isEmpty && !reserved.contains($0.key) }
  }
}

/// What the model is asked, and what is taken of its answer.
enum Form {
  static func question(
    _ rows: [Fact], levels: [Int], complaints: [Int: String]
  ) -> ChatQuestion {
    let numbered = rows.enumerated().map { index, fact in
      let levels = fact.levels.map(String.init).joined(separator: ", ")
      return "\(index + 1). [\(levels)] \(fact.statement.sv) | \(fact.statement[.en])"
    }
    let wishes = levels.map { level in
      "- \(level) points" + (complaints[level].map { ", since the last draft failed: \($0)" } ?? "")
    }
    return ChatQuestion(
      system: system,
      user: "Rows (with the levels they suit):\n" + numbered.joined(separator: "\n")
        + "\n\nWrite clues for:\n" + wishes.joined(separator: "\n"),
      tool: "write_clues", schema: schema, maximumTokens: 2_000)
  }

  static let system = """
    You write clues for a television game show in which people guess a city. Write each clue in \
    Swedish and in British English, 70 to 170 characters, at most three sentences, vivid and \
    plain, as something said aloud. Use only what the rows say; give with each sentence the \
    numbers of its rows. Add no name, number, date or claim of your own. Never write the name of \
    the city. At 10 and 8 points name neither the country nor its people; at 10 no continent and \
    not that it is a capital. At 6 points name neighbours, peaks or seas; at 4 name the country; \
    at 2 make it plain. No fact twice. Begin sentences with an ordinary small word such as Här, I, \
    Landet, Staden, Det, När; Here, In, The, This, You, When.
    """

  static let schema: JSONValue = {
    func array(_ items: JSONValue) -> JSONValue {
      .object(["type": .string("array"), "items": items])
    }
    func object(_ properties: [String: JSONValue]) -> JSONValue {
      .object([
        "type": .string("object"), "properties": .object(properties),
        "required": .array(properties.keys.sorted().map { .string($0) }),
      ])
    }
    let text = JSONValue.object(["type": .string("string")])
    let number = JSONValue.object(["type": .string("integer")])
    let sentence = object(["sv": text, "en": text, "rows": array(number)])
    return object(["clues": array(object(["level": number, "sentences": array(sentence)]))])
  }()

  /// Sentences without rows are left out, and so is a clue of which nothing remains.
  static func clues(_ form: JSONValue, rows: [Fact], levels: [Int]) -> [Int: ClueDraft] {
    var clues: [Int: ClueDraft] = [:]
    for value in form["clues"]?.elements ?? [] {
      guard let level = value["level"]?.whole, levels.contains(level), clues[level] == nil else {
        continue
      }
      clues[level] = clue(value["sentences"]?.elements ?? [], level, rows)
    }
    return clues
  }

  private static func clue(_ sentences: [JSONValue], _ level: Int, _ rows: [Fact]) -> ClueDraft? {
    var parts: [LocalText] = []
    var facts: [String] = []
    for sentence in sentences {
      guard let text = LocalText(sentence) else { continue }
      let cited = (sentence["rows"]?.elements ?? []).compactMap(\.whole)
        .filter { rows.indices.contains($0 - 1) }.map { rows[$0 - 1].id }
      guard !cited.isEmpty else { continue }
      parts.append(text)
      facts += cited.filter { !facts.contains($0) }
    }
    guard !parts.isEmpty else { return nil }
    return ClueDraft(
      level: level, sv: parts.map(\.sv).joined(separator: " "),
      en: parts.map { $0[.en] }.joined(separator: " "), facts: facts, isModelled: true)
  }
}
