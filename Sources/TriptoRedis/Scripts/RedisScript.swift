import Synchronization

/// Something that the server does as one step, in Lua. Its text is sent once, and later only its digest.
public final class RedisScript: Sendable {
  /// Begins a script that needs `now`, the ms of the server's clock.
  static let now = """
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)

    """

  let source: String
  /// What the server calls it; the same on every server.
  private let digest = Mutex<String?>(nil)

  init(_ source: String) { self.source = source }

  /// - Parameters:
  ///   - keys: Every key that it touches.
  ///   - arguments: What else it needs.
  /// - Throws: `RedisError`; `refused` when the script itself ended so.
  func run(
    on client: RedisClient, keys: [String], _ arguments: [RedisArgument] = []
  ) async throws(RedisError) -> RESPValue {
    let rest = [.int(keys.count)] + keys.map(RedisArgument.text) + arguments
    let digest = try await digest(by: client)
    do {
      return try await client.send(RedisCommand("EVALSHA", [.text(digest)] + rest))
    } catch .refused(let refusal) where refusal.code == "NOSCRIPT" {
      // NB: a restarted server has forgotten it; this teaches it again.
      return try await client.send(RedisCommand("EVAL", [.text(source)] + rest))
    }
  }

  private func digest(by client: RedisClient) async throws(RedisError) -> String {
    if let known = digest.withLock({ $0 }) { return known }
    let answer = try await client.send(RedisCommand("SCRIPT", "LOAD", .text(source)))
    guard let told = answer.text else { throw .unexpected("SCRIPT LOAD") }
    digest.withLock { $0 = told }
    return told
  }
}
