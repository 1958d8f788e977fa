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

/// POST /v1/content/generate; the body may be `{}` (RE28).
public struct GenerateRequest: WirePayload {
  public var theme: String?
  public var language: String?

  public init(theme: String? = nil, language: String? = nil) {
    self.theme = theme
    self.language = language
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.optional("theme", theme)
      json.optional("language", language)
    }
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

/// How far a generation is (RE29).
public enum GenerateState: String, Codable, CaseIterable, Sendable, JSONWritable {
  case generating, completed, failed
}

/// 200 of GET /v1/content/generate/:id/status (RE29).
public struct GenerateStatus: WirePayload {
  public var generateId: String
  public var status: GenerateState
  public var currentStep: Int
  public var currentStepDescription: String?
  public var contentPackId: PackID?
  public var error: String?

  public init(
    generateId: String, status: GenerateState, currentStep: Int,
    currentStepDescription: String? = nil, contentPackId: PackID? = nil, error: String? = nil
  ) {
    self.generateId = generateId
    self.status = status
    self.currentStep = currentStep
    self.currentStepDescription = currentStepDescription
    self.contentPackId = contentPackId
    self.error = error
  }

  /// How many steps a generation has.
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
    }
  }
}
