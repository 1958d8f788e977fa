import Foundation
import FoundationNetworking

// What phones and TVs ask of it.
extension TriptoServer {
  func session(_ code: String) async throws -> String {
    let found = try await call("GET", "/v1/sessions/by-code/\(code)", nil)
    return found["sessionId"] ?? ""
  }

  /// - Parameter token: whose seat asks.
  @discardableResult
  func post(
    _ path: String, _ body: [String: Any], as token: String? = nil
  ) async throws -> [String: String] {
    try await call("POST", path, body, token)
  }

  /// These destinations are played, in this order.
  func plan(_ packs: [String], for session: String, as token: String) async throws {
    try await post(
      "/v1/sessions/\(session)/game-plan/import", ["contentPackIds": packs], as: token)
  }

  /// The texts of the answer.
  private func call(
    _ method: String, _ path: String, _ body: [String: Any]?, _ token: String? = nil
  ) async throws -> [String: String] {
    guard let url = URL(string: base + path) else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    request.httpBody = try body.map { try JSONSerialization.data(withJSONObject: $0) }
    let (data, answer) = try await URLSession.shared.data(for: request)
    guard let status = (answer as? HTTPURLResponse)?.statusCode, (200...299).contains(status) else {
      throw Failed(description: "\(path): \(String(decoding: data, as: UTF8.self))")
    }
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    return json.compactMapValues { $0 as? String }
  }
}
