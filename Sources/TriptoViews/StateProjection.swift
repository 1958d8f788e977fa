import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoWire

/// The state object of section 6, built field by field for one viewer (PR38).
struct StateProjection {
  let state: GameState
  let recipient: Recipient
  let atMs: Int
  let clips: ClipAddresses

  init(
    _ state: GameState, for recipient: Recipient, atMs: Int = 0, clips: ClipAddresses = .relative
  ) {
    self.state = state
    self.recipient = recipient
    self.atMs = atMs
    self.clips = clips
  }

  var viewer: Viewer { recipient.viewer }
  var isExtended: Bool { recipient.isExtended }

  /// The host sees the secrets, unless the host plays (EX29).
  var seesSecrets: Bool { recipient.isHost && !state.settings.hostPlays }

  var view: StateView {
    let playing = state.hasStarted
    return StateView(
      version: state.version, phase: PhaseName(state.phase), sessionId: state.id,
      joinCode: state.joinCode, players: players,
      roundIndex: playing ? state.roundIndex : nil, destination: playing ? destination : nil,
      clueLevelPoints: state.level, clueText: clueText, clueTimerEnd: clueTimerEnd,
      brakeOwnerPlayerId: state.brakeOwner,
      brakeOwnerName: state.brakeOwner.map { state.name(of: $0) },
      lockedAnswers: lockedAnswers, lockedAnswersCount: state.round?.answers.count ?? 0,
      followupQuestion: followup, scoreboard: state.scoreRows, timer: timer, audioState: audio,
      contentPackId: packID, destinationIndex: stops.map(\.index),
      totalDestinations: stops.map(\.total), nextDestinationAvailable: stops.map(\.hasNext),
      answeredCount: playing ? state.answeredPlayers : nil,
      totalPlayers: playing ? state.answering.count : nil, paused: state.isPaused,
      tvConnected: isExtended && recipient.isHost ? state.isTVConnected : nil,
      journey: journey, night: night, brake: brake, carriages: carriages, units: units,
      rules: rules, reveal: reveal,
      finale: finale, me: me)
  }

  /// PR22: the host's own entry is for the host
  private var players: [PlayerView] {
    state.seats.filter { $0.role == .player || recipient.isHost }.map { seat in
      PlayerView(
        playerId: seat.id, name: seat.name, role: seat.role == .host ? .host : .player,
        isConnected: seat.isConnected, joinedAtMs: seat.joinedAtMs,
        score: state.score(of: seat.id), hasLeft: seat.hasLeft,
        isAway: isExtended && seat.isAway,
        askedName: isExtended && recipient.isHost ? seat.askedName.open(.host) : nil,
        passenger: figure(of: seat), tone: tone(of: seat), child: child(of: seat),
        carriageId: carriageID(of: seat))
    }
  }

  /// PR8: filled from the intro on; in an evening's only for a host who does not play (EVE8).
  private var clueText: String? {
    guard state.level != nil else { return nil }
    if state.isEvening, state.phase == .roundIntro, !seesSecrets { return nil }
    return state.destination?.clues[state.clueIndex].open(.revealed)
  }

  private var clueTimerEnd: Int? {
    guard state.phase == .clueLevel, state.step == .clue, !state.isPaused else { return nil }
    return state.clock?.endMs
  }

  private var packID: Presence<PackID> {
    guard recipient.isHost else { return .absent }
    guard seesSecrets else { return .present(nil) }
    let selected = state.selectedPack?.packID ?? state.plan.first?.packID
    let current = state.destination?.packID ?? selected
    return .present(current.flatMap { PackID($0.open(.host)) })
  }

  /// PR19: from 1, with a plan or more than one destination
  private var stops: (index: Int, total: Int, hasNext: Bool)? {
    let total = state.hasStarted ? state.itinerary.count : state.plan.count
    guard total > 1 || (!state.plan.isEmpty && total > 0) else { return nil }
    return (state.roundIndex + 1, total, state.roundIndex + 1 < total)
  }

  /// PR31: for everybody but players
  private var audio: AudioStateView? {
    guard !recipient.isPlayer else { return nil }
    let bed = MusicBed(of: state)
    return AudioStateView(
      currentTrackId: bed.track.map { TrackID(rawValue: $0.rawValue) },
      isPlaying: bed.isPlaying, gainDb: state.musicGainDb, activeVoiceClip: activeClip)
  }

  private var activeClip: ActiveVoiceClip? {
    // NB: a silent clip is over with its caption; nothing of it is worth joining, nor of what a TV says itself.
    guard let speech = state.speech,
      !(isExtended && (speech.clip.isSilent || speech.clip.isByTV)),
      isExtended || speech.spoken != .scoreboard,
      speech.startMs(for: recipient) + speech.clip.durationMs > atMs
    else { return nil }
    let clip = speech.clip.reference(in: state.id, at: clips)
    return ActiveVoiceClip(
      clipId: clip.clipId, url: clip.url, startAtServerMs: speech.startMs(for: recipient),
      durationMs: clip.durationMs, text: state.caption(of: speech.clip))
  }
}
