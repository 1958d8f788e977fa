import Foundation
import HTTPTypes
public import Hummingbird

/// The question "do I reach myself through this address?": a request with a number used once, which
/// the server repeats in its answer.
public enum SelfProbe {
  /// Name of the header that carries the number both ways.
  public static let headerName = "X-Tripto-Probe"

  package static func nonce() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt32, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Only what a probe can have sent is repeated, so nothing else can be put into an answer.
  package static func isNonce(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}

/// Repeats a probe's number in the answer, whatever the route. Needed for `LANAddress.verify`.
public struct SelfProbeMiddleware<Context: RequestContext>: RouterMiddleware {
  public init() {}

  public func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    if let name = HTTPField.Name(SelfProbe.headerName), let nonce = request.headers[name],
      SelfProbe.isNonce(nonce)
    {
      response.headers[name] = nonce
    }
    return response
  }
}
