package import TriptoTable

extension GameSnapshot {
  /// The game as it came back.
  package init(_ recovered: Recovered) {
    self.init(seq: recovered.lastSeq, state: recovered.state, accepted: recovered.accepted)
  }
}
