import Hummingbird
import TriptoAuthoring
import TriptoGame
import TriptoGuard
import TriptoPlan
import TriptoRooms
import TriptoWire

/// Who asks, and which games are live: what both decide (SE15, SE16).
struct LibraryWatch: Sendable {
  let house: HouseGuard
  let tokens: TokenService
  let directory: any Directory
  /// Nil when this server generates nothing.
  let generation: GenerationDesk?

  func sight(_ request: Request, _ context: APIContext) async -> LibrarySight {
    let own = await game(of: request)
    return LibrarySight(
      own: own, holdsKey: house.holdsKey(request, context),
      live: directory.packsInPlay, madeForOthers: await made(besides: own))
  }

  /// The game whose host asks.
  private func game(of request: Request) async -> LibrarySight.Game? {
    let bearer = Bearer(tokens: tokens)
    guard let claims = bearer.claims([.host], of: nil, request),
      let session = directory.session(id: claims.sessionId),
      await bearer.allows([.host], of: session, request)
    else { return nil }
    return LibrarySight.Game(id: session.id, hostPlays: await session.state.settings.hostPlays)
  }

  /// What was made for plans of games that are not over and where somebody is, unless it is that game's
  /// host who asks.
  private func made(besides own: LibrarySight.Game?) async -> Set<String> {
    var ids: Set<String> = []
    for batch in await generation?.list() ?? [] {
      guard let id = batch.session, let session = directory.session(id: id),
        await session.state.isAwaited, own?.id != id || own?.hostPlays == true
      else { continue }
      ids.formUnion(batch.items.map(\.job.id))
    }
    return ids
  }
}

extension GameState {
  /// Somebody is here, and something is still to come.
  fileprivate var isAwaited: Bool { emptySinceMs == nil && !phase.isOver }
}

extension APIError {
  /// SE15: a live game has this pack
  package static let packInPlay = APIError(
    .conflict, "Pack in play",
    "Ett spel pågår, och bara dess värd får se dess resmål. Vänta tills det är slut. / "
      + "A game is on, and only its host may see its places. Wait until it is over.")
}
