public import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoViews
public import TriptoWire

extension Table {
  /// A socket whose token named this viewer (WS4, WS18).
  ///
  /// - Parameter screen: What tells it from another one (WS25).
  public mutating func attach(
    _ socket: SocketID, as viewer: Viewer, capabilities: Capabilities, screen: Screen,
    at now: Instant
  ) {
    begin(now)
    if let (code, reason) = obstacle(to: viewer) { return turnAway(socket, code, reason) }
    let isReturning = isReturning(viewer)
    open(viewer)
    let replaced = streams[viewer]?.link?.socket
    streams[viewer]?.attach(Link(socket, nowMs: now.ms), capabilities)
    if viewer == .tv { tvVoice.attached(isOther: tvPlace.take(screen, atMs: nowMs), nowMs) }
    welcome(viewer)
    do throws(Refusal) {
      try perform(.connect(viewer), by: .system)
      if isReturning { try renameReturned(viewer) }
    } catch {
      streams[viewer]?.detach()
      turnAway(socket, .invalidToken, "This ticket is not valid any more")
    }
    tellWhatElseIsOn(viewer)
    if let replaced { turnAway(replaced, .replaced, "Replaced by a newer connection") }
    tick(viewer, inClues: state.level != nil)
    flush()
  }

  /// Why this viewer may not come in now.
  private func obstacle(to viewer: Viewer) -> (CloseCode, String)? {
    if isStranded { return (.tryAgainLater, "The game cannot be saved right now") }
    if let id = viewer.seatID, !state.admits(id) {
      return (.invalidToken, "This ticket is not valid any more")
    }
    if isClosed { return farewell }
    guard isReturning(viewer), !state.hasRoom(at: nowMs) else { return nil }
    return (.tryAgainLater, "The game is full")
  }

  private var farewell: (CloseCode, String) {
    if isLeaving { return (.serviceRestart, "The server restarts") }
    guard loss == .toAnotherNode else { return (.sessionNotFound, "This game no longer exists") }
    return (.tryAgainLater, "The game is being moved, try again")
  }

  /// The seat was given up meanwhile.
  private func isReturning(_ viewer: Viewer) -> Bool {
    viewer.seatID.map { state.seat($0) == nil } ?? false
  }

  mutating func turnAway(_ socket: SocketID, _ code: CloseCode, _ reason: String) {
    want(.close([Action.Closing(socket: socket, code: code, reason: reason)]))
  }

  /// EX27: a player who lost the socket in the lobby may find the name taken on the way back.
  private mutating func renameReturned(_ viewer: Viewer) throws(Refusal) {
    guard case .player(let id) = viewer, let seat = state.seat(id) else { return }
    let name = uniqueName(seat.name, except: id)
    if name != seat.name { try perform(.rename(id, name: name), by: .system) }
  }

  private mutating func welcome(_ viewer: Viewer) {
    tell(
      viewer,
      Welcome(
        connectionId: ConnectionID(rawValue: services.newID()), role: viewer.role,
        playerId: PlayerID(viewer), sessionId: wireID, serverTimeMs: nowMs))
  }

  private mutating func tellWhatElseIsOn(_ viewer: Viewer) {
    if state.phase != .lobby, streams[viewer]?.isExtended == true { tellLobby(viewer) }
    tellUnheard(viewer)
    if viewer == .tv { tellHealth() } else { welcomeWithHealth(viewer) }
  }

  /// A socket has closed.
  public mutating func detach(_ socket: SocketID, from viewer: Viewer, at now: Instant) {
    begin(now)
    lose(viewer, on: socket)
  }

  mutating func lose(_ viewer: Viewer, on socket: SocketID) {
    guard isOpen(viewer, on: socket) else { return }
    streams[viewer]?.detach()
    do throws(Refusal) {
      try perform(.disconnect(viewer), by: .system)
    } catch {
      want(.oddity(.lateDisconnect))
    }
    if viewer == .tv { tellHealth() }
    forgetGone()
  }

  /// - Parameters:
  ///   - rttMs: Of a protocol ping that was answered; nil when there was none.
  ///   - kernel: What the system measured on this socket (BR2).
  public mutating func measured(
    _ socket: SocketID, of viewer: Viewer, rttMs: Double?, kernel: MeasuredLine?, at now: Instant
  ) {
    begin(now)
    guard isOpen(viewer, on: socket) else { return }
    streams[viewer]?.link?.line.measured(kernel)
    guard let rttMs else { return }
    streams[viewer]?.link?.heartbeat.heard(now.ms)
    streams[viewer]?.link?.line.ponged(rttMs: rttMs)
  }

  /// What is kept for a socket that will not ask for it (ST44): after the game, and of a player who has
  /// left the lobby. Whoever comes back begins a stream anew, with the state.
  mutating func forgetGone() {
    let isOver = state.phase == .roundEnd
    let gone = streams.values.filter { stream in
      stream.link == nil && stream.isNumbered && (isOver || isReturning(stream.viewer))
    }
    for stream in gone { streams[stream.viewer] = nil }
  }

  /// An error that needs no game, in its place among the other messages.
  public mutating func refuse(_ socket: SocketID, _ error: ErrorMessage, at now: Instant) {
    begin(now)
    guard let viewer = streams.first(where: { $0.value.link?.socket == socket })?.key else {
      return
    }
    streams[viewer]?.link?.heartbeat.heard(now.ms)
    tell(viewer, error)
    flush()
  }
}
