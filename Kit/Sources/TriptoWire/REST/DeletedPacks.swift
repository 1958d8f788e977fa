/// A pack that was deleted and can come back (RE66).
public struct DeletedPackSummary: WirePayload {
  public var roundId: PackID
  public var destinationName: String
  public var destinationCountry: String
  /// Epoch ms.
  public var deletedAtMs: Int

  public init(
    roundId: PackID, destinationName: String, destinationCountry: String, deletedAtMs: Int
  ) {
    self.roundId = roundId
    self.destinationName = destinationName
    self.destinationCountry = destinationCountry
    self.deletedAtMs = deletedAtMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("destinationName", destinationName)
      json.field("destinationCountry", destinationCountry)
      json.field("deletedAtMs", deletedAtMs)
    }
  }
}

/// 200 of GET /v1/content/deleted (RE66), the last deleted first.
public struct DeletedPacksResponse: WirePayload {
  public var packs: [DeletedPackSummary]

  public init(packs: [DeletedPackSummary]) { self.packs = packs }

  public func write(to json: inout JSONWriter) {
    json.object { json in json.field("packs", packs) }
  }
}
