import Hummingbird
import TriptoAuthoring
import TriptoGuard
import TriptoKernel
import TriptoWire

import struct TriptoContent.LocalText

/// New destinations over REST (RE28, RE29, RE60–RE63).
struct GenerationAPI: Sendable {
  /// Nil when this server generates nothing.
  let desk: GenerationDesk?
  let house: HouseGuard
  let watch: LibraryWatch
  /// `TRIPTO_GENERATOR` is `off`.
  let isOff: Bool

  func add(to router: Routes) {
    router.post("/v1/content/generate", .writePacks, use: generate)
    router.get("/v1/content/generate", .readPacks, use: list)
    router.get("/v1/content/generate/:id/status", .readPacks, use: status)
    router.delete("/v1/content/generate/:id", .writePacks, use: cancel)
    router.post("/v1/content/generate/:id/retry", .writePacks, use: retry)
  }

  /// RE28, RE60: a job for new destinations
  private func generate(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let wish = GenerationWish(try await request.decoded(GenerateRequest.self))
    let desk = try generator(needsModel: wish.needsModel)
    if let fault = wish.fault { throw APIError.validation(fault) }
    let batch = try await orFull { try await desk.add(wish) }
    guard let first = batch.items.first.flatMap({ PackID($0.job.id) }) else {
      throw APIError(.internalServerError, "Internal error", "The new pack has no id")
    }
    return .json(GenerateAccepted(generateId: batch.id, roundId: first), status: .accepted)
  }

  /// RE61: newest first.
  private func list(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let sight = await watch.sight(request, context)
    let jobs = try await generator().list().compactMap { GenerateStatus($0, seenBy: sight) }
    return .json(GenerateListResponse(jobs: jobs))
  }

  /// RE29: how far a job is
  private func status(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let batch = await desk?.batch(try context.parameters.require("id"))
    return try await found(batch, request, context)
  }

  /// RE62: a job is cancelled
  private func cancel(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let batch = try await desk?.cancel(context.parameters.require("id"))
    return try await found(batch, request, context)
  }

  /// RE63: what failed is tried again
  private func retry(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let id = try context.parameters.require("id")
    let batch = try await orFull { try await desk?.retry(id) }
    return try await found(batch, request, context)
  }

  /// What the desk answers, or 429 while ten jobs wait.
  private func orFull<Value: Sendable>(
    _ ask: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await ask()
    } catch is GenerationQueue.Full {
      throw APIError(
        .tooManyRequests, "Too many requests", "Wait until something waiting is finished")
    }
  }

  private func found(
    _ batch: GenerationBatch?, _ request: Request, _ context: APIContext
  ) async throws -> Response {
    let sight = await watch.sight(request, context)
    guard let batch, let status = GenerateStatus(batch, seenBy: sight) else {
      throw APIError.notFound("There is no such generation job")
    }
    return .json(status)
  }

  private func generator(needsModel: Bool = false) throws(APIError) -> GenerationDesk {
    guard let desk else { throw Self.lacks(isOff ? Self.switchedOff : Self.noFacts) }
    guard desk.hasModel || !needsModel else { throw Self.lacks(Self.noModel) }
    return desk
  }

  private static func lacks(_ help: LocalText) -> APIError {
    APIError(
      .serviceUnavailable, "Generator not configured", "\(help.sv) / \(help[.en])")
  }

  private static let switchedOff = LocalText(
    sv: "Nya resmål är avstängda: ta bort TRIPTO_GENERATOR=off och starta om servern.",
    en: "New destinations are switched off: remove TRIPTO_GENERATOR=off and restart the server.")
  private static let noFacts = LocalText(
    sv: "Servern saknar fakta eller ordlistor: installera mapparna Content/facts och Content/lint.",
    en: "The server lacks facts or word lists: install the folders Content/facts and Content/lint.")
  private static let noModel = LocalText(
    sv: "Det behövs en språkmodell: ställ in ANTHROPIC_API_KEY och starta om, eller ange region "
      + "eller ort.",
    en: "A language model is needed: set ANTHROPIC_API_KEY and restart, or name a region or a city."
  )
}
