import TriptoGame
import TriptoShow
import TriptoWire

/// A cue in the form one viewer may see: the only door from the game to the wire.
public struct Messages {
  let state: GameState
  let atMs: Int
  let clips: ClipAddresses

  public init(_ moment: Moment, clips: ClipAddresses = .relative) {
    self.init(moment.state, atMs: moment.atMs, clips: clips)
  }

  /// The message outside any moment, e.g. the snapshot that answers RESUME_SESSION.
  public init(_ state: GameState, atMs: Int, clips: ClipAddresses = .relative) {
    self.state = state
    self.atMs = atMs
    self.clips = clips
  }

  /// - Returns: nil when there is nothing to say (the place of the cue is then left out).
  public func message(_ cue: Cue, for recipient: Recipient) -> (any ServerPayload)? {
    switch cue {
    case .snapshot: snapshot(for: recipient)
    case .lobby: lobby
    case .playerJoined(let id, let isReconnect): playerJoined(id, isReconnect)
    case .playerLeft(let viewer, let reason): playerLeft(viewer, reason)
    case .error(let refusal): ErrorMessage(refusal, language: state.settings.language)
    case .packSelected(let pack):
      ContentPackSelected(
        contentPackId: pack.flatMap { PackID($0.packID) }, destinationName: pack?.name)
    case .handover(let code, let expiresAtMs):
      HandoverCode(code: code, expiresAtMs: expiresAtMs)
    case .reaction(let id, let emoji): reaction(id, emoji)
    case .cluePresent, .answerCount, .clueAdvance, .timerSync, .brakePending, .brakeAccepted,
      .brakeRejected, .brakeOrder, .answerLocked:
      clueMessage(cue, for: recipient)
    case .music, .musicStop, .musicGain, .sound, .line, .effect, .speech, .speechStop, .prefetch:
      showMessage(cue, for: recipient)
    default: resultMessage(cue, for: recipient)
    }
  }

  public func snapshot(for recipient: Recipient) -> StateSnapshot {
    let projection = StateProjection(state, for: recipient, atMs: atMs, clips: clips)
    return StateSnapshot(state: projection.view, hasSiblings: recipient.isExtended)
  }

  private var lobby: LobbyUpdated {
    LobbyUpdated(
      players: state.players.map {
        LobbyPlayer(playerId: PlayerID($0.id), name: $0.name, isConnected: $0.isConnected)
      },
      host: state.host.map { LobbyHost(name: $0.name) }, joinCode: state.joinCode,
      settings: SessionSettings(state.settings),
      locked: state.isLobbyLocked)
  }

  private func playerJoined(_ id: SeatID, _ isReconnect: Bool) -> PlayerJoined? {
    state.seat(id).map {
      PlayerJoined(
        playerId: PlayerID(id), name: $0.name, joinedAtMs: $0.joinedAtMs,
        isReconnect: isReconnect)
    }
  }

  private func playerLeft(_ viewer: Viewer, _ reason: LeaveReason) -> PlayerLeft {
    let wireReason: PlayerLeftReason =
      switch reason {
      case .disconnect: .disconnect
      case .kicked: .kicked
      case .timeout: .timeout
      }
    return PlayerLeft(playerId: PlayerID(viewer), reason: wireReason)
  }

  private func reaction(_ id: SeatID, _ emoji: String) -> Reaction? {
    ReactionEmoji(rawValue: emoji).map {
      Reaction(playerId: PlayerID(id), playerName: state.name(of: id), emoji: $0)
    }
  }
}
