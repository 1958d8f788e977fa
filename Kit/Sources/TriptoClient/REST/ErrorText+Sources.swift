public import TriptoWire

extension APIError {
  /// The text that a person is told.
  public var text: ErrorText {
    switch self {
    case .unreachable: ErrorText(.serverUnreachable)
    case .notUnderstood: ErrorText(.notTripto)
    case .hostRoleTaken: ErrorText(.hostTaken)
    case .refused(let refusal): refusal.text
    }
  }
}

extension APIError {
  /// The same, with what is known of the way to the server: why nothing answers there.
  /// - Parameter isNetworkRefused: the person does not let the app into the local network.
  public func text(at server: ServerAddress, isNetworkRefused: Bool) -> ErrorText {
    guard self == .unreachable else { return text }
    if isNetworkRefused, server.isNearby { return ErrorText(.localNetworkRefused) }
    return server.scheme == "https" ? ErrorText(.addressNotSecure) : text
  }
}

extension Refusal {
  var text: ErrorText {
    if status == 429, waitSeconds > 0 { return ErrorText(.tooManyWait, number: waitSeconds) }
    return named ?? byStatus
  }

  /// The refusals that share a status with others, by what their body calls them (RE1).
  private var named: ErrorText? {
    let key: ErrorText.Key? =
      switch name {
      case "Forbidden": .notLetIn
      case "Foreign origin": .foreignOrigin
      case "Host already taken": .hostTaken
      case "House key needed": .houseKeyNeeded
      case "Invalid phase": .invalidPhase
      case "Lobby locked": .lobbyLocked
      case "Pack in play": .packInPlay
      case "Restarting": .restarting
      case "Session full": .gameFull
      case "Unauthorized": .unauthorized
      case "Validation error": .validationError
      default: nil
      }
    return key.map { ErrorText($0) }
  }

  private var byStatus: ErrorText {
    switch status {
    case 404: ErrorText(.unknownCode)
    case 421: ErrorText(.foreignOrigin)
    case 429: ErrorText(.tooMany)
    default: ErrorText(.somethingWrong, status: status)
    }
  }
}

extension ErrorCode {
  /// The text of a refused command (UI-A19).
  public var text: ErrorText {
    switch self {
    case .invalidSession: ErrorText(.invalidSession)
    case .unauthorized: ErrorText(.unauthorized)
    case .rateLimited: ErrorText(.rateLimited)
    case .invalidPhase: ErrorText(.invalidPhase)
    case .validationError: ErrorText(.validationError)
    case .internalError: ErrorText(.internalError)
    case .invalidContentPack: ErrorText(.invalidContentPack)
    case .invalidOperation: ErrorText(.invalidOperation)
    case .unknown: ErrorText(.somethingWrong)
    }
  }
}

extension ConnectionStatus {
  /// What stands on every screen while the server cannot be read; nil while it can.
  public var outdatedText: ErrorText? { isOutdated ? ErrorText(.appTooOld) : nil }

  /// The text of a final close (UI-A14, WS12–WS16); nil while there is none.
  public var closeText: ErrorText? {
    guard case .closed(let code) = stage else { return nil }
    switch UInt16(exactly: code).flatMap(CloseCode.init) {
    case .sessionEnded: return ErrorText(.sessionEnded)
    case .invalidToken, .expiredToken: return ErrorText(.ticketExpired)
    case .sessionNotFound: return ErrorText(.gameGone)
    case .replaced: return ErrorText(.openElsewhere)
    case .goingAway, .protocolError, .invalidUTF8, .policyViolation, .messageTooBig,
      .serviceRestart, .tryAgainLater, nil:
      return ErrorText(.connectionLost)
    }
  }
}
