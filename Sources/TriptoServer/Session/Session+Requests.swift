import NIOCore
import TriptoGame
import TriptoShow
import TriptoStore
import TriptoViews
import TriptoWire

extension Session {
  /// What GET by-code shows (RE10).
  var lookup: LookupResponse {
    LookupResponse(
      sessionId: wireID, joinCode: joinCode, phase: PhaseName(state.phase),
      playerCount: state.players.count, hasHost: state.hasHost || isHostSeatKept,
      locked: state.isLobbyLocked)
  }

  /// A REST join (RE12–RE18). Returns when the seat is durable.
  ///
  /// - Parameter claim: of the host's seat; nil for a player.
  /// - Throws: `Refusal`, or the journal's error.
  func join(name: String, claim: HostClaim?, origin: String?) async throws -> SeatID {
    guard !isStranded else { throw StoreError.closed }
    let asHost = claim != nil
    if let claim { try requireClaimable(claim) }
    let id = SeatID(services.newID())
    let isBlocked = !asHost && isBlocked(name)
    let shown = isBlocked ? state.settings.language.neutralName : name
    let seat = JoinSeat(
      id: id, name: asHost ? name : uniqueName(shown, except: nil), asHost: asHost,
      handoverCode: claim?.handoverCode, origin: origin, askedName: isBlocked ? name : nil,
      mostPlayers: GameState.mostPlayers)
    try perform(.join(seat), by: .system)
    try await untilDurable()
    return id
  }

  /// EX27: the displayed name, with a number when a look-alike is taken.
  func uniqueName(_ name: String, except id: SeatID?) -> String {
    let taken = Set(state.players.filter { $0.id != id }.map { NameKey($0.name) })
    guard taken.contains(NameKey(name)) else { return name }
    var number = 2
    while taken.contains(NameKey("\(name) \(number)")) { number += 1 }
    return "\(name) \(number)"
  }

  /// A new game plan (RE31); LOBBY only.
  func setPlan(_ stops: [PlannedStop], kind: PlanKind) async throws {
    guard !isStranded else { throw StoreError.closed }
    try perform(.setPlan(stops, kind: kind), by: .system)
    try await untilDurable()
  }

  /// Marks every seat as lost after a restart, without anybody having left (ST40).
  func resumeAfterRestart() throws(Refusal) {
    try perform(.restart, by: .system)
  }

  /// EX15: a running clue may finish, for at most 20 s; then `leave`.
  func drain() {
    guard drainDeadline == nil, !isClosed else { return }
    guard isInClue else { return leave() }
    drainDeadline = loop.scheduleTask(in: .milliseconds(Int64(LinkTiming.drainMs))) { [weak self] in
      self?.post { $0.leave() }
    }
  }

  /// Drains, and returns when its sockets are closed and everything is saved (SE29).
  func drained() async {
    drain()
    guard !isClosed else { return }
    await withCheckedContinuation { farewells.append($0) }
  }

  func leave() {
    guard !isClosed, !isLeaving else { return }
    isLeaving = true
    drainDeadline?.cancel()
    drainDeadline = nil
    let retryAfterMs = Int.random(in: 0...3_000)
    Task { await shutDown(retryAfterMs: retryAfterMs) }
  }

  /// Says goodbye and closes with 1012 once everything decided is durable.
  func shutDown(retryAfterMs: Int) async {
    for stream in streams.values where stream.link != nil && stream.isExtended {
      tell(stream, Goodbye(retryAfterMs: retryAfterMs))
    }
    flush()
    do {
      try await untilDurable()
    } catch {
      services.logger.error("a game was not saved at shutdown", metadata: ["session": "\(id)"])
    }
    close(code: .serviceRestart, reason: "The server restarts, come back in a moment")
  }

  /// Whether a clue is on that may finish before a shutdown (EX15).
  var isInClue: Bool { state.step == .clue && !state.isPaused }
}
