import TriptoGame

/// What somebody brings who claims the host's seat (RE17).
public struct HostClaim: Sendable {
  /// From the host (EX23).
  public var handoverCode: String?
  /// The request carries a host's token of this very game.
  public var isMaker = false
  /// The join code alone is not enough (RE74).
  public var needsProof = false

  public init(handoverCode: String? = nil, isMaker: Bool = false, needsProof: Bool = false) {
    self.handoverCode = handoverCode
    self.isMaker = isMaker
    self.needsProof = needsProof
  }
}

/// The host's seat while nobody sits in it, of a game whose host announced itself (RE73).
enum VacantSeat {
  /// How long it is kept for that host, in ms.
  static let keptMs = 30_000

  /// - Parameter sinceMs: nil while the host is connected, and after a claim.
  static func isKept(sinceMs: Int?, nowMs: Int) -> Bool {
    sinceMs.map { nowMs - $0 < keptMs } ?? false
  }
}

// NB: not a rule of the game itself: the journals of older servers hold claims that came sooner.
extension Table {
  /// The host that made this game is on its way, or lost its socket a moment ago (RE73).
  func isHostSeatKept(at now: Instant) -> Bool {
    household != nil
      && VacantSeat.isKept(sinceMs: state.placeholderVacantSinceMs, nowMs: now.ms)
  }

  func requireClaimable(_ claim: HostClaim) throws(Refusal) {
    if claim.isMaker { return }
    if let code = claim.handoverCode, state.isHandover(code, at: nowMs) { return }
    if claim.needsProof || isHostSeatKept(at: now) { throw .hostTaken }
  }
}
