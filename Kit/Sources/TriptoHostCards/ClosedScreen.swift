package import TriptoClient
package import TriptoDesign
import TriptoScreens
import TriptoWire

/// What a final close shows: why, and a way on (UI-A14).
public struct ClosedScreen: Equatable, Sendable {
  public let text: String
  /// Opens the seat here again; nil where the seat is gone.
  public let here: String?
  public let toStart: String

  /// - Parameter isDisplaced: another device is the host now (UI-H68).
  package init?(_ status: ConnectionStatus, isDisplaced: Bool, _ messages: Messages) {
    guard case .closed(let code) = status.stage, let reason = status.closeText else { return nil }
    text = isDisplaced ? messages.host.hostDisplaced : reason.words(messages)
    toStart = messages.common.backToStart
    switch UInt16(exactly: code).flatMap(CloseCode.init) {
    case .sessionEnded, .invalidToken, .expiredToken, .sessionNotFound: here = nil
    case .replaced: here = messages.common.playHere
    case .goingAway, .protocolError, .invalidUTF8, .policyViolation, .messageTooBig,
      .serviceRestart, .tryAgainLater, nil:
      here = messages.common.tryAgain
    }
  }
}
