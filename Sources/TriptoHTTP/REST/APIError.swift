package import Hummingbird
package import TriptoGame
package import TriptoKernel
package import TriptoWire

/// An error answer (RE1): the status is exact, the message is fit to show.
package struct APIError: HTTPResponseError {
  package let status: HTTPResponse.Status
  package let body: ErrorBody
  /// When asking again may help.
  package let retryAfterSeconds: Int?

  package init(
    _ status: HTTPResponse.Status, _ error: String, _ message: String, details: JSONValue? = nil,
    retryAfterSeconds: Int? = nil
  ) {
    self.status = status
    self.retryAfterSeconds = retryAfterSeconds
    body = ErrorBody(error: error, message: message, details: details)
  }

  package func response(from request: Request, context: some RequestContext) throws -> Response {
    var response = Response.json(body, status: status)
    if let retryAfterSeconds { response.headers[.retryAfter] = "\(retryAfterSeconds)" }
    return response
  }

  package static func notFound(_ message: String) -> APIError {
    APIError(.notFound, "Not found", message)
  }

  package static func validation(_ error: RequestError) -> APIError {
    APIError(
      .badRequest, "Validation error", error.message,
      details: .object(["field": .string(error.field)]))
  }

  package static let unauthorized = APIError(
    .unauthorized, "Unauthorized", "A valid token is needed for this")

  /// EX15, SE29: no new session while the server stops
  package static let restarting = APIError(
    .serviceUnavailable, "Restarting",
    "Servern startar om. Försök igen om en stund. / The server restarts, try again in a moment.",
    retryAfterSeconds: 5)

  /// RE78: a node that has just begun does not know which others live
  static let settling = APIError(
    .serviceUnavailable, "Starting",
    "Servern startar. Försök igen om en stund. / The server is starting, try again in a moment.",
    retryAfterSeconds: 1)

  /// SE28: a request has taken too long
  package static let tooSlow = APIError(
    .requestTimeout, "Request timeout",
    "Det tog för lång tid. Försök igen. / That took too long. Try again.")

  package static let unreadable = APIError(
    .badRequest, "Bad request",
    "Det gick inte att läsa. Försök igen. / That could not be read. Try again.")

  /// RE14: what a join is refused with
  package init(_ refusal: Refusal) {
    switch refusal {
    case .hostTaken:
      self.init(.conflict, "Host already taken", "This session already has a host")
    case .sessionFull:
      self.init(
        .conflict, "Session full",
        "Spelet är fullt: \(GameState.mostPlayers) spelare. Be värden ta bort någon. / "
          + "This game is full: \(GameState.mostPlayers) players. Ask the host to remove somebody.")
    case .lobbyLocked: self.init(.forbidden, "Lobby locked", "The host has locked the lobby")
    case .banned: self.init(.forbidden, "Forbidden", "The host has closed the door for you")
    case .invalidPhase: self.init(.badRequest, "Invalid phase", "Not possible right now")
    case .unauthorized: self.init(.unauthorized, "Unauthorized", "You may not do that")
    case .rateLimited:
      self.init(
        .tooManyRequests, "Too many requests", "Wait a moment", retryAfterSeconds: 1)
    case .validation(let reason), .invalidOperation(let reason):
      self.init(.badRequest, "Validation error", reason)
    case .unknownPack: self.init(.notFound, "Not found", "There is no such content pack")
    case .draining:
      self.init(
        .serviceUnavailable, "Unavailable", "The server is restarting", retryAfterSeconds: 1)
    case .note, .hindered, .notDue:
      self.init(.internalServerError, "Internal error", "Something went wrong")
    }
  }
}

extension Response {
  /// A JSON answer.
  package static func json(
    _ body: some JSONWritable, status: HTTPResponse.Status = .ok
  ) -> Response {
    Response(
      status: status, headers: [.contentType: "application/json; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(bytes: body.jsonBytes())))
  }
}
