// Made by `make wire` from Kit/Wire/rest/packs.wire: change that, not this file.
public import TriptoKernel

/// A pack in the list (RE23); every field is always there.
public struct PackSummary: WirePayload {
  public var roundId: PackID
  public var destinationName: String
  public var destinationCountry: String
  /// ISO 8601 without fractional seconds (RE25).
  public var generatedAt: String
  public var verified: Bool
  public var antiLeakChecked: Bool

  public init(
    roundId: PackID, destinationName: String, destinationCountry: String, generatedAt: String,
    verified: Bool, antiLeakChecked: Bool
  ) {
    self.roundId = roundId
    self.destinationName = destinationName
    self.destinationCountry = destinationCountry
    self.generatedAt = generatedAt
    self.verified = verified
    self.antiLeakChecked = antiLeakChecked
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("destinationName", destinationName)
      json.field("destinationCountry", destinationCountry)
      json.field("generatedAt", generatedAt)
      json.field("verified", verified)
      json.field("antiLeakChecked", antiLeakChecked)
    }
  }
}

/// A file that could not be read (RE23).
public struct PackError: WirePayload {
  public var packId: String
  public var error: String

  public init(packId: String, error: String) {
    self.packId = packId
    self.error = error
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("packId", packId)
      json.field("error", error)
    }
  }
}

/// 200 of GET /v1/content/packs (RE23).
public struct PackListResponse: WirePayload {
  public var packs: [PackSummary]
  public var errors: [PackError]?

  public init(packs: [PackSummary], errors: [PackError]? = nil) {
    self.packs = packs
    self.errors = errors
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("packs", packs)
      json.field("count", packs.count)
      json.optional("errors", errors)
    }
  }
}

/// Where a pack goes (RE24, RE31).
public struct PackDestination: WirePayload {
  public var name: String
  public var country: String

  public init(name: String, country: String) {
    self.name = name
    self.country = country
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("country", country)
    }
  }
}

/// A clue of a pack (RE24).
public struct PackClue: WirePayload {
  /// 10, 8, 6, 4 or 2.
  public var points: Int
  public var text: String

  public init(points: Int, text: String) {
    self.points = points
    self.text = text
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("points", points)
      json.field("text", text)
    }
  }
}

/// A question of a pack (RE24); `type` follows from `options` (RE25).
public struct PackFollowup: WirePayload {
  public var questionText: String
  /// nil for an open question; the key is always there.
  public var options: [String]?
  public var correctAnswer: String
  public var aliases: [String]?

  public init(
    questionText: String, options: [String]?, correctAnswer: String, aliases: [String]? = nil
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
      json.field("type", options == nil ? "OPEN_TEXT" : "MULTIPLE_CHOICE")
    }
  }
}

/// How a pack came about (RE24).
public struct PackMetadata: WirePayload {
  /// ISO 8601 without fractional seconds (RE25).
  public var generatedAt: String
  public var verified: Bool
  public var antiLeakChecked: Bool

  public init(generatedAt: String, verified: Bool, antiLeakChecked: Bool) {
    self.generatedAt = generatedAt
    self.verified = verified
    self.antiLeakChecked = antiLeakChecked
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("generatedAt", generatedAt)
      json.field("verified", verified)
      json.field("antiLeakChecked", antiLeakChecked)
    }
  }
}

/// 200 of GET /v1/content/packs/:id (RE24).
public struct PackDetailResponse: WirePayload {
  public var roundId: PackID
  public var destination: PackDestination
  public var clues: [PackClue]
  public var followupQuestions: [PackFollowup]
  public var metadata: PackMetadata
  /// For the host's preview.
  public var sources: JSONValue?
  /// For the host's preview.
  public var verification: JSONValue?
  /// For the host's preview: what the checks of a program found, and which could not be made.
  public var lint: JSONValue?
  /// For the host's preview.
  public var licence: JSONValue?
  /// For the host's preview: the clues in both languages (RE54).
  public var clueTexts: [ClueTexts]?
  /// The host changed clues of a pack that came with the game (RE55).
  @TrueOrAbsent public var edited: Bool

  public init(
    roundId: PackID, destination: PackDestination, clues: [PackClue],
    followupQuestions: [PackFollowup], metadata: PackMetadata, sources: JSONValue? = nil,
    verification: JSONValue? = nil, lint: JSONValue? = nil, licence: JSONValue? = nil,
    clueTexts: [ClueTexts]? = nil, edited: Bool = false
  ) {
    self.roundId = roundId
    self.destination = destination
    self.clues = clues
    self.followupQuestions = followupQuestions
    self.metadata = metadata
    self.sources = sources
    self.verification = verification
    self.lint = lint
    self.licence = licence
    self.clueTexts = clueTexts
    self.edited = edited
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("destination", destination)
      json.field("clues", clues)
      json.field("followupQuestions", followupQuestions)
      json.field("metadata", metadata)
      json.optional("sources", sources)
      json.optional("verification", verification)
      json.optional("lint", lint)
      json.optional("licence", licence)
      json.optional("clueTexts", clueTexts)
      json.flag("edited", edited)
    }
  }
}

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

  enum Keys: String, CodingKey { case points, text, textEn }

  /// - Throws: `RequestError` naming what is out of its limits.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    points = try keys.decode(Int.self, forKey: .points)
    text = try keys.decodeIfPresent(String.self, forKey: .text)
    textEn = try keys.decodeIfPresent(String.self, forKey: .textEn)
    try check(in: keys)
  }
}

/// PUT /v1/content/packs/:id/clues (RE54).
public struct EditCluesRequest: WirePayload {
  /// 1–5, of different points.
  public var clues: [ClueEditing]

  public init(clues: [ClueEditing]) {
    self.clues = clues
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clues", clues)
    }
  }

  enum Keys: String, CodingKey { case clues }

  /// - Throws: `RequestError` naming what is out of its limits.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    clues = try keys.decode([ClueEditing].self, forKey: .clues)
    try check(in: keys)
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

/// A pack that was deleted and can come back (RE66).
public struct DeletedPackSummary: WirePayload {
  public var roundId: PackID
  public var destinationName: String
  public var destinationCountry: String
  /// Epoch ms.
  public var deletedAtMs: Int

  public init(
    roundId: PackID, destinationName: String, destinationCountry: String, deletedAtMs: Int
  ) {
    self.roundId = roundId
    self.destinationName = destinationName
    self.destinationCountry = destinationCountry
    self.deletedAtMs = deletedAtMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("destinationName", destinationName)
      json.field("destinationCountry", destinationCountry)
      json.field("deletedAtMs", deletedAtMs)
    }
  }
}

/// 200 of GET /v1/content/deleted (RE66), the last deleted first.
public struct DeletedPacksResponse: WirePayload {
  public var packs: [DeletedPackSummary]

  public init(packs: [DeletedPackSummary]) {
    self.packs = packs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("packs", packs)
    }
  }
}
