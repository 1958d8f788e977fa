import NIOCore
import TriptoGame
import TriptoShow
import TriptoSocket
import TriptoViews
import TriptoWire

extension Session {
  /// A socket whose token named this viewer (WS4, WS18).
  ///
  /// - Parameter device: as the client calls itself (WS25).
  func attach(
    _ connection: WebSocketConnection, as viewer: Viewer, capabilities: Capabilities,
    device: String? = nil
  ) {
    guard !isStranded else {
      return connection.close(
        code: CloseCode.tryAgainLater.rawValue, reason: "The game cannot be saved right now")
    }
    if let id = viewer.seatID, !state.admits(id) {
      return connection.close(
        code: CloseCode.invalidToken.rawValue, reason: "This ticket is not valid any more")
    }
    guard !isClosed || !isLeaving else {
      return connection.close(
        code: CloseCode.serviceRestart.rawValue, reason: "The server restarts")
    }
    guard !isClosed else {
      return connection.close(
        code: CloseCode.sessionNotFound.rawValue, reason: "This game no longer exists")
    }
    let isReturning = viewer.seatID.map { state.seat($0) == nil } ?? false
    guard !isReturning || state.hasRoom(at: nowMs) else {
      return connection.close(code: CloseCode.tryAgainLater.rawValue, reason: "The game is full")
    }
    let stream = stream(of: viewer)
    let replaced = stream.link
    stream.attach(Link(connection, nowMs: nowMs), capabilities)
    if viewer == .tv { tvPlace.take(Screen(connection, device), atMs: nowMs) }
    welcome(stream)
    do throws(Refusal) {
      try perform(.connect(viewer), by: .system)
      if isReturning { try renameReturned(viewer) }
    } catch {
      stream.detach()
      connection.close(
        code: CloseCode.invalidToken.rawValue, reason: "This ticket is not valid any more")
    }
    if state.phase != .lobby, stream.isExtended { tellLobby(stream) }
    renderUnheard(for: stream)
    if viewer == .tv { tellHealth() } else { welcomeWithHealth(stream) }
    if let replaced {
      replaced.connection.close(
        code: CloseCode.replaced.rawValue, reason: "Replaced by a newer connection")
    }
    tick(stream, nowMs, inClues: state.level != nil)
    flush()
  }

  /// EX27: a player who lost the socket in the lobby may find the name taken on the way back.
  private func renameReturned(_ viewer: Viewer) throws(Refusal) {
    guard case .player(let id) = viewer, let seat = state.seat(id) else { return }
    let name = uniqueName(seat.name, except: id)
    if name != seat.name { try perform(.rename(id, name: name), by: .system) }
  }

  private func welcome(_ stream: ViewerStream) {
    tell(
      stream,
      Welcome(
        connectionId: ConnectionID(rawValue: services.newID()), role: stream.viewer.role,
        playerId: PlayerID(stream.viewer), sessionId: wireID, serverTimeMs: nowMs))
  }

  /// A socket has closed; a replaced one's late word changes nothing.
  func detach(_ connection: WebSocketConnection, from viewer: Viewer) {
    guard let stream = streams[viewer], stream.link?.connection === connection else { return }
    stream.detach()
    do throws(Refusal) {
      try perform(.disconnect(viewer), by: .system)
    } catch {
      services.logger.debug("a late disconnect", metadata: ["session": "\(id)"])
    }
    if viewer == .tv { tellHealth() }
    forgetGone()
  }

  /// - Parameter rttMs: Of a protocol ping that was answered; nil when there was none.
  func measured(
    _ connection: WebSocketConnection, of viewer: Viewer, rttMs: Double?, kernel: KernelRoundTrip?
  ) {
    guard let stream = streams[viewer], stream.link?.connection === connection else { return }
    stream.link?.line.measured(kernel)
    guard let rttMs else { return }
    stream.link?.heartbeat.heard(nowMs)
    stream.link?.line.ponged(rttMs: rttMs)
  }

  /// Deadlines, pings, clock pings and timer syncs that are due (ID19, WS19, EX7, EX8).
  func tick() {
    guard !isClosed else { return }
    catchUp()
    let now = nowMs
    let hasSlept = now - tickedMs > LinkTiming.sleepMs
    tickedMs = now
    let inClues = state.level != nil
    // NB: nobody could be heard meanwhile.
    if hasSlept { for stream in streams.values { stream.link?.heartbeat.heard(now) } }
    for stream in streams.values { tick(stream, now, inClues: inClues) }
    forgetGone()
    flush()
  }

  /// What is kept for a socket that will not ask for it (ST44): after the game, and of a player who has
  /// left the lobby. Whoever comes back begins a stream anew, with the state.
  private func forgetGone() {
    for (viewer, stream) in streams where stream.link == nil && stream.isNumbered {
      let hasLeft = viewer.seatID.map { state.seat($0) == nil } ?? false
      if state.phase == .roundEnd || hasLeft { streams[viewer] = nil }
    }
  }

  private func tick(_ stream: ViewerStream, _ now: Int, inClues: Bool) {
    guard let link = stream.link else { return }
    if link.heartbeat.isDead(now) {
      link.connection.close(code: CloseCode.goingAway.rawValue, reason: "No answer to pings")
      return detach(link.connection, from: stream.viewer)
    }
    if link.heartbeat.isPingDue(now, inCluePhase: inClues) {
      stream.link?.heartbeat.pinged(now)
      duePings.append(link.connection)
      if stream.capabilities.contains(.clock) { clockPing(stream) }
    }
    if stream.capabilities.contains(.timers),
      now - link.lastTimerSyncMs >= LinkTiming.timerSyncIntervalMs
    {
      stream.link?.lastTimerSyncMs = now
      let moment = Messages(state, atMs: now)
      if let sync = moment.message(.timerSync, for: stream.recipient) { tell(stream, sync) }
    }
  }

  private func clockPing(_ stream: ViewerStream) {
    let now = services.clock.preciseMs()
    guard let line = stream.link?.line, let id = stream.link?.line.openClockPing(now) else {
      return
    }
    tell(
      stream,
      ClockPing(
        pingId: id, sentAtServerMs: Int(now), rttMs: line.answeredMs,
        offsetMs: line.offsetMs(at: now)))
  }
}

extension Session {
  /// An error that needs no game, in its place among the other messages.
  func refuse(_ connection: WebSocketConnection, _ error: ErrorMessage) {
    guard let stream = streams.values.first(where: { $0.link?.connection === connection }) else {
      return
    }
    stream.link?.heartbeat.heard(nowMs)
    tell(stream, error)
    flush()
  }
}
