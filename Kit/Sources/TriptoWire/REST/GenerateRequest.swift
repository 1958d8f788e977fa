/// POST /v1/content/generate; the body may be `{}` (RE28, RE60).
public struct GenerateRequest: WirePayload {
  public var theme: String?
  public var language: String?
  /// 1–5 when given.
  public var numDestinations: Int?
  public var regions: [String]?
  /// A city or a country.
  public var place: String?

  public init(
    theme: String? = nil, language: String? = nil, numDestinations: Int? = nil,
    regions: [String]? = nil, place: String? = nil
  ) {
    self.theme = theme
    self.language = language
    self.numDestinations = numDestinations
    self.regions = regions
    self.place = place
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.optional("theme", theme)
      json.optional("language", language)
      json.optional("numDestinations", numDestinations)
      json.optional("regions", regions)
      json.optional("place", place)
    }
  }

  private enum Keys: String, CodingKey { case theme, language, numDestinations, regions, place }

  /// - Throws: `RequestError` when the number is not 1–5.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    theme = try keys.decodeIfPresent(String.self, forKey: .theme)
    language = try keys.decodeIfPresent(String.self, forKey: .language)
    numDestinations = try keys.decodeIfPresent(1...5, forKey: .numDestinations)
    regions = try keys.decodeIfPresent([String].self, forKey: .regions)
    place = try keys.decodeIfPresent(String.self, forKey: .place)
  }
}

/// 202 of POST /v1/content/generate (RE28).
public struct GenerateAccepted: WirePayload {
  public var generateId: String
  public var roundId: PackID

  public init(generateId: String, roundId: PackID) {
    self.generateId = generateId
    self.roundId = roundId
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("generateId", generateId)
      json.field("status", GenerateState.generating)
      json.field("roundId", roundId)
    }
  }
}
