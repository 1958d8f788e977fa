/// Where one destination of a plan comes from (RE30).
public enum PlanSource: String, Codable, CaseIterable, Sendable, JSONWritable {
  case ai, manual
}

/// How a plan was put together (RE30).
public enum PlanMode: String, Codable, CaseIterable, Sendable, JSONWritable {
  case ai, manual, hybrid
}

/// What made a plan (RE30).
public enum PlanGenerator: String, Codable, CaseIterable, Sendable, JSONWritable {
  case aiContent = "ai-content"
  case manualImport = "manual-import"
  case hybrid
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
