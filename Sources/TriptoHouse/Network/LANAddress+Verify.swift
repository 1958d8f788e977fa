import AsyncHTTPClient
public import NIOCore
import NIOHTTP1
import NIOSSL
public import TriptoGuard
import TriptoHTTP

/// What came of the server's attempt to reach itself through an address.
public enum ReachResult: Sendable, Equatable {
  /// This very server answered.
  case reachable
  /// Nothing answered within the time.
  case timedOut
  /// The connection was refused or broken.
  case unreachable
  /// Something answered, but not this server.
  case otherServer

  /// A sentence for the person at the terminal.
  public var explanation: String {
    switch self {
    case .reachable: "the server reached itself through it"
    case .timedOut: "no answer within a second; a firewall may be in the way"
    case .unreachable: "the connection was refused"
    case .otherServer: "another program answers at this address and port"
    }
  }
}

extension LANAddress {
  /// Fetches the server's own /health through this address.
  ///
  /// Not to be awaited inside `onServerRunning`: Hummingbird answers nobody before that returns, so
  /// every address would time out.
  /// - Parameters:
  ///   - port: The port the server listens on.
  ///   - isTLS: Whether it speaks https. The certificate is not checked: it names no LAN address.
  ///   - timeout: Longest wait for the whole exchange; 1 s.
  public func verify(
    port: Int, isTLS: Bool = false, timeout: TimeAmount = .seconds(1)
  ) async -> ReachResult {
    let nonce = SelfProbe.nonce()
    var request = HTTPClientRequest(url: "\(isTLS ? "https" : "http")://\(address):\(port)/health")
    request.headers.add(name: SelfProbe.headerName, value: nonce)
    do {
      return try await HTTPClient.withHTTPClient(configuration: .probe(timeout)) { client in
        let answer = try await client.execute(request, timeout: timeout)
        let isOurs = answer.status == .ok && answer.headers[SelfProbe.headerName].contains(nonce)
        return isOurs ? .reachable : .otherServer
      }
    } catch {
      return Self.result(of: error)
    }
  }

  private static func result(of error: any Error) -> ReachResult {
    if error is HTTPParserError { return .otherServer }
    return switch error as? HTTPClientError {
    case .connectTimeout, .deadlineExceeded: .timedOut
    case .remoteConnectionClosed: .otherServer
    default: .unreachable
    }
  }
}

extension HTTPClient.Configuration {
  /// One question over one connection, which is tried once.
  fileprivate static func probe(_ timeout: TimeAmount) -> Self {
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.certificateVerification = .none
    var configuration = Self(
      tlsConfiguration: tls, redirectConfiguration: .disallow,
      timeout: Timeout(connect: timeout))
    configuration.httpVersion = .http1Only
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }
}
