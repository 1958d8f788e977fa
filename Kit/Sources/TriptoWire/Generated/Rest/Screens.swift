// Made by `make wire` from Kit/Wire/rest/screens.wire: change that, not this file.

/// What became of a screen's code (RE72).
enum ScreenState: String, Codable, CaseIterable, Sendable, JSONWritable {
  case waiting
  case paired
}

/// 201 of POST /v1/screens (RE70).
public struct OpenScreenResponse: WirePayload {
  /// What the screen shows.
  public var screenCode: String
  /// By which this screen alone learns what became of its code.
  public var screenToken: String
  /// Epoch ms.
  public var expiresAtMs: Int
  /// No other way brings a game to this screen: the server is strict (RE74).
  @TrueOrAbsent public var pairingOnly: Bool

  public init(
    screenCode: String, screenToken: String, expiresAtMs: Int, pairingOnly: Bool = false
  ) {
    self.screenCode = screenCode
    self.screenToken = screenToken
    self.expiresAtMs = expiresAtMs
    self.pairingOnly = pairingOnly
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("screenCode", screenCode)
      json.field("screenToken", screenToken)
      json.field("expiresAtMs", expiresAtMs)
      json.flag("pairingOnly", pairingOnly)
    }
  }
}

/// POST /v1/sessions/:id/screens (RE71).
public struct ShowOnScreenRequest: WirePayload {
  public var screenCode: String

  public init(screenCode: String) {
    self.screenCode = screenCode
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("screenCode", screenCode)
    }
  }
}

/// 200 of POST /v1/sessions/:id/screens (RE71).
public struct ShowOnScreenResponse: WirePayload {
  public var screenCode: String

  public init(screenCode: String) {
    self.screenCode = screenCode
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("screenCode", screenCode)
    }
  }
}
