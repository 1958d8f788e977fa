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
