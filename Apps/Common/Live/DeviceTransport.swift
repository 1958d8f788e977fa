import Foundation
import TriptoClient

/// REST on URLSession. It follows no redirect, and keeps neither cookies nor answers.
struct DeviceTransport: HTTPTransport {
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    let timeout = TimeInterval(HTTPRequest.timeoutMs) / 1000
    configuration.timeoutIntervalForRequest = timeout
    configuration.timeoutIntervalForResource = timeout
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: Homebody(), delegateQueue: nil)
  }

  /// - Throws: `URLError` when there is no answer within `HTTPRequest.timeoutMs`.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let (body, response) = try await session.data(for: Self.asked(request))
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return HTTPResponse(
      status: response.statusCode, headers: Self.headers(of: response), body: Array(body))
  }

  private static func asked(_ request: HTTPRequest) throws -> URLRequest {
    guard let url = URL(string: request.url) else { throw URLError(.badURL) }
    var asked = URLRequest(url: url)
    asked.httpMethod = request.method.rawValue
    for (name, value) in request.headers { asked.setValue(value, forHTTPHeaderField: name) }
    asked.httpBody = request.body.map { Data($0) }
    return asked
  }

  private static func headers(of response: HTTPURLResponse) -> [String: String] {
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields {
      if let name = name as? String, let value = value as? String { headers[name] = value }
    }
    return headers
  }
}

/// Goes nowhere that a server sends it: a token goes to its own server alone.
private final class Homebody: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
