public import TriptoKernel

/// One request over HTTP, as the transport of a platform is given it.
public struct HTTPRequest: Equatable, Sendable, Unprintable {
  public enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }

  /// An answer that has not come by then never comes.
  public static let timeoutMs = 8000

  public var method: Method
  public var url: String
  /// A seat's token and the house's key are among them: never log these.
  public var headers: [String: String]
  public var body: [UInt8]?
}

public struct HTTPResponse: Equatable, Sendable {
  public var status: Int
  public var headers: [String: String]
  public var body: [UInt8]

  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  func header(_ name: String) -> String? {
    headers.first { $0.key.lowercased() == name.lowercased() }?.value
  }
}

/// How a platform asks over HTTP. It follows no redirect to another host, and gives up after `HTTPRequest.timeoutMs`.
public protocol HTTPTransport: Sendable {
  /// - Throws: when there is no answer.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

/// The house key of an app that keeps one (SE11, UI-H69).
public protocol HouseKeys: Sendable {
  /// nil without one.
  var key: String? { get async }
  /// Asks the person for it. One call at a time; those that come meanwhile get the same answer.
  /// - Parameter refused: the key that did not do.
  /// - Returns: whether it is worth trying again.
  func ask(refused: String?) async -> Bool
}
