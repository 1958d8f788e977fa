/// A text of the catalogue that tells why something came to nothing (UI-A11, UI-A19, UI-A20).
public struct ErrorText: Equatable, Sendable {
  /// The surface and the key of the catalogue, as in `Content/words/<language>/pages`.
  public enum Key: String, CaseIterable, Sendable {
    case addressNotSecure = "apps.addressNotSecure"
    case appTooOld = "apps.appTooOld"
    case connectionLost = "common.connectionLost"
    case foreignOrigin = "common.foreignOrigin"
    case gameFull = "common.gameFull"
    case gameGone = "common.gameGone"
    case hostTaken = "host.hostTaken"
    case houseKeyNeeded = "common.houseKeyNeeded"
    case lobbyLocked = "common.lobbyLocked"
    case localNetworkRefused = "apps.localNetworkRefused"
    case notLetIn = "common.notLetIn"
    case notTripto = "apps.notTripto"
    case openElsewhere = "common.openElsewhere"
    case packInPlay = "common.packInPlay"
    case restarting = "common.restarting"
    case serverUnreachable = "common.serverUnreachable"
    case sessionEnded = "common.sessionEnded"
    case somethingWrong = "common.somethingWrong"
    case ticketExpired = "common.ticketExpired"
    case tooMany = "common.tooMany"
    case tooManyWait = "common.tooManyWait"
    case unknownCode = "common.unknownCode"
    case invalidSession = "errors.error.INVALID_SESSION"
    case unauthorized = "errors.error.UNAUTHORIZED"
    case rateLimited = "errors.error.RATE_LIMITED"
    case invalidPhase = "errors.error.INVALID_PHASE"
    case validationError = "errors.error.VALIDATION_ERROR"
    case internalError = "errors.error.INTERNAL_ERROR"
    case invalidContentPack = "errors.error.INVALID_CONTENT_PACK"
    case invalidOperation = "errors.error.INVALID_OPERATION"
  }

  public var key: Key
  /// `{n}`: seconds to wait.
  public var number: Int?
  /// Shown behind the text as "(HTTP 500)" (UI-A11).
  public var status: Int?

  init(_ key: Key, number: Int? = nil, status: Int? = nil) {
    (self.key, self.number, self.status) = (key, number, status)
  }
}
