// Made by `make wire` from Kit/Wire/rest/plan.wire: change that, not this file.

/// Where one destination of a plan comes from (RE30).
public enum PlanSource: OpenWord {
  case ai
  case manual
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [PlanSource] = [.ai, .manual]

  public init?(rawValue: String) {
    switch rawValue {
    case "ai": self = .ai
    case "manual": self = .manual
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .ai: "ai"
    case .manual: "manual"
    case .unknown(let word): word
    }
  }
}

/// How a plan was put together (RE30).
public enum PlanMode: OpenWord {
  case ai
  case manual
  case hybrid
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [PlanMode] = [.ai, .manual, .hybrid]

  public init?(rawValue: String) {
    switch rawValue {
    case "ai": self = .ai
    case "manual": self = .manual
    case "hybrid": self = .hybrid
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .ai: "ai"
    case .manual: "manual"
    case .hybrid: "hybrid"
    case .unknown(let word): word
    }
  }
}

/// What made a plan (RE30).
public enum PlanGenerator: OpenWord {
  case aiContent
  case manualImport
  case hybrid
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [PlanGenerator] = [.aiContent, .manualImport, .hybrid]

  public init?(rawValue: String) {
    switch rawValue {
    case "ai-content": self = .aiContent
    case "manual-import": self = .manualImport
    case "hybrid": self = .hybrid
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .aiContent: "ai-content"
    case .manualImport: "manual-import"
    case .hybrid: "hybrid"
    case .unknown(let word): word
    }
  }
}

/// An ordered list of 1–5 packs (RE30).
public struct GamePlan: WirePayload {
  public var destinations: [PlannedDestination]
  /// From 0.
  public var currentIndex: Int
  public var mode: PlanMode
  /// Epoch ms.
  public var createdAt: Int
  public var generatedBy: PlanGenerator?

  public init(
    destinations: [PlannedDestination], currentIndex: Int, mode: PlanMode, createdAt: Int,
    generatedBy: PlanGenerator? = nil
  ) {
    self.destinations = destinations
    self.currentIndex = currentIndex
    self.mode = mode
    self.createdAt = createdAt
    self.generatedBy = generatedBy
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("destinations", destinations)
      json.field("currentIndex", currentIndex)
      json.field("mode", mode)
      json.field("createdAt", createdAt)
      json.optional("generatedBy", generatedBy)
    }
  }
}

/// POST …/game-plan/generate-ai (RE32).
public struct GeneratePlanRequest: WirePayload {
  /// A count in the prompt goes before it.
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

  enum Keys: String, CodingKey { case numDestinations, regions, prompt }

  /// - Throws: `RequestError` naming what is out of its limits.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    numDestinations = try keys.decodeIfPresent(1...5, forKey: .numDestinations)
    regions = try keys.decodeIfPresent([String].self, forKey: .regions)
    prompt = try keys.decodeIfPresent(String.self, forKey: .prompt)
    try check(in: keys)
  }
}

/// POST …/game-plan/import (RE35).
public struct ImportPlanRequest: WirePayload {
  /// 1–5 ids as sent; one that breaks ID7 is simply unknown.
  public var contentPackIds: [String]

  public init(contentPackIds: [String]) {
    self.contentPackIds = contentPackIds
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("contentPackIds", contentPackIds)
    }
  }

  enum Keys: String, CodingKey { case contentPackIds }

  /// - Throws: `RequestError` naming what is out of its limits.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    contentPackIds = try keys.decode([String].self, forKey: .contentPackIds)
    try check(in: keys)
  }
}

/// POST …/game-plan/hybrid (RE36).
public struct HybridPlanRequest: WirePayload {
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

  enum Keys: String, CodingKey { case aiGenerated, manualPackIds }

  /// - Throws: `RequestError` naming what is out of its limits.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    aiGenerated = try keys.decode(0...5, forKey: .aiGenerated)
    manualPackIds = try keys.decode([String].self, forKey: .manualPackIds)
    try check(in: keys)
  }
}

/// 201 of the three POSTs of a game plan (RE31).
public struct GamePlanCreated: WirePayload {
  public var gamePlan: GamePlan
  public var destinations: [PackDestination]
  /// Of evening sessions, where there are any (EVE92).
  public var warnings: [PlanWarning]?

  public init(gamePlan: GamePlan, destinations: [PackDestination], warnings: [PlanWarning]? = nil) {
    self.gamePlan = gamePlan
    self.destinations = destinations
    self.warnings = warnings
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("gamePlan", gamePlan)
      json.field("destinations", destinations)
      json.optional("warnings", warnings)
    }
  }
}

/// What a plan gives away (EVE92).
public struct PlanWarning: WirePayload {
  /// Of the lint: L62.
  public var code: String
  /// From 1; one where an earlier journey of tonight gives it away.
  public var orders: [Int]
  public var message: String

  public init(code: String, orders: [Int], message: String) {
    self.code = code
    self.orders = orders
    self.message = message
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("code", code)
      json.field("orders", orders)
      json.field("message", message)
    }
  }
}

/// Where the journey is (RE37).
public struct CurrentDestination: WirePayload {
  /// From 1.
  public var index: Int
  public var total: Int
  public var name: String
  public var country: String

  public init(index: Int, total: Int, name: String, country: String) {
    self.index = index
    self.total = total
    self.name = name
    self.country = country
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("index", index)
      json.field("total", total)
      json.field("name", name)
      json.field("country", country)
    }
  }
}

/// 200 of GET /v1/sessions/:id/game-plan (RE37).
public struct GamePlanResponse: WirePayload {
  public var gamePlan: GamePlan
  /// nil without a host bearer.
  public var currentDestination: CurrentDestination?

  public init(gamePlan: GamePlan, currentDestination: CurrentDestination?) {
    self.gamePlan = gamePlan
    self.currentDestination = currentDestination
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("gamePlan", gamePlan)
      json.nullable("currentDestination", currentDestination)
    }
  }
}
