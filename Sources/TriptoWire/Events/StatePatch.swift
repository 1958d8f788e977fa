/// The difference of two states one role may see (EX6).
public struct StatePatch: ServerPayload {
  public static let messageType = ServerMessageType.statePatch
  public var ops: [PatchOperation]
  public var baseVersion: Int
  public var version: Int

  public init(ops: [PatchOperation], baseVersion: Int, version: Int) {
    self.ops = ops
    self.baseVersion = baseVersion
    self.version = version
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("ops", ops)
      json.field("baseVersion", baseVersion)
      json.field("version", version)
    }
  }
}
