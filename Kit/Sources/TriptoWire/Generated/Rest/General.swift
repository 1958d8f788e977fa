// Made by `make wire` from Kit/Wire/rest/general.wire: change that, not this file.
public import TriptoKernel

/// The body of every error (RE1).
public struct ErrorBody: WirePayload {
  /// A short, stable title such as `Not found`.
  public var error: String
  /// Fit to show to a person.
  public var message: String
  public var details: JSONValue?

  public init(error: String, message: String, details: JSONValue? = nil) {
    self.error = error
    self.message = message
    self.details = details
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("error", error)
      json.field("message", message)
      json.optional("details", details)
    }
  }
}

/// GET /health (RE5).
public struct HealthBody: WirePayload {
  /// Whole seconds.
  public var uptime: Int
  /// Epoch ms.
  public var serverTimeMs: Int

  public init(uptime: Int, serverTimeMs: Int) {
    self.uptime = uptime
    self.serverTimeMs = serverTimeMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("status", "ok")
      json.field("ok", true)
      json.field("uptime", uptime)
      json.field("timestamp", timestamp)
      json.field("serverTimeMs", serverTimeMs)
    }
  }
}

/// GET /health of the speech service (RE38).
public struct SpeechHealthBody: WirePayload {
  public var ok: Bool

  public init(ok: Bool = true) {
    self.ok = ok
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("ok", ok)
    }
  }
}
