import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import TriptoContent
import TriptoGame
import TriptoSocket

/// RE1: every failure leaves as an answer. One that nobody foresaw is told in plain words; what it
/// was goes to the log alone. To HEAD no answer has a body (RFC 9110 §9.3.2).
struct FailureMiddleware: RouterMiddleware {
  typealias Context = APIContext

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    let response: Response
    do {
      response = try await next(request, context)
    } catch let error as any HTTPResponseError {
      response = try error.response(from: request, context: context)
    } catch let error as LibraryError {
      response = try APIError(error).response(from: request, context: context)
    } catch let error as Refusal {
      response = try APIError(error).response(from: request, context: context)
    } catch let error where Self.isOfTheClient(error) {
      context.logger.debug("a request could not be read", metadata: ["error": "\(error)"])
      let answer = error is RequestTooSlow ? APIError.tooSlow : APIError.unreadable
      response = try answer.response(from: request, context: context)
    } catch {
      context.logger.error("a request failed", metadata: ["error": "\(error)"])
      response = try Self.unforeseen.response(from: request, context: context)
    }
    return request.method == .head ? response.createHeadResponse() : response
  }

  /// What came was no HTTP, came too slowly, or stopped coming.
  private static func isOfTheClient(_ error: any Error) -> Bool {
    error is HTTPParserError || error is RequestTooSlow || error is ChannelError || error is IOError
  }

  private static let unforeseen = APIError(
    .internalServerError, "Internal error",
    "Det gick inte just nu. Försök igen snart. / That did not work. Try again in a moment.")
}
