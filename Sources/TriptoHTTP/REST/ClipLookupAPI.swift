import Hummingbird
import TriptoGame
import TriptoGuard
import TriptoRooms
import TriptoViews
import TriptoWire

/// The way to a clip by its names on the wire (RE22).
struct ClipLookupAPI: Sendable {
  let tokens: TokenService
  let directory: any Directory
  let addresses: ClipAddresses

  func add(to router: Routes) {
    router.get("/v1/sessions/:id/rounds/:roundId/assets/:clipId", .clip, use: clip)
  }

  private func clip(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try directory.session(of: context)
    let bearer = Bearer(tokens: tokens)
    try await bearer.require([.host, .tv], of: session, request)
    let isHost = await bearer.allows([.host], of: session, request)
    let round = try context.parameters.require("roundId")
    let name = try context.parameters.require("clipId")
    guard let clip = await session.clip(name, round: round, isHost: isHost) else {
      throw APIError.notFound("There is no such clip, or not yet")
    }
    return Response(
      status: .found,
      headers: [.location: addresses.url(of: clip), .cacheControl: "no-store"])
  }
}
