import Foundation
import Hummingbird
import TriptoGame
import TriptoStore
import TriptoWire

/// A game's journal for its host: the audit log, and after the end the replay (EX32, SE8).
struct ReplayAPI: Sendable {
  let store: any JournalStore
  let tokens: TokenService
  let registry: SessionRegistry

  func add(to router: some RouterMethods<APIContext>) {
    router.get("/v1/sessions/:id/audit", use: audit)
    router.get("/v1/sessions/:id/replay", use: replay)
  }

  private func audit(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try await session(request, context)
    let state = await session.state
    // NB: it names the places, and a host who plays is a player (EX29).
    guard !(state.settings.hostPlays && state.phase.isInPlay) else {
      throw APIError(.badRequest, "Invalid phase", "The host plays: the log opens after the game")
    }
    return try await lines(of: session)
  }

  private func replay(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try await session(request, context)
    guard await session.state.phase == .roundEnd else {
      throw APIError(.badRequest, "Invalid phase", "The game is still being played")
    }
    return try await lines(of: session)
  }

  private func session(_ request: Request, _ context: APIContext) async throws -> Session {
    let id = try context.parameters.require("id")
    guard let session = registry.session(id: id) else {
      throw APIError.notFound("This session does not exist")
    }
    try await Bearer(tokens: tokens).require([.host], of: session, request)
    return session
  }

  /// One line per journal row: `{"seq":…,"atMs":…,"entry":[…]}`. Codes that open a seat and
  /// addresses of players stay in the journal (SE8).
  private func lines(of session: Session) async throws -> Response {
    var body = ByteBuffer()
    for entry in try await store.entries(sessionId: session.id) {
      body.writeString("{\"seq\":\(entry.seq),\"atMs\":\(entry.atMs),\"entry\":")
      body.writeBytes(try JournaledCommand.audited(entry))
      body.writeString("}\n")
    }
    return Response(
      status: .ok, headers: [.contentType: "application/jsonl; charset=utf-8"],
      body: .init(byteBuffer: body))
  }
}
