import TriptoGame
package import TriptoKernel
package import TriptoPlan
import TriptoStore
package import TriptoTable
package import TriptoWire

/// What REST brings.
extension Session {
  package nonisolated var wireID: SessionID { SessionID(rawValue: id) }

  /// RE10: what a join code finds
  package var lookup: LookupResponse { look { $0.lookup(at: $1) } }

  /// A REST join (RE12–RE18). Returns when the seat is durable.
  ///
  /// - Parameter claim: of the host's seat; nil for a player.
  /// - Throws: `Refusal`, or the journal's error.
  package func join(
    name: String, claim: HostClaim?, origin: String?, travel: TravelWish? = nil
  ) async throws -> PlayerID {
    try requireSaved()
    let seat = try input { (table, now) throws(Refusal) in
      try table.join(name: name, claim: claim, origin: origin, travel: travel, at: now)
    }
    try await untilDurable()
    return seat
  }

  /// A new game plan (RE31); LOBBY only.
  package func setPlan(_ stops: [PlannedStop], kind: PlanKind) async throws {
    try requireSaved()
    try input { (table, now) throws(Refusal) in
      try table.setPlan(stops, kind: kind, at: now)
    }
    try await untilDurable()
  }

  private func requireSaved() throws(StoreError) {
    guard !isStranded else { throw .closed }
  }

  /// RE22: a clip by its name and round
  package func clip(_ name: String, round: String, isHost: Bool) -> Clip? {
    look { table, _ in table.clip(name, round: round, isHost: isHost) }
  }
}

extension Session {
  /// After a restart: nobody is connected, every deadline stands (ST40).
  func wake() throws(Refusal) {
    try input { (table, now) throws(Refusal) in try table.restart(at: now) }
  }

  /// Another node has taken this game: here it ends at once (CL2).
  package func dispossess() {
    let error = StoreError.fenced(sessionId: id, seq: 0, head: 0)
    input { $0.journalFailed(error, .toAnotherNode, at: $1) }
  }

  /// From now on people find this game. One that cannot be saved is found closed and stays among
  /// those that wait; one that ended meanwhile is not found.
  ///
  /// NB: here and where a game is stranded its own loop decides, so that neither can undo the other.
  func enlist() {
    guard !isClosed || isStranded else { return }
    services.directory.claim(self)
    if !isStranded { services.registry.rescued(id: id) }
  }
}
