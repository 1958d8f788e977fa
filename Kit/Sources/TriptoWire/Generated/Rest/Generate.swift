// Made by `make wire` from Kit/Wire/rest/generate.wire: change that, not this file.
public import TriptoKernel

/// How far a generation is (RE29).
public enum GenerateState: OpenWord {
  case generating
  case completed
  case failed
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [GenerateState] = [.generating, .completed, .failed]

  public init?(rawValue: String) {
    switch rawValue {
    case "generating": self = .generating
    case "completed": self = .completed
    case "failed": self = .failed
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .generating: "generating"
    case .completed: "completed"
    case .failed: "failed"
    case .unknown(let word): word
    }
  }
}

/// How far one destination of a generation is (RE61).
public enum GeneratedState: OpenWord {
  case waiting
  case working
  case completed
  case failed
  case cancelled
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [GeneratedState] = [
    .waiting, .working, .completed, .failed, .cancelled,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "waiting": self = .waiting
    case "working": self = .working
    case "completed": self = .completed
    case "failed": self = .failed
    case "cancelled": self = .cancelled
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .waiting: "waiting"
    case .working: "working"
    case .completed: "completed"
    case .failed: "failed"
    case .cancelled: "cancelled"
    case .unknown(let word): word
    }
  }
}

/// What a place that somebody typed is to this server (RE68).
public enum PlaceKind: OpenWord {
  /// The library has it.
  case library
  /// Places of the library lie in it.
  case country
  /// It can be written about.
  case facts
  case noPlace
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [PlaceKind] = [.library, .country, .facts, .noPlace]

  public init?(rawValue: String) {
    switch rawValue {
    case "library": self = .library
    case "country": self = .country
    case "facts": self = .facts
    case "none": self = .noPlace
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .library: "library"
    case .country: "country"
    case .facts: "facts"
    case .noPlace: "none"
    case .unknown(let word): word
    }
  }
}

/// POST /v1/content/generate; the body may be `{}` (RE28, RE60).
public struct GenerateRequest: WirePayload {
  public var theme: String?
  public var language: String?
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

  enum Keys: String, CodingKey { case theme, language, numDestinations, regions, place }

  /// - Throws: `RequestError` naming what is out of its limits.
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

/// One destination of a generation (RE61).
public struct GeneratedDestination: WirePayload {
  public var roundId: PackID
  public var status: GeneratedState
  /// 1–5
  public var step: Int
  /// Once it is chosen.
  public var name: String?
  /// Fit to be shown.
  public var error: String?

  public init(
    roundId: PackID, status: GeneratedState, step: Int, name: String? = nil, error: String? = nil
  ) {
    self.roundId = roundId
    self.status = status
    self.step = step
    self.name = name
    self.error = error
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("status", status)
      json.field("step", step)
      json.optional("name", name)
      json.optional("error", error)
    }
  }
}

/// 200 of GET /v1/content/generate/:id/status (RE29, RE61), and of RE62 and RE63.
public struct GenerateStatus: WirePayload {
  public var generateId: String
  public var status: GenerateState
  /// 1–5
  public var currentStep: Int
  public var currentStepDescription: String?
  public var contentPackId: PackID?
  /// Fit to be shown.
  public var error: String?
  /// The names of the steps.
  public var stages: [String]
  /// Destinations that are over, whatever came of them.
  public var done: Int
  /// Epoch ms.
  public var createdAtMs: Int
  public var destinations: [GeneratedDestination]

  /// How many steps a destination has.
  public static let totalSteps = 5

  public init(
    generateId: String, status: GenerateState, currentStep: Int,
    currentStepDescription: String? = nil, contentPackId: PackID? = nil, error: String? = nil,
    stages: [String], done: Int, createdAtMs: Int, destinations: [GeneratedDestination]
  ) {
    self.generateId = generateId
    self.status = status
    self.currentStep = currentStep
    self.currentStepDescription = currentStepDescription
    self.contentPackId = contentPackId
    self.error = error
    self.stages = stages
    self.done = done
    self.createdAtMs = createdAtMs
    self.destinations = destinations
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("generateId", generateId)
      json.field("status", status)
      json.field("currentStep", currentStep)
      json.field("totalSteps", Self.totalSteps)
      json.optional("currentStepDescription", currentStepDescription)
      json.optional("contentPackId", contentPackId)
      json.optional("error", error)
      json.field("stages", stages)
      json.field("count", destinations.count)
      json.field("done", done)
      json.field("createdAtMs", createdAtMs)
      json.field("destinations", destinations)
    }
  }
}

/// 200 of GET /v1/content/generate (RE61).
public struct GenerateListResponse: WirePayload {
  /// Newest first.
  public var jobs: [GenerateStatus]

  public init(jobs: [GenerateStatus]) {
    self.jobs = jobs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("jobs", jobs)
    }
  }
}

/// A pack of the library, as the answer to a typed place (RE68).
public struct FoundPlace: WirePayload {
  public var roundId: PackID
  public var name: String

  public init(roundId: PackID, name: String) {
    self.roundId = roundId
    self.name = name
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("name", name)
    }
  }
}

/// 200 of GET /v1/content/places (RE68).
public struct FoundPlaces: WirePayload {
  public var kind: PlaceKind
  /// By name; none but of `library` and `country`.
  public var packs: [FoundPlace]
  /// At most three that can be written about.
  public var examples: [String]

  public init(kind: PlaceKind, packs: [FoundPlace], examples: [String]) {
    self.kind = kind
    self.packs = packs
    self.examples = examples
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", kind)
      json.field("packs", packs)
      json.field("examples", examples)
    }
  }
}
