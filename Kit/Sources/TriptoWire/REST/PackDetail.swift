import TriptoKernel

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
