import Foundation
import Hummingbird
import Logging
import TriptoGame
import TriptoGuard
import TriptoPlan
import TriptoRooms
import TriptoStore
import TriptoViews
import TriptoWire

/// A game from its journal, for its host: the audit log, and after the end the replay (EX32, SE8).
struct ReplayAPI: Sendable {
  let services: SessionServices
  let tokens: TokenService
  let desk = RetellingDesk()

  func add(to router: Routes) {
    router.get("/v1/sessions/:id/audit", .history, use: audit)
    router.get("/v1/sessions/:id/replay", .history, use: replay)
  }

  private func audit(_ request: Request, _ context: APIContext) async throws -> Response {
    let (session, mark) = try await opened(request, context)
    // NB: it names the places, and a host who plays is a player (EX29).
    guard !mark.state.settings.hostPlays || mark.state.phase.isOver else {
      throw APIError(.badRequest, "Invalid phase", "The host plays: the log opens after the game")
    }
    return try await told(session, through: mark.seq, context) { try $0.audit($1) }
  }

  private func replay(_ request: Request, _ context: APIContext) async throws -> Response {
    let (session, mark) = try await opened(request, context)
    guard mark.state.phase == .roundEnd else {
      throw APIError(.badRequest, "Invalid phase", "The game is still being played")
    }
    return try await told(session, through: mark.seq, context) { try $0.show($1) }
  }

  /// The game for its host, and how far it has come: what may be told is decided by its state, and no
  /// row that came later is told.
  private func opened(
    _ request: Request, _ context: APIContext
  ) async throws -> (Session, (state: GameState, seq: Int64)) {
    let session = try services.directory.session(of: context)
    try await Bearer(tokens: tokens).require([.host], of: session, request)
    return (session, await session.mark)
  }

  private func told(
    _ session: Session, through seq: Int64, _ context: APIContext, _ row: @escaping RetoldGame.Row
  ) async throws -> Response {
    guard let place = desk.place(for: session.id) else { throw APIError.busyTelling }
    guard let record = try await services.store.session(id: session.id) else {
      throw APIError.notFound("This session does not exist")
    }
    var game = try RetoldGame(
      record, through: seq, services.store, desk, place, clips: services.clipAddresses, row: row)
    let first = try await game.next() ?? ByteBuffer()
    return Response(
      status: .ok, headers: [.contentType: "application/jsonl; charset=utf-8"],
      body: game.isAtEnd
        ? .init(byteBuffer: first) : .init(first, then: game, context.logger))
  }
}

extension APIError {
  /// SE30: too many are told already
  fileprivate static var busyTelling: APIError {
    APIError(
      .tooManyRequests, "Too many requests",
      "Spelet hämtas redan. Försök igen om några sekunder. "
        + "/ This is being fetched already. Try again in a few seconds.",
      retryAfterSeconds: 5)
  }
}

extension ResponseBody {
  /// NB: a game that cannot be told to its end ends the connection, so that nobody takes it for whole.
  fileprivate init(_ first: ByteBuffer, then game: RetoldGame, _ logger: Logger) {
    self.init { writer in
      var game = game
      try await writer.write(first)
      while let lines = try await Self.next(of: &game, logger) { try await writer.write(lines) }
      try await writer.finish(nil)
    }
  }

  private static func next(of game: inout RetoldGame, _ logger: Logger) async throws -> ByteBuffer?
  {
    do {
      return try await game.next()
    } catch {
      logger.error("a game could not be told to its end", metadata: ["error": "\(error)"])
      throw error
    }
  }
}
