import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Whether a server on loopback says that it is well.
enum LocalHealth {
  private static let timeout = TimeAmount.seconds(5)

  /// - Parameter path: What is asked; `/ready` is 503 on a node that takes no games yet.
  static func isGood(at address: String, path: String = "/health") async -> Bool {
    do {
      let answer = try await HTTPClient.shared.execute(
        HTTPClientRequest(url: address + path), timeout: timeout)
      for try await _ in answer.body {}
      return answer.status == .ok
    } catch {
      return false
    }
  }
}
