import Hummingbird

/// RE1: a failure nobody foresaw is told in plain words; what it was goes to the log alone.
struct FailureMiddleware: RouterMiddleware {
  typealias Context = APIContext

  func handle(
    _ request: Request, context: APIContext,
    next: (Request, APIContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as any HTTPResponseError {
      throw error
    } catch {
      context.logger.error("a request failed", metadata: ["error": "\(error)"])
      throw APIError(
        .internalServerError, "Internal error",
        "Det gick inte just nu. Försök igen snart. / That did not work. Try again in a moment.")
    }
  }
}
