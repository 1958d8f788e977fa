/// How far a generation is (RE29).
public enum GenerateState: String, Codable, CaseIterable, Sendable, JSONWritable {
  case generating, completed, failed
}

/// How far one destination of a generation is (RE61).
public enum GeneratedState: String, Codable, CaseIterable, Sendable, JSONWritable {
  case waiting, working, completed, failed, cancelled
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

  /// How many steps a destination has.
  public static let totalSteps = 5

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

  public init(jobs: [GenerateStatus]) { self.jobs = jobs }

  public func write(to json: inout JSONWriter) {
    json.object { json in json.field("jobs", jobs) }
  }
}
