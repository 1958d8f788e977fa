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
