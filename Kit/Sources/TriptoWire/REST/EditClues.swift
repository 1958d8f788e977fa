/// New words for a clue (RE54); a language that is not named stays as it is.
public struct ClueEditing: WirePayload {
  /// 10, 8, 6, 4 or 2.
  public var points: Int
  /// Swedish.
  public var text: String?
  /// English; an empty text takes it away.
  public var textEn: String?

  public init(points: Int, text: String? = nil, textEn: String? = nil) {
    self.points = points
    self.text = text
    self.textEn = textEn
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("points", points)
      json.optional("text", text)
      json.optional("textEn", textEn)
    }
  }

  private enum Keys: String, CodingKey { case points, text, textEn }

  /// - Throws: `RequestError` when `points` is no level or neither language is given.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    points = try keys.decode(Int.self, forKey: .points)
    text = try keys.decodeIfPresent(String.self, forKey: .text)
    textEn = try keys.decodeIfPresent(String.self, forKey: .textEn)
    guard [10, 8, 6, 4, 2].contains(points) else {
      throw keys.refusal(.points, "must be 10, 8, 6, 4 or 2")
    }
    guard text != nil || textEn != nil else { throw keys.refusal(.text, "or textEn must be given") }
  }
}

/// PUT /v1/content/packs/:id/clues (RE54).
public struct EditCluesRequest: WirePayload {
  /// 1–5, of different points.
  public var clues: [ClueEditing]

  public init(clues: [ClueEditing]) { self.clues = clues }

  public func write(to json: inout JSONWriter) {
    json.object { json in json.field("clues", clues) }
  }

  private enum Keys: String, CodingKey { case clues }

  /// - Throws: `RequestError` unless there are 1–5 clues of different points.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    clues = try keys.decode([ClueEditing].self, forKey: .clues)
    guard (1...5).contains(clues.count), Set(clues.map(\.points)).count == clues.count else {
      throw keys.refusal(.clues, "must be 1–5 of different points")
    }
  }
}

/// A clue in the languages that the pack has it in (RE54).
public struct ClueTexts: WirePayload {
  /// 10, 8, 6, 4 or 2.
  public var points: Int
  /// Swedish.
  public var text: String
  /// English.
  public var textEn: String?

  public init(points: Int, text: String, textEn: String? = nil) {
    self.points = points
    self.text = text
    self.textEn = textEn
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("points", points)
      json.field("text", text)
      json.optional("textEn", textEn)
    }
  }
}
