public import TriptoGame
import TriptoKernel
import TriptoPlan
public import TriptoShow
public import TriptoWire

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

  /// NB: every cue has its line, so that a new one cannot be forgotten.
  ///
  /// - Returns: nil when there is nothing to say (the place of the cue is then left out).
  public func message(_ cue: Cue, for recipient: Recipient) -> (any ServerPayload)? {
    switch cue {
    case .snapshot: snapshot(for: recipient)
    case .lobby: lobby(for: recipient)
    case .playerJoined(let id, let isReconnect): playerJoined(id, isReconnect)
    case .playerLeft(let viewer, let reason): playerLeft(viewer, reason)
    case .error(let refusal): ErrorMessage(refusal, language: state.settings.language)
    case .packSelected(let pack):
      ContentPackSelected(
        contentPackId: pack.flatMap { PackID($0.packID.open(.host)) },
        destinationName: pack?.name.open(.host))
    case .handover(let code, let expiresAtMs):
      HandoverCode(code: code, expiresAtMs: expiresAtMs)
    case .reaction(let id, let emoji): reaction(id, emoji)
    case .cluePresent: cluePresent
    case .answerCount: answerCount
    case .clueAdvance: clueAdvance
    case .timerSync: timerSync
    case .brakePending(let holdMs): BrakePending(clueLevelPoints: level, holdMs: holdMs)
    case .brakeAccepted(let id): brakeAccepted(id, for: recipient)
    case .brakeRejected(let rejection): brakeRejected(rejection)
    case .brakeOrder(let decision): brakeOrder(decision)
    case .brakeReleased(let release): brakeReleased(release)
    case .rulesStep: rulesStep
    case .testPull(let id): testPull(id)
    case .answerLocked(let id): answerLocked(id, for: recipient)
    case .noteHanded(let id): noteHanded(id)
    case .music(let track, let gainDb, let fadeInMs):
      music(track, gainDb, fadeInMs, for: recipient)
    case .musicStop(let fadeOutMs): MusicStop(fadeOutMs: fadeOutMs)
    case .musicGain(let transitionMs):
      MusicGainSet(gainDb: state.musicGainDb, transitionMs: transitionMs)
    case .sound(let effect, let volume): sound(effect, volume, for: recipient)
    case .effect(let effect): uiEffect(effect)
    case .speech(let speech): audioPlay(speech, for: recipient)
    case .speechStop(let speech):
      AudioStop(clipId: speech.clip.id(in: state.id), fadeOutMs: Mix.speechCutMs)
    case .prefetch(let news): prefetch(news, for: recipient)
    case .line(let line): voiceLine(line)
    case .destinationReveal: destinationReveal(for: recipient)
    case .verdictShown(let index): state.verdictShown(index)
    case .destinationResults: destinationResults(for: recipient)
    case .scoreboardUpdate(let isGameOver):
      ScoreboardUpdate(
        scoreboard: scoreRows(for: recipient), isGameOver: isGameOver,
        carriages: recipient.isExtended && state.isByCarriage ? state.carriageViews : nil)
    case .questionPresent: questionPresent(for: recipient)
    case .questionLocked: questionLocked(for: recipient)
    case .questionCount: questionCount
    case .questionResults(let question, let isLast):
      questionResults(question, isLast, for: recipient)
    case .nextDestination: nextDestination(for: recipient)
    case .gameEnded: gameEnded
    case .finalResults: finalResults(for: recipient)
    case .finaleStage: finaleStage
    }
  }

  public func snapshot(for recipient: Recipient) -> StateSnapshot {
    let projection = StateProjection(state, for: recipient, atMs: atMs, clips: clips)
    return StateSnapshot(state: projection.view, hasSiblings: recipient.isExtended)
  }

  private func lobby(for recipient: Recipient) -> LobbyUpdated {
    let settings = SessionSettings(state.settings)
    return LobbyUpdated(
      players: state.players.map {
        LobbyPlayer(playerId: $0.id, name: $0.name, isConnected: $0.isConnected)
      },
      host: state.host.map { LobbyHost(name: $0.name) }, joinCode: state.joinCode,
      settings: recipient.isExtended ? settings : settings.withoutEvening,
      locked: state.isLobbyLocked)
  }

  private func playerJoined(_ id: PlayerID, _ isReconnect: Bool) -> PlayerJoined? {
    state.seat(id).map {
      PlayerJoined(
        playerId: id, name: $0.name, joinedAtMs: $0.joinedAtMs,
        isReconnect: isReconnect)
    }
  }

  private func playerLeft(_ viewer: Viewer, _ reason: LeaveReason) -> PlayerLeft {
    let word = reason.rawValue
    return PlayerLeft(
      playerId: PlayerID(viewer), reason: PlayerLeftReason(rawValue: word) ?? .unknown(word))
  }

  private func reaction(_ id: PlayerID, _ emoji: String) -> Reaction? {
    ReactionEmoji(rawValue: emoji).map {
      Reaction(playerId: id, playerName: state.name(of: id), emoji: $0)
    }
  }
}
