public import TriptoKernel
public import TriptoWire

// What a TV asks.
extension HostAPI {
  /// Takes the TV's seat (RE20): with the token of who made the game, or by the game's code alone.
  public func openTV(_ id: SessionID, token: String? = nil) async throws(APIError)
    -> TVJoinResponse
  {
    try await read(
      .post, Self.path("sessions", id.rawValue, "tv"), TVJoinRequest(tvJoinToken: token))
  }

  /// A code for this screen to show (RE70).
  public func openScreen() async throws(APIError) -> OpenScreenResponse {
    try await read(.post, Self.path("screens"))
  }

  /// Whether a host has typed it (RE72); 404: the code is over.
  public func lookAtScreen(_ screen: OpenScreenResponse) async throws(APIError) -> ScreenStatus {
    try await read(.get, Self.path("screens", screen.screenCode), as: screen.screenToken)
  }
}
