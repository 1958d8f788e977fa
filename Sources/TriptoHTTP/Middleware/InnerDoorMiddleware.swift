import HTTPTypes
import Hummingbird
import TriptoRooms

/// Lets other nodes in and nobody else, and takes their word for who the client is (CL3).
struct InnerDoorMiddleware: RouterMiddleware {
  typealias Context = APIContext
  let key: String

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    guard let name = HTTPField.Name(Membership.keyHeader), let given = request.headers[name],
      Membership.isKey(given, key)
    else { throw APIError(.forbidden, "Forbidden", "This door is for other nodes") }
    var context = context
    context.relayedFor = HTTPField.Name(Membership.clientHeader).flatMap { request.headers[$0] }
    return try await next(request, context)
  }
}
