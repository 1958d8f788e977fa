import Foundation
import Hummingbird
import TriptoGame
import TriptoStore
import TriptoViews

/// A game from its journal, for its host: the audit log, and after the end the replay (EX32, SE8).
struct ReplayAPI: Sendable {
  let store: any JournalStore
  let clips: ClipAddresses
  let tokens: TokenService
  let registry: SessionRegistry

  func add(to router: some RouterMethods<APIContext>) {
    router.get("/v1/sessions/:id/audit", use: audit)
    router.get("/v1/sessions/:id/replay", use: replay)
  }

  private func audit(_ request: Request, _ context: APIContext) async throws -> Response {
    let (state, lines) = try await told(to: request, context) { try $0.audit($1) }
    // NB: it names the places, and a host who plays is a player (EX29).
    guard !state.settings.hostPlays || state.phase.isOver else {
      throw APIError(.badRequest, "Invalid phase", "The host plays: the log opens after the game")
    }
    return lines
  }

  private func replay(_ request: Request, _ context: APIContext) async throws -> Response {
    let (state, lines) = try await told(to: request, context) { try $0.show($1) }
    guard state.phase == .roundEnd else {
      throw APIError(.badRequest, "Invalid phase", "The game is still being played")
    }
    return lines
  }

  private func session(_ request: Request, _ context: APIContext) async throws -> Session {
    let id = try context.parameters.require("id")
    guard let session = registry.session(id: id) else {
      throw APIError.notFound("This session does not exist")
    }
    try await Bearer(tokens: tokens).require([.host], of: session, request)
    return session
  }

  /// - Returns: All rows, and the game as they leave it: what may be told is decided by the same rows.
  private func told(
    to request: Request, _ context: APIContext,
    _ row: (inout Retelling, JournalEntry) throws -> [UInt8]
  ) async throws -> (GameState, Response) {
    let session = try await session(request, context)
    guard let record = try await store.session(id: session.id) else {
      throw APIError.notFound("This session does not exist")
    }
    var retelling = try Retelling(record, clips: clips)
    var body = ByteBuffer()
    for entry in try await store.entries(sessionId: session.id) {
      body.writeBytes(try row(&retelling, entry))
    }
    let response = Response(
      status: .ok, headers: [.contentType: "application/jsonl; charset=utf-8"],
      body: .init(byteBuffer: body))
    return (retelling.state, response)
  }
}
