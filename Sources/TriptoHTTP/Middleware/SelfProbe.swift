import HTTPTypes
import Hummingbird
import TriptoKernel

/// The question "do I reach myself through this address?": a request with a number used once, which
/// the server repeats in its answer.
public enum SelfProbe {
  /// Name of the header that carries the number both ways.
  public static let headerName = "X-Tripto-Probe"

  package static func nonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return Hex.text((0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }

  /// Only what a probe can have sent is repeated, so nothing else can be put into an answer.
  package static func isNonce(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy("0123456789abcdef".utf8.contains)
  }
}

/// Repeats a probe's number in the answer, whatever the route. Needed for `LANAddress.verify`.
struct SelfProbeMiddleware: RouterMiddleware {
  typealias Context = APIContext

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    var response = try await next(request, context)
    if let name = HTTPField.Name(SelfProbe.headerName), let nonce = request.headers[name],
      SelfProbe.isNonce(nonce)
    {
      response.headers[name] = nonce
    }
    return response
  }
}
