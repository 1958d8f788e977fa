import Foundation
package import HTTPTypes
import Hummingbird
import Logging
import TriptoGuard
import TriptoKernel
import TriptoRooms
import TriptoStore
import TriptoWire

/// The journeys that a household has played (RE64, RE67).
struct HistoryAPI: Sendable {
  let services: SessionServices
  let guardian: HouseGuard

  /// Journeys in one answer.
  private static let most = 50

  func add(to routes: Routes) {
    routes.get("/v1/history", .readHistory, use: list)
    routes.delete("/v1/history/:journeyId", .readHistory, use: hide)
  }

  /// What this household has played, the newest first (RE64).
  private func list(_ request: Request, _ context: APIContext) async throws -> Response {
    let household = try household(request, context)
    let beforeMs = try Self.before(request)
    let records = try await services.store.journeys(
      household: household, beforeMs: beforeMs, limit: Self.most)
    let journeys = records.compactMap { record in
      journey(record, context)
    }
    return Self.uncached(.json(HistoryResponse(journeys: journeys)))
  }

  /// It is gone from the list, the journal stays (RE67).
  private func hide(_ request: Request, _ context: APIContext) async throws -> Response {
    let household = try household(request, context)
    let id = try context.parameters.require("journeyId")
    guard try await services.store.hideJourney(id, household: household) else {
      throw APIError.notFound("Den resan finns inte i listan. / That trip is not in the list.")
    }
    return Response(status: .noContent)
  }

  /// Whose list it is. The house key comes first (SE11); the header is a secret of the household (SE6).
  private func household(_ request: Request, _ context: APIContext) throws(APIError) -> String {
    try guardian.admit(request, context)
    guard let household = request.headers[.household], !household.isEmpty else {
      throw APIError.unauthorized
    }
    return household
  }

  /// The end of the page before; without one the newest come.
  private static func before(_ request: Request) throws(APIError) -> Int64 {
    guard let text = request.uri.queryParameters["before"] else { return .max }
    guard let beforeMs = Int64(text) else {
      throw .validation(RequestError(field: "before", reason: "must be a time in milliseconds"))
    }
    return beforeMs
  }

  /// One that cannot be read is left out, and said in the log.
  private func journey(_ record: JourneyRecord, _ context: APIContext) -> PastJourney? {
    do {
      return try JSONDecoder().decode(PastJourney.self, from: Data(record.body))
    } catch {
      context.logger.error("a journey cannot be read", metadata: ["journey": "\(record.id)"])
      return nil
    }
  }

  private static func uncached(_ response: Response) -> Response {
    var response = response
    response.headers[.cacheControl] = "no-store"
    return response
  }
}

extension HTTPField.Name {
  /// NB: a legal name, so never nil.
  package static let household = HTTPField.Name("Tripto-Household")!
}
