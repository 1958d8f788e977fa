import Foundation
import FoundationNetworking
import Synchronization
import TriptoClient

/// REST on Foundation's `URLSession`, with a list of what was asked and answered.
final class LoopbackTransport: HTTPTransport {
  struct Call: Equatable, Sendable {
    let method: String
    let path: String
    let status: Int
  }

  private let made = Mutex([Call]())
  private let held = Mutex((isShut: false, waiting: [CheckedContinuation<Void, Never>]()))

  var calls: [Call] { made.withLock { $0 } }

  /// Answers wait until `open()`.
  func shut() { held.withLock { $0.isShut = true } }

  func open() {
    let waiting = held.withLock { held in
      defer { held = (false, []) }
      return held.waiting
    }
    for one in waiting { one.resume() }
  }

  func send(_ request: TriptoClient.HTTPRequest) async throws -> HTTPResponse {
    guard let url = URL(string: request.url) else { throw URLError(.badURL) }
    var asked = URLRequest(url: url, timeoutInterval: 8)
    asked.httpMethod = request.method.rawValue
    for (name, value) in request.headers { asked.setValue(value, forHTTPHeaderField: name) }
    asked.httpBody = request.body.map { Data($0) }
    let (body, answer) = try await URLSession.shared.data(for: asked)
    guard let answer = answer as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    made.withLock {
      $0.append(
        Call(method: request.method.rawValue, path: url.path, status: answer.statusCode))
    }
    await pass()
    return HTTPResponse(status: answer.statusCode, body: [UInt8](body))
  }

  private func pass() async {
    await withCheckedContinuation { turn in
      let isFree = held.withLock { held in
        if held.isShut { held.waiting.append(turn) }
        return !held.isShut
      }
      if isFree { turn.resume() }
    }
  }
}
