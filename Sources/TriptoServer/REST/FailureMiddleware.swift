import Hummingbird

/// RE1: every failure leaves as an answer. One that nobody foresaw is told in plain words; what it
/// was goes to the log alone. To HEAD no answer has a body (RFC 9110 §9.3.2).
struct FailureMiddleware: RouterMiddleware {
  typealias Context = APIContext

  func handle(
    _ request: Request, context: APIContext,
    next: (Request, APIContext) async throws -> Response
  ) async throws -> Response {
    let response: Response
    do {
      response = try await next(request, context)
    } catch let error as any HTTPResponseError {
      response = try error.response(from: request, context: context)
    } catch {
      context.logger.error("a request failed", metadata: ["error": "\(error)"])
      response = try Self.unforeseen.response(from: request, context: context)
    }
    return request.method == .head ? response.createHeadResponse() : response
  }

  private static let unforeseen = APIError(
    .internalServerError, "Internal error",
    "Det gick inte just nu. Försök igen snart. / That did not work. Try again in a moment.")
}
