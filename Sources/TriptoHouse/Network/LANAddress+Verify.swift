public import NIOCore
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
    do {
      let answer = try await ProbeClient(host: address, port: port, isTLS: isTLS, timeout: timeout)
        .fetch(path: "/health", nonce: nonce)
      return Self.judge(answer, nonce: nonce)
    } catch let error as ChannelError {
      if case .connectTimeout = error { return .timedOut }
      return .unreachable
    } catch is ProbeTimeout {
      return .timedOut
    } catch {
      return .unreachable
    }
  }

  private static func judge(_ answer: String, nonce: String) -> ReachResult {
    let lines = answer.lowercased().split(separator: "\r\n", omittingEmptySubsequences: false)
    let head = lines.prefix { !$0.isEmpty }
    let isHealthy = head.first?.hasPrefix("http/1.1 200") == true
    return isHealthy && head.contains("\(SelfProbe.headerName.lowercased()): \(nonce)")
      ? .reachable : .otherServer
  }
}
