// Made by `make wire` from Kit/Wire/rest/import.wire: change that, not this file.
public import TriptoKernel

/// Where an imported pack goes (DA14, DA15).
public struct ImportedDestination: WirePayload {
  public var name: String
  public var country: String
  /// In lower case.
  public var aliases: [String]
  /// Degrees.
  public var lat: Double?
  public var lon: Double?

  public init(
    name: String, country: String, aliases: [String] = [], lat: Double? = nil, lon: Double? = nil
  ) {
    self.name = name
    self.country = country
    self.aliases = aliases
    self.lat = lat
    self.lon = lon
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("country", country)
      json.field("aliases", aliases)
      json.optional("lat", lat)
      json.optional("lon", lon)
    }
  }
}

/// A clue of an imported pack; `points` is read as `level` (DA15).
public struct ImportedClue: WirePayload {
  public var level: Int
  public var text: String

  public init(level: Int, text: String) {
    self.level = level
    self.text = text
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("level", level)
      json.field("text", text)
    }
  }
}

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
}

/// 201 of POST /v1/content/packs/import (RE27).
public struct ImportResponse: WirePayload {
  public var message: String
  public var roundId: PackID

  public init(message: String, roundId: PackID) {
    self.message = message
    self.roundId = roundId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("message", message)
      json.field("roundId", roundId)
    }
  }
}
