import TriptoAnswers
public import TriptoGame
public import TriptoKernel
public import TriptoPlan
import TriptoViews
public import TriptoWire
import TriptoWords

/// What REST asks of a game.
extension Table {
  /// What GET by-code shows (RE10).
  public func lookup(at now: Instant) -> LookupResponse {
    LookupResponse(
      sessionId: wireID, joinCode: joinCode, phase: PhaseName(state.phase),
      playerCount: state.players.count, hasHost: state.hasHost || isHostSeatKept(at: now),
      locked: state.isLobbyLocked, journey: state.isEvening ? state.tonight.journey : nil)
  }

  /// A REST join (RE12–RE18). The seat is to be told when it is durable: see `seal`.
  ///
  /// - Parameters:
  ///   - claim: Of the host's seat; nil for a player.
  ///   - travel: How a player would like to travel in an evening (EVE11).
  public mutating func join(
    name: String, claim: HostClaim?, origin: String?, travel: TravelWish? = nil, at now: Instant
  ) throws(Refusal) -> PlayerID {
    begin(now)
    if let claim { try requireClaimable(claim) }
    var seat = newSeat(name: name, claim: claim, origin: origin)
    if claim == nil, state.isEvening { seat.travel = travel }
    try perform(.join(seat), by: .system)
    return seat.id
  }

  private func newSeat(name: String, claim: HostClaim?, origin: String?) -> JoinSeat {
    let isHost = claim != nil
    let isBlocked = !isHost && isBlocked(name)
    let shown = isBlocked ? state.settings.language.neutralName : name
    return JoinSeat(
      id: PlayerID(services.newID()), name: isHost ? name : uniqueName(shown, except: nil),
      asHost: isHost, handoverCode: claim?.handoverCode, origin: origin,
      askedName: isBlocked ? name : nil, mostPlayers: GameState.mostPlayers)
  }

  /// EX28: the name does not go on the screens unless the host says so.
  func isBlocked(_ name: String) -> Bool {
    state.settings.nameFilter && TriptoAnswers.NameFilter.blocks(name)
  }

  /// EX27: the displayed name, with a number when a look-alike is taken.
  func uniqueName(_ name: String, except id: PlayerID?) -> String {
    let taken = Set(state.players.filter { $0.id != id }.map { NameKey($0.name) })
    guard taken.contains(NameKey(name)) else { return name }
    var number = 2
    while taken.contains(NameKey("\(name) \(number)")) { number += 1 }
    return "\(name) \(number)"
  }

  /// A new game plan (RE31); LOBBY only.
  public mutating func setPlan(
    _ stops: [PlannedStop], kind: PlanKind, at now: Instant
  ) throws(Refusal) {
    begin(now)
    try perform(.setPlan(stops, kind: kind), by: .system)
  }
}

extension Language {
  /// What somebody is called whose own name is kept back (EX28); numbered like any other (EX27).
  var neutralName: String { Words.of(self).text(.traveller) }
}
