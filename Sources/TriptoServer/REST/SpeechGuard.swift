import HTTPTypes
import Hummingbird

/// Speech can cost money and tells which texts a game has: it is for hosts and, unless strict mode
/// is on (SE4), for programs on this machine. A web page is no such program, whoever opened it, and
/// browsers name the page's origin.
struct SpeechGuard: Sendable {
  let tokens: TokenService
  let isStrict: Bool

  func admits(_ request: Request, _ context: APIContext) -> Bool {
    if Bearer(tokens: tokens).claims([.host], of: nil, request) != nil { return true }
    return !isStrict && context.clientAddress.isLoopback && request.headers[.origin] == nil
  }

  func require(_ request: Request, _ context: APIContext) throws {
    guard admits(request, context) else {
      throw APIError(
        .forbidden, "Forbidden",
        "Speech is for programs on the server's machine and for callers with a host's token")
    }
  }
}
