/// A question of an imported pack; `q`, `a` and `accepted` are read as the full names (DA15).
public struct ImportedFollowup: WirePayload {
  public var questionText: String
  /// Exactly four, or nil for an open question: no options means open text (DA15).
  public var options: [String]?
  public var correctAnswer: String
  public var aliases: [String]?

  public init(
    questionText: String, options: [String]? = nil, correctAnswer: String, aliases: [String]? = nil
  ) {
    self.questionText = questionText
    self.options = options
    self.correctAnswer = correctAnswer
    self.aliases = aliases
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("questionText", questionText)
      json.nullable("options", options)
      json.field("correctAnswer", correctAnswer)
      json.optional("aliases", aliases)
    }
  }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: WireKey.self)
    questionText = try keys.text("questionText", "q")
    let given = try keys.decodeIfPresent([String].self, forKey: "options") ?? []
    options = given.isEmpty ? nil : given
    correctAnswer = try keys.text("correctAnswer", "a")
    aliases =
      try keys.decodeIfPresent([String].self, forKey: "aliases")
      ?? keys.decodeIfPresent([String].self, forKey: "accepted")
  }

  func checkSize(in pack: KeyedDecodingContainer<WireKey>) throws {
    if let options, options.count != 4 {
      throw pack.refusal("followups", "must have exactly 4 options or none")
    }
  }
}
