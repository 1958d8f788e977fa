import Foundation

/// The internet of one test: who answers, and what an app asked.
@_spi(Testing) public final class FakeInternet: Sendable {
  public typealias Server = @Sendable (URLRequest) throws -> (HTTPURLResponse, Data)

  /// NB: of each task its own, so that tests run beside each other.
  @TaskLocal public static var current = FakeInternet { _ in throw URLError(.cannotFindHost) }

  public let sockets = Made<URLSessionWebSocketTask>()
  /// The sessions that let go of their delegates.
  public let ended = Made<URLSession>()
  private let server: Server

  public init(_ server: @escaping Server) { self.server = server }

  /// Follows a redirection where the session's delegate lets it.
  func answer(_ request: URLRequest, in session: URLSession) async throws -> (Data, URLResponse) {
    let (response, data) = try server(request)
    guard (300..<400).contains(response.statusCode),
      let place = response.value(forHTTPHeaderField: "Location"), let url = URL(string: place)
    else { return (data, response) }
    guard let next = await redirected(to: URLRequest(url: url), response, in: session) else {
      return (data, response)
    }
    return try await answer(next, in: session)
  }

  private func redirected(
    to request: URLRequest, _ response: HTTPURLResponse, in session: URLSession
  ) async -> URLRequest? {
    guard let delegate = session.delegate as? any URLSessionTaskDelegate else { return request }
    return await withCheckedContinuation { done in
      delegate.urlSession(
        session, task: URLSessionTask(session), willPerformHTTPRedirection: response,
        newRequest: request
      ) { done.resume(returning: $0) }
    }
  }
}
