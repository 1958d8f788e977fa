import Hummingbird
import TriptoAuthoring
import TriptoContent
import TriptoGame
import TriptoGuard
import TriptoKernel
import TriptoPlan
import TriptoRooms
import TriptoWire

/// Game plans over REST (RE30–RE37).
struct PlanAPI: Sendable {
  let services: SessionServices
  /// Nil when this server generates nothing.
  let generation: GenerationDesk?
  let hosts: HostGuard
  let house: HouseGuard
  private var library: PackLibrary { services.planner.library }

  func add(to router: Routes) {
    router.post("/v1/sessions/:id/game-plan/generate-ai", .writePacks, use: generate)
    router.post("/v1/sessions/:id/game-plan/import", .writePacks, use: importPlan)
    router.post("/v1/sessions/:id/game-plan/hybrid", .writePacks, use: hybrid)
    router.get("/v1/sessions/:id/game-plan", .lookUp, use: show)
  }

  /// RE32–RE34: a city that is named is made if need be; the rest is drawn from the library.
  private func generate(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try await session(request, context)
    let body = try await request.decoded(GeneratePlanRequest.self)
    let wish = mayChoose(request, context) ? PlanWish(body) : PlanWish(body).unnamed
    guard let count = wish.count, (1...5).contains(count) else {
      throw APIError(
        .badRequest, "Validation error", "A plan has 1–5 destinations",
        details: .object(["field": .string("numDestinations")]))
    }
    // NB: asked again when the plan is stored; here so that nothing is made in vain.
    guard await session.state.phase == .lobby else { throw APIError(.invalidPhase) }
    let ids = await fill(count, wish, besides: [], for: session)
    return try await store(ids.map { ($0, .ai) }, .ai, session)
  }

  /// RE35: a plan of packs that the caller names
  private func importPlan(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try await session(request, context)
    try house.admit(request, context)
    let body = try await request.decoded(ImportPlanRequest.self)
    try requireKnown(body.contentPackIds)
    return try await store(body.contentPackIds.map { ($0, .manual) }, .manual, session)
  }

  /// RE36: even places take AI first, odd places manual, the remainder is appended.
  private func hybrid(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try await session(request, context)
    let body = try await request.decoded(HybridPlanRequest.self)
    if !body.manualPackIds.isEmpty { try house.admit(request, context) }
    try requireKnown(body.manualPackIds)
    let drawn = await fill(
      body.aiGenerated, PlanWish(), besides: body.manualPackIds, for: session)
    var ai = drawn[...]
    var manual = body.manualPackIds[...]
    var stops: [(String, PlannedStop.Source)] = []
    while !ai.isEmpty || !manual.isEmpty {
      let takesAI = manual.isEmpty || (!ai.isEmpty && stops.count.isMultiple(of: 2))
      stops.append(takesAI ? (ai.removeFirst(), .ai) : (manual.removeFirst(), .manual))
    }
    return try await store(stops, .hybrid, session)
  }

  /// RE37: the plan, and where the game is in it
  private func show(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try await session(request, context)
    let isHost = await hosts.isHost(request, of: session)
    guard let body = GamePlanResponse(await session.state, isHost: isHost) else {
      throw APIError.notFound("This session has no game plan")
    }
    return .json(body)
  }

  /// Packs that fit the wish and the game's settings, a named city first, none twice (RE34), and
  /// none that this household knows while there are others (EX31).
  private func fill(
    _ count: Int, _ wish: PlanWish, besides taken: [String], for session: Session
  ) async -> [String] {
    let known = self.named(by: wish, besides: taken).count
    await generation?.make(namedBy: wish, atMost: count - known, for: session.id)
    let named = self.named(by: wish, besides: taken).prefix(count)
    let state = await session.state
    var wishes = state.settings.wishes
    wishes.regions = wish.regions
    let drawn = services.planner.draw(
      count - named.count, wishes: wishes, played: await session.playedPacks,
      besides: Set(taken + named), for: state)
    return named + drawn
  }

  /// SE11: whoever names a place can have any of them shown, clue by clue.
  private func mayChoose(_ request: Request, _ context: APIContext) -> Bool {
    !house.isStrict || house.holdsKey(request, context)
  }

  private func named(by wish: PlanWish, besides taken: [String]) -> [String] {
    library.playable.filter { wish.names($0.name) }.map(\.id.rawValue)
      .filter { !taken.contains($0) }
  }

  private func requireKnown(_ ids: [String]) throws {
    guard Set(ids).count == ids.count else {
      throw APIError(.badRequest, "Validation error", "A plan holds no destination twice")
    }
    let unknown = ids.filter { library.playable($0) == nil }
    guard unknown.isEmpty else {
      throw APIError(
        .notFound, "Content packs not found",
        "Not in the library: \(unknown.joined(separator: ", "))",
        details: .object(["missing": .array(unknown.map { .string($0) })]))
    }
  }

  private func store(
    _ stops: [(id: String, source: PlannedStop.Source)], _ kind: PlanKind, _ session: Session
  ) async throws -> Response {
    let language = await session.state.settings.language
    let planned = stops.compactMap { stop in
      library.playable(stop.id)?.localized(language).plannedStop(stop.source)
    }
    try await session.setPlan(planned, kind: kind)
    guard let body = GamePlanCreated(await session.state, library) else {
      throw APIError.notFound("This session has no game plan")
    }
    return .json(body, status: .created)
  }

  private func session(_ request: Request, _ context: APIContext) async throws -> Session {
    try hosts.admit(request, toSession: try context.parameters.require("id"))
    let session = try services.directory.session(of: context)
    try await hosts.admit(request, to: session)
    return session
  }
}

extension LocalizedPack {
  fileprivate func plannedStop(_ source: PlannedStop.Source) -> PlannedStop {
    PlannedStop(packID: id.rawValue, source: source, name: name, country: country)
  }
}
