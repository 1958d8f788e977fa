import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Whether a server on loopback says that it is well.
enum LocalHealth {
  private static let timeout = TimeAmount.seconds(5)

  static func isGood(at address: String) async -> Bool {
    do {
      let answer = try await HTTPClient.shared.execute(
        HTTPClientRequest(url: address + "/health"), timeout: timeout)
      for try await _ in answer.body {}
      return answer.status == .ok
    } catch {
      return false
    }
  }
}
