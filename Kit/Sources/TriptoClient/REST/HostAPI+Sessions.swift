public import TriptoKernel
public import TriptoWire

extension HostAPI {
  /// Whether a Tripto answers at this address (RE5).
  public func health() async throws(APIError) -> HealthBody { try await read(.get, "/health") }

  /// Makes a game (RE8, RE9); `householdId` lets the server leave out what this household has played (EX31).
  public func createSession(
    settings: SettingsChange = SettingsChange(), householdId: String? = nil
  ) async throws(APIError) -> CreateSessionResponse {
    try await read(
      .post, Self.path("sessions"),
      CreateSessionRequest(settings: settings, householdId: householdId))
  }

  /// Finds a game by its code (RE10); 404: none has it.
  public func lookupByCode(_ code: String) async throws(APIError) -> LookupResponse {
    try await read(.get, Self.path("sessions", "by-code", GameCode.cleaned(code)))
  }

  /// Takes a seat (RE12–RE17), the host's unless the request says otherwise.
  /// - Throws: `.hostRoleTaken` when the game has a host.
  public func joinSession(
    _ id: SessionID, _ request: JoinRequest, as token: String? = nil
  ) async throws(APIError) -> JoinResponse {
    do throws(APIError) {
      return try await read(.post, Self.path("sessions", id.rawValue, "join"), request, as: token)
    } catch {
      guard case .refused(let refusal) = error, refusal.status == 409,
        refusal.name != "Session full"
      else { throw error }
      throw .hostRoleTaken
    }
  }

  /// Brings the game to the screen that shows a code (RE71); 404: none shows it.
  public func showOnScreen(_ seat: Seat, screenCode: String) async throws(APIError) {
    let code = GameCode.cleaned(screenCode, length: GameCode.screenLength)
    let _: ShowOnScreenResponse = try await read(
      .post, Self.path("sessions", seat.sessionId.rawValue, "screens"),
      ShowOnScreenRequest(screenCode: code), as: seat.token)
  }

  /// What has happened, as JSON lines (EX32).
  public func audit(_ seat: Seat) async throws(APIError) -> String {
    try await lines("audit", seat)
  }

  /// What the TV was told, after the end, as JSON lines (EX32).
  public func replay(_ seat: Seat) async throws(APIError) -> String {
    try await lines("replay", seat)
  }

  private func lines(_ what: String, _ seat: Seat) async throws(APIError) -> String {
    let path = Self.path("sessions", seat.sessionId.rawValue, what)
    return String(decoding: try await call(.get, path, as: seat.token), as: UTF8.self)
  }
}
