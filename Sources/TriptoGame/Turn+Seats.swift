import TriptoKernel
import TriptoPlan

/// Joining, leaving, losing and finding the way back (RE12–RE18, ST36–ST41, EX16–EX17, EX26).
extension Turn {
  mutating func join(_ request: JoinSeat) throws(Refusal) {
    if request.asHost { return try claimHost(request) }
    try requireOpenDoor(request)
    if let most = request.mostPlayers { makeRoom(most: most) }
    var seat = Seat(
      id: request.id, name: request.name, role: .player, joinedAtMs: nowMs,
      origin: Secret(request.origin))
    seat.askedName = Secret(request.askedName)
    seat.lostAtMs = nowMs
    seat.firstRound = state.hasStarted ? state.rounds.count : 0
    seat.isForNext = state.phase.isOver
    seat.firstQuestion = state.phase == .followupQuestion ? state.questionIndex + 1 : 0
    seatPassenger(&seat, request.travel)
    state.seats.append(seat)
    boardCarriage(seat.id)
    emit(.seatJoined(seat.id, isReconnect: false))
    emit(.lobbyChanged)
  }

  /// SE24: a full game gives a newcomer, or who returns, the place of a seat that nobody misses.
  private mutating func makeRoom(most: Int) {
    guard state.players.count >= most, let spare = state.spareSeat(at: nowMs) else { return }
    depart(spare.id)
  }

  private func requireOpenDoor(_ request: JoinSeat) throws(Refusal) {
    let isLate = state.phase.isInPlay || (state.isEvening && state.phase.isOver)
    let isOpen = state.phase == .lobby || (state.settings.lateJoin && isLate)
    guard isOpen else { throw .invalidPhase }
    let isBannedOrigin = request.origin.map { state.bannedOrigins.contains($0) } ?? false
    let name = request.askedName ?? request.name
    guard !state.bannedNames.contains(name.lowercased()), !isBannedOrigin else { throw .banned }
    guard !state.isLobbyLocked else { throw .lobbyLocked }
    if let most = request.mostPlayers, !state.hasRoom(at: nowMs, most: most) { throw .sessionFull }
  }

  /// RE16, RE17; with a handover code in any phase (EX23).
  private mutating func claimHost(_ request: JoinSeat) throws(Refusal) {
    let isHandover = request.handoverCode.map { state.isHandover($0, at: nowMs) } ?? false
    guard isHandover || !state.hasHost else { throw .hostTaken }
    guard isHandover || state.phase == .lobby else { throw .invalidPhase }
    let previous = state.host
    state.handover = nil
    state.seats.removeAll { $0.role == .host }
    let seat = Seat(
      id: request.id, name: request.name, role: .host, joinedAtMs: nowMs,
      origin: Secret(request.origin))
    state.seats.insert(seat, at: 0)
    noteEmptiness()
    if let previous, isHandover { emit(.hostReplaced(previous.id)) }
    emit(.lobbyChanged)
  }

  mutating func connect(_ viewer: Viewer) throws(Refusal) {
    if let id = viewer.seatID, state.kicked.contains(id) { throw .unauthorized }
    state.emptySinceMs = nil
    guard let id = viewer.seatID else {
      let isReconnect = state.hasSeenTV
      state.isTVConnected = true
      state.hasSeenTV = true
      state.tvLostAtMs = nil
      state.hasTVLeft = false
      emit(.connected(viewer, isReconnect: isReconnect))
      if state.phase == .lobby { emit(.lobbyChanged) }
      return
    }
    let isReturning = try returnSeat(id, viewer)
    let hasBeenLost = state.seat(id).map { $0.hasCome && $0.lostAtMs != nil } ?? false
    let isReconnect = isReturning || hasBeenLost
    if state.phase != .lobby || !isReturning {
      markConnected(id)
      emit(.connected(viewer, isReconnect: isReconnect))
    }
    if state.phase == .lobby { emit(.lobbyChanged) }
  }

  /// ST36: in the lobby the returning player's first snapshot is still without it.
  private mutating func returnSeat(_ id: PlayerID, _ viewer: Viewer) throws(Refusal) -> Bool {
    guard state.seat(id) == nil else { return false }
    guard let index = state.departed.firstIndex(where: { $0.id == id }) else {
      throw .unauthorized
    }
    if state.phase == .lobby { emit(.connected(viewer, isReconnect: true)) }
    let seat = state.departed.remove(at: index)
    makeRoom(most: GameState.mostPlayers)
    let later = state.seats.firstIndex { $0.role == .player && $0.joinedAtMs > seat.joinedAtMs }
    state.seats.insert(seat, at: later ?? state.seats.endIndex)
    reseatPassenger(id)
    boardCarriage(id)
    markConnected(id)
    emit(.seatJoined(id, isReconnect: true))
    if state.isEvening, state.phase == .lobby { emit(.seatChanged(id)) }
    return true
  }

  private mutating func markConnected(_ id: PlayerID) {
    change(id) {
      $0.isConnected = true
      $0.hasCome = true
      $0.isHereThisJourney = true
      $0.hasLeft = false
      $0.isAway = false
      $0.lostAtMs = nil
    }
  }

  mutating func disconnect(_ viewer: Viewer) {
    guard state.isConnected(viewer) else { return }
    lose(viewer)
    noteEmptiness()
    if state.phase == .lobby, !state.keepsSleepers, case .player(let id) = viewer { depart(id) }
    emit(.disconnected(viewer))
    if state.phase == .lobby { emit(.lobbyChanged) }
    settleFullHold()
  }

  private mutating func lose(_ viewer: Viewer) {
    guard let id = viewer.seatID else {
      state.isTVConnected = false
      state.tvLostAtMs = nowMs
      return
    }
    let lostAtMs = nowMs
    change(id) {
      $0.isConnected = false
      $0.lostAtMs = lostAtMs
    }
  }

  mutating func depart(_ id: PlayerID) {
    guard let index = state.seats.firstIndex(where: { $0.id == id }) else { return }
    var seat = state.seats.remove(at: index)
    seat.lostAtMs = nil
    seat.lastCarriage = state.carriage(of: id)?.number
    state.departed.append(seat)
    if state.phase == .lobby { leaveCarriage(id) }
  }

  private mutating func noteEmptiness() {
    let isEmpty = !state.isTVConnected && !state.seats.contains { $0.isConnected }
    state.emptySinceMs = isEmpty ? state.emptySinceMs ?? nowMs : nil
  }

  /// ST40: everybody has lost the socket and nobody has left.
  mutating func restart() {
    if nowMs < state.lastCommandMs { state.moveTimes(by: nowMs - state.lastCommandMs) }
    for seat in state.seats where seat.isConnected { lose(seat.viewer) }
    if state.isTVConnected { lose(.tv) }
    state.emptySinceMs = state.emptySinceMs ?? nowMs
  }

  mutating func markAway(_ id: PlayerID) {
    change(id) { $0.isAway = true }
    emit(.lobbyChanged)
    endEarlyIfDone()
  }

  /// PA19 is over (ST37).
  mutating func timeOut(_ viewer: Viewer) {
    switch viewer {
    case .tv: state.hasTVLeft = true
    case .player(let id) where state.phase == .lobby:
      depart(id)
      return emit(.lobbyChanged)
    case .player(let id), .host(let id): change(id) { $0.hasLeft = true }
    }
    emit(.timedOut(viewer))
    if let id = viewer.seatID { releaseLeft(id) }
    endEarlyIfDone()
  }

  mutating func kick(_ id: PlayerID, ban: Bool) throws(Refusal) {
    guard let seat = state.seat(id), seat.role == .player else {
      throw .validation("There is no such player")
    }
    state.kicked.insert(id)
    if ban {
      state.bannedNames.insert((seat.askedName.open(.judging) ?? seat.name).lowercased())
      if let origin = seat.origin.open(.judging) { state.bannedOrigins.insert(origin) }
    }
    change(id) {
      $0.isConnected = false
      $0.hasLeft = true
      $0.lostAtMs = nil
    }
    if state.phase == .lobby {
      state.seats.removeAll { $0.id == id }
      leaveCarriage(id)
    }
    emit(.seatKicked(id))
    emit(.lobbyChanged)
    if state.brakeOwner == id, state.isEvening {
      resumeIfPaused()
      releaseLeft(id)
    } else if state.brakeOwner == id {
      resumeIfPaused()
      advanceClue(.brakeReleased)
    }
    leaveHold(id)
    endEarlyIfDone()
  }

  /// - Parameter isDecided: The host has seen the name that was asked for (EX28).
  mutating func rename(
    _ id: PlayerID, _ name: String, isDecided: Bool
  ) throws(Refusal) {
    guard state.seat(id) != nil else { throw .validation("There is no such player") }
    change(id) {
      $0.name = name
      if isDecided { $0.askedName = Secret(nil) }
    }
    emit(.seatRenamed(id))
    emit(.lobbyChanged)
  }

  mutating func react(_ emoji: String, by id: PlayerID) throws(Refusal) {
    let eveningGapMs = state.evening?.reactionGapMs
    if eveningGapMs != nil {
      try state.admitReaction(of: id)
    } else if state.phase == .pausedForBrake {
      throw .invalidPhase
    }
    if let last = state.seat(id)?.lastReactionMs,
      nowMs - last < eveningGapMs ?? state.pacing.reactionGapMs
    {
      throw .rateLimited
    }
    let reactedMs = nowMs
    change(id) { $0.lastReactionMs = reactedMs }
    if state.isEvening, state.step?.isRules != true {
      state.tonight.reactions[id, default: 0] += 1
    }
    emit(.reaction(id, emoji))
  }

  /// ST41: a game without sockets ends
  mutating func expire() {
    state.clock = nil
    state.phase = .roundEnd
    emit(.expired)
    state.seats = []
  }
}

extension Seat {
  public var viewer: Viewer { role == .host ? .host(id) : .player(id) }
}
