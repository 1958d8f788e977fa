import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOPosix
public import TriptoClient

/// REST on AsyncHTTPClient. It follows no redirect.
public struct NIOTransport: HTTPTransport {
  /// No answer of the server is longer, bytes.
  private static let longestAnswer = 32 << 20

  // NB: it lives as long as the process, on loops that do too, and so is never shut down.
  private static let client = HTTPClient(
    eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
    configuration: HTTPClient.Configuration(redirectConfiguration: .disallow))

  public init() {}

  /// - Throws: the transport's error when there is no answer within `HTTPRequest.timeoutMs`.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let timeout = TimeAmount.milliseconds(Int64(HTTPRequest.timeoutMs))
    let answer = try await Self.client.execute(Self.asked(request), timeout: timeout)
    let body = try await answer.body.collect(upTo: Self.longestAnswer)
    var headers: [String: String] = [:]
    for (name, value) in answer.headers { headers[name] = value }
    return HTTPResponse(
      status: Int(answer.status.code), headers: headers, body: Array(body.readableBytesView))
  }

  private static func asked(_ request: HTTPRequest) -> HTTPClientRequest {
    var asked = HTTPClientRequest(url: request.url)
    asked.method = HTTPMethod(rawValue: request.method.rawValue)
    for (name, value) in request.headers { asked.headers.add(name: name, value: value) }
    if let body = request.body { asked.body = .bytes(ByteBuffer(bytes: body)) }
    return asked
  }
}
