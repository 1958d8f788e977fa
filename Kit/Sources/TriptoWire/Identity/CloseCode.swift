/// Why a socket is closed (WS1, WS12–WS16).
public enum CloseCode: UInt16, CaseIterable, Sendable {
  /// The session has ended (WS16).
  case sessionEnded = 1000
  case goingAway = 1001
  /// The client broke RFC 6455 (WS1).
  case protocolError = 1002
  case invalidUTF8 = 1007
  /// The client talks too much (SE21): transient, so that a page comes back.
  case policyViolation = 1008
  /// A frame above 64 KiB (WS1).
  case messageTooBig = 1009
  /// The server restarts; come back in a moment (EX15).
  case serviceRestart = 1012
  /// The client reads too slowly: transient, so never a 4xxx code (WS17).
  case tryAgainLater = 1013
  case invalidToken = 4001
  case expiredToken = 4002
  case sessionNotFound = 4003
  /// A newer socket of the same seat took over (WS18).
  case replaced = 4010

  /// Whether clients must not reconnect (WS17).
  public var isFinal: Bool { (4000...4999).contains(rawValue) }
}
