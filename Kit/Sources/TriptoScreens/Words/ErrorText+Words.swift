public import TriptoClient
public import TriptoDesign

extension ErrorText {
  /// The text in a language (UI-A11).
  public func words(_ messages: Messages) -> String {
    let text = plain(messages)
    return status.map { messages.common.httpSuffix(text: text, n: $0) } ?? text
  }

  private func plain(_ messages: Messages) -> String {
    let (common, errors) = (messages.common, messages.errors)
    return switch key {
    case .addressNotSecure: messages.apps.addressNotSecure
    case .appTooOld: messages.apps.appTooOld
    case .connectionLost: common.connectionLost
    case .foreignOrigin: common.foreignOrigin
    case .gameFull: common.gameFull
    case .gameGone: common.gameGone
    case .hostTaken: messages.host.hostTaken
    case .houseKeyNeeded: common.houseKeyNeeded
    case .lobbyLocked: common.lobbyLocked
    case .localNetworkRefused: messages.apps.localNetworkRefused
    case .notLetIn: common.notLetIn
    case .notTripto: messages.apps.notTripto
    case .openElsewhere: common.openElsewhere
    case .packInPlay: common.packInPlay
    case .restarting: common.restarting
    case .serverUnreachable: common.serverUnreachable
    case .sessionEnded: common.sessionEnded
    case .somethingWrong: common.somethingWrong
    case .ticketExpired: common.ticketExpired
    case .tooMany: common.tooMany
    case .tooManyWait: common.tooManyWait(n: number ?? 0)
    case .unknownCode: common.unknownCode
    case .invalidSession: errors.errorInvalidSession
    case .unauthorized: errors.errorUnauthorized
    case .rateLimited: errors.errorRateLimited
    case .invalidPhase: errors.errorInvalidPhase
    case .validationError: errors.errorValidationError
    case .internalError: errors.errorInternalError
    case .invalidContentPack: errors.errorInvalidContentPack
    case .invalidOperation: errors.errorInvalidOperation
    }
  }
}
