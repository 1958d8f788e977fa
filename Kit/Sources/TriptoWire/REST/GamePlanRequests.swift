/// POST …/game-plan/generate-ai (RE32).
public struct GeneratePlanRequest: WirePayload {
  /// 1–5 when given; a count in the prompt goes before it.
  public var numDestinations: Int?
  public var regions: [String]?
  public var prompt: String?

  public init(numDestinations: Int? = nil, regions: [String]? = nil, prompt: String? = nil) {
    self.numDestinations = numDestinations
    self.regions = regions
    self.prompt = prompt
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.optional("numDestinations", numDestinations)
      json.optional("regions", regions)
      json.optional("prompt", prompt)
    }
  }

  private enum Keys: String, CodingKey { case numDestinations, regions, prompt }

  /// - Throws: `RequestError` when neither a number nor a prompt is given, or the number is not 1–5.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    numDestinations = try keys.decodeIfPresent(1...5, forKey: .numDestinations)
    regions = try keys.decodeIfPresent([String].self, forKey: .regions)
    prompt = try keys.decodeIfPresent(String.self, forKey: .prompt)
    let isPrompted = prompt?.contains { !$0.isWhitespace } ?? false
    if numDestinations == nil, !isPrompted {
      throw keys.refusal(.numDestinations, "or a prompt must be given")
    }
  }
}

/// POST …/game-plan/import (RE35).
public struct ImportPlanRequest: WirePayload {
  /// 1–5 ids as sent; one that breaks ID7 is simply unknown.
  public var contentPackIds: [String]

  public init(contentPackIds: [String]) { self.contentPackIds = contentPackIds }

  public func write(to json: inout JSONWriter) {
    json.object { json in json.field("contentPackIds", contentPackIds) }
  }

  private enum Keys: String, CodingKey { case contentPackIds }

  /// - Throws: `RequestError` unless there are 1–5 ids.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    contentPackIds = try keys.decode([String].self, forKey: .contentPackIds)
    guard (1...5).contains(contentPackIds.count) else {
      throw keys.refusal(.contentPackIds, "must name 1–5 packs")
    }
  }
}

/// POST …/game-plan/hybrid (RE36).
public struct HybridPlanRequest: WirePayload {
  /// 0–5
  public var aiGenerated: Int
  public var manualPackIds: [String]

  public init(aiGenerated: Int, manualPackIds: [String]) {
    self.aiGenerated = aiGenerated
    self.manualPackIds = manualPackIds
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("aiGenerated", aiGenerated)
      json.field("manualPackIds", manualPackIds)
    }
  }

  private enum Keys: String, CodingKey { case aiGenerated, manualPackIds }

  /// - Throws: `RequestError` unless the total is 1–5.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    guard let count = try keys.decodeIfPresent(0...5, forKey: .aiGenerated) else {
      throw keys.refusal(.aiGenerated, "is missing")
    }
    aiGenerated = count
    manualPackIds = try keys.decode([String].self, forKey: .manualPackIds)
    guard (1...5).contains(aiGenerated + manualPackIds.count) else {
      throw keys.refusal(.manualPackIds, "and aiGenerated must make 1–5 destinations")
    }
  }
}
