import TriptoKernel

extension ResumeSession {
  /// An empty `playerId` means me (WS6).
  init(reading payload: PayloadReader) throws(ClientMessageError) {
    let playerId = try payload.optional("playerId", PlayerID.self)
    self.init(
      playerId: playerId == "" ? nil : playerId,
      lastReceivedEventId: try payload.optional("lastReceivedEventId"),
      deviceId: try payload.optional("deviceId"),
      resume: try payload.optional("resume"))
  }
}
